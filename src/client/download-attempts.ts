import { delay } from './delay.ts';
import { GraphError } from './graph-error.ts';

const DELAY_MS = 300;
/** A failure that asks for a longer delay is final. */
const MOST_DELAY_MS = 10_000;
/** Attempts after a failure, until one has bytes. */
const MOST_ATTEMPTS = 3;

/** The attempts of one download: those that fail by a retryable error are repeated. */
export class DownloadAttempts {
  readonly #isRepeated: boolean;
  readonly #signal: AbortSignal;

  constructor(isRepeated: boolean, signal: AbortSignal) {
    this.#isRepeated = isRepeated;
    this.#signal = signal;
  }

  /** Repeats an attempt until it succeeds. Rejects with its error where it is final, or the reason of an abort. */
  async until<Result>(attempt: () => Promise<Result>): Promise<Result> {
    for (let failures = 0; ; failures += 1) {
      try {
        return await attempt();
      } catch (error) {
        this.#signal.throwIfAborted();
        await this.#wait(error, failures);
      }
    }
  }

  async #wait(error: unknown, failures: number): Promise<void> {
    if (!this.#isRepeated || failures >= MOST_ATTEMPTS) throw error;
    if (!(error instanceof GraphError) || !error.isRetryable) throw error;
    const { retryAfter = 0 } = error;
    if (retryAfter * 1000 > MOST_DELAY_MS) throw error;
    await delay(Math.max(retryAfter * 1000, DELAY_MS * 2 ** failures), this.#signal);
    this.#signal.throwIfAborted();
  }
}
