import { LinkedQueue, type QueueNode } from '#collections';
import { hasTurns } from '../../execution/next-turn.ts';
import { eventLoop, type TurnScheduler } from '../../execution/turn-scheduler.ts';
import type { TurnClock } from './turn-clock.ts';

/** The time of a turn in which executions begin. */
const SLICE_MS = 5;
/** The time between two slices in which only connections are accepted, of which libuv accepts one in a turn. */
const ACCEPT_MS = 5;
/** The weight of the slices before in the time that a request takes. */
const EARLIER = 0.8;
/** What was learned longer ago says nothing about the requests of now. */
const FORGOTTEN_MS = 1000;

interface WaitingRequest {
  readonly addedAt: number;
  readonly withinMs: number;
  readonly begin: (isInTime: boolean) => void;
  isWaiting: boolean;
}

interface QueueParts {
  readonly turn: Pick<TurnClock, 'elapsedMs' | 'executed' | 'execute'>;
  readonly now?: () => number;
  readonly scheduler?: Pick<TurnScheduler, 'add' | 'spend' | 'isBusy'>;
  readonly hasTurns?: boolean;
}

/**
 * Begins executions in slices of a few milliseconds, in the order of requests. node:http reads all requests that have come in one
 * turn of the event loop: without slices, hundreds of requests would be prepared before the next connection is accepted and the
 * first response is written.
 */
export class ExecutionQueue {
  readonly #turn: QueueParts['turn'];
  readonly #now: () => number;
  readonly #scheduler: Pick<TurnScheduler, 'add' | 'spend' | 'isBusy'>;
  readonly #hasTurns: boolean;
  readonly #waiting = new LinkedQueue<WaitingRequest>();
  /** The end of the last slice. */
  #endedAt = 0;
  /** The executions of the last slices, and their time with all that the event loop does in between. */
  #executed = 0;
  #spentMs = 0;
  #learnedAt = 0;
  #isScheduled = false;
  #hasConnected = false;
  #excusedAt = 0;

  constructor(parts: QueueParts) {
    this.#turn = parts.turn;
    this.#now = parts.now ?? (() => performance.now());
    this.#scheduler = parts.scheduler ?? eventLoop;
    this.#hasTurns = parts.hasTurns ?? hasTurns;
  }

  /** The time that a further request is expected to wait. */
  get waitMs(): number {
    return this.#waiting.length * this.#intervalMs;
  }

  /** The further requests that would wait no longer than this; without limit where none waits. */
  placesWithin(waitMs: number): number {
    if (this.#waiting.length === 0) return Infinity;
    return Math.max(0, Math.floor(waitMs / this.#intervalMs) - this.#waiting.length);
  }

  /** The time from one execution to the next. It is 0 until that is known. */
  get #intervalMs(): number {
    return this.#executed === 0 ? 0 : this.#spentMs / this.#executed;
  }

  /** Whether a request is executed as it is read: no other one waits, and this turn has time. */
  takesNow(): boolean {
    if (!this.#hasTurns) return true;
    if (this.#waiting.length > 0 || this.#scheduler.isBusy) return false;
    const { executed } = this.#turn;
    const elapsedMs = this.#turn.elapsedMs();
    if (elapsedMs >= SLICE_MS && executed > 0) {
      this.#learn(elapsedMs, executed, this.#now());
      return false;
    }
    this.#turn.execute();
    return true;
  }

  /**
   * Calls back when all requests before have begun, with whether that is within this many milliseconds. Call the returned function to
   * leave the queue before.
   */
  add(withinMs: number, begin: WaitingRequest['begin']): () => void {
    const now = this.#now();
    if (this.#waiting.length === 0) {
      if (now - this.#learnedAt > FORGOTTEN_MS) this.#forget();
      this.#endedAt = now;
      this.#schedule();
    }
    const request: WaitingRequest = { addedAt: now, withinMs, begin, isWaiting: true };
    const node = this.#waiting.add(request);
    return () => {
      if (request.isWaiting) this.#remove(node);
    };
  }

  /** A connection was accepted in this turn. The next slice begins when a turn accepts none, so that connections do not wait. */
  connected(): void {
    this.#hasConnected = true;
  }

  /** The time until now does not count as waiting. */
  excuse(): void {
    this.#excusedAt = this.#endedAt = this.#now();
  }

  #remove(node: QueueNode<WaitingRequest>): void {
    node.item.isWaiting = false;
    this.#waiting.remove(node);
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#scheduler.add({
      resume: () => {
        this.#isScheduled = false;
        try {
          this.#takeTurn();
        } finally {
          // A slice is all the work of its turn.
          this.#scheduler.spend(Infinity);
          if (this.#waiting.length > 0) this.#schedule();
        }
        return false;
      },
    });
  }

  #takeTurn(): void {
    const startedAt = this.#now();
    const hasConnected = this.#hasConnected;
    this.#hasConnected = false;
    if (hasConnected && startedAt - this.#endedAt < ACCEPT_MS) return;
    let executed = 0;
    let now = startedAt;
    for (let node = this.#waiting.first; node && now - startedAt < SLICE_MS; node = this.#waiting.first) {
      this.#remove(node);
      const { addedAt, withinMs, begin } = node.item;
      const isInTime = now - Math.max(addedAt, this.#excusedAt) <= withinMs;
      if (isInTime) executed += 1;
      begin(isInTime);
      now = this.#now();
    }
    if (executed > 0) this.#learn(now - this.#endedAt, executed, now);
    this.#endedAt = now;
  }

  #learn(spentMs: number, executed: number, now: number): void {
    if (now - this.#learnedAt > FORGOTTEN_MS) this.#forget();
    this.#learnedAt = now;
    this.#spentMs = EARLIER * this.#spentMs + spentMs;
    this.#executed = EARLIER * this.#executed + executed;
  }

  #forget(): void {
    this.#spentMs = this.#executed = 0;
  }
}
