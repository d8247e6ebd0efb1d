import type { Credential } from './credentials.ts';
import { UpstreamError } from './errors.ts';
import type { HttpExchange } from './exchange.ts';
import type { ApiMetrics, Breaker } from './health.ts';
import { type Attempt, isStream } from './request.ts';
import type { RetrySettings } from './settings.ts';

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 2000;
/** The cost of a retry; a call adds the configured percentage to the budget. */
const COST = 100;
/** The most retries that accumulate. */
const LARGEST_BUDGET = 10 * COST;

/** Limits retries to a share of the calls, so that a failing upstream does not receive several times its load. */
export class RetryBudget {
  readonly #perCall: number;
  #left = LARGEST_BUDGET;
  /** The calls that have been added to the budget. */
  #calls = 0;

  constructor({ budgetPercent }: RetrySettings) {
    this.#perCall = budgetPercent;
  }

  /** Takes a retry, after so many calls of the API in all; `false` if none is left. */
  take(calls: number): boolean {
    this.#left = Math.min(LARGEST_BUDGET, this.#left + (calls - this.#calls) * this.#perCall);
    this.#calls = calls;
    if (this.#left < COST) return false;
    this.#left -= COST;
    return true;
  }
}

/**
 * The delay before a retry, or `undefined` without one: random between zero and a bound that doubles, and added to the
 * `Retry-After` of a response, so that clients which received the same one do not return all at once.
 */
export function retryDelayMs(error: unknown, attempt: number, random = Math.random): number | undefined {
  if (!(error instanceof UpstreamError) || !error.isTransient) return undefined;
  const retryAfterMs = (error.retryAfter ?? 0) * 1000;
  return retryAfterMs + random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
}

/** An attempt that failed. */
export interface FailedAttempt {
  readonly attempt: Attempt;
  readonly exchange: Pick<HttpExchange, 'wasLost' | 'wasSent'>;
  readonly error: unknown;
}

/** What decides on further attempts of an API's calls. */
export interface RetryLimits {
  readonly retry: RetrySettings;
  readonly budget: Pick<RetryBudget, 'take'>;
  readonly metrics: Pick<ApiMetrics, 'begun'>;
  readonly breaker: Pick<Breaker, 'isOpen'>;
  readonly credential: Credential | undefined;
  /** Aborted when the API is closed. */
  readonly closing: AbortSignal;
}

/** The attempt after a failed one. */
export interface NextAttempt {
  readonly reason: 'lost-connection' | 'fresh-credential' | 'retry';
  readonly delayMs: number;
}

/** Decides on further attempts of one call. Each method returns `undefined` if there is no such attempt. */
export class Attempts {
  readonly #limits: RetryLimits;
  #retries = 0;
  #resent = false;
  #renewed = false;

  constructor(limits: RetryLimits) {
    this.#limits = limits;
  }

  /** After a connection closed as it was reused: the upstream is healthy, and has not received the request. */
  resend({ attempt: { request }, exchange }: FailedAttempt): NextAttempt | undefined {
    if (this.#resent || !exchange.wasLost || !request.plan.operation.repeatable || isStream(request.body))
      return undefined;
    this.#resent = true;
    return { reason: 'lost-connection', delayMs: 0 };
  }

  /** After a refused credential, which was not acted upon: even a mutation is sent once more, with a fresh one. */
  renew({ attempt, error }: FailedAttempt): NextAttempt | undefined {
    const { request } = attempt;
    const isRefused = error instanceof UpstreamError && error.code === 'UNAUTHENTICATED';
    if (!isRefused || this.#renewed || request.plan.operation.open || isStream(request.body)) return undefined;
    if (!this.#limits.credential?.renew(attempt)) return undefined;
    this.#renewed = true;
    return { reason: 'fresh-credential', delayMs: 0 };
  }

  /** After a transient failure of a request that is repeatable or was not sent, within the milliseconds that are left. */
  retry({ attempt: { request }, exchange, error }: FailedAttempt, leftMs: number): NextAttempt | undefined {
    const { retry, budget, metrics, breaker, closing } = this.#limits;
    const isSafe = request.plan.operation.repeatable || !exchange.wasSent;
    if (!isSafe || isStream(request.body) || breaker.isOpen || closing.aborted) return undefined;
    if (this.#retries >= retry.attempts) return undefined;
    const delayMs = retryDelayMs(error, this.#retries);
    if (delayMs === undefined || delayMs >= leftMs || !budget.take(metrics.begun)) return undefined;
    this.#retries += 1;
    return { reason: 'retry', delayMs };
  }
}
