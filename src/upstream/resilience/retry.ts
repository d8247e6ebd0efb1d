import {
  UpstreamError,
  UpstreamStatusError,
  UpstreamTimeoutError,
  UpstreamUnreachableError,
} from '../response/errors.ts';
import type { RetrySettings } from '../settings.ts';

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
