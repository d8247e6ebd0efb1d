import { nextTurn } from '../../execution/next-turn.ts';

/**
 * The time since this turn of the event loop began to read requests. node:http reads all requests that have come in one turn,
 * and many are answered as they are read: so this is how long those behind them have waited.
 */
export class TurnClock {
  readonly #now: () => number;
  readonly #atEnd: (callback: () => void) => unknown;
  #startedAt: number | undefined;

  constructor(now: () => number = () => performance.now(), atEnd = nextTurn) {
    this.#now = now;
    this.#atEnd = atEnd;
  }

  /** Counts this turn from now on. */
  restart(): void {
    if (this.#startedAt !== undefined) this.#startedAt = this.#now();
  }

  /** Milliseconds since the first request of this turn. */
  elapsedMs(): number {
    const now = this.#now();
    if (this.#startedAt === undefined) {
      this.#startedAt = now;
      this.#atEnd(() => {
        this.#startedAt = undefined;
      });
    }
    return now - this.#startedAt;
  }
}
