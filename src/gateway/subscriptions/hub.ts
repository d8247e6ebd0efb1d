import { hash } from 'node:crypto';
import type { Settings } from '#config';
import { BadInputError, type LiveField, type LiveRead, type LiveSource, type Subgraph } from '#graph';
import type { Log } from '#log';
import { type Leadership, MemoryLeadership, type MessageBus } from '#shared-state';
import type { Scope } from '#upstream';
import type { EventFrame, SubscriptionOwner } from '../result/events.ts';
import {
  type Caller,
  type CallerIdentity,
  type EndReason,
  type EventSink,
  hasExpired,
  type Interruption,
  type Receipt,
  type RequestContext,
  requestError,
  Taken,
} from '../types.ts';
import { type ChargeEvent, type ExecuteEvent, LiveSubscriber, SharedSource } from './subscriber.ts';
import { isFinal } from './topic.ts';

interface LiveHubParts {
  readonly settings: Settings;
  readonly log: Pick<Log, 'warn' | 'info'>;
  readonly subgraphs: readonly Subgraph[];
  readonly contextOf: (caller: Caller) => RequestContext;
  /** The names of the headers of callers that an API is sent. */
  readonly forwardedTo: (slug: Subgraph['slug']) => readonly string[];
  /** Gateways share the sources of APIs of the same kind. */
  readonly kindOf: (slug: Subgraph['slug']) => string;
  readonly identityHeaders: readonly string[];
  readonly bus: MessageBus;
  readonly leadership?: Leadership | undefined;
}

/** A valid subscription of a caller. */
interface SubscriptionRequest {
  /** The field of `Subscription`, and its arguments. */
  readonly field: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The position of a browser that connects again, `Last-Event-ID`; it precedes the argument. */
  readonly lastEventId: string | undefined;
  readonly caller: Caller;
  /** Callers whose subscriptions are counted together. */
  readonly callerKey: string;
  /** Equal for operations and identities with equal results. */
  readonly groupKey: string;
  /** Starts the clock of an operation; the returned function stops it. */
  readonly startClock: (scope: Scope) => () => void;
  readonly execute: (caller: Caller) => ExecuteEvent;
  /** Absent where events cost nothing. */
  readonly charge: ChargeEvent | undefined;
  readonly failure: (error: unknown, requestId: string) => EventFrame;
}

/** Begins a subscription that is admitted. */
export type StartSubscription = (sink: EventSink, owner: SubscriptionOwner) => void;

