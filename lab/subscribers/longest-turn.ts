/** As often as a timer can be called. */
const EVERY_MS = 1;

/** Measures the longest time in which the event loop calls no timer, as CPU time: the clock counts other processes too. */
export class LongestTurn {
  #longestMs = 0;
  #isOver = false;

  constructor() {
    this.#turn(cpuMs());
  }

  /** Ends the measurement, and returns milliseconds. */
  end(): number {
    this.#isOver = true;
    return this.#longestMs;
  }

  #turn(startedAt: number): void {
    setTimeout(() => {
      const now = cpuMs();
      this.#longestMs = Math.max(this.#longestMs, now - startedAt);
      if (!this.#isOver) this.#turn(now);
    }, EVERY_MS);
  }
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
