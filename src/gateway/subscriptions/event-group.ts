import type { LiveEvent, LiveRead } from '#graph';
import type { SettleCost } from '../budgets/index.ts';
import type { EventFrame } from './event-frame.ts';

/** Events that wait for their execution: a group that has more is behind, and reads the others when it has executed these. */
const MOST_WAITING = 1000;
/** Subscribers that are written to in one turn of the event loop. */
const SUBSCRIBERS_PER_TURN = 500;

/** A subscriber, as its group knows it. */
export interface GroupMember extends ChargedMember {
  deliver(frame: EventFrame, cursor: string): void;
  complete(): void;
  /** Ends it with an error. */
  fail(error: unknown): void;
}

/** The result of an operation for an event. */
export interface ExecutedEvent {
  readonly frame: EventFrame;
  /** The upstream calls that were sent for it. */
  readonly calls: number;
}

/** Executes the operation for one event. Never rejects. */
export type ExecuteEvent = (event: LiveEvent) => Promise<ExecutedEvent>;

export interface EventGroupParts {
  /** Equal for subscribers with equal operations and identities. */
  readonly key: string;
  readonly execute: ExecuteEvent;
  readonly observer: { delivered(events: number, ms: number): void };
  /** Reads the events after a cursor, however long it takes while the group has subscribers. Never rejects. */
  readonly readAfter: (cursor: string, group: EventGroup) => Promise<LiveRead>;
  /** Whether a cursor comes after another, and whether there are events after one. */
  readonly isAfter: (cursor: string, other: string) => boolean;
  readonly hasAfter: (cursor: string) => boolean;
}

/** Subscribers with equal operations and identities: each event is executed and encoded once for all. */
export class EventGroup {
  readonly #parts: EventGroupParts;
  #waitingSince = 0;
  /** The position after the last event that it has, or had. */
  #position: string | undefined;
  /** The position after which it has to read events, because more came than may wait. */
  #behindAfter: string | undefined;
  readonly #subscribers = new Set<GroupMember>();
  readonly #waiting: LiveEvent[] = [];
  #isRunning = false;
  #isComplete = false;

  constructor(parts: EventGroupParts) {
    this.#parts = parts;
  }

  get key(): string {
    return this.#parts.key;
  }

  get execute(): ExecuteEvent {
    return this.#parts.execute;
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
    if (this.#behindAfter !== undefined) return;
    if (this.#waiting.length === 0) this.#waitingSince = performance.now();
    const position = this.#position;
    // A group that was behind may have read what is polled only now.
    const next = position === undefined ? events : events.filter(({ cursor }) => this.#parts.isAfter(cursor, position));
    const taken = next.slice(0, MOST_WAITING - this.#waiting.length);
    this.#waiting.push(...taken);
    this.#position = taken.at(-1)?.cursor ?? position;
    this.#behindAfter = taken.length < next.length ? this.#position : undefined;
    if (!this.#isRunning) void this.#run();
  }

  fail(error: unknown): void {
    for (const subscriber of this.#subscribers) subscriber.fail(error);
  }

  /** Completes all subscribers after the events so far. */
  complete(): void {
    this.#isComplete = true;
    if (!this.#isRunning) for (const subscriber of this.#subscribers) subscriber.complete();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#subscribers.size > 0) {
      const event = this.#waiting.shift();
      if (!event) {
        if (this.#behindAfter === undefined) break;
        await this.#catchUp(this.#behindAfter);
        continue;
      }
      const settle = await chargeEvent(this.#subscribers);
      if (this.#subscribers.size === 0) {
        settle(0);
        break;
      }
      const { frame, calls } = await this.execute(event);
      settle(calls);
      await this.#deliver(frame, event.cursor);
      this.#parts.observer.delivered(1, performance.now() - this.#waitingSince);
    }
    this.#isRunning = false;
    if (this.#isComplete) this.complete();
  }

  async #catchUp(after: string): Promise<void> {
    const { events, cursor } = await this.#parts.readAfter(after, this);
    this.#waiting.push(...events);
    this.#position = cursor;
    this.#behindAfter = this.#parts.hasAfter(cursor) ? cursor : undefined;
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

/** Charges a caller for an event. Throws, or rejects with, the refusal of its budgets. */
export type ChargeEvent = () => SettleCost | Promise<SettleCost>;

/** A subscriber that pays for its events. */
export interface ChargedMember {
  readonly callerKey: string;
  /** Absent where events cost nothing, for all subscribers of an operation. */
  readonly charge: ChargeEvent | undefined;
  /** Ends it, because its caller cannot pay. */
  refuse(error: unknown): void;
}

const FREE_OF_CHARGE: SettleCost = () => undefined;

/** Charges each caller of an event once, and ends the subscribers of those who cannot pay. The result settles the charges. */
export function chargeEvent(members: Iterable<ChargedMember>): SettleCost | Promise<SettleCost> {
  const [first] = members;
  if (!first?.charge) return FREE_OF_CHARGE;
  const byCaller = [...Map.groupBy(members, ({ callerKey }) => callerKey).values()];
  return Promise.all(byCaller.map(chargeCaller)).then((charges) => (calls) => {
    for (const settle of charges) settle(calls);
  });
}

async function chargeCaller(members: readonly ChargedMember[]): Promise<SettleCost> {
  try {
    return (await members[0]?.charge?.()) ?? FREE_OF_CHARGE;
  } catch (error) {
    for (const member of members) member.refuse(error);
    return FREE_OF_CHARGE;
  }
}