/** All subscriptions of a process, and the sources that they share. */
export class LiveHub {
  /** Of all that callers follow: live queries too. */
  readonly registry: SubscriberRegistry;
  readonly #counts = {
    subscribers: 0,
    topics: 0,
    polls: 0,
    savedPolls: 0,
    events: 0,
    lagMs: 0,
    liveQueries: noLiveQueries(),
  };
  readonly #parts: LiveHubParts;
  readonly #fields = new Map<string, { readonly slug: Subgraph['slug']; readonly field: LiveField }>();
  readonly #sources = new Map<string, SharedSource>();
  readonly #leadership: Leadership;
  /** The sources of a field that cannot be read. */
  readonly #failing = new Map<string, Set<SharedSource>>();

  constructor(parts: LiveHubParts) {
    this.#parts = parts;
    this.registry = new SubscriberRegistry(parts.settings.subscriptions);
    this.#leadership = parts.leadership ?? new MemoryLeadership();
    for (const { slug, live = {} } of parts.subgraphs) {
      for (const [name, field] of Object.entries(live)) this.#fields.set(name, { slug, field });
    }
  }

  get counts(): LiveCounts {
    return { ...this.#counts, interrupted: this.registry.interrupted };
  }

  /** Counted by those who evaluate live queries. */
  get liveQueryCounts(): OwnLiveQueryCounts {
    return this.#counts.liveQueries;
  }

  /** Opens a subscription that the registry has admitted. Throws where its source cannot have these arguments. */
  open(request: SubscriptionRequest): StartSubscription {
    const { caller, callerKey, lastEventId, args } = request;
    const found = this.#fields.get(request.field);
    if (!found) throw new TypeError(`Subscription.${request.field} has no source.`);
    const detached = detachedCaller(caller, this.#parts.identityHeaders);
    const source = found.field(args as never, this.#parts.contextOf(detached));
    const after = lastEventId ?? (args['after'] as string | null | undefined) ?? undefined;
    if (after !== undefined && !source.isCursor(after)) {
      const name = lastEventId === undefined ? '`after`' : '`Last-Event-ID`';
      throw new BadInputError(`${name} is no cursor of this subscription.`);
    }
    return (sink, owner) => {
      const shared = this.#sourceOf(found.slug, source, request, detached);
      const subscriber = new LiveSubscriber({
        shared,
        sink,
        owner,
        after,
        caller,
        callerKey,
        charge: request.charge,
        failure: request.failure,
      });
      this.#enter(subscriber);
      subscriber.start(request.groupKey, request.execute(detached));
    };
  }

  /** Closures here must not hold the request: they live as long as the subscription. */
  #enter(subscriber: LiveSubscriber): void {
    this.#counts.subscribers += 1;
    this.registry.add(subscriber);
    subscriber.onEnd((reason) => {
      this.#counts.subscribers -= 1;
      this.registry.delete(subscriber, reason);
    });
  }

  /**
   * Lets the subscribers connect again, to other replicas: at random times, so that they do not come all at once. Those whose callers
   * are not accepted any more are ended at once.
   */
  drain(withinMs: number, accepts: (caller: CallerIdentity) => boolean = () => true): void {
    this.registry.drain(withinMs, accepts);
  }

  /** Polls the sources of an API at once, those that this process polls. */
  wake(slug: string): void {
    for (const [name, source] of this.#sources) if (name.startsWith(`["${slug}",`)) source.topic.wake();
  }

  #sourceOf(slug: Subgraph['slug'], source: LiveSource, request: SubscriptionRequest, caller: Caller): SharedSource {
    const { settings, forwardedTo } = this.#parts;
    const identity = forwardedTo(slug).map((name) => caller.header(name) ?? null);
    // The values themselves, not a digest: no two identities share a source.
    const key = JSON.stringify([slug, request.field, source.key, identity]);
    const known = this.#sources.get(key);
    if (known) return known;
    const { field: name, startClock } = request;
    const shared = new SharedSource(
      {
        name: this.#topicName(slug, request.field, key),
        source,
        read: (after) => this.#observed(shared, name, after, () => this.#read(source, after, caller, startClock)),
        leastMs: settings.subscriptions.poll,
        bus: this.#parts.bus,
        leadership: this.#leadership,
        observer: {
          polled: () => {
            this.#counts.polls += 1;
            this.#counts.savedPolls += shared.size - 1;
          },
          delivered: (events, ms) => {
            this.#counts.events += events;
            this.#counts.lagMs = ms;
          },
        },
      },
      () => {
        this.#sources.delete(key);
        this.#recovered(shared, name);
        this.#counts.topics -= 1;
      },
    );
    this.#sources.set(key, shared);
    this.#counts.topics += 1;
    return shared;
  }

  /** Replicas and whoever reads their messages see it: keys have credentials of callers. */
  #topicName(slug: Subgraph['slug'], field: string, key: string): string {
    const digest = hash('sha256', `${this.#parts.kindOf(slug)}\n${key}`, 'base64url');
    return `live ${slug}.${field} ${digest}`;
  }

  /** Reads a source in the background: calls of callers who wait come first. */
  async #read(
    source: LiveSource,
    after: string | undefined,
    caller: Caller,
    startClock: SubscriptionRequest['startClock'],
  ): Promise<LiveRead> {
    const context = this.#parts.contextOf(caller);
    context.scope.isBackground = true;
    const stopClock = startClock(context.scope);
    try {
      return await source.read(after, context);
    } finally {
      stopClock();
    }
  }

  /**
   * Takes note of each read of a source, of polls and of subscribers that catch up: a field has one line when the first of its sources
   * fails, and one when none does any more.
   */
  async #observed(
    shared: SharedSource,
    field: string,
    after: string | undefined,
    readSource: () => Promise<LiveRead>,
  ): Promise<LiveRead> {
    try {
      const { read, withoutPosition } = withPositions(await readSource(), after, shared.topic.source);
      if (withoutPosition > 0) {
        this.#failed(shared, field, new TypeError(`Events have no position, and are left out: ${withoutPosition}.`));
      } else if (this.#recovered(shared, field)) {
        this.#parts.log.info('The sources of subscriptions answer again', { operation: `Subscription.${field}` });
      }
      return read;
    } catch (error) {
      this.#failed(shared, field, error);
      throw error;
    }
  }

  #failed(shared: SharedSource, field: string, error: unknown): void {
    // Its subscribers are told of a final failure, and it ends with them.
    if (isFinal(error) || shared.size === 0) return;
    const failing = this.#failing.get(field);
    if (failing) return void failing.add(shared);
    this.#failing.set(field, new Set([shared]));
    this.#parts.log.warn('A source of subscriptions cannot be read', {
      operation: `Subscription.${field}`,
      error: error instanceof Error ? String(error) : undefined,
    });
  }

  /** Whether it was the last of its field that failed. */
  #recovered(shared: SharedSource, field: string): boolean {
    const failing = this.#failing.get(field);
    if (!failing?.delete(shared) || failing.size > 0) return false;
    return this.#failing.delete(field);
  }
}

