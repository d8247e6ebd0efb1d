/** The window is counted in this many slots. */
const SLOTS = 10;
const SLOT_MS = 1000;
/** Fewer calls tell too little. */
const LEAST_CALLS = 20;

/** The share of bad calls among those of the last ten seconds. */
export class RateWindow {
  readonly #calls = new Uint32Array(SLOTS);
  readonly #bad = new Uint32Array(SLOTS);
  #slot = 0;

  add(now: number, isBad: boolean): void {
    const at = this.#advance(now);
    this.#calls[at] = (this.#calls[at] ?? 0) + 1;
    if (isBad) this.#bad[at] = (this.#bad[at] ?? 0) + 1;
  }

  /** The percentage of bad calls; 0 while there are too few. */
  percent(now: number): number {
    this.#advance(now);
    const calls = this.#calls.reduce((sum, each) => sum + each, 0);
    return calls < LEAST_CALLS ? 0 : (100 * this.#bad.reduce((sum, each) => sum + each, 0)) / calls;
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
