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
  Redirect,
  ResponseKind,
  RowsKind,
  UpstreamCode,
} from './contract.ts';
export { namesIn, pointed } from './pointer.ts';
export { readContract } from './read-contract.ts';
