import type { Settings } from '#config';
import type { SettleCost } from '../limits/budgets.ts';
import { type EventFrame, interruptionFrame, refusalAt, waitMsOf } from '../result/events.ts';
import {
  type Caller,
  type CallerIdentity,
  type EndReason,
  type EventSink,
  type Held,
  hasExpired,
  type Interruption,
  type Receipt,
  requestError,
} from '../types.ts';

/*
 * The life of a stream, be it a subscription or a live query:
 *
 * - opened: `Hub.admit` counts it, and refuses it with 503 or 429. From here it is a receipt of its request.
 * - charged: handle.ts asks the budgets of its caller.
 * - started: its connection is there. It follows a feed of a topic (topic.ts) or a live query (live-query.ts), which it shares with
 *   equal streams, and which send it events until it is over.
 * - over, once: the topic or live query ends it (`complete`, `fail`), the budgets do (`refuse`), the gateway does (`interrupt`: it stops or
 *   reloads, the credential has expired, the caller reads too slowly), or its caller has left (`end`). Each of them leaves what it follows,
 *   its place in the hub, and all that its request has taken.
 */

type Limits = Pick<Settings, 'subscriptions' | 'limits'>;

const TICK_MS = 1000;

/** All streams of a process: how many there may be, and when they have to end. */
export class Hub {
  readonly counts = noCounts();
  /** The time in which a caller has to read what it was sent. */
  readonly readMs: number;
  readonly #limits: Settings['subscriptions'];
  readonly #streams = new Set<Stream>();
  readonly #perCaller = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #isDraining = false;

  constructor({ subscriptions, limits }: Limits) {
    this.#limits = subscriptions;
    this.readMs = limits.timeouts.write;
  }

