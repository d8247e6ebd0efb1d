import type { Operation, UpstreamCode } from '#contract';

/** Which call went wrong, by its contract's names: nothing that a caller or an upstream sent is part of it. */
export interface CallName {
  readonly slug: string;
  readonly operation: Pick<Operation, 'id' | 'method' | 'path'>;
}

interface Details {
  readonly status?: number | undefined;
  readonly upstreamCode?: string | undefined;
  /** Seconds, where the upstream told. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
  /** What whoever runs the gateway may do about it, for the log. */
  readonly advice?: string | undefined;
}

/** A call that did not succeed. Its message is safe to show; what the upstream sent is not part of it. */
export abstract class UpstreamError extends Error {
  readonly code: UpstreamCode;
  readonly call: CallName;
  readonly status: number | undefined;
  readonly upstreamCode: string | undefined;
  readonly retryAfter: number | undefined;
  readonly advice: string | undefined;

  constructor(code: UpstreamCode, call: CallName, what: string, details: Details = {}) {
    const { method, path } = call.operation;
    super(`${call.slug} ${method} ${path} ${what}`, { cause: details.cause });
    this.code = code;
    this.call = call;
    this.status = details.status;
    this.upstreamCode = details.upstreamCode;
    this.retryAfter = details.retryAfter;
    this.advice = details.advice;
  }

  /** Whether the same request may well succeed a little later. */
  get retryable(): boolean {
    return RETRYABLE.has(this.code);
  }
}

const RETRYABLE: ReadonlySet<UpstreamCode> = new Set(['RATE_LIMITED', 'UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE']);

/** The upstream answered, and the answer is a failure. */
export class UpstreamStatusError extends UpstreamError {
  override readonly name = 'UpstreamStatusError';
  declare readonly status: number;
  /** What the upstream sent, for `outcome` and the log. Never shown to a caller. */
  readonly body: unknown;

  constructor(
    code: UpstreamCode,
    call: CallName,
    details: Details & { readonly status: number; readonly body: unknown; readonly says?: string | undefined },
  ) {
    super(code, call, details.says ?? `answered ${details.status}`, details);
    this.body = details.body;
  }
}

/** The upstream took longer than it may. */
export class UpstreamTimeoutError extends UpstreamError {
  override readonly name = 'UpstreamTimeoutError';
  constructor(call: CallName, what: string, cause?: unknown) {
    super('UPSTREAM_TIMEOUT', call, what, { cause });
  }
}

/** There was no answer: refused, reset, unresolved, not trusted, or not tried because it keeps failing. */
export class UpstreamUnreachableError extends UpstreamError {
  override readonly name = 'UpstreamUnreachableError';
  constructor(call: CallName, what: string, details: Details = {}) {
    super('UPSTREAM_UNAVAILABLE', call, what, details);
  }
}

/** The upstream answered with something that its contract does not allow. */
export class UpstreamResponseError extends UpstreamError {
  override readonly name = 'UpstreamResponseError';
  constructor(call: CallName, what: string, details: Details = {}) {
    super('UPSTREAM_INVALID_RESPONSE', call, what, details);
  }
}

/** The interface has no address, so no call was made. */
export class NotConfiguredError extends Error {
  override readonly name = 'NotConfiguredError';
  readonly code = 'NOT_CONFIGURED';
  readonly call: CallName;
  constructor(call: CallName) {
    super(`${call.slug} has no address: set MANIFOLD_${call.slug.toUpperCase()}_URL`);
    this.call = call;
  }
}

/** The caller's arguments make no request, so no call was made. */
export class BadArgumentError extends Error {
  override readonly name = 'BadArgumentError';
  readonly code = 'BAD_USER_INPUT';
}

/** An operation asks for more calls than one may make. */
export class TooManyCallsError extends Error {
  override readonly name = 'TooManyCallsError';
  readonly code = 'OPERATION_TOO_COMPLEX';
  constructor(most: number) {
    super(`The operation takes more than ${most} upstream calls.`);
  }
}

/** Whether a failure speaks against the upstream's health: it did not answer as it should, rather than refuse. */
export function isUnhealthy(error: UpstreamError): boolean {
  if (error instanceof UpstreamStatusError) return error.status >= 500 && error.code !== 'UNIMPLEMENTED';
  return true;
}
