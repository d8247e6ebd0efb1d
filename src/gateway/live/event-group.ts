import type { LiveEvent } from '#graph';
import { type ChargedMember, chargeEvent } from './charge-event.ts';
import type { EventFrame } from './event-frame.ts';

/** Events that wait for their execution. */
const MOST_WAITING = 1000;
/** Subscribers that are written to in one turn of the event loop. */
const SUBSCRIBERS_PER_TURN = 500;

/** A subscriber, as its group knows it. */
export interface GroupMember extends ChargedMember {
  deliver(frame: EventFrame, cursor: string): void;
  complete(): void;
  interrupt(reason: 'slow'): void;
}

/** The result of an operation for an event. */
export interface ExecutedEvent {
  readonly frame: EventFrame;
  /** The upstream calls that were sent for it. */
  readonly calls: number;
}

/** Executes the operation for one event. Never rejects. */
export type ExecuteEvent = (event: LiveEvent) => Promise<ExecutedEvent>;

/** Subscribers with equal operations and identities: each event is executed and encoded once for all. */
export class EventGroup {
  readonly key: string;
  readonly execute: ExecuteEvent;
  readonly #observer: { delivered(events: number, ms: number): void };
  #waitingSince = 0;
  readonly #subscribers = new Set<GroupMember>();
  readonly #waiting: LiveEvent[] = [];
  #isRunning = false;
  #isComplete = false;

  constructor(key: string, execute: ExecuteEvent, observer: { delivered(events: number, ms: number): void }) {
    this.#observer = observer;
    this.key = key;
    this.execute = execute;
  }

  get size(): number {
    return this.#subscribers.size;
  }

  add(subscriber: GroupMember): void {
    this.#subscribers.add(subscriber);
  }

  delete(subscriber: GroupMember): void {
    this.#subscribers.delete(subscriber);
  }

  push(events: readonly LiveEvent[]): void {
    if (this.#waiting.length + events.length > MOST_WAITING) {
      this.#waiting.length = 0;
      for (const subscriber of this.#subscribers) subscriber.interrupt('slow');
      return;
    }
    if (this.#waiting.length === 0) this.#waitingSince = performance.now();
    this.#waiting.push(...events);
    if (!this.#isRunning) void this.#run();
  }

  /** Completes all subscribers after the events so far. */
  complete(): void {
    this.#isComplete = true;
    if (!this.#isRunning) for (const subscriber of this.#subscribers) subscriber.complete();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let event = this.#waiting.shift(); event; event = this.#waiting.shift()) {
      const settle = await chargeEvent(this.#subscribers);
      if (this.#subscribers.size === 0) {
        settle(0);
        break;
      }
      const { frame, calls } = await this.execute(event);
      settle(calls);
      await this.#deliver(frame, event.cursor);
      this.#observer.delivered(1, performance.now() - this.#waitingSince);
    }
    this.#isRunning = false;
    if (this.#isComplete) this.complete();
  }

  async #deliver(frame: EventFrame, cursor: string): Promise<void> {
    let left = SUBSCRIBERS_PER_TURN;
    // Those that come meanwhile know their position.
    for (const subscriber of this.#subscribers) {
      subscriber.deliver(frame, cursor);
      left -= 1;
      if (left > 0) continue;
      left = SUBSCRIBERS_PER_TURN;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
