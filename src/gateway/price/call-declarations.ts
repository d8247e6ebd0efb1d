import type { Edge, FieldCalls, NodeType, Subgraph } from '#graph';

/** The declared upstream calls of fields and of the lookups behind `Query.node`. */
export interface CallDeclarations {
  /** By `Type.field`. */
  readonly fields: ReadonlyMap<string, FieldCalls>;
  /** By type. */
  readonly nodes: ReadonlyMap<string, FieldCalls>;
}

export function callDeclarations(
  parts: readonly Pick<Subgraph | Edge, 'calls'>[],
  nodes: ReadonlyMap<string, NodeType>,
): CallDeclarations {
  return {
    fields: new Map(parts.flatMap(({ calls }) => Object.entries(calls ?? {}))),
    nodes: new Map([...nodes].map(([type, { calls = [] }]) => [type, calls])),
  };
}
