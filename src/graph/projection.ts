import type { Selection } from './selection.ts';

/** Which of the upstream's fields a field of the graph is made from, where they are not of the same name. */
export type FieldSources = Readonly<Record<string, readonly string[]>>;

/**
 * The upstream's top-level fields that a selection needs, in a fixed order; `undefined` when it needs all, because
 * `raw` is selected.
 */
export function projected(selection: Selection, sources: FieldSources): string[] | undefined {
  if (selection.has('raw')) return undefined;
  const names = [...selection.keys()].filter((name) => name !== '__typename');
  return [...new Set(names.flatMap((name) => sources[name] ?? [name]))].toSorted();
}
