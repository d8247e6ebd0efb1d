const EVERY_MS = 1;

/**
 * Finds the longest turn of the event loop by the CPU time of its thread. A timer runs once in each turn; elapsed time would
 * include that of other processes.
 */
export class TurnProbe {
  #timer: NodeJS.Timeout | undefined;
  #before = 0;
  #longestMs = 0;

  start(): void {
    this.#longestMs = 0;
    this.#before = threadMs();
    this.#timer = setInterval(() => this.#note(), EVERY_MS);
  }

  /** Milliseconds of the longest turn since the start. */
  stop(): number {
    clearInterval(this.#timer);
    this.#note();
    return this.#longestMs;
  }

  #note(): void {
    const now = threadMs();
    this.#longestMs = Math.max(this.#longestMs, now - this.#before);
    this.#before = now;
  }
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
