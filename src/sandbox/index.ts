export { BoundedCache } from './bounded-cache.ts';
export { Clock } from './clock.ts';
export { contractMock } from './contract-mock/contract-mock.ts';
export { ownMock } from './contract-mock/own-mock.ts';
export { type Criteria, criteriaOf } from './criteria.ts';
export { withEntityTag } from './entity-tag.ts';
export type { ErrorForms, Refused, Throttle } from './error-forms.ts';
export type { Connection } from './faults/fault.ts';
export { bytesOf, lengthOf } from './faults/outgoing-reply.ts';
export { type FaultRule, type ReadRules, readRules } from './faults/rules.ts';
export { LIMIT_MODES, type Limit, type LimitMode, type LimitState } from './limits/index.ts';
export { loadMocks } from './load.ts';
export { type LocalRequest, LocalSandbox, type ReceivedRequest } from './local-sandbox.ts';
export { masked } from './mask.ts';
export { memoize } from './memoize.ts';
export { type Handler, type Mock, mock } from './mock.ts';
export { hash, Random } from './random.ts';
export { empty, json, type Reply, text } from './reply.ts';
export { SandboxRequest } from './request.ts';
export {
  type Leniency,
  pathOf,
  predicateOf,
  UNKNOWN_MEMBERS,
  UNKNOWN_PARAMETERS,
  type Violation,
} from './requests/index.ts';
export { type RsaKeys, rsaKeys } from './rsa-keys.ts';
export { sampleAnswer, samplePage, sampleRows } from './samples/index.ts';
export { type RunningSandbox, type SandboxOptions, serveSandbox } from './server.ts';
export { failed, unauthenticated } from './status.ts';
export { finishStatusReply, STATUS_LENIENCIES, statusErrors } from './status-errors.ts';
export { tokenPage } from './token-page.ts';
export { World } from './world/index.ts';
