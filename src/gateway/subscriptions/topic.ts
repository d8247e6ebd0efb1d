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

/** Events in memory, for subscribers that connect again. */
const MOST_RECENT = 1000;

/** Receives the events of a topic. */
export interface TopicListener {
  /** The first position is known: events follow after it. */
  began(position: string): void;
  events(events: readonly LiveEvent[]): void;
  /** No event will follow. */
  over(): void;
  failed(error: unknown): void;
}

export interface TopicParts {
  /** The same in all replicas. */
  readonly name: string;
  readonly source: LiveSource;
  /** Reads the source, on behalf of no caller in particular. */
  readonly read: (after: string | undefined) => Promise<LiveRead>;
  /** The least time between two polls, where it is not the source's. */
  readonly leastMs: number | undefined;
  readonly bus: MessageBus;
  readonly leadership: Leadership;
  readonly observer: TopicObserver;
}

interface TopicObserver {
  polled(): void;
  /** So many events were delivered to the subscribers of one operation, in this time. */
  delivered(events: number, ms: number): void;
}

/**
 * The events of one source for all its subscribers: one replica polls and publishes to the others. It begins with the first
 * subscriber and ends with the last.
 */
export class LiveTopic {
  readonly source: LiveSource;
  readonly #parts: TopicParts;
  readonly #listener: TopicListener;
  readonly #recent = new RecentEvents(MOST_RECENT);
  readonly #bounds: { readonly least: number; readonly most: number };
  readonly #interval: PollInterval;
  readonly #close: () => void;
  #position: string | undefined;
  #fence = 0;
  #isClosed = false;
  #term: Term | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isPolling = false;
  #pollsAgain = false;
  #recovery: Promise<void> | undefined;

  constructor(parts: TopicParts, listener: TopicListener) {
    this.#parts = parts;
    this.#listener = listener;
    this.source = parts.source;
    const { least, most } = parts.source.everyMs;
    this.#bounds = { least: parts.leastMs ?? least, most: parts.leastMs ?? most };
    this.#interval = new PollInterval(this.#bounds);
    const { bus, leadership, name } = parts;
    const events = bus.subscribe(name, {
      message: (text) => this.#received(text),
      missed: () => void this.#recover(),
    });
    const resign = leadership.campaign(name, (term) => this.#lead(term));
    this.#close = () => {
      events.close();
      resign();
    };
  }

  /** The position after the events so far. */
  get position(): string | undefined {
    return this.#position;
  }

  /** Whether a cursor comes after another: for a state, whether it is another one. */
  isAfter(cursor: string, other: string): boolean {
    const { compare } = this.source;
    return compare ? compare(cursor, other) > 0 : cursor !== other;
  }