/** What a source has, without the events whose cursor is none: nobody could go on after them, and a stream takes no other text as `id`. */
interface PositionedRead {
  readonly read: LiveRead;
  /** Events that are left out. */
  readonly withoutPosition: number;
}

/** Checks the cursors that a source has made of an API's rows. Throws where it is at no position at all. */
function withPositions(
  found: LiveRead,
  after: string | undefined,
  source: Pick<LiveSource, 'isCursor'>,
): PositionedRead {
  const events = found.events.filter(({ cursor }) => source.isCursor(cursor));
  const cursor = source.isCursor(found.cursor) ? found.cursor : (events.at(-1)?.cursor ?? after);
  if (cursor === undefined) throw new TypeError('The API has no position for events.');
  return { read: { ...found, events, cursor }, withoutPosition: found.events.length - events.length };
}

/** The caller apart from its request, for calls that outlive it: with the headers that are forwarded, and no observation. */
export function detachedCaller(caller: Caller, identityHeaders: readonly string[]): Caller {
  const { requestId, identity } = caller;
  const headers = new Map(identityHeaders.map((name) => [name, caller.header(name)]));
  return { requestId, identity, header: (name) => headers.get(name) };
}

type Limits = Pick<Settings['subscriptions'], 'most' | 'perCaller'>;

