import type { NewOperation } from '../reduce/operations.ts';
import type { GraphRoot } from './roots.ts';
import type { Shown } from './types.ts';

/** The edge of a new object in the list at the same path, for clients that add it there. */
export interface CreatedEdge {
  readonly name: string;
  readonly list: GraphRoot;
  /** The member with the key by which the list is paged; absent: the object is taken for the first row. */
  readonly key: string | undefined;
}

interface Outcome {
  readonly name: string;
  readonly shown: Shown;
  readonly isOptional: boolean;
}

/** The edge of the object that a POST to a list makes; `undefined` where the list's cursors need a token of the upstream. */
export function createdEdgeOf(
  { found, path }: NewOperation,
  { name, shown: { target, isList }, isOptional }: Outcome,
  roots: readonly GraphRoot[],
): CreatedEdge | undefined {
  if (found.method !== 'post' || isOptional || isList) return undefined;
  const list = roots.find((root) => root.isConnection && root.target === target && root.operation.path === path);
  const { paging, key } = list?.operation.list ?? {};
  if (!target || !list || paging?.style === 'token') return undefined;
  if (paging?.style === 'key' && key?.members.length !== 1) return undefined;
  return { name: `${name}Edge`, list, key: paging?.style === 'key' ? key?.members[0] : undefined };
}
