export { CODES_BY_STATUS } from './codes-by-status.ts';
export type { CompiledContract, ResponseDocument } from './compiled-contract.ts';
export type {
  BodyKind,
  Bytes,
  Contract,
  CredentialPlace,
  ErrorRow,
  ErrorRules,
  HeaderParameter,
  Operation,
  Paging,
  PathParameter,
  QueryParameter,
  Quota,
  Redirect,
  ResponseKind,
  RowsKind,
  UpstreamCode,
} from './contract.ts';
export { namesIn, pointed } from './pointer.ts';
export { type Probe, readProbe } from './probe.ts';
export { readContract } from './read-contract.ts';
export type { BodyRule, MemberTree, ParameterRule, RequestRules } from './request-rules.ts';
export type { RuleSchema } from './rule-schema.ts';
export { isKeyName, sampleText } from './sample-text.ts';
export type { SchemaKeywords } from './schema-keywords.ts';
export { type SchemaRule, type SchemaViolation, schemaViolations } from './schema-violations.ts';
