import type { LiveEvent } from '#graph';
import type { CallerIdentity } from '../pipeline/identify/caller-identity.ts';
import type { Caller } from '../pipeline/identify/request-context.ts';
import { type ChargeEvent, chargeEvent } from './charge-event.ts';
import type { EventFrame } from './event-frame.ts';
import type { EventGroup, ExecuteEvent } from './event-group.ts';
import type { EndReason, EventSink, Interruption } from './event-sink.ts';
import { interruptionFrame, refusalAt, waitMsOf } from './interruption.ts';
import type { SharedSource, SourceMember } from './shared-source.ts';
import type { SubscriptionOwner } from './subscription-owner.ts';

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
    this.#catchUp(after, execute).then(
      (position) => {
        if (position !== undefined) this.#join(position, groupKey, execute);
      },
      (error: unknown) => this.fail(error),
    );
  }

  /** Notes where to resume if it ends before its first event. One that catches up goes on from its own position. */
  began(position: string): void {
    if (this.#group) this.#last ??= position;
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
    this.#parts.shared.leave(this, this.#group);
    this.#counted?.(reason);
    this.#parts.owner.ended();
    return true;
  }

  get #resumption(): string | undefined {
    return this.#last ?? this.#parts.after;
  }

  #join(position: string | undefined, groupKey: string, execute: ExecuteEvent): void {
    this.#position = position;
    this.#last ??= position ?? this.#parts.shared.topic.position;
    this.#group = this.#parts.shared.join(this, groupKey, execute);
  }

  /** Delivers the events after a position. Resolves with the position to join at, unless it is over. */
  async #catchUp(after: string | undefined, execute: ExecuteEvent): Promise<string | undefined> {
    const { topic } = this.#parts.shared;
    let position = after;
    for (let isBehind = true; isBehind; ) {
      const found = await (position === undefined ? topic.read(undefined) : topic.since(position));
      for (const event of found.events) await this.#deliverOwn(event, execute);
      if (this.#isOver) return undefined;
      if (found.isOver) {
        this.complete();
        return undefined;
      }
      position = found.cursor;
      topic.establish(position);
      const known = topic.position;
      // Versions of a state have no order: the topic's next one is another, or the same.
      const isOrdered = topic.source.compare !== undefined;
      isBehind = found.hasMore === true || (isOrdered && known !== undefined && topic.isAfter(known, position));
    }
    return position;
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
