import type { LiveEvent } from '#graph';
import type { EventFrame } from './event-frame.ts';
import type { ExecuteEvent } from './event-group.ts';
import type { EventSink, Interruption } from './event-sink.ts';
import { interruptionFrame } from './interruption.ts';
import type { SharedSource, SourceMember } from './shared-source.ts';

export interface SubscriberParts {
  readonly shared: SharedSource;
  readonly sink: EventSink;
  /** The position after which its events begin; absent for those from now on. */
  readonly after: string | undefined;
  readonly groupKey: string;
  readonly execute: ExecuteEvent;
  /** Shows an error as callers see it. */
  readonly failure: (error: unknown) => EventFrame;
  /** Called once, when it is over. */
  readonly ended: (subscriber: LiveSubscriber) => void;
  /** Milliseconds since 1970; absent for a credential without an end. */
  readonly expiresAt: number | undefined;
  readonly callerKey: string;
}

/** One subscription of one caller. */
export class LiveSubscriber implements SourceMember {
  readonly expiresAt: number | undefined;
  readonly callerKey: string;
  readonly groupKey: string;
  readonly #parts: SubscriberParts;
  /** The position that it has, until an event comes after it. */
  #position: string | undefined;
  #last: string | undefined;
  #isOver = false;

  constructor(parts: SubscriberParts) {
    this.#parts = parts;
    this.expiresAt = parts.expiresAt;
    this.callerKey = parts.callerKey;
    this.groupKey = parts.groupKey;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Delivers what follows after its position, and then events as they come. */
  start(): void {
    const { shared, after } = this.#parts;
    shared.enter(this);
    const { topic } = shared;
    const startsAtOnce = after === undefined && !topic.source.startsWithState;
    if (startsAtOnce || (after !== undefined && after === topic.position)) return this.#join(after);
    void this.#catchUp(after).catch((error: unknown) => this.fail(error));
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
    this.#parts.sink.next(this.#parts.failure(error));
    this.#parts.sink.complete();
  }

  /** Ends it with an error that says where to resume. */
  interrupt(reason: Interruption): void {
    if (!this.#end()) return;
    this.#parts.sink.interrupt(reason, interruptionFrame(reason, this.#last ?? this.#parts.after));
  }

  /** The subscriber is gone. */
  leave(): void {
    this.#end();
  }

  #end(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    this.#parts.shared.leave(this);
    this.#parts.ended(this);
    return true;
  }

  #join(position: string | undefined): void {
    const { shared, execute } = this.#parts;
    this.#position = position;
    shared.join(this, execute);
  }

  async #catchUp(after: string | undefined): Promise<void> {
    const { topic } = this.#parts.shared;
    let position = after;
    for (let isBehind = true; isBehind; ) {
      const found = await (position === undefined ? topic.read(undefined) : topic.since(position));
      for (const event of found.events) await this.#deliverOwn(event);
      if (this.#isOver) return;
      if (found.isOver) return this.complete();
      position = found.cursor;
      topic.establish(position);
      const known = topic.position;
      // Versions of a state have no order: the topic's next one is another, or the same.
      const isOrdered = topic.source.compare !== undefined;
      isBehind = found.hasMore === true || (isOrdered && known !== undefined && topic.isAfter(known, position));
    }
    this.#join(position);
  }

  async #deliverOwn(event: LiveEvent): Promise<void> {
    if (this.#isOver) return;
    const { sink, execute } = this.#parts;
    const frame = await execute(event);
    if (this.#isOver) return;
    sink.next(frame);
    this.#last = event.cursor;
    await sink.drained();
  }
}
