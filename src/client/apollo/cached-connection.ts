import type { Reference, StoreObject } from '@apollo/client';

type CachedNode = Reference | StoreObject | null;

export interface CachedEdge {
  readonly cursor?: string | undefined;
  readonly node?: CachedNode | undefined;
}

export interface CachedPageInfo {
  readonly hasNextPage?: boolean;
  readonly hasPreviousPage?: boolean;
  readonly startCursor?: string | null;
  readonly endCursor?: string | null;
}

/** A connection as a query selects it: any of its parts may be missing. */
export interface ConnectionPage {
  readonly edges?: readonly CachedEdge[];
  readonly nodes?: readonly CachedNode[];
  readonly pageInfo?: CachedPageInfo | undefined;
}

/** The pages of a connection so far. Nodes that were selected without edges are in edges without other fields. */
export interface CachedConnection {
  readonly edges?: readonly CachedEdge[];
  readonly pageInfo?: CachedPageInfo | undefined;
}

/** The edges of a page, with the cursors that `pageInfo` has; `undefined` if neither `edges` nor `nodes` are selected. */
export function edgesOf({ edges, nodes, pageInfo }: ConnectionPage): readonly CachedEdge[] | undefined {
  const found = edges?.map((edge, index) => ({ node: nodes?.[index], ...edge })) ?? nodes?.map((node) => ({ node }));
  return found?.map((edge: CachedEdge, index) => {
    const atStart = index === 0 ? pageInfo?.startCursor : undefined;
    const atEnd = index === found.length - 1 ? pageInfo?.endCursor : undefined;
    const cursor = edge.cursor ?? atStart ?? atEnd;
    return cursor == null ? edge : { ...edge, cursor };
  });
}
