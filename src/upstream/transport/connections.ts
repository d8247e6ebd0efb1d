import type { Pool } from 'undici';
import { LinkedQueue, type QueueNode } from '#collections';
import type { InterfaceSettings } from '../settings.ts';
import { createPool } from './pool.ts';

/** What waits for a connection, and says when it is done with it. */
interface Turn {
  /** Where it waits, if it does. */
  place?: QueueNode<Turn> | undefined;
  begin(pool: Pool): void;
}

const WAITING_PER_CONNECTION = 100;

/**
 * The connections to one origin, and the line of those who wait for one. The line is here and not in the pool, so that
 * it has an end, and that whoever gives up leaves it.
 */
export class Connections {
  readonly #pool: Pool;
  readonly #mostWaiting: number;
  readonly #waiting = new LinkedQueue<Turn>();
  #free: number;
  #beginning = false;
  #fresh = false;

  constructor(origin: string, settings: InterfaceSettings) {
    this.#pool = createPool(origin, settings);
    this.#free = settings.connections;
    this.#mostWaiting = settings.connections * WAITING_PER_CONNECTION;
    this.#pool.on('connect', () => {
      this.#fresh = true;
    });
  }

  /** Whether no more calls should be begun. */
  get isFull(): boolean {
    return this.#waiting.length >= this.#mostWaiting;
  }

  enter(turn: Turn): void {
    if (this.#free === 0 || this.#waiting.length > 0) {
      turn.place = this.#waiting.add(turn);
    } else {
      this.#free -= 1;
      turn.begin(this.#pool);
    }
  }

  /** Takes back a turn that has not begun; says whether there was one. */
  withdraw(turn: Turn): boolean {
    if (!turn.place) return false;
    this.#waiting.remove(turn.place);
    turn.place = undefined;
    return true;
  }

  /** A turn that had begun is over. */
  leave(): void {
    this.#free += 1;
    if (this.#waiting.length > 0) this.#next();
  }

  /** Whether the request that starts now is the first on its connection: undici starts it as soon as that is open. */
  takeFresh(): boolean {
    const fresh = this.#fresh;
    this.#fresh = false;
    return fresh;
  }

  /** Ends every turn that has begun; the others then begin in vain. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }

  #next(): void {
    // A turn that ends as it begins comes back here: a loop then, not a recursion as deep as the line is long.
    if (this.#beginning) return;
    this.#beginning = true;
    for (let next = this.#waiting.first; next && this.#free > 0; next = this.#waiting.first) {
      this.#free -= 1;
      this.withdraw(next.item);
      next.item.begin(this.#pool);
    }
    this.#beginning = false;
  }
}
