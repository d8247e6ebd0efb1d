export { type Batch, createLoad, type Load, type Lookup, THE_ONE } from './batch.ts';
export {
  type Connection,
  cursorsOf,
  type Edge as ConnectionEdge,
  type PageInfo,
  type WindowArguments,
} from './connections/index.ts';
export type { Context, GraphSettings, NodeType } from './context.ts';
export { BadInputError, PagingError } from './errors.ts';
export { everyRow } from './every-row.ts';
export { fieldMask, type MaskSources, pageMask } from './mask.ts';
export { membersRead, reading } from './members-read.ts';
export { decimalFromFraction, type Money, moneyFromFraction } from './money.ts';
export { fromGlobalId, nodeResolvers, toGlobalId } from './node.ts';
export { openEnums, UNRECOGNIZED } from './open-enums.ts';
export { listed, type OperationName, paged, type Shape } from './paged.ts';
export { type FieldSources, projected } from './projection.ts';
export { scalars, type Upload } from './scalars.ts';
export { type Selection, selectionOf, selectionOfNodes } from './selection.ts';
export { type AnyResolvers, type Edge, edge, type FieldPath, type Subgraph, subgraph } from './subgraph.ts';
export { fromMilliseconds, fromSeconds, fromUtcText } from './time.ts';
