import type { NewOperation } from '../reduce/operations.ts';
import type { GraphOutcome } from './mutations.ts';
import type { GraphRoot } from './roots.ts';

/** The edge of a new object in the list at the same path, for clients that add it there. */
export interface CreatedEdge {
  readonly name: string;
  readonly list: GraphRoot;
  /** The member with the key by which the list is paged; absent: the object is taken for the first row. */
  readonly key: string | undefined;
}

/** The edge of the object that a POST to a list makes; `undefined` where the list's cursors need a token of the upstream. */
export function createdEdgeOf(
  { found, path }: NewOperation,
  outcome: GraphOutcome,
  roots: readonly GraphRoot[],
): CreatedEdge | undefined {
  if (found.method !== 'post' || outcome.kind !== 'value' || outcome.isOptional || outcome.shown.isList)
    return undefined;
  const { target } = outcome.shown;
  const list = roots.find((root) => root.isConnection && root.target === target && root.operation.path === path);
  const { paging, key } = list?.operation.list ?? {};
  if (!target || !list || paging?.style === 'token') return undefined;
  if (paging?.style === 'key' && key?.members.length !== 1) return undefined;
  return { name: `${outcome.name}Edge`, list, key: paging?.style === 'key' ? key?.members[0] : undefined };
}
