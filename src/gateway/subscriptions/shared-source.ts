import type { LiveEvent, LiveRead } from '#graph';
import { EventGroup, type ExecuteEvent, type GroupMember } from './event-group.ts';
import { isFinal, LiveTopic, retryAfterOf, type TopicParts } from './live-topic.ts';

/** A subscriber, as its source knows it. */
export interface SourceMember extends GroupMember {
  began(position: string): void;
}

/** A source with its subscribers. It ends with the last one. */
export class SharedSource {
  readonly topic: LiveTopic;
  readonly #subscribers = new Set<SourceMember>();
  readonly #groups = new Map<string, EventGroup>();
  readonly #observer: TopicParts['observer'];
  readonly #ended: () => void;
  #isOver = false;

  constructor(parts: TopicParts, ended: () => void) {
    this.#ended = ended;
    this.#observer = parts.observer;
    this.topic = new LiveTopic(parts, {
      began: (position) => {
        for (const subscriber of this.#subscribers) subscriber.began(position);
      },
      events: (events) => this.#deliver(events),
      over: () => this.#over(),
      failed: (error) => {
        for (const subscriber of this.#subscribers) subscriber.fail(error);
      },
    });
  }

  get size(): number {
    return this.#subscribers.size;
  }

  enter(subscriber: SourceMember): void {
    this.#subscribers.add(subscriber);
  }

  /** Lets a subscriber have the events from now on. */
  join(subscriber: SourceMember, groupKey: string, execute: ExecuteEvent): EventGroup {
    let group = this.#groups.get(groupKey);
    if (!group) this.#groups.set(groupKey, (group = this.#groupOf(groupKey, execute)));
    group.add(subscriber);
    if (this.#isOver) subscriber.complete();
    return group;
  }

  /** Takes a subscriber out of its group: it gets no event until it joins again. */
  part(subscriber: SourceMember, group: EventGroup): void {
    group.delete(subscriber);
    if (group.size === 0) this.#groups.delete(group.key);
  }

  leave(subscriber: SourceMember, group: EventGroup | undefined): void {
    if (group) this.part(subscriber, group);
    this.#subscribers.delete(subscriber);
    if (this.#subscribers.size > 0) return;
    this.topic.close();
    this.#ended();
  }

  #groupOf(key: string, execute: ExecuteEvent): EventGroup {
    const { topic } = this;
    return new EventGroup({
      key,
      execute,
      observer: this.#observer,
      readAfter: (cursor, group) => this.#readAfter(cursor, group),
      isAfter: (cursor, other) => topic.isAfter(cursor, other),
      hasAfter: (cursor) => topic.position !== undefined && topic.isAfter(topic.position, cursor),
    });
  }

  /** Reads for a group that is behind: later each time while the API fails, or does not show what others have had. */
  async #readAfter(cursor: string, group: EventGroup): Promise<LiveRead> {
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

  #deliver(events: readonly LiveEvent[]): void {
    for (const group of this.#groups.values()) group.push(events);
  }

  /** Completes subscribers after their last event. Those that still catch up complete by themselves. */
  #over(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const group of this.#groups.values()) group.complete();
  }
}
