import { defaultTypeResolver, type GraphQLAbstractType, type GraphQLObjectType, isObjectType } from 'graphql';
import { completeObject, type SelectionOf } from './complete-object.ts';
import { CompletionError } from './completion-error.ts';
import { coordinateOf, type SelectedField } from './document.ts';
import { resolveInfo } from './resolve-info.ts';
import type { Complete } from './run.ts';
import { isPromiseLike } from './values.ts';

/** Completes a value of an interface or a union as the object type that it is resolved to. */
export function completeAbstract(type: GraphQLAbstractType, field: SelectedField, selectionOf: SelectionOf): Complete {
  const resolveType = type.resolveType ?? defaultTypeResolver;
  const byName = new Map<unknown, Complete>();
  const completeAs = (name: unknown): Complete => {
    let complete = byName.get(name);
    if (!complete) {
      complete = completeObject(possibleType(type, name, field), field, selectionOf);
      byName.set(name, complete);
    }
    return complete;
  };
  return (run, value, path) => {
    const name: unknown = resolveType(value, run.context, resolveInfo(field, run, path.field), type);
    if (!isPromiseLike(name)) return completeAs(name)(run, value, path);
    return run.await(name, (_run, settled) => completeAs(settled)(run, value, path), path, field.nodes);
  };
}

/** The object type of this name, if a value of the abstract type can be of it. */
function possibleType(type: GraphQLAbstractType, name: unknown, field: SelectedField): GraphQLObjectType {
  const { schema } = field.document;
  const found = typeof name === 'string' ? schema.getType(name) : undefined;
  if (isObjectType(found) && schema.isSubType(type, found)) return found;
  throw new CompletionError(
    found
      ? `Runtime Object type "${found.name}" is not a possible type for "${type.name}".`
      : `Abstract type "${type.name}" must resolve to an Object type at runtime for field "${coordinateOf(field)}".`,
  );
}
