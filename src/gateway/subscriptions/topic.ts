import type { UpstreamCode } from '#contract';
import { BadInputError, type LiveEvent, type LiveRead, type LiveSource } from '#graph';
import type { Leadership, MessageBus, Term } from '#shared-state';
import {
  ExtrasDisabledError,
  NotConfiguredError,
  TooManyBytesError,
  TooManyCallsError,
  UpstreamError,
} from '#upstream';
import type { SettleCost } from '../limits/budgets.ts';
import type { EventFrame } from '../result/events.ts';
import { inTurns, type LiveCounts, type Stream } from './hub.ts';
import { type Bounds, Pause, PollInterval } from './pause.ts';

/** Events in memory: feeds that are further behind, and streams that come again, read those before from the API. */
const MOST_RECENT = 1000;

interface TopicParts {
  /** The same in all replicas. */
  readonly name: string;
  readonly source: LiveSource;
  /** Reads the source, on behalf of no caller in particular. */
  readonly read: (after: string | undefined) => Promise<LiveRead>;
  /** The least time between two polls, where it is not the source's. */
  readonly leastMs: number | undefined;
  readonly bus: MessageBus;
  readonly leadership: Leadership;
  readonly counts: Pick<LiveCounts, 'subscribers' | 'polls' | 'savedPolls' | 'events' | 'lagMs'>;
  /** It has no streams any more. */
  readonly ended: () => void;
}

/**
 * The events of one source for all its streams: one replica polls and publishes to the others. It begins with the first stream and ends
 * with the last.
 */
export class Topic {
  readonly source: LiveSource;
  readonly counts: TopicParts['counts'];
  /** The position after the events so far. */
  position: string | undefined;
  /** Whether no event will follow. */
  isOver = false;
  readonly #parts: TopicParts;
  readonly #feeds = new Set<Feed>();
  /** Those that are at the position of the topic, by the keys of their streams. */
  readonly #current = new Map<string, Feed>();
  readonly #recent = new RecentEvents(MOST_RECENT);
  readonly #bounds: Bounds;
  readonly #interval: PollInterval;
  readonly #close: () => void;
  readonly #pause = new Pause();
  #isDue = false;
  #fence = 0;
  #isClosed = false;

