/** Counts requests in flight. */
export class InFlight {
  #count = 0;
  #ended: (() => void) | undefined;

  begin(): void {
    this.#count += 1;
  }

  end(): void {
    this.#count -= 1;
    if (this.#count === 0) this.#ended?.();
  }

  /** Resolves when no request is in flight, or at the end of the grace period. */
  idle(graceMs: number): Promise<void> {
    if (this.#count === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const grace = setTimeout(resolve, graceMs);
      this.#ended = () => {
        clearTimeout(grace);
        resolve();
      };
    });
  }
}
