import type { LiveEvent, LiveRead } from '#graph';
import type { CallerIdentity } from '../pipeline/identify/caller-identity.ts';
import type { Caller } from '../pipeline/identify/request-context.ts';
import {
  type EndReason,
  type EventFrame,
  type EventSink,
  type Interruption,
  interruptionFrame,
  refusalAt,
  type SubscriptionOwner,
  waitMsOf,
} from './event-frame.ts';
import { type ChargeEvent, chargeEvent, type EventGroup, type ExecuteEvent } from './event-group.ts';
import { isFinal, retryAfterOf } from './live-topic.ts';
import type { PollInterval } from './poll-interval.ts';
import type { SharedSource, SourceMember } from './shared-source.ts';

export interface SubscriberParts {
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
export class LiveSubscriber implements SourceMember {
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
    if (!this.#end()) return;
    this.#parts.sink.next(this.#parts.failure(error, this.#parts.caller.requestId));
    this.#parts.sink.complete();
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
