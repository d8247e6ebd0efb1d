export type { CacheStore } from './cache/cache-store.ts';
export type { CachedResponse } from './cache/cached-response.ts';
export type { ChangeListener, Changes } from './cache/changes.ts';
export { Coalescer, type SharedExecution } from './cache/coalescer.ts';
export { Memory, MemoryStore } from './cache/memory-store.ts';
export { isFresh, type RequestFreshness, type ResponseFreshness } from './cache/request-freshness.ts';
export type {
  InterfaceResponses,
  InvalidationEpoch,
  ResponseLifetime,
  SharedResponse,
  SharedResponses,
} from './cache/shared-responses.ts';
export { tolerant } from './cache/tolerant-store.ts';
export {
  type Calls,
  createUpstream,
  type OperationFacts,
  type Upstream,
  type UpstreamClient,
} from './client.ts';
export { interfaceKind } from './interface-kind.ts';
export type { CallObservation, CallObserver, CallSource } from './observe/call-observer.ts';
export type { InterfaceHealth } from './observe/health.ts';
export { type Counts, SPAN_MS, SPANS, type Span } from './observe/metrics.ts';
export type { ProjectedRow } from './projection/projected-row.ts';
export { type FieldProjection, mergeProjections, type Projection } from './projection/projection.ts';
export { RowProjection } from './projection/row-projection.ts';
export { MemoryQuotaStore } from './quotas/memory-quota-store.ts';
export { nextMidnight } from './quotas/next-midnight.ts';
export type { QuotaHealth } from './quotas/quota-health.ts';
export { type Lease, leastWaitMs, type QuotaCount, type QuotaStore } from './quotas/quota-store.ts';
export { type CallerHeaders, type Identity, identityFrom, SERVICE } from './request/identity.ts';
export { type Arguments } from './request/plan.ts';
export type { UpstreamRequest } from './request/request.ts';
export { Deadlines } from './resilience/deadlines.ts';
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
} from './response/errors.ts';
export { orNull, outcome } from './response/outcome.ts';
export { hasReason } from './response/reason.ts';
export { Scope, type ScopeLimits } from './scope.ts';
export type { CredentialSettings, InterfaceSettings } from './settings.ts';
export { fetchTransport } from './transport/fetch-transport.ts';
export {
  type FunctionRequest,
  type FunctionResponse,
  functionTransport,
  type SendFunction,
} from './transport/function-transport.ts';
export type { CreateTransport, Transport } from './transport/pool.ts';
export { isPrivateAddress } from './transport/private-address.ts';
