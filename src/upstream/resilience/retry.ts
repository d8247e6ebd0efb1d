import {
  UpstreamError,
  UpstreamStatusError,
  UpstreamTimeoutError,
  UpstreamUnreachableError,
} from '../response/errors.ts';
import type { RetrySettings } from '../settings.ts';

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 2000;
const WORTH_ANOTHER_TRY: ReadonlySet<number | undefined> = new Set([429, 502, 503, 504]);
/** What a retry costs; a call brings the percentage that is set. */
const COST = 100;
/** Retries that may be saved up in quiet times. */
const LARGEST_BUDGET = 10 * COST;

/** Keeps retries to a share of the calls, so that a failing upstream is not sent several times its load. */
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
 * How long to wait before trying again, or `undefined` when it is not worth it. The delay is random between zero and a
 * bound that doubles; where the upstream told how long to wait, it comes on top of that, so that those who were told
 * the same do not come back all at once.
 */
export function retryDelayMs(error: unknown, attempt: number, random = Math.random): number | undefined {
  if (!(error instanceof UpstreamError) || !isPassing(error)) return undefined;
  const toldMs = (error.retryAfter ?? 0) * 1000;
  return toldMs + random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
}

function isPassing(error: UpstreamError): boolean {
  if (error instanceof UpstreamStatusError) return WORTH_ANOTHER_TRY.has(error.status) || error.code === 'RATE_LIMITED';
  return error instanceof UpstreamUnreachableError || error instanceof UpstreamTimeoutError;
}
