import type { Reporter } from 'vitest/node';

// Starting a worker depends on what else the machine does.
const START_MS = 60_000;

/** Calls back when Vitest has reported no result for a while. */
export class Watchdog implements Reporter {
  #timer: NodeJS.Timeout | undefined;
  #ms = 0;
  #onSilence: () => void = () => {};
  #hasFired = false;

  start(ms: number, onSilence: () => void): void {
    this.#ms = ms;
    this.#onSilence = onSilence;
    this.#hasFired = false;
    this.#wait(Math.max(START_MS, ms));
  }

  /** Whether it has called back since the start. */
  stop(): boolean {
    clearTimeout(this.#timer);
    return this.#hasFired;
  }

  onTestModuleCollected(): void {
    this.#wait(this.#ms);
  }

  onTestCaseResult(): void {
    this.#wait(this.#ms);
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#hasFired) return;
    this.#timer = setTimeout(() => {
      this.#hasFired = true;
      this.#onSilence();
    }, ms);
  }
}
