export type { FieldProjection, Projection } from '#upstream';
export { addressLines } from './address.ts';
export { argumentPath, nameRefusedFields, withArgumentPaths } from './argument-path.ts';
export { baseNodes, baseResolvers } from './base-resolvers.ts';
export { type Batch, type Load, type Lookup, Lookups, SINGLETON_KEY } from './batch.ts';
export {
  calling,
  callsIn,
  type DeclaredCalls,
  type Estimate,
  each,
  exactly,
  type FieldCall,
  type FieldCalls,
  type FieldSite,
  filteredPages,
  inheritingVariants,
  LONGEST_ROW_LIST,
  type Loader,
  loads,
  loadsOnce,
  type PricedWindow,
  pages,
  type ReadWindow,
  readWindowOf,
  type VariantCalls,
  variants,
  WHOLE_LIST,
  windowCalls,
  withCalls,
} from './calls/index.ts';
export { compoundKey, keyParts } from './compound-key.ts';
export {
  type Connection,
  type Edge as ConnectionEdge,
  type PageInfo,
  signedCursorsOf,
  type WindowArguments,
} from './connections/index.ts';
export type {
  Context,
  EntityKey,
  EntityLookup,
  EntityType,
  FederatedGraph,
  GraphSettings,
  NodeType,
} from './context.ts';
export { type Currency, currencyOf, minorDigitsOf } from './currency.ts';
export { dateTimeRange } from './date-time-range.ts';
export { type MoneyRule, resolveByDefault } from './default-resolvers.ts';
export { distinctValues } from './distinct-values.ts';
export type {
  Download,
  DownloadArguments,
  DownloadData,
  DownloadRule,
  DownloadRules,
} from './download-rule.ts';
export {
  entityResolvers,
  entityTypes,
  type ForeignEntities,
  lookupFor,
} from './entities/index.ts';
export { entriesOf } from './entries-of.ts';
export { BadInputError, InvalidKeyError, MissingKeyError, PagingError } from './errors.ts';
export { type CountedSerialize, exactJson, parsedJson } from './exact-json.ts';
export { fetchAllRows } from './fetch-all-rows.ts';
export { DEFER, incrementalArguments, STREAM } from './incremental/index.ts';
export {
  type HookRule,
  type LiveEvent,
  type LiveField,
  type LiveFields,
  type LiveRead,
  type LiveSource,
  pageOfEvents,
  stateSource,
} from './live/index.ts';
export { foundBy, inList, loadedBy, lookup } from './lookup.ts';
export { decimalFromFraction, type Money, moneyFromFraction } from './money.ts';
export { fromGlobalId, MOST_IDS, nodeResolvers, readGlobalId, toGlobalId, upstreamKey } from './node.ts';
export { nodeType } from './node-type.ts';
export { nullifyEmptyStrings } from './nullify-empty-strings.ts';
export { openEnums, UNRECOGNIZED } from './open-enums.ts';
export type { OperationName } from './operation.ts';
export { pageCount } from './page-count.ts';
export { edgeOf } from './paging/edge-of.ts';
export type { ListOverrides } from './paging/list-overrides.ts';
export { listed } from './paging/listed.ts';
export { paged } from './paging/paged.ts';
export { pagedBy } from './paging/paged-by.ts';
export { PagedItems } from './paging/paged-items.ts';
export { selectedPartsOf } from './paging/selected-parts.ts';
export { declareReads, type Reads, readsOf } from './reads/declare-reads.ts';
export { fieldMask, pageMask } from './reads/field-mask.ts';
export { flagFrom } from './reads/flag-from.ts';
export { from } from './reads/from.ts';
export { listFrom } from './reads/list-from.ts';
export {
  projectionAt,
  projectionOf,
  projectionOfField,
  projectionOfNodes,
  projectionOfType,
} from './reads/projection.ts';
export { textFrom } from './reads/text-from.ts';
export { refusedFields } from './refused-fields.ts';
export { rejection } from './rejection.ts';
export { scalars, type Upload } from './scalars.ts';
export { type Selection, selectionOf, selectionOfNodes } from './selection.ts';
export {
  type AnyResolvers,
  type Edge,
  edge,
  type FieldPath,
  type OwnApi,
  type Subgraph,
  subgraph,
} from './subgraph.ts';
export { fromMilliseconds, fromSeconds, fromUtcText } from './time.ts';
export { wholeNumber } from './whole-number.ts';
