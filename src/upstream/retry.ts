import { UpstreamError, UpstreamStatusError, UpstreamTimeoutError, UpstreamUnreachableError } from './errors.ts';
import type { RetrySettings } from './settings.ts';

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 2000;
const WORTH_ANOTHER_TRY: ReadonlySet<number> = new Set([429, 502, 503, 504]);
/** Retries that may be saved up in quiet times. */
const LARGEST_BUDGET = 10;

/** Keeps retries to a share of the calls, so that a failing upstream is not sent several times its load. */
export class RetryBudget {
  readonly #perCall: number;
  #left = LARGEST_BUDGET;

  constructor({ budgetPercent }: RetrySettings) {
    this.#perCall = budgetPercent / 100;
  }

  called(): void {
    if (this.#left < LARGEST_BUDGET) this.#left += this.#perCall;
  }

  take(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/**
 * How long to wait before trying again, or `undefined` when it is not worth it. The delay is random between zero and a
 * bound that doubles; where the upstream told how long, it is that.
 */
export function retryDelayMs(error: unknown, attempt: number, random = Math.random): number | undefined {
  if (!(error instanceof UpstreamError) || !isPassing(error)) return undefined;
  if (error.retryAfter !== undefined) return error.retryAfter * 1000;
  return random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
}

function isPassing(error: UpstreamError): boolean {
  if (error instanceof UpstreamStatusError)
    return WORTH_ANOTHER_TRY.has(error.status ?? 0) || error.code === 'RATE_LIMITED';
  return error instanceof UpstreamUnreachableError || error instanceof UpstreamTimeoutError;
}
