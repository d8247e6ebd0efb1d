import { getDirectiveValues, getNullableType } from 'graphql';
import type { CompileStream } from '../document.ts';
import { isIterable } from '../values.ts';
import { STREAM } from './directives.ts';

/** Completes the first items of a list with `@stream` in the part that has the list, and defers the others. */
export const compileStream: CompileStream = (type, field, complete, completeItem) => {
  if (getNullableType(field.definition.type) !== type) return undefined;
  const given = getDirectiveValues(STREAM, field.nodes[0], field.document.flags);
  if (!given || given['if'] === false) return undefined;
  const initialCount = given['initialCount'] as number;
  const label = given['label'] as string | undefined;
  return (run, value, path) => {
    if (!run.delivery || !isIterable(value)) return complete(run, value, path);
    const items = Array.isArray(value) ? value : [...value];
    if (items.length <= initialCount) return complete(run, items, path);
    const list = complete(run, items.slice(0, initialCount), path);
    run.delivery.stream(run, { label, path, items, initialCount, completeItem });
    return list;
  };
};
