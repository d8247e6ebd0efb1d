import type { QuotaCounter } from './quota-counter.ts';

/** At most `burst` calls at once, and one more every `refillMs`. */
export class TokenBucket implements QuotaCounter {
  readonly #burst: number;
  readonly #refillMs: number;
  /** Tokens that ended calls have taken, at `#at`. */
  #taken = 0;
  #at = 0;
  #running = 0;

  constructor(burst: number, refillMs: number) {
    this.#burst = burst;
    this.#refillMs = refillMs;
  }

  left(now: number): number {
    this.#refill(now);
    return Math.max(0, Math.floor(this.#burst - this.#taken - this.#running));
  }

  waitMs(now: number, ahead: number): number {
    this.#refill(now);
    const missing = ahead + 1 - (this.#burst - this.#taken - this.#running);
    return missing <= 0 ? 0 : missing * this.#refillMs;
  }

  begin(): void {
    this.#running += 1;
  }

  end(now: number, wasSent: boolean): void {
    this.#running -= 1;
    if (!wasSent) return;
    this.#refill(now);
    this.#taken += 1;
  }

  #refill(now: number): void {
    this.#taken = Math.max(0, this.#taken - Math.max(0, now - this.#at) / this.#refillMs);
    this.#at = now;
  }
}
