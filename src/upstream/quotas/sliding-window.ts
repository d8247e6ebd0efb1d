import type { QuotaCounter } from './quota-counter.ts';

/** A window is counted in this many slots: a call may count for a 64th of the window too long, and never too short. */
const SLOTS = 64;

/** At most `calls` calls in any `ms` milliseconds. */
export class SlidingWindow implements QuotaCounter {
  readonly #calls: number;
  readonly #ms: number;
  readonly #slotMs: number;
  /** Ended calls by the slot of their end, in a ring with the slot that is current, and those of the window before it. */
  readonly #ended = new Uint32Array(SLOTS + 1);
  #slot = 0;
  #inWindow = 0;
  #running = 0;

  constructor(calls: number, ms: number) {
    this.#calls = calls;
    this.#ms = ms;
    this.#slotMs = ms / SLOTS;
  }

  left(now: number): number {
    this.#advance(now);
    return Math.max(0, this.#calls - this.#inWindow - this.#running);
  }

  waitMs(now: number, ahead: number): number {
    const left = this.left(now);
    if (ahead < left) return 0;
    // Each window frees as many calls as the one before it.
    const windows = Math.floor((ahead - left) / this.#calls);
    return this.#freeMs(now, (ahead - left) % this.#calls) + windows * (this.#ms + this.#slotMs);
  }

  begin(): void {
    this.#running += 1;
  }

  end(now: number, wasSent: boolean): void {
    this.#running -= 1;
    if (!wasSent) return;
    this.#advance(now);
    const at = this.#slot % this.#ended.length;
    this.#ended[at] = (this.#ended[at] ?? 0) + 1;
    this.#inWindow += 1;
  }

  /** Milliseconds until one more than this many of the calls that count now no longer count. */
  #freeMs(now: number, before: number): number {
    let freed = 0;
    for (let slot = this.#slot - SLOTS; slot <= this.#slot; slot++) {
      if (slot >= 0) freed += this.#ended[slot % this.#ended.length] ?? 0;
      if (freed > before) return (slot + SLOTS + 1) * this.#slotMs - now;
    }
    // The calls under way end now at the earliest.
    return this.#ms;
  }

  #advance(now: number): void {
    const slot = Math.floor(now / this.#slotMs);
    const first = Math.max(this.#slot + 1, slot - SLOTS);
    for (let each = first; each <= slot; each++) {
      const at = each % this.#ended.length;
      this.#inWindow -= this.#ended[at] ?? 0;
      this.#ended[at] = 0;
    }
    if (slot > this.#slot) this.#slot = slot;
  }
}