  /** Opens a stream, which its request holds. Throws the refusal of a caller who may follow nothing more. */
  admit(options: StreamOptions, held: Held): Stream {
    const { most, perCaller } = this.#limits;
    if (this.#isDraining || this.#streams.size >= most) {
      throw requestError('The gateway takes no further subscriptions.', {
        code: 'OVERLOADED',
        status: 503,
        headers: { 'retry-after': '1' },
      });
    }
    if ((this.#perCaller.get(options.callerKey) ?? 0) >= perCaller) {
      const message = `The caller has ${perCaller} subscriptions, which is the most: end one first.`;
      throw requestError(message, { code: 'RATE_LIMITED', status: 429, headers: { 'retry-after': '5' } });
    }
    const stream = new Stream(this, options, held);
    this.#streams.add(stream);
    this.#count(options.callerKey, 1);
    this.#timer ??= setInterval(() => this.#endExpired(), TICK_MS).unref();
    return held.add(stream);
  }

  /** A stream is over. */
  ended(stream: Stream, reason: EndReason | undefined): void {
    this.#streams.delete(stream);
    this.#count(stream.callerKey, -1);
    if (reason) this.counts.interrupted[reason] += 1;
    if (this.#streams.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /**
   * Lets the callers connect again, to other replicas: at random times, so that they do not come all at once. The streams of those who
   * are not accepted any more end at once.
   */
  drain(withinMs: number, accepts: (caller: CallerIdentity) => boolean = () => true): void {
    this.#isDraining = true;
    for (const stream of this.#streams) {
      if (!accepts(stream.caller.identity)) stream.interrupt('expired');
      else if (withinMs === 0) stream.interrupt('restart');
      else setTimeout(() => stream.interrupt('restart'), Math.random() * withinMs).unref();
    }
  }

  #endExpired(): void {
    const now = Date.now();
    for (const stream of this.#streams) if (hasExpired(stream.caller.identity, now)) stream.interrupt('expired');
  }

  #count(callerKey: string, change: 1 | -1): void {
    const count = (this.#perCaller.get(callerKey) ?? 0) + change;
    if (count > 0) this.#perCaller.set(callerKey, count);
    else this.#perCaller.delete(callerKey);
  }
}

interface StreamOptions {
  /** Apart from its request. */
  readonly caller: Caller;
  /** Callers whose streams are counted together. */
  readonly callerKey: string;
  /** Charges the caller for an event, or an evaluation. Throws, or rejects with, the refusal of its budgets. */
  readonly charge: () => SettleCost | Promise<SettleCost>;
  /** An error as the caller sees it. */
  readonly failure: (error: unknown, requestId: string) => EventFrame;
  /** How to go on after an interruption. */
  readonly remedy: string;
}

/** What a stream follows, with others that are equal to it. */
interface Followed {
  leave(stream: Stream): void;
}

/** A stream of a caller. */
export class Stream implements Receipt {
  readonly caller: Caller;
  readonly callerKey: string;
  /** The position that the caller has: its events go on after it. */
  position: string | undefined;
  readonly #hub: Hub;
  readonly #options: StreamOptions;
  readonly #held: Held;
  #sink: EventSink | undefined;
  #followed: Followed | undefined;
  /** Why it ends as soon as its connection is there. */
  #interruption: Interruption | undefined;
  #isOver = false;

  constructor(hub: Hub, options: StreamOptions, held: Held) {
    this.caller = options.caller;
    this.callerKey = options.callerKey;
    this.#hub = hub;
    this.#options = options;
    this.#held = held;
  }

  /** Its connection is there. Returns whether it may follow something. */
  start(sink: EventSink): boolean {
    this.#sink = sink;
    if (this.#interruption) this.interrupt(this.#interruption);
    return !this.#isOver;
  }

  /** It is left when the stream is over. */
  follow(followed: Followed): void {
    this.#followed = followed;
  }

  charge(): SettleCost | Promise<SettleCost> {
    return this.#options.charge();
  }

  /** Tells a caller who follows the events from now on where they begin: cut off before the first, it goes on there. */
  begin(position: string): void {
    this.position = position;
    this.#sink?.begin?.(position);
  }

  /** Whether the caller has read what it was sent: it is ended where that takes too long. */
  async hasRead(): Promise<boolean> {
    if (this.#isOver) return false;
    const timer = setTimeout(() => this.interrupt('slow'), this.#hub.readMs).unref();
    await this.#sink?.drained();
    clearTimeout(timer);
    return !this.#isOver;
  }

  /** Sends an event unless too much waits for the caller. */
  offer(frame: EventFrame): boolean {
    return !this.#isOver && this.#sink?.next(frame.for(this.caller.requestId)) === true;
  }

  /** Sends an event that must not be missed: a caller who leaves too many unread is ended. */
  send(frame: EventFrame, position = this.position): boolean {
    if (!this.offer(frame)) {
      this.interrupt('slow');
      return false;
    }
    this.position = position;
    return true;
  }

  /** No event will follow. */
  complete(): void {
    if (this.#end()) this.#sink?.complete();
  }

  /** Ends it with an error that another stream would meet too. */
  fail(error: unknown): void {
    // Without its error, the end would look like that of the events.
    if (!this.#isOver && this.send(this.#failure(error))) this.complete();
  }

  /** Ends it with an error that says how to go on. */
  interrupt(reason: Interruption): void {
    if (!this.#sink) this.#interruption = reason;
    else if (this.#end(reason)) {
      this.#sink.interrupt(reason, interruptionFrame(reason, this.#options.remedy, this.position));
    }
  }

  /** Ends it with the refusal of its caller's budgets, which says where and when to go on. */
  refuse(error: unknown): void {
    if (!this.#end('budget')) return;
    this.#sink?.interrupt('budget', this.#failure(refusalAt(error, this.position)), waitMsOf(error));
  }

  /** Its request is over, or its caller has left. */
  end(): void {
    this.#end();
  }

  #failure(error: unknown): EventFrame {
    return this.#options.failure(error, this.caller.requestId);
  }

  #end(reason?: EndReason): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    this.#followed?.leave(this);
    this.#hub.ended(this, reason);
    this.#held.end();
    return true;
  }
}

/** Streams that are written to in one turn of the event loop. */
const STREAMS_PER_TURN = 500;

/** Calls for each of many streams, some in a turn: those that come meanwhile, too. */
export async function inTurns<Each>(streams: Iterable<Each>, write: (stream: Each) => void): Promise<void> {
  let left = STREAMS_PER_TURN;
  for (const stream of streams) {
    write(stream);
    left -= 1;
    if (left > 0) continue;
    left = STREAMS_PER_TURN;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The caller apart from its request, for calls that outlive it: with the headers that are forwarded, and no observation. */
export function detachedCaller(caller: Caller, identityHeaders: readonly string[]): Caller {
  const { requestId, identity } = caller;
  const headers = new Map(identityHeaders.map((name) => [name, caller.header(name)]));
  return { requestId, identity, header: (name) => headers.get(name) };
}

/** What the streams of a process do. */
export type LiveCounts = ReturnType<typeof noCounts>;

function noCounts() {
  return {
    subscribers: 0,
    topics: 0,
    polls: 0,
    /** Polls that further subscribers of a topic would have taken. */
    savedPolls: 0,
    events: 0,
    interrupted: { slow: 0, restart: 0, expired: 0, budget: 0 },
    /** From the poll that found the last event to its last subscriber. */
    lagMs: 0,
    liveQueries: {
      /** Live queries of callers. */
      open: 0,
      /** Different ones, which are evaluated once for all their callers. */
      different: 0,
      evaluations: { changed: 0, unchanged: 0, failed: 0 },
      /** The memory of the newest results. */
      bytes: 0,
      /** Evaluations that further callers of an equal one would have taken. */
      savedEvaluations: 0,
      /** When a result last changed, in milliseconds since 1970; 0 before. */
      changedAt: 0,
      /** Evaluations that had to wait, by the reason. */
      postponed: { budget: 0, overload: 0 },
    },
  };
}
