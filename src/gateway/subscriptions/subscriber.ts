import type { LiveEvent, LiveRead } from '#graph';
import type { SettleCost } from '../limits/budgets.ts';
import { type EventFrame, interruptionFrame, refusalAt, type SubscriptionOwner, waitMsOf } from '../result/events.ts';
import { type Caller, type CallerIdentity, type EndReason, type EventSink, type Interruption } from '../types.ts';
import { isFinal, LiveTopic, type PollInterval, retryAfterOf, type TopicListener, type TopicParts } from './topic.ts';

interface SubscriberParts {
  readonly shared: SharedSource;
  readonly sink: EventSink;
  /** The position after which its events begin; absent for those from now on. */
  readonly after: string | undefined;
  /** Shows an error as callers see it. */
  readonly failure: (error: unknown, requestId: string) => EventFrame;
  readonly owner: SubscriptionOwner;
  readonly caller: Pick<Caller, 'identity' | 'requestId'>;
  readonly callerKey: string;
  readonly charge: ChargeEvent | undefined;
}

/** One subscription of one caller. */
export class LiveSubscriber {
  readonly callerKey: string;
  readonly #parts: SubscriberParts;
  #group: EventGroup | undefined;
  /** The position that it has, until an event comes after it. */
  #position: string | undefined;
  #last: string | undefined;
  #isOver = false;
  #stopWaiting: (() => void) | undefined;
  #counted: ((reason: EndReason | undefined) => void) | undefined;

  constructor(parts: SubscriberParts) {
    this.#parts = parts;
    this.callerKey = parts.callerKey;
  }

  get identity(): CallerIdentity {
    return this.#parts.caller.identity;
  }

