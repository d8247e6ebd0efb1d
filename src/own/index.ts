export type { Bytes, Redirect } from '#contract';
export {
  BadInputError,
  type Batch,
  type Connection,
  type ConnectionEdge,
  type Context,
  type DeclaredCalls,
  type Edge,
  each,
  edgeOf,
  fetchAllRows,
  flagFrom,
  from,
  fromMilliseconds,
  fromSeconds,
  type Lookup,
  listed,
  listFrom,
  loads,
  nodeType,
  type PageInfo,
  paged,
  pages,
  SINGLETON_KEY,
  textFrom,
  toGlobalId,
  type Upload,
  upstreamKey,
  variants,
} from '#graph';
export { orNull, outcome, type Upstream, UpstreamError } from '#upstream';
export { compoundKey, keyParts } from './compound-key.ts';
export { type DefinedEdge, defineEdge, type EdgeParts } from './define-edge.ts';
export { defineSubgraph, type OwnSubgraphParts } from './define-subgraph.ts';
export { refusedFields } from './refused-fields.ts';
export type { Resolver } from './resolver.ts';
export { wholeNumber } from './whole-number.ts';
