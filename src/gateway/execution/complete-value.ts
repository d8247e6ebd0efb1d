import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { completeAbstract } from './complete-abstract.ts';
import { completeItemOf, completeList } from './complete-list.ts';
import { completeObject, type SelectionOf } from './complete-object.ts';
import { CompletionError } from './completion-error.ts';
import { coordinateOf, type SelectedField } from './document.ts';
import { completeStream } from './incremental/complete-stream.ts';
import { completeLeaf } from './leaf.ts';
import type { Complete } from './run.ts';

/** Completes a field's value, or an item of it, of this type. */
export function completeValue(type: GraphQLOutputType, field: SelectedField, selectionOf: SelectionOf): Complete {
  const isNullable = !isNonNullType(type);
  const complete = completePresent(isNonNullType(type) ? type.ofType : type, field, selectionOf);
  return (run, value, path) => {
    if (value === null || value === undefined) {
      if (isNullable) return null;
      throw new CompletionError(`Cannot return null for non-nullable field ${coordinateOf(field)}.`);
    }
    if (value instanceof Error) throw value;
    return complete(run, value, path);
  };
}

/** The same for a value that is neither null nor an error. */
function completePresent(type: GraphQLOutputType, field: SelectedField, selectionOf: SelectionOf): Complete {
  if (isLeafType(type)) return completeLeaf(type);
  if (isListType(type)) {
    const completeItem = completeItemOf(type.ofType, completeValue(type.ofType, field, selectionOf), field);
    const complete = completeList(completeItem, field);
    return field.document.isIncremental ? completeStream(type, field, complete, completeItem) : complete;
  }
  if (isAbstractType(type)) return completeAbstract(type, field, selectionOf);
  return completeObject(type as GraphQLObjectType, field, selectionOf);
}
