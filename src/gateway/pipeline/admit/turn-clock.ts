import { nextTurn } from '../../execution/next-turn.ts';

/**
 * The time since this turn of the event loop began to read requests. node:http reads all requests that have come in one turn,
 * and many are answered as they are read: so this is how long those behind them have waited.
 */
export class TurnClock {
  readonly #now: () => number;
  readonly #atEnd: (callback: () => void) => unknown;
  #startedAt: number | undefined;
  #executed = 0;

  constructor(now: () => number = () => performance.now(), atEnd = nextTurn) {
    this.#now = now;
    this.#atEnd = atEnd;
  }

  /** Counts this turn from now on. */
  restart(): void {
    if (this.#startedAt !== undefined) this.#startedAt = this.#now();
  }

  /** The requests that were executed as they were read, in this turn. */
  get executed(): number {
    return this.#executed;
  }

  /** Counts a request that is executed as it is read. */
  execute(): void {
    this.#executed += 1;
  }

  /** Milliseconds since the first request of this turn. */
  elapsedMs(): number {
    const now = this.#now();
    if (this.#startedAt === undefined) {
      this.#startedAt = now;
      this.#atEnd(() => {
        this.#startedAt = undefined;
        this.#executed = 0;
      });
    }
    return now - this.#startedAt;
  }
}
