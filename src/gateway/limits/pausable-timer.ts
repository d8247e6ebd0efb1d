/** A timer that can be paused: it fires once, when it has run for so long in all. */
export class PausableTimer {
  readonly #fire: () => void;
  #leftMs: number;
  #resumedAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #hasEnded = false;

  constructor(ms: number, fire: () => void) {
    this.#leftMs = ms;
    this.#fire = fire;
    this.resume();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#leftMs -= performance.now() - this.#resumedAt;
  }

  resume(): void {
    if (this.#hasEnded) return;
    this.#resumedAt = performance.now();
    this.#timer = setTimeout(this.#fire, Math.max(0, this.#leftMs));
  }

  /** It does not fire any more. */
  end(): void {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
  }
}
