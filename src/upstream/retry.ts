import type { HttpExchange } from './attempt.ts';
import type { Breaker } from './breaker.ts';
import type { Credential } from './credentials.ts';
import { UpstreamError, UpstreamStatusError, UpstreamTimeoutError, UpstreamUnreachableError } from './errors.ts';
import type { UpstreamRequest } from './request.ts';
import type { RetrySettings } from './settings.ts';

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 2000;
const RETRYABLE_STATUSES: ReadonlySet<number | undefined> = new Set([429, 502, 503, 504]);
/** The cost of a retry; a call adds the configured percentage to the budget. */
const COST = 100;
/** The most retries that accumulate. */
const LARGEST_BUDGET = 10 * COST;

/** Limits retries to a share of the calls, so that a failing upstream does not receive several times its load. */
export class RetryBudget {
  readonly #perCall: number;
  #left = LARGEST_BUDGET;

  constructor({ budgetPercent }: RetrySettings) {
    this.#perCall = budgetPercent;
  }

  called(): void {
    if (this.#left < LARGEST_BUDGET) this.#left += this.#perCall;
  }

  take(): boolean {
    if (this.#left < COST) return false;
    this.#left -= COST;
    return true;
  }
}

/**
 * The delay before a retry, or `undefined` without one.  The delay is random between zero and a bound that
 * doubles. It is added to the `Retry-After` of a response, so that clients which received the same one do not return all at
 * once.
 */
export function retryDelayMs(error: unknown, attempt: number, random = Math.random): number | undefined {
  if (!(error instanceof UpstreamError) || !isTransient(error)) return undefined;
  const retryAfterMs = (error.retryAfter ?? 0) * 1000;
  return retryAfterMs + random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
}

function isTransient(error: UpstreamError): boolean {
  if (error instanceof UpstreamStatusError)
    return RETRYABLE_STATUSES.has(error.status) || error.code === 'RATE_LIMITED';
  return error instanceof UpstreamUnreachableError || error instanceof UpstreamTimeoutError;
}

/** An attempt that failed. */
export interface FailedAttempt {
  readonly request: UpstreamRequest;
  readonly exchange: Pick<HttpExchange, 'wasLost' | 'wasSent'> | undefined;
  readonly error: unknown;
}

/** The parts of an interface that decide whether there is another attempt. */
export interface RetryParts {
  readonly retry: RetrySettings;
  readonly budget: Pick<RetryBudget, 'take'>;
  readonly breaker: Pick<Breaker, 'isOpen'>;
  readonly credential: Pick<Credential, 'renew'>;
  /** Aborted when the interface is closed. */
  readonly closing: AbortSignal;
}

/** Decides on further attempts of one call. */
export class Attempts {
  readonly #parts: RetryParts;
  #retries = 0;
  #resent = false;
  #renewed = false;

  constructor(parts: RetryParts) {
    this.#parts = parts;
  }

  /** After a connection closed as it was reused: the upstream is healthy, and has not received the request. */
  mayResend({ request, exchange }: FailedAttempt): boolean {
    if (this.#resent || !exchange?.wasLost || !request.plan.operation.repeatable || streams(request)) return false;
    this.#resent = true;
    return true;
  }

  /** After a refused credential, which was not acted upon: even a mutation is sent once more, with a fresh one. */
  mayRenew({ request, error }: FailedAttempt): boolean {
    const refused = error instanceof UpstreamError && error.code === 'UNAUTHENTICATED';
    if (
      !refused ||
      this.#renewed ||
      request.plan.operation.open ||
      streams(request) ||
      !this.#parts.credential.renew(request)
    )
      return false;
    this.#renewed = true;
    return true;
  }

  /** The delay before a retry of a repeatable or unsent request; `undefined` without a retry. */
  delayMs({ request, exchange, error }: FailedAttempt, leftMs: number): number | undefined {
    const { retry, budget, breaker, closing } = this.#parts;
    const isSafe = request.plan.operation.repeatable || !exchange?.wasSent;
    if (!isSafe || streams(request) || breaker.isOpen || closing.aborted) return undefined;
    if (this.#retries >= retry.attempts) return undefined;
    const delayMs = retryDelayMs(error, this.#retries);
    if (delayMs === undefined || delayMs >= leftMs || !budget.take()) return undefined;
    this.#retries += 1;
    return delayMs;
  }
}

/** Whether the body is streamed, and so can be sent only once. */
function streams({ body }: UpstreamRequest): boolean {
  return typeof body === 'object' && body !== null && !(body instanceof Uint8Array);
}