  get charge(): ChargeEvent | undefined {
    return this.#parts.charge;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Calls back once, when it is over. */
  onEnd(counted: (reason: EndReason | undefined) => void): void {
    this.#counted = counted;
  }

  /** Delivers the events after its position, and then new ones as they come. */
  start(groupKey: string, execute: ExecuteEvent): void {
    const { shared, after } = this.#parts;
    shared.enter(this);
    this.#parts.owner.onAbandon(() => this.leave());
    const { topic } = shared;
    const startsAtOnce = after === undefined && !topic.source.startsWithState;
    if (startsAtOnce || (after !== undefined && after === topic.position)) return this.#join(after, groupKey, execute);
    this.#follow(after, groupKey, execute);
  }

  /** Notes where to resume if it ends before its first event. One that catches up goes on from its own position. */
  began(position: string): void {
    const group = this.#group;
    if (!group) return;
    this.#begin(position);
    if (this.#position === undefined || !this.#isBefore(this.#position, position)) return;
    // There were events between its own read and the first of the source.
    this.#parts.shared.part(this, group);
    this.#group = undefined;
    this.#follow(this.#position, group.key, group.execute);
  }

  /** Sends an event, unless it is one that the subscriber has. */
  deliver(frame: EventFrame, cursor: string): void {
    if (this.#isOver) return;
    const { shared, sink } = this.#parts;
    if (this.#position !== undefined && !shared.topic.isAfter(cursor, this.#position)) return;
    this.#position = undefined;
    if (sink.next(frame)) this.#last = cursor;
    else this.interrupt('slow');
  }

  complete(): void {
    if (!this.#end()) return;
    this.#parts.sink.complete();
  }

  fail(error: unknown): void {
    if (this.#isOver) return;
    const { sink, failure, caller } = this.#parts;
    // Without its error, the end would look like that of the events.
    if (!sink.next(failure(error, caller.requestId))) return this.interrupt('slow');
    this.#end();
    sink.complete();
  }

  /** Ends it with an error that says where to resume. */
  interrupt(reason: Interruption): void {
    if (!this.#end(reason)) return;
    const remedy = 'Subscribe again `after` the last event.';
    this.#parts.sink.interrupt(reason, interruptionFrame(reason, remedy, this.#resumption));
  }

  /** Ends it with the refusal of its caller's budgets, which says where and when to resume. */
  refuse(error: unknown): void {
    if (!this.#end('budget')) return;
    const { sink, failure, caller } = this.#parts;
    sink.interrupt('budget', failure(refusalAt(error, this.#resumption), caller.requestId), waitMsOf(error));
  }

  /** The subscriber is gone. */
  leave(): void {
    this.#end();
  }

  #end(reason?: EndReason): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    this.#stopWaiting?.();
    this.#parts.shared.leave(this, this.#group);
    this.#counted?.(reason);
    this.#parts.owner.ended();
    return true;
  }

  get #resumption(): string | undefined {
    return this.#last ?? this.#parts.after;
  }

  #begin(position: string): void {
    if (this.#last !== undefined) return;
    this.#last = position;
    if (this.#parts.after === undefined) this.#parts.sink.begin?.(position);
  }

  #join(position: string | undefined, groupKey: string, execute: ExecuteEvent): void {
    this.#position = position;
    const begun = position ?? this.#parts.shared.topic.position;
    if (begun !== undefined) this.#begin(begun);
    this.#group = this.#parts.shared.join(this, groupKey, execute);
  }

  /** Joins the others once it has the events after a position. */
  #follow(after: string | undefined, groupKey: string, execute: ExecuteEvent): void {
    this.#catchUp(after, groupKey, execute).catch((error: unknown) => this.fail(error));
  }

  /** Delivers the events after a position, and joins where they end. */
  async #catchUp(after: string | undefined, groupKey: string, execute: ExecuteEvent): Promise<void> {
    const { topic } = this.#parts.shared;
    const backoff = topic.backoff();
    for (let position = after; ; ) {
      const found = await this.#read(position, backoff);
      if (!found) return;
      for (const event of found.events) await this.#deliverOwn(event, execute);
      if (this.#isOver) return;
      if (found.isOver) return this.complete();
      // The cursor of a caller may be any; that of a state is always the source's.
      if (found.cursor !== position || !topic.source.compare) topic.establish(found.cursor);
      position = found.cursor;
      const isBehind = found.hasMore === true || this.#isBefore(position, topic.position);
      // At once, so that no event comes in between.
      if (!isBehind) return this.#join(position, groupKey, execute);
      // Others have had events that the API does not show now.
      if (found.events.length === 0) await this.#wait(backoff.after(false));
    }
  }

  /** Versions of a state have no order: the topic's next one is another, or the same. */
  #isBefore(position: string, known: string | undefined): boolean {
    const { topic } = this.#parts.shared;
    return topic.source.compare !== undefined && known !== undefined && topic.isAfter(known, position);
  }

  /** Reads the events after a position: later each time while the API fails. `undefined` if it is over. */
  async #read(position: string | undefined, backoff: PollInterval): Promise<LiveRead | undefined> {
    const { topic } = this.#parts.shared;
    while (!this.#isOver) {
      try {
        return await (position === undefined ? topic.read(undefined) : topic.since(position));
      } catch (error) {
        if (isFinal(error)) throw error;
        await this.#wait(backoff.afterFailure(retryAfterOf(error)));
      }
    }
    return undefined;
  }

  /** Waits, or until it is over. */
  #wait(ms: number): Promise<void> {
    if (this.#isOver) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      this.#stopWaiting = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #deliverOwn(event: LiveEvent, execute: ExecuteEvent): Promise<void> {
    if (this.#isOver) return;
    const { sink } = this.#parts;
    const settle = await chargeEvent([this]);
    if (this.#isOver) return settle(0);
    const { frame, calls } = await execute(event);
    settle(calls);
    if (this.#isOver) return;
    if (!sink.next(frame)) return this.interrupt('slow');
    this.#last = event.cursor;
    await sink.drained();
  }
}

/** A source with its subscribers. It ends with the last one. */
export class SharedSource implements TopicListener {
  readonly topic: LiveTopic;
  readonly #subscribers = new Set<LiveSubscriber>();
  readonly #groups = new Map<string, EventGroup>();
  readonly #observer: TopicParts['observer'];
  readonly #ended: () => void;
  #isOver = false;

  constructor(parts: TopicParts, ended: () => void) {
    this.#ended = ended;
    this.#observer = parts.observer;
    this.topic = new LiveTopic(parts, this);
  }

  get size(): number {
    return this.#subscribers.size;
  }

  enter(subscriber: LiveSubscriber): void {
    this.#subscribers.add(subscriber);
  }

  /** Lets a subscriber have the events from now on. */
  join(subscriber: LiveSubscriber, groupKey: string, execute: ExecuteEvent): EventGroup {
    let group = this.#groups.get(groupKey);
    if (!group) this.#groups.set(groupKey, (group = new EventGroup(this, groupKey, execute)));
    group.add(subscriber);
    if (this.#isOver) subscriber.complete();
    return group;
  }

  /** Takes a subscriber out of its group: it gets no event until it joins again. */
  part(subscriber: LiveSubscriber, group: EventGroup): void {
    group.delete(subscriber);
    if (group.size === 0) this.#groups.delete(group.key);
  }

  leave(subscriber: LiveSubscriber, group: EventGroup | undefined): void {
    if (group) this.part(subscriber, group);
    this.#subscribers.delete(subscriber);
    if (this.#subscribers.size > 0) return;
    this.topic.close();
    this.#ended();
  }

  /** Whether there are events after a cursor. */
  hasAfter(cursor: string): boolean {
    const { position } = this.topic;
    return position !== undefined && this.topic.isAfter(position, cursor);
  }

  /** Reads for a group that is behind: later each time while the API fails, or does not show what others have had. */
  async readAfter(cursor: string, group: EventGroup): Promise<LiveRead> {
    const backoff = this.topic.backoff();
    while (group.size > 0) {
      let waitMs: number;
      try {
        const found = await this.topic.since(cursor);
        if (found.events.length > 0 || found.cursor !== cursor) return found;
        waitMs = backoff.after(false);
      } catch (error) {
        if (isFinal(error)) group.fail(error);
        waitMs = backoff.afterFailure(retryAfterOf(error));
      }
      await new Promise((resolve) => setTimeout(resolve, waitMs).unref());
    }
    return { events: [], cursor };
  }

  began(position: string): void {
    for (const subscriber of this.#subscribers) subscriber.began(position);
  }

  events(events: readonly LiveEvent[]): void {
    for (const group of this.#groups.values()) group.push(events);
  }

  /** Completes subscribers after their last event. Those that still catch up complete by themselves. */
  over(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const group of this.#groups.values()) group.complete();
  }

  failed(error: unknown): void {
    for (const subscriber of this.#subscribers) subscriber.fail(error);
  }

  /** An event was delivered to the subscribers of one operation, in this time. */
  delivered(ms: number): void {
    this.#observer.delivered(1, ms);
  }
}

/** Events that wait for their execution: a group that has more is behind, and reads the others when it has executed these. */
const MOST_WAITING = 1000;
/** Subscribers that are written to in one turn of the event loop. */
const SUBSCRIBERS_PER_TURN = 500;

/** The result of an operation for an event. */
export interface ExecutedEvent {
  readonly frame: EventFrame;
  /** The upstream calls that were sent for it. */
  readonly calls: number;
}

/** Executes the operation for one event. Never rejects. */
export type ExecuteEvent = (event: LiveEvent) => Promise<ExecutedEvent>;

/** Subscribers with equal operations and identities: each event is executed and encoded once for all. */
class EventGroup {
  /** Equal for subscribers with equal operations and identities. */
  readonly key: string;
  readonly execute: ExecuteEvent;
  readonly #source: SharedSource;
  #waitingSince = 0;
  /** The position after the last event that it has, or had. */
  #position: string | undefined;
  /** The position after which it has to read events, because more came than may wait. */
  #behindAfter: string | undefined;
  readonly #subscribers = new Set<LiveSubscriber>();
  readonly #waiting: LiveEvent[] = [];
  #isRunning = false;
  #isComplete = false;

  constructor(source: SharedSource, key: string, execute: ExecuteEvent) {
    this.#source = source;
    this.key = key;
    this.execute = execute;
  }

  get size(): number {
    return this.#subscribers.size;
  }

  add(subscriber: LiveSubscriber): void {
    this.#subscribers.add(subscriber);
  }

  delete(subscriber: LiveSubscriber): void {
    this.#subscribers.delete(subscriber);
  }

  push(events: readonly LiveEvent[]): void {
    if (this.#behindAfter !== undefined) return;
    if (this.#waiting.length === 0) this.#waitingSince = performance.now();
    const position = this.#position;
    // A group that was behind may have read what is polled only now.
    const next =
      position === undefined ? events : events.filter(({ cursor }) => this.#source.topic.isAfter(cursor, position));
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
      this.#source.delivered(performance.now() - this.#waitingSince);
    }
    this.#isRunning = false;
    if (this.#isComplete) this.complete();
  }

  async #catchUp(after: string): Promise<void> {
    const { events, cursor } = await this.#source.readAfter(after, this);
    this.#waiting.push(...events);
    this.#position = cursor;
    this.#behindAfter = this.#source.hasAfter(cursor) ? cursor : undefined;
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

const FREE_OF_CHARGE: SettleCost = () => undefined;

/** Charges each caller of an event once, and ends the subscribers of those who cannot pay. The result settles the charges. */
function chargeEvent(members: Iterable<LiveSubscriber>): SettleCost | Promise<SettleCost> {
  const [first] = members;
  if (!first?.charge) return FREE_OF_CHARGE;
  const byCaller = [...Map.groupBy(members, ({ callerKey }) => callerKey).values()];
  return Promise.all(byCaller.map(chargeCaller)).then((charges) => (calls) => {
    for (const settle of charges) settle(calls);
  });
}

async function chargeCaller(members: readonly LiveSubscriber[]): Promise<SettleCost> {
  try {
    return (await members[0]?.charge?.()) ?? FREE_OF_CHARGE;
  } catch (error) {
    for (const member of members) member.refuse(error);
    return FREE_OF_CHARGE;
  }
}
