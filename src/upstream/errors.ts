import { type Operation, UPSTREAM_CODES, type UpstreamCode } from '#contract';

/** A call by the names of its contract, without any data of a caller or an upstream. */
export interface CallName {
  readonly slug: string;
  readonly operation: Pick<Operation, 'id' | 'method' | 'path'> & Partial<Pick<Operation, 'pathParameters' | 'query'>>;
}

interface Details {
  readonly status?: number | undefined;
  readonly upstreamCode?: string | undefined;
  readonly publicCode?: string | undefined;
  /** In seconds, if the upstream sent it. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
  /** A remedy for operators, for the log. */
  readonly advice?: string | undefined;
  /** What a caller can do something about, in a sentence of the contract. */
  readonly reason?: string | undefined;
  readonly argument?: string | undefined;
}

/**
 * A call that did not succeed. Its message is safe to expose: it contains no data of the upstream. Its kind decides what follows from it:
 * a retry, a stale response in its place, a failure that the breaker counts.
 */
export abstract class UpstreamError extends Error {
  readonly code: UpstreamCode;
  readonly call: CallName;
  readonly status: number | undefined;
  /** The upstream's own code, for resolvers and the log. */
  readonly upstreamCode: string | undefined;
  /** The same, if the contract declares it: any other word may be private. */
  readonly publicCode: string | undefined;
  readonly retryAfter: number | undefined;
  readonly advice: string | undefined;
  /** The message for callers, who know the API by its name only: without method and path, and with the reason. */
  readonly publicMessage: string;
  readonly #reason: string;
  /** The argument of the graph that the contract says it is about. */
  readonly argument: string | undefined;
  /** Whether the same request is likely to succeed a little later. */
  readonly retryable: boolean;
  /** Whether the call may be retried. */
  readonly isTransient: boolean = false;
  /** Whether a stale response may be used in place of the failed one. */
  readonly isOutage: boolean;
  /**
   * Whether it counts against the upstream's health. Neither a refusal of the request does, nor a response that the gateway refuses, be it
   * too large, malformed or a redirect: one operation would switch off all others.
   */
  readonly isUnhealthy: boolean;

  constructor(code: UpstreamCode, call: CallName, what: string, details: Details = {}) {
    const { method, path } = call.operation;
    super(`${call.slug} ${method} ${path} ${what}`, { cause: details.cause });
    this.code = code;
    this.call = call;
    this.status = details.status;
    this.upstreamCode = details.upstreamCode;
    this.publicCode = details.publicCode;
    this.retryAfter = details.retryAfter;
    this.advice = details.advice;
    this.argument = details.argument;
    this.#reason = details.reason === undefined ? '' : `: ${details.reason}`;
    this.publicMessage = `${call.slug} ${what}${this.#reason}`;
    const { status } = details;
    this.retryable = 'retry' in UPSTREAM_CODES[code];
    this.isOutage = status !== undefined && status >= 500;
    this.isUnhealthy = status === undefined || (status >= 500 && code !== 'UNIMPLEMENTED');
  }

  /** The message for callers about arguments that the API refuses. */
  messageAbout(paths: readonly string[]): string {
    return `${this.call.slug} refuses ${paths.map((path) => `\`${path}\``).join(', ')}${this.#reason}`;
  }
}

const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** The response is a failure by its status or its contract. */
export class UpstreamStatusError extends UpstreamError {
  override readonly name = 'UpstreamStatusError';
  declare readonly status: number;
  override readonly isTransient: boolean;
  /** The response's body, for `outcome` and the log. It is never exposed to a caller. */
  readonly body: unknown;

  constructor(
    code: UpstreamCode,
    call: CallName,
    details: Details & { readonly status: number; readonly body: unknown; readonly says?: string | undefined },
  ) {
    super(code, call, details.says ?? `answered ${details.status}`, details);
    this.body = details.body;
    this.isTransient = TRANSIENT_STATUSES.has(details.status) || code === 'RATE_LIMITED';
  }
}

/** A call without a response. */
abstract class NoResponseError extends UpstreamError {
  override readonly isTransient = true;
  override readonly isOutage = true;
}

/** The upstream exceeded a timeout. */
export class UpstreamTimeoutError extends NoResponseError {
  override readonly name = 'UpstreamTimeoutError';
  constructor(call: CallName, what: string, cause?: unknown) {
    super('UPSTREAM_TIMEOUT', call, what, { cause });
  }
}

/** There was no response: refused, reset, unresolved, not trusted, or not tried because the upstream keeps failing. */
export class UpstreamUnreachableError extends NoResponseError {
  override readonly name = 'UpstreamUnreachableError';
  constructor(call: CallName, what: string, details: Details = {}) {
    super('UPSTREAM_UNAVAILABLE', call, what, details);
  }
}

/** A quota of the API is used up for longer than the call may take, so it was not made. */
export class UpstreamQuotaError extends UpstreamError {
  override readonly name = 'UpstreamQuotaError';
  override readonly isOutage = true;
  override readonly isUnhealthy = false;
  constructor(call: CallName, retryAfter: number) {
    super('RATE_LIMITED', call, 'is not tried, because its quota is used up', { retryAfter });
  }
}

/** The response is one that its contract does not allow. */
export class UpstreamResponseError extends UpstreamError {
  override readonly name = 'UpstreamResponseError';
  constructor(call: CallName, what: string, details: Details = {}) {
    super('UPSTREAM_INVALID_RESPONSE', call, what, details);
  }
}

/** The API has no address, so no call was made. */
export class NotConfiguredError extends Error {
  override readonly name = 'NotConfiguredError';
  readonly code = 'NOT_CONFIGURED';
  readonly call: CallName;
  constructor(call: CallName) {
    super(`${call.slug} has no address: set MANIFOLD_${call.slug.toUpperCase()}_URL`);
    this.call = call;
  }
}

/** The operation is not in the specification, and the API's extras are off, so no call was made. */
export class ExtrasDisabledError extends Error {
  override readonly name = 'ExtrasDisabledError';
  readonly code = 'UNIMPLEMENTED';
  readonly call: CallName;
  constructor(call: CallName) {
    super(`${call.slug} ${call.operation.id} is an operation outside the specification, and \`extras\` is off`);
    this.call = call;
  }
}

/** The caller's arguments are invalid, so no call was made. */
export class BadArgumentError extends Error {
  override readonly name = 'BadArgumentError';
  readonly code = 'BAD_USER_INPUT';
}

/** An argument is of a type that no caller can give it: it comes from a response whose values are not those of its contract. */
export class ArgumentTypeError extends TypeError {
  override readonly name = 'ArgumentTypeError';
}

/** An operation would exceed its limit of calls. */
export class TooManyCallsError extends Error {
  override readonly name = 'TooManyCallsError';
  readonly code = 'OPERATION_TOO_COMPLEX';
  constructor(most: number) {
    super(`The operation takes more than ${most} upstream calls.`);
  }
}

/** An operation would hold more of its responses than it may. */
export class TooManyBytesError extends Error {
  override readonly name = 'TooManyBytesError';
  readonly code = 'OPERATION_TOO_COMPLEX';
  constructor(most: number) {
    super(`The operation reads more than ${most} bytes from upstreams, the limit set by limits.upstream.`);
  }
}
