import { eventLoop, type TurnScheduler } from '../../execution/turn-scheduler.ts';

const INTERVAL_MS = 25;
// Tests of programs with a gateway may replace the clock, which this would keep busy.
const realTimeout = globalThis.setTimeout;

type After = (callback: () => void, ms: number) => NodeJS.Timeout;

/** Measures how long work waits: for its turn of the event loop, and for its turn among the executions that share it. */
export class LateTimer {
  readonly #scheduler: Pick<TurnScheduler, 'add'>;
  readonly #after: After;

  constructor(scheduler: Pick<TurnScheduler, 'add'> = eventLoop, after: After = realTimeout) {
    this.#scheduler = scheduler;
    this.#after = after;
  }

  /** Calls back once, after an interval, with the milliseconds by which that is late. */
  start(measured: (lateMs: number) => void): void {
    const dueAt = performance.now() + INTERVAL_MS;
    const resume = () => {
      measured(Math.max(0, performance.now() - dueAt));
      return false;
    };
    this.#after(() => this.#scheduler.add({ resume }), INTERVAL_MS).unref();
  }
}
