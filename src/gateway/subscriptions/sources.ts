import { hash } from 'node:crypto';
import { BadInputError, type LiveField, type LiveRead, type LiveSource, type Subgraph } from '#graph';
import type { Log } from '#log';
import { type Leadership, MemoryLeadership, type MessageBus } from '#shared-state';
import type { Scope } from '#upstream';
import type { Caller, RequestContext } from '../types.ts';
import type { Hub, Stream } from './hub.ts';
import { type ExecuteEvent, isFinal, Topic } from './topic.ts';

interface SourcesParts {
  readonly hub: Hub;
  readonly log: Pick<Log, 'warn' | 'info'>;
  readonly subgraphs: readonly Subgraph[];
  /** The least time between two polls, where it is not the source's. */
  readonly leastMs: number | undefined;
  readonly contextOf: (caller: Caller) => RequestContext;
  /** The names of the headers of callers that an API is sent. */
  readonly forwardedTo: (slug: Subgraph['slug']) => readonly string[];
  /** Gateways share the sources of APIs of the same kind. */
  readonly kindOf: (slug: Subgraph['slug']) => string;
  readonly bus: MessageBus;
  readonly leadership?: Leadership | undefined;
}

/** A field of `Subscription` for a caller. */
interface SourceRequest {
  readonly field: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The position of a browser that connects again, `Last-Event-ID`; it precedes the argument. */
  readonly lastEventId: string | undefined;
  /** Apart from its request. */
  readonly caller: Caller;
  /** Starts the clock of an operation; the returned function stops it. */
  readonly startClock: (scope: Scope) => () => void;
}

/** The source of a subscription. */
export interface OpenSource {
  /** The position after which the events begin; absent for those from now on. */
  readonly after: string | undefined;
  /** Sends a stream its events, which are executed once for all streams with an equal key. */
  follow(stream: Stream, key: string, execute: ExecuteEvent): void;
}

/** The sources of subscriptions. Streams with equal arguments and identities have one topic. */
export class Sources {
  readonly #parts: SourcesParts;
  readonly #leadership: Leadership;
  readonly #fields = new Map<string, Field>();
  readonly #topics = new Map<string, Topic>();

  constructor(parts: SourcesParts) {
    this.#parts = parts;
    this.#leadership = parts.leadership ?? new MemoryLeadership();
    for (const { slug, live = {} } of parts.subgraphs) {
      for (const [name, source] of Object.entries(live))
        this.#fields.set(name, { slug, name, source, failing: new Set() });
    }
  }

  /** Throws where the source cannot have these arguments. */
  open(request: SourceRequest): OpenSource {
    const { args, caller, lastEventId } = request;
    const found = this.#fields.get(request.field);
    if (!found) throw new TypeError(`Subscription.${request.field} has no source.`);
    const source = found.source(args as never, this.#parts.contextOf(caller));
    const after = lastEventId ?? (args['after'] as string | null | undefined) ?? undefined;
    if (after !== undefined && !source.isCursor(after)) {
      const name = lastEventId === undefined ? '`after`' : '`Last-Event-ID`';
      throw new BadInputError(`${name} is no cursor of this subscription.`);
    }
    const follow: OpenSource['follow'] = (stream, key, execute) =>
      this.#topicOf(found, source, request).follow(stream, key, execute);
    return { after, follow };
  }

  /** Polls the sources of an API at once, those that this process polls. */
  wake(slug: string): void {
    for (const [key, topic] of this.#topics) if (key.startsWith(`["${slug}",`)) topic.poll();
  }

  #topicOf(field: Field, source: LiveSource, { caller, startClock }: SourceRequest): Topic {
    const { hub, forwardedTo, kindOf, leastMs, bus } = this.#parts;
    const { slug, name } = field;
    const identity = forwardedTo(slug).map((header) => caller.header(header) ?? null);
    // The values themselves, not a digest: no two identities share a source.
    const key = JSON.stringify([slug, name, source.key, identity]);
    const known = this.#topics.get(key);
    if (known) return known;
    // Replicas and whoever reads their messages see the name: keys have credentials of callers.
    const digest = hash('sha256', `${kindOf(slug)}\n${key}`, 'base64url');
    const topic = new Topic({
      name: `live ${slug}.${name} ${digest}`,
      source,
      read: (after) => this.#read(topic, field, caller, startClock, after),
      leastMs,
      bus,
      leadership: this.#leadership,
      counts: hub.counts,
      ended: () => {
        this.#topics.delete(key);
        field.failing.delete(topic);
        hub.counts.topics -= 1;
      },
    });
    this.#topics.set(key, topic);
    hub.counts.topics += 1;
    return topic;
  }

  /** Reads a source in the background: calls of callers who wait come first. */
  async #read(
    topic: Topic,
    field: Field,
    caller: Caller,
    startClock: SourceRequest['startClock'],
    after: string | undefined,
  ): Promise<LiveRead> {
    const context = this.#parts.contextOf(caller);
    context.scope.isBackground = true;
    const stopClock = startClock(context.scope);
    try {
      const found = await topic.source.read(after, context);
      // Nobody could go on after an event whose cursor is none, and a stream takes no other text as `id`.
      const events = found.events.filter(({ cursor }) => topic.source.isCursor(cursor));
      const cursor = topic.source.isCursor(found.cursor) ? found.cursor : (events.at(-1)?.cursor ?? after);
      if (cursor === undefined) throw new TypeError('The API has no position for events.');
      const leftOut = found.events.length - events.length;
      if (leftOut === 0) this.#succeeded(topic, field);
      else this.#failed(topic, field, new TypeError(`Events have no position, and are left out: ${leftOut}.`));
      return { ...found, events, cursor };
    } catch (error) {
      this.#failed(topic, field, error);
      throw error;
    } finally {
      stopClock();
    }
  }

  /** Logs one line when the first topic of a field fails. */
  #failed(topic: Topic, { name, failing }: Field, error: unknown): void {
    // Its streams are told of a final failure, and it ends with them.
    if (isFinal(error) || topic.size === 0) return;
    const isFirst = failing.size === 0;
    failing.add(topic);
    if (!isFirst) return;
    this.#parts.log.warn('A source of subscriptions cannot be read', {
      operation: `Subscription.${name}`,
      error: error instanceof Error ? String(error) : undefined,
    });
  }

  /** And one when none does any more. */
  #succeeded(topic: Topic, { name, failing }: Field): void {
    if (!failing.delete(topic) || failing.size > 0) return;
    this.#parts.log.info('The sources of subscriptions answer again', { operation: `Subscription.${name}` });
  }
}

/** A field of `Subscription`. */
interface Field {
  readonly slug: Subgraph['slug'];
  readonly name: string;
  readonly source: LiveField;
  /** Its topics that cannot be read. */
  readonly failing: Set<Topic>;
}
