import { type GraphQLList, type GraphQLOutputType, getNullableType } from 'graphql';
import { BadInputError, incrementalArguments, PagedItems, STREAM } from '#graph';
import type { CompleteItem } from '../run.ts';
import type { SelectedField } from '../document.ts';
import type { Complete } from '../run.ts';
import { isIterable } from '../values.ts';
import { PartRun } from './part-run.ts';

/** Completes the first items of a list with `@stream` in the part that has the list, and defers the others. */
export function completeStream(
  type: GraphQLList<GraphQLOutputType>,
  field: SelectedField,
  complete: Complete,
  completeItem: CompleteItem,
): Complete {
  const isOuterList = getNullableType(field.definition.type) === type;
  const { schema, flags } = field.document;
  const given = isOuterList ? incrementalArguments(schema, STREAM, field.nodes[0], flags) : undefined;
  if (!given) return complete;
  const { label, initialCount } = given;
  if (initialCount < 0) {
    return () => {
      // The words of graphql-js.
      throw new BadInputError('initialCount must be a positive integer');
    };
  }
  return (run, value, path) => {
    if (!(run instanceof PartRun)) return complete(run, value, path);
    const stream = { label, path, nodes: field.nodes, completeItem };
    if (value instanceof PagedItems) {
      const list = complete(run, value.first.slice(0, initialCount), path);
      run.deferrals.stream(run, { ...stream, items: value.first, from: initialCount, rest: value.rest });
      return list;
    }
    if (!isIterable(value)) return complete(run, value, path);
    const items = Array.isArray(value) ? value : [...value];
    if (items.length <= initialCount) return complete(run, items, path);
    const list = complete(run, items.slice(0, initialCount), path);
    run.deferrals.stream(run, { ...stream, items, from: initialCount });
    return list;
  };
}
