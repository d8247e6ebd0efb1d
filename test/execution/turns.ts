import { TurnScheduler } from '../../src/gateway/execution/run.ts';

/** Turns of an event loop that a test takes itself, one after the other. */
export class Turns {
  readonly scheduler: TurnScheduler;
  /** Turns that were taken. */
  count = 0;
  #next: (() => void) | undefined;

  constructor(workPerTurn: number) {
    this.scheduler = new TurnScheduler(workPerTurn, (callback) => {
      if (this.#next) throw new Error('Two turns were asked for at once.');
      this.#next = callback;
    });
  }

  /** Takes the next turn if one was asked for, and lets promises settle. */
  async take(): Promise<boolean> {
    await settle();
    const next = this.#next;
    if (!next) return false;
    this.#next = undefined;
    this.count += 1;
    next();
    await settle();
    return true;
  }

  /** Takes turns until none is asked for. `after` is called after each. */
  async takeAll(after: () => void = () => undefined): Promise<void> {
    while (await this.take()) after();
  }
}

/** Lets all promises settle that wait for nothing else. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
