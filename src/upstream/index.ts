export type { Redirect } from './answer.ts';
export type { Kept } from './cache/answers.ts';
export { isAlive, type Life } from './cache/lifetime.ts';
export { type AnswerStore, Memory, MemoryStore } from './cache/store.ts';
export {
  type Calls,
  createUpstream,
  type OperationFacts,
  type Upstream,
  type UpstreamClient,
} from './client.ts';
export type { Contract, Operation, Paging, UpstreamCode } from './contract.ts';
export { Deadlines } from './deadlines.ts';
export {
  BadArgumentError,
  type CallName,
  NotConfiguredError,
  TooManyCallsError,
  UpstreamAnswerError,
  UpstreamError,
  UpstreamStatusError,
  UpstreamTimeoutError,
  UpstreamUnreachableError,
} from './errors.ts';
export { type Flight, Flights } from './flights.ts';
export type { InterfaceHealth } from './health.ts';
export { type CallerHeaders, type Identity, identityFrom, SERVICE } from './identity.ts';
export { type Counts, SPAN_MS, SPANS, type Span } from './metrics.ts';
export { orNull, outcome } from './outcome.ts';
export { type Arguments, type Bytes } from './plan.ts';
export { namesIn, pointed } from './pointer.ts';
export { isPrivateAddress } from './private-address.ts';
export { readContract } from './read-contract.ts';
export { hasReason } from './reason.ts';
export { Scope } from './scope.ts';
export type { CredentialSettings, InterfaceSettings } from './settings.ts';
export { joinedParts, type Part, type Parts } from './wanted/parts.ts';
export { WantedParts } from './wanted/wanted.ts';
