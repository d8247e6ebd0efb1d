import { delay } from './delay.ts';
import type { Result } from './graph-error.ts';

/** How often, and how late, a request is repeated. */
export interface RetryOptions {
  /** Requests in all, the first included: 3 unless given. */
  readonly attempts?: number;
  /** The delay before the second request, doubled each time: 300 ms unless given. */
  readonly delayMs?: number;
  /** A result that asks for a longer delay is returned as it is: 10 s unless given. */
  readonly maxDelayMs?: number;
}

/** Repeats a request while all its errors are retryable. An abort ends the delay, and returns the last result. */
export async function retry<Data>(
  send: () => Promise<Result<Data>>,
  { attempts = 3, delayMs = 300, maxDelayMs = 10_000 }: RetryOptions,
  signal: AbortSignal,
): Promise<Result<Data>> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await send();
    if (attempt >= attempts || !isRetryable(result)) return result;
    const requestedMs = Math.max(...result.errors.map(({ retryAfter = 0 }) => retryAfter * 1000));
    if (requestedMs > maxDelayMs) return result;
    const backoffMs = Math.min(maxDelayMs, delayMs * 2 ** (attempt - 1));
    // Clients that failed together do not come back together.
    const jitter = 0.5 + Math.random() / 2;
    await delay(requestedMs > 0 ? requestedMs + delayMs * (1 - jitter) : backoffMs * jitter, signal);
    if (signal.aborted) return result;
  }
}

function isRetryable({ errors }: Result<unknown>): boolean {
  return errors.length > 0 && errors.every((error) => error.isRetryable);
}
