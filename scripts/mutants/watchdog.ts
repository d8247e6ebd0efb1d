import type { Reporter } from 'vitest/node';

/** Bites when Vitest reports nothing for a while. */
export class Watchdog implements Reporter {
  #timer: NodeJS.Timeout | undefined;
  #hasBitten = false;

  start(ms: number, bite: () => void): void {
    this.#hasBitten = false;
    this.#timer = setTimeout(() => {
      this.#hasBitten = true;
      bite();
    }, ms);
  }

  /** Whether it has bitten since it was started. */
  end(): boolean {
    clearTimeout(this.#timer);
    return this.#hasBitten;
  }

  onTestModuleCollected(): void {
    this.#wait();
  }

  onTestCaseResult(): void {
    this.#wait();
  }

  #wait(): void {
    if (!this.#hasBitten) this.#timer?.refresh();
  }
}
