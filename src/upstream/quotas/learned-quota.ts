import type { QuotaCounter } from './quota-counter.ts';
import type { RateLimitState } from './rate-limit-headers.ts';

/** The longest time for which an upstream's word is taken; then a call tries again. */
const LONGEST_MS = 3_600_000;
/** Resets of one window differ by rounding to seconds. */
const ROUNDING_MS = 1500;
/** The time after which a call waiting for the trial of another looks again. */
const TRIAL_MS = 1000;

/** A quota by the responses of the upstream: unlimited until one tells of it. After a pause, one call tries first. */
export class LearnedQuota implements QuotaCounter {
  readonly key: string;
  /** The least that a response of this window had left. */
  #remaining = Infinity;
  #limit = Infinity;
  #resetAt = -Infinity;
  #running = 0;

  constructor(key: string) {
    this.key = key;
  }

  /** The calls of the whole quota, where that is known. */
  get limit(): number | undefined {
    return Number.isFinite(this.#limit) ? this.#limit : undefined;
  }

  /** Whether nothing is known that could delay a call. */
  isUnlimited(now: number): boolean {
    return now >= this.#resetAt && this.#running === 0 && this.#limit === Infinity;
  }

  left(now: number): number {
    const remaining = now >= this.#resetAt ? this.#limit : this.#remaining;
    return Math.max(0, remaining - this.#running);
  }

  waitMs(now: number, ahead: number): number {
    if (ahead < this.left(now)) return 0;
    return now >= this.#resetAt ? TRIAL_MS : this.#resetAt - now;
  }

  begin(): void {
    this.#running += 1;
  }

  end(now: number, wasSent: boolean): void {
    this.#running -= 1;
    if (wasSent && now < this.#resetAt) this.#remaining -= 1;
  }

  /** The upstream answered a call that has ended, with its state if it tells. */
  answered(now: number, state: RateLimitState | undefined): void {
    if (!state) {
      // A trial succeeded.
      if (this.#limit === 1 && now >= this.#resetAt) this.#limit = Infinity;
      return;
    }
    const resetAt = now + Math.min(state.resetMs, LONGEST_MS);
    const isSameWindow = now < this.#resetAt && resetAt <= this.#resetAt + ROUNDING_MS;
    // Responses may come in another order than the upstream counted their calls.
    this.#remaining = isSameWindow ? Math.min(this.#remaining + 1, state.remaining) : state.remaining;
    this.#resetAt = isSameWindow ? Math.max(this.#resetAt, resetAt) : resetAt;
    this.#limit = state.limit === undefined ? Infinity : Math.max(1, state.limit);
  }

  /** The upstream asked for a pause. A longer one stays. */
  pause(now: number, ms: number): void {
    this.#remaining = 0;
    this.#resetAt = Math.max(this.#resetAt, now + Math.min(ms, LONGEST_MS));
    if (this.#limit === Infinity) this.#limit = 1;
  }
}