  constructor(parts: TopicParts) {
    this.#parts = parts;
    this.source = parts.source;
    this.counts = parts.counts;
    const { least, most } = parts.source.everyMs;
    this.#bounds = { least: parts.leastMs ?? least, most: parts.leastMs ?? most };
    this.#interval = this.backoff();
    const { bus, leadership, name } = parts;
    const events = bus.subscribe(name, { message: (text) => this.#received(text), missed: () => this.#missed() });
    const resign = leadership.campaign(name, (term) => {
      // Where it waits in a term that has ended.
      this.#pause.end();
      void this.#lead(term);
    });
    this.#close = () => {
      events.close();
      resign();
    };
  }

  /** The streams that follow it. */
  get size(): number {
    return this.#feeds.values().reduce((sum, { size }) => sum + size, 0);
  }

  /** Sends a stream the events after its position, and then new ones as they come. */
  follow(stream: Stream, key: string, execute: ExecuteEvent): void {
    const isCurrent = stream.position === undefined && !this.source.startsWithState;
    const known = isCurrent ? this.#current.get(key) : undefined;
    if (known) return known.add(stream);
    const feed = new Feed(this, key, execute, isCurrent ? this.position : stream.position, isCurrent);
    this.#feeds.add(feed);
    if (isCurrent) this.#current.set(key, feed);
    feed.add(stream);
    void feed.run();
  }

  /** The feed of streams that have all events so far: the one that asks, where there is none. */
  currentFeed(feed: Feed): Feed {
    const current = this.#current.get(feed.key) ?? feed;
    this.#current.set(feed.key, current);
    return current;
  }

  /** A feed has no streams any more. */
  remove(feed: Feed): void {
    this.#feeds.delete(feed);
    if (this.#current.get(feed.key) === feed) this.#current.delete(feed.key);
    if (this.#feeds.size > 0) return;
    this.#isClosed = true;
    this.#pause.end();
    this.#close();
    this.#parts.ended();
  }

  /** Whether a cursor comes after another: for a state, whether it is another one. */
  isAfter(cursor: string, other: string): boolean {
    const { compare } = this.source;
    return compare ? compare(cursor, other) > 0 : cursor !== other;
  }

  /** Whether there are events after a position. */
  hasAfter(position: string | undefined): boolean {
    return this.position !== undefined && (position === undefined || this.isAfter(this.position, position));
  }

  /** The times between the attempts of a read that fails. */
  backoff(): PollInterval {
    return new PollInterval(this.#bounds);
  }

  /** The events after a position, from memory if it has them. */
  async since(position: string | undefined): Promise<LiveRead> {
    const events = position === undefined ? undefined : this.#recent.after(position);
    if (!events || position === undefined) return this.#parts.read(position);
    return { events, cursor: events.at(-1)?.cursor ?? position };
  }

  /** Begins where a feed has read the source before the first poll. */
  establish(cursor: string): void {
    if (this.position !== undefined) return;
    this.position = cursor;
    this.#wake(cursor);
  }

  /** Polls at once, if this replica is the one that polls. */
  poll(): void {
    this.#isDue = true;
    this.#pause.end();
  }

  /** Polls in this replica, as long as it is the one that does. */
  async #lead(term: Term): Promise<void> {
    while (!this.#isClosed && !term.signal.aborted) {
      this.#isDue = false;
      const waitMs = await this.#pollIn(term);
      if (waitMs !== undefined && !this.#isDue) await this.#pause.wait(waitMs);
    }
  }

  /** Polls, and returns the time until the next poll; `undefined` where the term is over. */
  async #pollIn(term: Term): Promise<number | undefined> {
    const previous = this.position;
    try {
      const { events, cursor, hasMore = false, isOver = false } = await this.#parts.read(previous);
      this.#polled();
      if (this.#isClosed || term.signal.aborted) return undefined;
      if (events.length > 0 || previous === undefined || isOver) {
        // The state at the start is not an event.
        const told = previous === undefined ? [] : events;
        const message = { fence: term.fence, previous, cursor, events: told, isOver };
        this.#apply(message);
        this.#parts.bus.publish(this.#parts.name, encodeMessage(message));
      }
      // A page without a single valid event leaves the position where it is.
      return hasMore && cursor !== previous ? 0 : this.#interval.after(events.length > 0);
    } catch (error) {
      this.#polled();
      if (this.#isClosed || term.signal.aborted) return undefined;
      if (!isFinal(error)) return this.#interval.afterFailure(retryAfterOf(error));
      for (const feed of this.#feeds) feed.fail(error);
      return undefined;
    }
  }

  #polled(): void {
    this.counts.polls += 1;
    this.counts.savedPolls += Math.max(0, this.size - 1);
  }

  #received(text: string): void {
    const message = decodeMessage(text);
    if (!message || this.#isClosed || message.fence < this.#fence) return;
    this.#apply(message);
  }

  #apply({ fence, previous, cursor, events, isOver }: TopicMessage): void {
    this.#fence = fence;
    const own = this.position;
    if (own === undefined || own === previous) this.#advance(previous, cursor, events);
    else if (this.isAfter(cursor, own)) {
      const isGap = previous === undefined || this.isAfter(previous, own);
      // Feeds read what is between the own position and that of the message.
      if (isGap) this.#recent.clear();
      const further = isGap ? events : events.filter((event) => this.isAfter(event.cursor, own));
      this.#advance(isGap ? previous : own, cursor, further);
    }
    this.isOver ||= isOver;
    this.#wake(previous ?? cursor);
  }

  #advance(previous: string | undefined, cursor: string, events: readonly LiveEvent[]): void {
    this.#recent.add(previous, events);
    this.position = cursor;
  }

  /** Messages of the replica that polls may have been lost: what is in memory may have gaps. */
  #missed(): void {
    if (this.position === undefined) return;
    this.#recent.clear();
    for (const feed of this.#feeds) feed.wake(undefined, true);
  }

  #wake(start: string): void {
    for (const feed of this.#feeds) feed.wake(start);
  }
}

/** The result of an operation for an event. */
export interface ExecutedEvent {
  readonly frame: EventFrame;
  /** The upstream calls that were sent for it. */
  readonly calls: number;
}

/** Executes the operation for one event. Never rejects. */
export type ExecuteEvent = (event: LiveEvent) => Promise<ExecutedEvent>;

/**
 * Streams with equal operations and identities: each event is executed and encoded once for all. A stream that goes on after a position
 * has a feed of its own until it has all events so far.
 */
class Feed {
  /** Equal for streams with equal operations and identities. */
  readonly key: string;
  readonly #topic: Topic;
  readonly #execute: ExecuteEvent;
  readonly #streams = new Set<Stream>();
  /** The position after the last event that was sent; absent before the first poll. */
  #position: string | undefined;
  /** Whether its streams have had all events before those that come. */
  #isCurrent: boolean;
  /** Whether there may be events after its position. */
  #isBehind: boolean;
  /** Whether the topic may not know of some of them. */
  #mayLackEvents = false;
  #behindSince = 0;
  readonly #pause = new Pause();

  constructor(topic: Topic, key: string, execute: ExecuteEvent, position: string | undefined, isCurrent: boolean) {
    this.#topic = topic;
    this.key = key;
    this.#execute = execute;
    this.#position = position;
    this.#isCurrent = isCurrent;
    this.#isBehind = !isCurrent && (position === undefined || position !== topic.position);
  }

  get size(): number {
    return this.#streams.size;
  }

  add(stream: Stream): void {
    this.#topic.counts.subscribers += 1;
    this.#streams.add(stream);
    stream.follow(this);
    if (stream.position === undefined && this.#isCurrent && this.#position !== undefined) stream.begin(this.#position);
  }

  leave(stream: Stream): void {
    this.#topic.counts.subscribers -= 1;
    this.#streams.delete(stream);
    if (this.#streams.size > 0) return;
    this.#topic.remove(this);
    this.#pause.end();
  }

  fail(error: unknown): void {
    for (const stream of this.#streams) stream.fail(error);
  }

  /** The topic has another position, or its first one, which begins after `start`: or there may be events that it has not. */
  wake(start: string | undefined, mayLackEvents = false): void {
    if (this.#isCurrent && this.#position === undefined && start !== undefined) {
      this.#position = start;
      for (const stream of this.#streams) stream.begin(start);
    }
    this.#mayLackEvents ||= mayLackEvents;
    if (mayLackEvents || this.#topic.hasAfter(this.#position)) {
      if (!this.#isBehind) this.#behindSince = performance.now();
      this.#isBehind = true;
    }
    // One that waits for the API does not ask it again before its time.
    if (!this.#pause.isTimed) this.#pause.end();
  }

  /** Sends the events after its position until no stream follows it, or no event will come. */
  async run(): Promise<void> {
    const backoff = this.#topic.backoff();
    while (this.#streams.size > 0) {
      if (this.#isBehind) await this.#catchUp(backoff);
      else if (!this.#isCurrent && this.#topic.position !== undefined) await this.#join(backoff);
      else if (this.#topic.isOver) for (const stream of this.#streams) stream.complete();
      else await this.#pause.wait();
    }
  }

  /** Reads and sends events: later each time while the API fails, or does not show what others have had. */
  async #catchUp(backoff: PollInterval): Promise<void> {
    const { source } = this.#topic;
    const position = this.#position;
    this.#isBehind = false;
    this.#mayLackEvents = false;
    try {
      const { events, cursor, hasMore = false, isOver = false } = await this.#topic.since(position);
      for (const event of events) await this.#deliver(event);
      if (isOver) for (const stream of this.#streams) stream.complete();
      this.#position = cursor;
      // The cursor of a caller may be any; that of a state is always the source's.
      if (cursor !== position || !source.compare) this.#topic.establish(cursor);
      // Versions of a state have no order: the topic's next one is another, or the same.
      const hasFurther = (this.#isBehind || source.compare !== undefined) && this.#topic.hasAfter(cursor);
      this.#isBehind = hasMore || this.#mayLackEvents || hasFurther;
      if (this.#isBehind && events.length === 0) await this.#pause.wait(backoff.after(false));
    } catch (error) {
      if (isFinal(error)) return this.fail(error);
      this.#isBehind = true;
      await this.#pause.wait(backoff.afterFailure(retryAfterOf(error)));
    }
  }

  /** Its streams have all events so far, as those of the current feed, which it becomes where there is none. */
  async #join(backoff: PollInterval): Promise<void> {
    const current = this.#topic.currentFeed(this);
    if (current === this) {
      this.#isCurrent = true;
      this.#position = this.#topic.position;
    } else if (this.#topic.source.compare && this.#isBefore(current)) {
      // It has read from the API what the topic has not polled yet.
      await this.#pause.wait(backoff.after(false));
      this.#isBehind = true;
    } else {
      for (const stream of this.#streams) {
        this.leave(stream);
        current.add(stream);
      }
    }
  }

  #isBefore(other: Feed): boolean {
    const [own, others] = [this.#position, other.#position];
    return own !== undefined && others !== undefined && this.#topic.isAfter(others, own);
  }

  async #deliver(event: LiveEvent): Promise<void> {
    // What a stream has missed may be much more than its caller reads at once.
    if (!this.#isCurrent) for (const stream of this.#streams) await stream.hasRead();
    // A stream that went on after a position may have had it already.
    const isNewTo = ({ position }: Stream) => position === undefined || this.#topic.isAfter(event.cursor, position);
    const takers = [...this.#streams].filter(isNewTo);
    if (takers.length === 0) return;
    const settle = await chargeEvent(takers);
    if (this.#streams.size === 0) return settle(0);
    const { frame, calls } = await this.#execute(event);
    settle(calls);
    await inTurns(this.#streams, (stream) => void (isNewTo(stream) && stream.send(frame, event.cursor)));
    if (!this.#isCurrent) return;
    this.#topic.counts.events += 1;
    this.#topic.counts.lagMs = performance.now() - this.#behindSince;
  }
}

/** Charges each caller of an event once, and ends the streams of those who cannot pay. The result settles the charges. */
async function chargeEvent(streams: Iterable<Stream>): Promise<SettleCost> {
  const byCaller = [...Map.groupBy(streams, ({ callerKey }) => callerKey).values()];
  const charges = await Promise.all(byCaller.map(chargeCaller));
  return (calls) => {
    for (const settle of charges) settle(calls);
  };
}

async function chargeCaller(streams: readonly Stream[]): Promise<SettleCost> {
  try {
    return (await streams[0]?.charge()) ?? FREE_OF_CHARGE;
  } catch (error) {
    for (const stream of streams) stream.refuse(error);
    return FREE_OF_CHARGE;
  }
}

const FREE_OF_CHARGE: SettleCost = () => undefined;

const FINAL: ReadonlySet<UpstreamCode> = new Set([
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'PERMISSION_DENIED',
  'UNAUTHENTICATED',
  'UNIMPLEMENTED',
]);

/** Errors that are none of an API: the last two are of more events since a position than an operation may read. */
const OWN = [BadInputError, NotConfiguredError, ExtrasDisabledError, TooManyCallsError, TooManyBytesError];

/** Whether a read will not succeed later either: the subscriptions that need it end with it. */
export function isFinal(error: unknown): boolean {
  if (error instanceof UpstreamError) return FINAL.has(error.code);
  return OWN.some((kind) => error instanceof kind);
}

/** The seconds that an upstream asks to wait. */
export function retryAfterOf(error: unknown): number | undefined {
  return error instanceof UpstreamError ? error.retryAfter : undefined;
}

/** The events that a source had last: subscribers that connect again get them without a call. */
export class RecentEvents {
  readonly #most: number;
  #events: LiveEvent[] = [];
  /** The position before the first event. */
  #start: string | undefined;

  constructor(most: number) {
    this.#most = most;
  }

  add(previous: string | undefined, events: readonly LiveEvent[]): void {
    if (events.length === 0) return;
    if (this.#events.length === 0 || this.#events.at(-1)?.cursor !== previous) {
      this.#events = [];
      this.#start = previous;
    }
    this.#events.push(...events);
    const surplus = this.#events.length - this.#most;
    // In steps, because removing the first of many moves the others.
    if (surplus > this.#most / 4) {
      this.#start = this.#events[surplus - 1]?.cursor;
      this.#events.splice(0, surplus);
    }
  }

  clear(): void {
    this.#events = [];
    this.#start = undefined;
  }

  /** The events after a cursor, as they are now; `undefined` where they are not known. */
  after(cursor: string): readonly LiveEvent[] | undefined {
    if (cursor === this.#start) return this.#events.slice();
    const at = this.#events.findLastIndex((event) => event.cursor === cursor);
    return at < 0 ? undefined : this.#events.slice(at + 1);
  }
}

/** A message of the leader of a source to all replicas. */
interface TopicMessage {
  /** Of the term of the leader. */
  readonly fence: number;
  /** The position before the events; absent where the leader had none. */
  readonly previous?: string | undefined;
  readonly cursor: string;
  readonly events: readonly LiveEvent[];
  readonly isOver: boolean;
}

/** Missing in the types of the standard library. */
const json = JSON as unknown as {
  isRawJSON(value: unknown): value is { readonly rawJSON: string };
  rawJSON(text: string): unknown;
};
/** The members that stand for numbers which JSON would round. */
const LONG = '\0long';
const EXACT = '\0exact';

/** As text, in which long numbers keep their digits. */
export function encodeMessage(message: TopicMessage): string {
  return JSON.stringify(message, (_name, value: unknown) => {
    if (typeof value === 'bigint') return { [LONG]: String(value) };
    return json.isRawJSON(value) ? { [EXACT]: value.rawJSON } : value;
  });
}

/** `undefined` for a message of another version. */
export function decodeMessage(text: string): TopicMessage | undefined {
  try {
    const message = JSON.parse(text, revived) as Partial<TopicMessage> | null;
    const isMessage =
      typeof message?.fence === 'number' && typeof message.cursor === 'string' && Array.isArray(message.events);
    return isMessage ? (message as TopicMessage) : undefined;
  } catch {
    return undefined;
  }
}

function revived(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { [LONG]: long, [EXACT]: exact } = value as Readonly<Record<string, unknown>>;
  if (typeof long === 'string') return BigInt(long);
  return typeof exact === 'string' ? json.rawJSON(exact) : value;
}
