import { Histogram } from '#telemetry';
import type { RedisFailure } from './redis-error.ts';

/** The functions that use Redis, each with a fallback. */
export type RedisFunction =
  | 'responses'
  | 'budgets'
  | 'quotas'
  | 'messages'
  | 'leadership'
  | 'invalidation'
  | 'breakers';

/** The outcomes of the commands of this process. */
export class RedisMetrics {
  readonly #durations = new Histogram();
  readonly #failures = new Map<RedisFailure, number>();
  readonly #fallbacks = new Map<RedisFunction, number>();
  #replies = 0;

  replied(ms: number): void {
    this.#replies += 1;
    this.#durations.observe(ms / 1000);
  }

  failed(failure: RedisFailure): void {
    this.#failures.set(failure, (this.#failures.get(failure) ?? 0) + 1);
  }

  /** A function fell back to the state of this process. */
  fellBack(use: RedisFunction): void {
    this.#fallbacks.set(use, (this.#fallbacks.get(use) ?? 0) + 1);
  }

  read() {
    return {
      replies: this.#replies,
      failures: Object.fromEntries(this.#failures),
      fallbacks: Object.fromEntries(this.#fallbacks),
      durations: this.#durations.read(),
    };
  }
}
