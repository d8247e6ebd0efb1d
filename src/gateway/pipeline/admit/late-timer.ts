import { eventLoop, type TurnScheduler } from '../../execution/turn-scheduler.ts';

const INTERVAL_MS = 25;

/** Measures how long work waits: for its turn of the event loop, and for its turn among the executions that share it. */
export class LateTimer {
  readonly #scheduler: Pick<TurnScheduler, 'add'>;

  constructor(scheduler: Pick<TurnScheduler, 'add'> = eventLoop) {
    this.#scheduler = scheduler;
  }

  /** Calls back once, after an interval, with the milliseconds by which that is late. */
  start(measured: (lateMs: number) => void): void {
    const dueAt = performance.now() + INTERVAL_MS;
    const resume = () => {
      measured(Math.max(0, performance.now() - dueAt));
      return false;
    };
    setTimeout(() => this.#scheduler.add({ resume }), INTERVAL_MS).unref();
  }
}
