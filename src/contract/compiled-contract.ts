import type { Contract } from './contract.ts';
import type { RequestRules } from './request-rules.ts';

/** A contract and everything that is derived from it, for an API outside of this repository. */
export interface CompiledContract {
  readonly contract: Contract;
  /** The rules of requests, by operation. */
  readonly requests: Readonly<Record<string, RequestRules>>;
  /** The part of the OpenAPI document that the sandbox makes responses of. */
  readonly document: ResponseDocument;
}

/** The responses of an OpenAPI document. */
export interface ResponseDocument {
  readonly paths: Readonly<Record<string, object>>;
  readonly components: object;
}