  /** The times between the attempts of a read that fails. */
  backoff(): PollInterval {
    return new PollInterval(this.#bounds);
  }

  /** Where a subscriber has read the source before the first poll. Others may have read it before. */
  establish(cursor: string): void {
    if (this.#position !== undefined) return;
    this.#listener.began(cursor);
    this.#position = cursor;
  }

  read(after: string | undefined): Promise<LiveRead> {
    return this.#parts.read(after);
  }

  /** The events after a cursor, from memory if it has them. */
  async since(cursor: string): Promise<LiveRead> {
    const events = this.#recent.after(cursor);
    return events ? { events, cursor: events.at(-1)?.cursor ?? cursor } : this.#parts.read(cursor);
  }

  /** Polls at once, if this replica is the one that polls. */
  wake(): void {
    this.#poll();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#close();
  }

  #lead(term: Term): void {
    this.#term = term;
    this.#poll();
  }

  #poll(): void {
    if (this.#isPolling) this.#pollsAgain = true;
    else void this.#pollOnce();
  }

  async #pollOnce(): Promise<void> {
    const term = this.#term;
    if (!term || term.signal.aborted || this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#isPolling = true;
    this.#pollsAgain = false;
    const waitMs = await this.#pollIn(term);
    this.#isPolling = false;
    if (this.#isClosed) return;
    // The next term may have begun meanwhile.
    if (this.#pollsAgain) return void this.#pollOnce();
    if (waitMs === undefined) return;
    this.#timer = setTimeout(() => this.#poll(), waitMs);
    this.#timer.unref();
  }

  /** Polls, and returns the time until the next poll; `undefined` where none follows. */
  async #pollIn(term: Term): Promise<number | undefined> {
    const previous = this.#position;
    try {
      const { events, cursor, hasMore = false, isOver = false } = await this.#parts.read(previous);
      this.#parts.observer.polled();
      if (this.#isClosed || term.signal.aborted) return undefined;
      if (events.length > 0 || previous === undefined || isOver) {
        const { fence } = term;
        // The state at the start is not an event.
        const told = previous === undefined ? [] : events;
        this.#tell({ fence, previous, cursor, events: told, isOver });
      }
      return hasMore ? 0 : this.#interval.after(events.length > 0);
    } catch (error) {
      this.#parts.observer.polled();
      if (!isFinal(error)) return this.#interval.afterFailure(retryAfterOf(error));
      this.#listener.failed(error);
      return undefined;
    }
  }

  #tell(message: Parameters<typeof encodeMessage>[0]): void {
    // The other replicas' messages and the own one take the same way.
    if (message.cursor !== undefined) this.#apply(message);
    this.#parts.bus.publish(this.#parts.name, encodeMessage(message));
  }

  #received(text: string): void {
    const message = decodeMessage(text);
    if (!message || this.#isClosed || message.fence < this.#fence) return;
    this.#apply(message);
  }

  #apply({ fence, previous, cursor, events, isOver }: Parameters<typeof encodeMessage>[0]): void {
    this.#fence = fence;
    const own = this.#position;
    if (own === undefined) {
      this.#listener.began(previous ?? cursor);
      this.#position = previous;
      this.#advance(cursor, events);
    } else if (own === previous) {
      this.#advance(cursor, events);
    } else if (this.isAfter(cursor, own)) {
      // Events between the own position and that of the message were missed.
      if (previous === undefined || this.isAfter(previous, own)) void this.#recover();
      else
        this.#advance(
          cursor,
          events.filter((event) => this.isAfter(event.cursor, own)),
        );
    }
    if (isOver) this.#listener.over();
  }

  #advance(cursor: string, events: readonly LiveEvent[]): void {
    this.#recent.add(this.#position, events);
    this.#position = cursor;
    if (events.length > 0) this.#listener.events(events);
  }

  /** Reads the events that were missed. */
  #recover(): Promise<void> {
    return (this.#recovery ??= this.#readMissed().finally(() => {
      this.#recovery = undefined;
    }));
  }

  async #readMissed(): Promise<void> {
    for (let hasMore = true; hasMore && !this.#isClosed; ) {
      const own = this.#position;
      if (own === undefined) return;
      try {
        const found = await this.#parts.read(own);
        hasMore = found.hasMore ?? false;
        if (this.#position === own) this.#advance(found.cursor, found.events);
        if (found.isOver) this.#listener.over();
      } catch {
        // The next message shows the same gap.
        return;
      }
    }
  }
}

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

const GROWTH = 1.5;
/** The share by which an interval varies at random, so that gateways do not poll in step. */
const JITTER = 0.1;
/** The longest wait that an upstream may ask for: a day's would keep subscribers from noticing that it answers again, and a timer overflows after 24 days. */
const LONGEST_WAIT_SECONDS = 60 * 60;

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The time until the next poll: the least after an event, growing while there is none or the upstream fails. */
export class PollInterval {
  readonly #bounds: Bounds;
  #currentMs: number;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.#currentMs = bounds.least;
  }

  /** After a poll that had events, or had none. */
  after(hadEvents: boolean): number {
    const { least, most } = this.#bounds;
    this.#currentMs = hadEvents ? least : Math.min(most, this.#currentMs * GROWTH);
    return varied(this.#currentMs);
  }

  /** After a failure, of which the upstream may say how long to wait. */
  afterFailure(retryAfterSeconds: number | undefined): number {
    return Math.max(this.after(false), Math.min(retryAfterSeconds ?? 0, LONGEST_WAIT_SECONDS) * 1000);
  }
}

function varied(ms: number): number {
  return ms * (1 + JITTER * (2 * Math.random() - 1));
}
