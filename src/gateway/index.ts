export type { Plugin } from 'graphql-yoga';
export type { Authenticator } from './auth/authenticator.ts';
export { callerWith } from './auth/caller.ts';
export { ERROR_CODES, type ErrorCode, type ErrorCodeFacts } from './error-codes.ts';
export type { SharedState } from './gateway.ts';
export {
  createGateway,
  createHandler,
  type Gateway,
  type GatewayParts,
  type GatewayState,
  type Handler,
} from './gateway.ts';
export {
  type BudgetCharge,
  type BudgetDecision,
  type BudgetReceipt,
  type BudgetRule,
  type BudgetState,
  type BudgetStore,
  budgetRule,
  MemoryBudgetStore,
  remoteReceipt,
  remoteStates,
} from './limits/budget-store.ts';
export { Budgets } from './limits/budgets.ts';
export type { ExplainedCall, Explanation } from './limits/price/explain.ts';
export type { Cost, Price } from './limits/price/price.ts';
export type { CallerCounts, ConfigState } from './observe/metrics.ts';
export type { RecordedRequest } from './observe/recorded-request.ts';
export type { TelemetryReport } from './observe/telemetry.ts';
export { assertPlugin, PluginError } from './plugins/hooks.ts';
export { loggableStack } from './result/errors.ts';
export { type Example, examplesFor, readExamples, readStreamExamples } from './routes/examples.ts';
export type { Pages } from './routes/pages.ts';
export { type PageFile, pageFile, pageType, refusePage, SECURITY_HEADERS, sendFile } from './routes/pages.ts';
export { explainOperation, type LocalCaller, runOperation } from './run-operation.ts';
export { stitch } from './schema/compose.ts';
export { subgraphSchema } from './schema/federation.ts';
export {
  printGraphSchema,
  SCHEMA_FORMATS,
  type SchemaChange,
  type SchemaChanges,
  type SchemaFormat,
  schemaChanges,
} from './schema/print.ts';
export { type Joint, jointsOf, type Ownership, ownershipOf, ScopeRules } from './schema/scopes.ts';
export { type Mount, mountGateway, type Next } from './transport/mount.ts';
export { requestOf } from './transport/node-http.ts';
export { type Served, serve } from './transport/server.ts';
export { type CallerIdentity, OPEN_IDENTITY } from './types.ts';
