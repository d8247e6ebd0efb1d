export { type CachedResponse, type CacheStore, Memory, MemoryStore, tolerant } from './cache.ts';
export {
  apiKind,
  type Calls,
  createUpstream,
  hasReason,
  type OperationFacts,
  orNull,
  outcome,
  type Upstream,
  type UpstreamClient,
} from './client.ts';
export { MAX_DIGITS, pageHeader, parseExactJson } from './decode.ts';
export {
  ArgumentTypeError,
  BadArgumentError,
  type CallName,
  ExtrasDisabledError,
  NotConfiguredError,
  TooManyBytesError,
  TooManyCallsError,
  UpstreamError,
  UpstreamQuotaError,
  UpstreamResponseError,
  UpstreamStatusError,
  UpstreamTimeoutError,
  UpstreamUnreachableError,
} from './errors.ts';
export { Deadlines } from './exchange.ts';
export type { ApiHealth, CallObservation, CallObserver, CallSource } from './health.ts';
export { type Counts, SPAN_MS, SPANS, type Span } from './health.ts';
export type { ChangeListener, Changes } from './invalidation.ts';
export type { ProjectedRow } from './projection.ts';
export { type FieldProjection, mergeProjections, type Projection, RowProjection } from './projection.ts';
export {
  type Lease,
  MemoryQuotaStore,
  nextMidnight,
  type QuotaCount,
  type QuotaHealth,
  type QuotaStore,
  type RemoteLease,
  RemoteQuotaStore,
} from './quotas.ts';
export type { UpstreamRequest } from './request.ts';
export {
  type Arguments,
  assertSegment,
  type CallerHeaders,
  type Identity,
  identityFrom,
  SERVICE,
  textOf,
} from './request.ts';
export { isFresh, type RequestFreshness, type ResponseFreshness, Scope, type ScopeLimits } from './scope.ts';
export type { ApiSettings, CredentialSettings } from './settings.ts';
export type {
  ApiResponses,
  InvalidationEpoch,
  ResponseLifetime,
  SharedResponse,
  SharedResponses,
} from './shared-responses.ts';
export type { CreateTransport, Transport } from './transport.ts';
export {
  type FunctionRequest,
  type FunctionResponse,
  fetchTransport,
  functionTransport,
  isPrivateAddress,
  type SendFunction,
} from './transport.ts';