/** All that callers follow: how much each may, and when it ends. */
export class SubscriberRegistry {
  readonly interrupted = { slow: 0, restart: 0, expired: 0, budget: 0 };
  readonly #limits: Limits;
  readonly #perCaller = new Map<string, number>();
  readonly #times = new SubscriberTimes();
  #size = 0;
  #isDraining = false;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Counts what a caller follows, until its receipt ends. Throws the refusal of one who may follow nothing more. */
  admit(callerKey: string): Receipt {
    const { most, perCaller } = this.#limits;
    if (this.#isDraining || this.#size >= most) {
      throw requestError('The gateway takes no further subscriptions.', {
        code: 'OVERLOADED',
        status: 503,
        headers: { 'retry-after': '1' },
      });
    }
    if ((this.#perCaller.get(callerKey) ?? 0) >= perCaller) {
      const message = `The caller has ${perCaller} subscriptions, which is the most: end one first.`;
      throw requestError(message, { code: 'RATE_LIMITED', status: 429, headers: { 'retry-after': '5' } });
    }
    this.#count(callerKey, 1);
    return new Taken(() => this.#count(callerKey, -1));
  }

  add(subscriber: Interruptible): void {
    this.#times.add(subscriber);
  }

  delete(subscriber: Interruptible, reason: EndReason | undefined): void {
    this.#times.delete(subscriber);
    if (reason) this.interrupted[reason] += 1;
  }

  /** Ends all: those of callers who are not accepted any more at once, others at random times. */
  drain(withinMs: number, accepts: (caller: CallerIdentity) => boolean): void {
    this.#isDraining = true;
    this.#times.interruptWithin(withinMs, accepts);
  }

  #count(callerKey: string, change: 1 | -1): void {
    this.#size += change;
    const count = (this.#perCaller.get(callerKey) ?? 0) + change;
    if (count > 0) this.#perCaller.set(callerKey, count);
    else this.#perCaller.delete(callerKey);
  }
}

const TICK_MS = 1000;

/** What can be ended before its time. */
interface Interruptible {
  /** Whose it is. */
  readonly identity: CallerIdentity;
  interrupt(reason: Interruption): void;
}

/** Ends subscriptions with their credentials, and all of them when the gateway stops. */
class SubscriberTimes {
  readonly #subscribers = new Set<Interruptible>();
  #timer: NodeJS.Timeout | undefined;

  add(subscriber: Interruptible): void {
    this.#subscribers.add(subscriber);
    this.#timer ??= setInterval(() => this.#endExpired(), TICK_MS).unref();
  }

  delete(subscriber: Interruptible): void {
    this.#subscribers.delete(subscriber);
    if (this.#subscribers.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Interrupts each subscriber at a random time, those whose callers are not accepted any more at once. */
  interruptWithin(ms: number, accepts: (caller: CallerIdentity) => boolean): void {
    for (const subscriber of this.#subscribers) {
      if (!accepts(subscriber.identity)) subscriber.interrupt('expired');
      else if (ms === 0) subscriber.interrupt('restart');
      else setTimeout(() => subscriber.interrupt('restart'), Math.random() * ms).unref();
    }
  }

  #endExpired(): void {
    const now = Date.now();
    for (const subscriber of this.#subscribers)
      if (hasExpired(subscriber.identity, now)) subscriber.interrupt('expired');
  }
}

/** Counts of the subscriptions of a process. */
export interface LiveCounts {
  readonly subscribers: number;
  readonly topics: number;
  readonly polls: number;
  /** Polls that further subscribers of a source would have taken. */
  readonly savedPolls: number;
  readonly events: number;
  readonly interrupted: Readonly<Record<EndReason, number>>;
  /** From the poll that found the last event to its last subscriber. */
  readonly lagMs: number;
  readonly liveQueries: LiveQueryCounts;
}

/** What the live queries of a process do. */
interface LiveQueryCounts {
  /** Live queries of callers. */
  readonly open: number;
  /** Different ones, which are evaluated once for all their callers. */
  readonly different: number;
  readonly evaluations: Readonly<Record<'changed' | 'unchanged' | 'failed', number>>;
  /** The memory of the newest results. */
  readonly bytes: number;
  /** Evaluations that further callers of an equal one would have taken. */
  readonly savedEvaluations: number;
  /** When a result last changed, in milliseconds since 1970; 0 before. */
  readonly changedAt: number;
  /** Evaluations that had to wait, by the reason. */
  readonly postponed: Readonly<Record<'budget' | 'overload', number>>;
}

type Mutable<Counts> = {
  -readonly [Name in keyof Counts]: Counts[Name] extends number ? number : Mutable<Counts[Name]>;
};

export type OwnLiveQueryCounts = Mutable<LiveQueryCounts>;

function noLiveQueries(): OwnLiveQueryCounts {
  return {
    open: 0,
    different: 0,
    bytes: 0,
    evaluations: { changed: 0, unchanged: 0, failed: 0 },
    savedEvaluations: 0,
    changedAt: 0,
    postponed: { budget: 0, overload: 0 },
  };
}
