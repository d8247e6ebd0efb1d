const MOST_WASTED = 32;
/** Reading costs about a twentieth of what it saves. */
const LEAST_SHARE = 1 / 20;

/**
 * Whether to read requests that cannot be executed: that is worth its cost where cached responses, or equal operations in flight,
 * answer some of them.
 */
export class ReuseRate {
  #reused = 0;
  #wasted = 0;

  get isWorthwhile(): boolean {
    return this.#wasted < MOST_WASTED || this.#reused >= this.#wasted * LEAST_SHARE;
  }

  /** A request was answered without an execution of its own. */
  reused(): void {
    this.#reused += 1;
  }

  /** A request was refused after it was read. */
  wasted(): void {
    this.#wasted += 1;
  }

  /** Halves the weight of the requests until now. */
  age(): void {
    this.#reused /= 2;
    this.#wasted /= 2;
  }
}
