import type { ErrorCode } from '../gateway/error-codes.ts';

/** Codes of failures without a GraphQL response, and of errors without a code. */
export type ClientErrorCode = 'NETWORK_ERROR' | 'TIMEOUT' | 'INVALID_RESPONSE' | 'UNKNOWN';

/** The result of an operation. `data` may be partial: a field that failed is null, and has an error with its `path`. */
export interface Result<Data> {
  /** Null if nothing was executed, or no response arrived. */
  readonly data: Data | null;
  /** Empty if all went well. */
  readonly errors: readonly GraphError[];
  readonly extensions: Readonly<Record<string, unknown>>;
  /** Status and headers. The body is read already. `undefined` if no response arrived. */
  readonly response: Response | undefined;
}

/** An error as the response has it. */
export interface GraphErrorFacts {
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
  readonly cause?: unknown;
}

/** The codes of `error-codes.ts` that have `retry`. */
export const RETRYABLE_CODES = [
  'BUDGETS_UNAVAILABLE',
  'ISSUER_UNAVAILABLE',
  'OVERLOADED',
  'RATE_LIMITED',
  'SUBSCRIBER_TOO_SLOW',
  'SUBSCRIPTION_INTERRUPTED',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
] as const satisfies readonly ErrorCode[];
const RETRYABLE: ReadonlySet<string> = new Set([...RETRYABLE_CODES, 'NETWORK_ERROR']);
/** Proxies answer them without a GraphQL response. */
const RETRYABLE_STATUSES: ReadonlySet<unknown> = new Set([429, 502, 503, 504]);

/** An error of a field, of a request, or of the network. */
export class GraphError extends Error {
  override readonly name = 'GraphError';
  readonly code: ErrorCode | ClientErrorCode;
  /** The path of the field in `data`, where a field failed. */
  readonly path: readonly (string | number)[] | undefined;
  /** The API whose call failed. */
  readonly api: string | undefined;
  /** The operation of the API's contract. */
  readonly operation: string | undefined;
  /** The status of the API's response; with `INVALID_RESPONSE`, that of the HTTP response. */
  readonly status: number | undefined;
  readonly upstreamCode: string | undefined;
  /** In seconds. */
  readonly retryAfter: number | undefined;
  /** Identifies the request in the gateway's log. */
  readonly requestId: string | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;
  /** The whole result, with partial data and all errors, on an error that was thrown. */
  result: Result<unknown> | undefined;

  constructor({ message, path, extensions = {}, cause }: GraphErrorFacts) {
    super(message, { cause });
    this.path = path;
    this.extensions = extensions;
    this.code = (textIn(extensions, 'code') ?? 'UNKNOWN') as ErrorCode | ClientErrorCode;
    this.api = textIn(extensions, 'api');
    this.operation = textIn(extensions, 'operation');
    this.upstreamCode = textIn(extensions, 'upstreamCode');
    this.requestId = textIn(extensions, 'requestId');
    this.status = numberIn(extensions, 'status');
    this.retryAfter = numberIn(extensions, 'retryAfter');
  }

  /** Whether the same request can succeed later. */
  get isRetryable(): boolean {
    const { retryable } = this.extensions;
    if (typeof retryable === 'boolean') return retryable;
    return RETRYABLE.has(this.code) || (this.code === 'INVALID_RESPONSE' && RETRYABLE_STATUSES.has(this.status));
  }
}

function textIn(extensions: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = extensions[name];
  return typeof value === 'string' ? value : undefined;
}

function numberIn(extensions: Readonly<Record<string, unknown>>, name: string): number | undefined {
  const value = extensions[name];
  return typeof value === 'number' ? value : undefined;
}
