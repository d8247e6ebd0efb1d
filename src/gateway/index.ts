export type { Plugin } from 'graphql-yoga';
export {
  type BudgetCharge,
  type BudgetDecision,
  type BudgetReceipt,
  type BudgetRule,
  type BudgetState,
  type BudgetStore,
  Budgets,
  budgetRule,
  MemoryBudgetStore,
  remoteReceipt,
  remoteStates,
} from './budgets/index.ts';
export { ERROR_CODES, type ErrorCode, type ErrorCodeFacts } from './error-codes.ts';
export { explainOperation } from './explain-operation.ts';
export { subgraphSchema } from './federation/index.ts';
export { createGateway, type Gateway, type GatewayParts, type GatewayState } from './gateway.ts';
export { createHandler, type Handler } from './handler.ts';
export type { CallerCounts } from './observe/caller-counters.ts';
export type { ConfigState } from './observe/config-state.ts';
export type { RecentFailure } from './observe/recent-failures.ts';
export type { TelemetryReport } from './observe/telemetry-report.ts';
export { type Example, examplesFor, readExamples, readStreamExamples } from './pages/examples.ts';
export { type PageFile, pageFile, pageType, refusePage, SECURITY_HEADERS, sendFile } from './pages/page-file.ts';
export type { Pages } from './pages/pages.ts';
export type { Authenticator } from './pipeline/identify/authenticator.ts';
export { type CallerIdentity, OPEN_IDENTITY } from './pipeline/identify/caller-identity.ts';
export { callerWith } from './pipeline/identify/incoming-caller.ts';
export { loggableStack } from './pipeline/shape/loggable-stack.ts';
export { assertPlugin } from './plugins/assert-hooks.ts';
export { PluginError } from './plugins/plugin-error.ts';
export type { Cost, ExplainedCall, Explanation, Price } from './price/index.ts';
export { type LocalCaller, runOperation } from './run-operation.ts';
export { type Joint, jointsOf, type Ownership, ownershipOf } from './schema/ownership.ts';
export { printGraphSchema } from './schema/print-schema.ts';
export { type SchemaChange, type SchemaChanges, schemaChanges } from './schema/schema-changes.ts';
export { SCHEMA_FORMATS, type SchemaFormat } from './schema/schema-formats.ts';
export { stitch } from './schema/stitch.ts';
export { ScopeRules } from './scopes/scope-rules.ts';
export { type Mount, mountGateway, type Next } from './server/mount.ts';
export { requestOf } from './server/node-request.ts';
export { type Served, serve } from './server/server.ts';
export type { SharedState } from './shared-state.ts';
