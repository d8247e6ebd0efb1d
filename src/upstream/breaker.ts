import type { BreakerSettings } from './settings.ts';

/**
 * Lets no call through to an upstream that keeps failing. After enough failures in a row it opens; some time later it
 * lets one call through, whose outcome closes it or opens it again.
 */
export class Breaker {
  readonly #settings: BreakerSettings;
  readonly #now: () => number;
  #failures = 0;
  #openUntil = 0;
  #probing = false;

  constructor(settings: BreakerSettings, now: () => number = () => performance.now()) {
    this.#settings = settings;
    this.#now = now;
  }

  /** Milliseconds until the next call may be tried; 0 lets this one through. */
  waitMs(): number {
    if (this.#openUntil === 0) return 0;
    const left = this.#openUntil - this.#now();
    if (left > 0) return left;
    if (this.#probing) return this.#settings.openMs;
    this.#probing = true;
    return 0;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#openUntil = 0;
    this.#probing = false;
  }

  failed(): void {
    this.#failures += 1;
    this.#probing = false;
    const { failures, openMs } = this.#settings;
    if (failures > 0 && this.#failures >= failures) this.#openUntil = this.#now() + openMs;
  }

  /** A call ended without saying anything of the upstream's health: nobody waited for it. */
  abandoned(): void {
    this.#probing = false;
  }
}
