import type { BreakerSettings } from '../settings.ts';

/** The kind of an admission: a `probe` tests whether a failing upstream works again. */
export type Admission = 'normal' | 'probe';

/**
 * A circuit breaker: it admits no call to an upstream that keeps failing. After enough failures in a row it opens; some time
 * later it admits one probe, whose outcome closes it or opens it again. Nothing else counts while it is open: calls in flight
 * when it opened have no new information.
 */
export class Breaker {
  readonly #settings: BreakerSettings;
  readonly #now: () => number;
  #failures = 0;
  #openUntil: number | undefined;
  #probing = false;

  constructor(settings: BreakerSettings, now: () => number = () => performance.now()) {
    this.#settings = settings;
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#openUntil !== undefined;
  }

  /** Admits a call, or not. An admitted call reports its outcome, once or more often. */
  admit(): Admission | undefined {
    if (this.#openUntil === undefined) return 'normal';
    if (this.#probing || this.#now() < this.#openUntil) return undefined;
    this.#probing = true;
    return 'probe';
  }

  /** Milliseconds until a probe is admitted. */
  waitMs(): number {
    return Math.max(0, (this.#openUntil ?? 0) - this.#now());
  }

  succeeded(as: Admission): void {
    if (this.#openUntil !== undefined && as === 'normal') return;
    this.#failures = 0;
    this.#openUntil = undefined;
    this.#probing = false;
  }

  failed(as: Admission): void {
    if (this.#openUntil !== undefined && as === 'normal') return;
    const { failures, openMs } = this.#settings;
    this.#failures += 1;
    this.#probing = false;
    if (failures > 0 && this.#failures >= failures) this.#openUntil = this.#now() + openMs;
  }

  /** A call ended without information about the upstream's health. */
  abandoned(as: Admission): void {
    if (as === 'probe') this.#probing = false;
  }
}
