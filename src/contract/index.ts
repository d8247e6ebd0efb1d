export { CODES_BY_STATUS, FAULT_CODES, UPSTREAM_CODES, type UpstreamCode } from './codes.ts';
export {
  type BodyKind,
  type Bytes,
  type CompiledContract,
  type Contract,
  type CredentialPlace,
  type ErrorRow,
  type ErrorRules,
  type HeaderParameter,
  type Operation,
  type Paging,
  type PathParameter,
  type Probe,
  type QueryParameter,
  type Quota,
  type Redirect,
  type ResponseDocument,
  type ResponseKind,
  type RowsKind,
} from './contract.ts';
export { readContract, readProbe } from './generated.ts';
export { namesIn, pointed } from './pointer.ts';
export {
  type BodyRule,
  type MemberTree,
  type ParameterRule,
  type RequestRules,
  type RuleSchema,
  type SchemaKeywords,
  type SchemaRule,
  type SchemaViolation,
  schemaViolations,
} from './rules.ts';
export { isKeyName, sampleText } from './sample-text.ts';
