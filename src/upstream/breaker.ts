import type { BreakerSettings } from './settings.ts';

/** How a call was admitted: a `probe` tests whether a failing upstream works again. */
export type AdmittedAs = 'normal' | 'probe';

/**
 * A circuit breaker: it admits no call to an upstream that keeps failing. It opens after enough failures in a row, or if too
 * many calls of the last seconds failed or were slow; some time later it admits a few probes, whose outcomes close it or
 * open it again. Nothing else counts while it is open: calls in flight when it opened have no new information.
 */
export class Breaker {
  /** Whether the time that calls take counts. */
  readonly countsSlow: boolean;
  readonly #settings: BreakerSettings;
  readonly #probes: number;
  readonly #window: RateWindow | undefined;
  readonly #opened: (() => void) | undefined;
  #failures = 0;
  #openUntil: number | undefined;
  #hintedUntil = -Infinity;
  /** Probes in flight. */
  #probing = 0;
  /** Probes that have succeeded. */
  #passed = 0;

  /** `opened` is called when it opens that was closed. */
  constructor(settings: BreakerSettings, opened?: () => void) {
    this.countsSlow = settings.slowMs !== undefined;
    this.#settings = settings;
    this.#opened = opened;
    this.#probes = settings.probes ?? 1;
    const { failures, ratePercent } = settings;
    this.#window = ratePercent === undefined || failures === 0 ? undefined : new RateWindow(ratePercent);
  }

  get isOpen(): boolean {
    return this.#openUntil !== undefined;
  }

  /** Admits a call, or returns nothing while the breaker is open. An admitted call reports each outcome: of a retry, too. */
  tryCall(): AdmittedAs | undefined {
    if (this.#openUntil === undefined) return 'normal';
    if (this.#probing + this.#passed >= this.#probes || performance.now() < this.#openUntil) return undefined;
    this.#probing += 1;
    return 'probe';
  }

  /** Milliseconds until a probe is admitted. */
  waitMs(): number {
    return Math.max(0, (this.#openUntil ?? 0) - performance.now());
  }

  /** A call succeeded after this time. A slow success counts as a failure, unless as one of those in a row. */
  succeeded(as: AdmittedAs, tookMs = 0): void {
    const isSlow = tookMs > (this.#settings.slowMs ?? Infinity);
    if (this.#openUntil !== undefined) return this.#probed(as, isSlow);
    this.#failures = 0;
    if (this.#window?.count(performance.now(), isSlow)) this.#open();
  }

  failed(as: AdmittedAs): void {
    if (this.#openUntil !== undefined) return this.#probed(as, true);
    const { failures } = this.#settings;
    this.#failures += 1;
    const isHinted = performance.now() < this.#hintedUntil;
    const isInRow = failures > 0 && (isHinted || this.#failures >= failures);
    if (isInRow || this.#window?.count(performance.now(), true)) this.#open();
  }

  /** Another process has found that the upstream fails: one failure here confirms it. */
  hint(): void {
    this.#hintedUntil = performance.now() + this.#settings.openMs;
  }

  /** A call ended without information about the upstream's health. */
  abandoned(as: AdmittedAs): void {
    if (as === 'probe') this.#probing = Math.max(0, this.#probing - 1);
  }

  #probed(as: AdmittedAs, isBad: boolean): void {
    if (as === 'normal') return;
    if (isBad) return this.#open();
    this.#probing = Math.max(0, this.#probing - 1);
    this.#passed += 1;
    if (this.#passed < this.#probes) return;
    this.#failures = 0;
    this.#openUntil = undefined;
    this.#window?.clear();
  }

  #open(): void {
    const wasOpen = this.isOpen;
    this.#probing = this.#passed = 0;
    this.#openUntil = performance.now() + this.#settings.openMs;
    if (!wasOpen) this.#opened?.();
  }
}

/** The window is counted in this many slots. */
const SLOTS = 10;
const SLOT_MS = 1000;
/** Fewer calls tell too little. */
const LEAST_CALLS = 20;

/** The share of bad calls among those of the last ten seconds. */
class RateWindow {
  readonly #ratePercent: number;
  readonly #calls = new Uint32Array(SLOTS);
  readonly #bad = new Uint32Array(SLOTS);
  #slot = 0;

  constructor(ratePercent: number) {
    this.#ratePercent = ratePercent;
  }

  /** Counts a call. Returns whether too many were bad, once one is. */
  count(now: number, isBad: boolean): boolean {
    const at = this.#advance(now);
    this.#calls[at] = (this.#calls[at] ?? 0) + 1;
    if (!isBad) return false;
    this.#bad[at] = (this.#bad[at] ?? 0) + 1;
    const calls = this.#calls.reduce((sum, each) => sum + each, 0);
    const bad = this.#bad.reduce((sum, each) => sum + each, 0);
    return calls >= LEAST_CALLS && (100 * bad) / calls >= this.#ratePercent;
  }

  clear(): void {
    this.#calls.fill(0);
    this.#bad.fill(0);
  }

  #advance(now: number): number {
    const slot = Math.floor(now / SLOT_MS);
    for (let each = Math.max(this.#slot + 1, slot - SLOTS + 1); each <= slot; each++) {
      this.#calls[each % SLOTS] = this.#bad[each % SLOTS] = 0;
    }
    this.#slot = Math.max(this.#slot, slot);
    return this.#slot % SLOTS;
  }
}
