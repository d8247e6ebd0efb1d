import { HashBuckets, type Keyed, LinkedQueue, type QueueNode } from '#collections';
import type { ResponsePolicy } from './cache-policy.ts';
import { type CallName, TooManyBytesError, TooManyCallsError } from './errors.ts';
import type { CallOrder } from './fair-queue.ts';
import type { ApiMetrics, CallObservation, CallObserver } from './health.ts';
import type { InvalidationMark } from './invalidation.ts';
import { type RowTexts, SharedProjection } from './projection.ts';
import { type CallerHeaders, type Identity, identityFrom, SERVICE, type UpstreamRequest } from './request.ts';

/** A call, or another wait, that ends with its scope. */
interface Running {
  cancel(reason: Error): void;
  /** Its place among calls that wait has changed. */
  reordered?(): void;
}

/** The limits of upstream work of one operation. */
export interface ScopeLimits {
  readonly calls: number;
  /** Of the bodies of all its responses. */
  readonly upstreamBytes: number;
}

const UNLIMITED: ScopeLimits = { calls: Infinity, upstreamBytes: Infinity };
/** Calls of an operation that has made more than so many wait behind those of smaller ones. */
const LARGE_OPERATION = 10;

/** A scope that waits for a shared call, with the rank that it had when it began to. */
interface Sharer {
  readonly scope: Scope;
  readonly rank: number;
}

/** One request to the gateway, as upstream calls see it: its caller, its freshness, and whether it was cancelled. */
export class Scope {
  /** The freshness of all responses that it receives. */
  readonly freshness = new RequestFreshness();
  /** By the clock of `performance.now`. */
  readonly startedAt: number;
  readonly observer: CallObserver | undefined;
  /** The time at which it ends at the latest, by the same clock. */
  endsAt = Infinity;
  /** The label of its caller; callers take turns where calls wait. */
  callerLabel = '';
  /** No caller waits for it. */
  isBackground = false;
  /** Stale responses are validated first, even within `stale-while-revalidate`. */
  revalidates = false;
  /** Collects the operations that it calls, as `slug.operation`, if they are wanted. */
  dependencies: Set<string> | undefined;
  /** The reason for which it was cancelled: it makes no more calls. */
  cancelled: Error | undefined;
  /** The keys of the lookup that is making its calls at the moment, for observers. */
  keys: number | undefined;
  /** What ends with it. */
  readonly running = new Set<Running>();
  readonly #caller: CallerHeaders | undefined;
  readonly #limits: ScopeLimits;
  #identities: Map<readonly string[], Identity> | undefined;
  #calls = 0;
  #reused = 0;
  #tooManyCalls: TooManyCallsError | undefined;
  #bytes = 0;
  /** The scope whose request began the call of this one, as long as it waits, and those that joined it. */
  #requester: Sharer | undefined;
  #joined: Map<Scope, Sharer> | undefined;
  /** The first of them with the lowest rank. */
  #mostUrgent: Sharer | undefined;

  constructor(caller?: CallerHeaders, limits = UNLIMITED, startedAt = performance.now(), observer?: CallObserver) {
    this.#caller = caller;
    this.#limits = limits;
    this.startedAt = startedAt;
    this.observer = observer;
  }

  /** The scope of calls that no caller waits for. */
  static background(): Scope {
    const scope = new Scope();
    scope.isBackground = true;
    return scope;
  }

  /** The scope of a call that this request makes and others may join. */
  ofSharedCall(): Scope {
    const scope = new Scope(undefined, UNLIMITED, this.startedAt, this.observer);
    scope.#requester = scope.#mostUrgent = this.#sharer();
    return scope;
  }

  /** The time until which a call is waited for: that of the one who waits longest. */
  get waitsUntil(): number {
    if (!this.#requester && !this.#joined) return this.endsAt;
    let latest = this.#requester?.scope.endsAt ?? -Infinity;
    for (const { scope } of this.#joined?.values() ?? []) latest = Math.max(latest, scope.endsAt);
    return latest;
  }

  /** The place of its calls among those that wait: that of the most urgent one who waits. */
  get order(): CallOrder {
    const { scope, rank } = this.#mostUrgent ?? this.#sharer();
    return { rank, caller: scope.callerLabel };
  }

  #sharer(): Sharer {
    return { scope: this, rank: (this.isBackground ? 2 : 0) + (this.#calls > LARGE_OPERATION ? 1 : 0) };
  }

  /** The number of calls, including those that were answered from the cache. */
  get calls(): number {
    return this.#calls;
  }

  /** Throws if fewer calls than this are left. */
  requireCalls(count: number): void {
    const { calls } = this.#limits;
    // One error for thousands of refused calls: each would have a stack of its own.
    if (this.#calls + count > calls) throw (this.#tooManyCalls ??= new TooManyCallsError(calls));
  }

  /** A call begins. Throws if it was cancelled, or has no call left. */
  begin({ slug, operation }: CallName): void {
    this.freshness.requested += 1;
    this.dependencies?.add(`${slug}.${operation.id}`);
    if (this.cancelled) throw this.cancelled;
    this.requireCalls(1);
    this.#calls += 1;
  }

  /** Counts a call that was answered without being sent: from the cache, or by the call of another request. */
  countReused(): void {
    this.#reused += 1;
  }

  /** The calls that were made and sent. */
  get sentCalls(): number {
    return this.#calls - this.#reused;
  }

  /** Counts bytes of responses, for those who share them too. Beyond the limit, it is cancelled. */
  countBytes(count: number): void {
    this.#bytes += count;
    const { upstreamBytes } = this.#limits;
    if (this.#bytes > upstreamBytes) this.cancel(new TooManyBytesError(upstreamBytes));
    this.#requester?.scope.countBytes(count);
    this.#joined?.forEach(({ scope }) => scope.countBytes(count));
  }

  /** Waits for a shared call from now on. Counts what it receives, and has received. */
  join(call: Scope): void {
    if (call.#requester?.scope === this || call.#joined?.has(this)) return;
    const sharer = this.#sharer();
    (call.#joined ??= new Map()).set(this, sharer);
    if (!call.#mostUrgent || sharer.rank < call.#mostUrgent.rank) {
      call.#mostUrgent = sharer;
      call.#reordered();
    }
    this.countBytes(call.#bytes);
  }

  /** Waits for a shared call no longer. */
  leave(call: Scope): void {
    if (call.#requester?.scope === this) call.#requester = undefined;
    else if (!call.#joined?.delete(this)) return;
    const left = call.#mostUrgent;
    if (left?.scope !== this) return;
    call.#mostUrgent = call.#requester;
    for (const each of call.#joined?.values() ?? []) {
      // None of them is more urgent than the one that has left: thousands may leave, one after the other.
      if (call.#mostUrgent?.rank === left.rank) break;
      if (!call.#mostUrgent || each.rank < call.#mostUrgent.rank) call.#mostUrgent = each;
    }
    call.#reordered();
  }

  #reordered(): void {
    for (const each of this.running) each.reordered?.();
  }

  /** The identity of the caller towards an API to which these headers are forwarded. */
  identity(allowed: readonly string[]): Identity {
    if (allowed.length === 0 || !this.#caller) return SERVICE;
    const identities = (this.#identities ??= new Map());
    let identity = identities.get(allowed);
    if (!identity) identities.set(allowed, (identity = identityFrom(allowed, this.#caller)));
    return identity;
  }

  /** Ends calls in flight with this reason, and admits no more. */
  cancel(reason: Error): void {
    if (this.cancelled) return;
    this.cancelled = reason;
    for (const call of this.running) call.cancel(reason);
    this.running.clear();
  }
}

const ABANDONED = new Error('Every caller of this shared call is gone.');

/** Makes a call for all who share it: in their scope, with the members of rows that any of them reads. */
type MakeCall = (all: Scope, projection: RowTexts | undefined) => Promise<unknown>;

/** The calls of one API that are in flight, which equal requests share. */
export class SharedCalls {
  readonly #inFlight = new HashBuckets<SharedCall>();
  readonly #metrics: ApiMetrics;

  constructor(metrics: ApiMetrics) {
    this.#metrics = metrics;
  }

  has(key: string): boolean {
    return this.#inFlight.find(key) !== undefined;
  }

  /**
   * Waits for the call in flight with this key, or makes one. It goes on as long as a request waits for it, and not only the one that
   * began it.
   */
  share(key: string, { plan, projection, keys }: UpstreamRequest, scope: Scope, make: MakeCall): Promise<unknown> {
    const found = this.#inFlight.find(key);
    // The response may have been read already without some of the members that this request reads.
    if (found && found.projection?.join(projection) !== false) {
      this.#metrics.joined += 1;
      scope.countReused();
      const { result } = new Subscriber(found, scope, scope.observer?.began(plan, 'shared', keys));
      // It may have received more bytes already than this request may, which ends the waiting.
      scope.join(found.scope);
      return result;
    }
    const shared = projection && new SharedProjection(projection);
    const call = new SharedCall(key, scope.ofSharedCall(), shared, this.#inFlight);
    const { result } = new Subscriber(call, scope, undefined);
    void call.settle(make);
    return result;
  }
}

class SharedCall implements Keyed<SharedCall> {
  readonly key: string;
  readonly scope: Scope;
  readonly projection: SharedProjection | undefined;
  readonly waiting = new LinkedQueue<Subscriber>();
  hash = 0;
  next: SharedCall | undefined;
  readonly #inFlight: HashBuckets<SharedCall>;

  constructor(key: string, scope: Scope, projection: SharedProjection | undefined, inFlight: HashBuckets<SharedCall>) {
    this.key = key;
    this.scope = scope;
    this.projection = projection;
    this.#inFlight = inFlight;
    inFlight.add(this);
  }

  async settle(make: MakeCall): Promise<void> {
    try {
      const value = await make(this.scope, this.projection);
      for (let node = this.waiting.first; node; node = node.after) node.item.resolve(value);
    } catch (error) {
      for (let node = this.waiting.first; node; node = node.after) node.item.reject(error);
    } finally {
      this.#inFlight.remove(this);
    }
  }

  /** One of those who share it waits no longer. */
  leave(node: QueueNode<Subscriber>): void {
    this.waiting.remove(node);
    if (this.waiting.length > 0) return;
    this.#inFlight.remove(this);
    this.scope.cancel(ABANDONED);
  }
}

/** A scope that waits for a shared call. */
class Subscriber {
  readonly result: Promise<unknown>;
  readonly #call: SharedCall;
  readonly #scope: Scope;
  readonly #observation: CallObservation | undefined;
  readonly #node: QueueNode<Subscriber>;
  readonly #resolve: (value: unknown) => void;
  readonly #reject: (reason: unknown) => void;

  constructor(call: SharedCall, scope: Scope, observation: CallObservation | undefined) {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.result = promise;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#call = call;
    this.#scope = scope;
    this.#observation = observation;
    this.#node = call.waiting.add(this);
    scope.running.add(this);
  }

  resolve(value: unknown): void {
    this.#scope.freshness.shared(this.#call.scope.freshness);
    this.#end(undefined);
    this.#resolve(value);
  }

  reject(reason: unknown): void {
    this.#end(reason);
    this.#reject(reason);
  }

  cancel(reason: Error): void {
    this.#scope.leave(this.#call.scope);
    this.#call.leave(this.#node);
    this.reject(reason);
  }

  #end(error: unknown): void {
    this.#scope.running.delete(this);
    this.#observation?.ended(undefined, error);
  }
}

/** The combined freshness of several responses, and their scope. */
export interface ResponseFreshness {
  readonly freshUntil: number;
  /**
   * `public`: for everyone. `identity`: for callers whose forwarded headers are the same. `credential`: for the gateway
   * alone, whose own credential it answered.
   */
  readonly scope: 'public' | 'identity' | 'credential';
  readonly marks: readonly InvalidationMark[];
  /** All responses were stored: there was no call. */
  readonly fromCache: boolean;
}

type Policy = Pick<ResponsePolicy, 'freshUntil' | 'scope'>;

const NO_MARKS: readonly InvalidationMark[] = [];

/**
 * The freshness of all responses that one request receives: that of the one which expires first, for those who may use all
 * of them. There is none while a response is missing, because it failed, says nothing of its freshness or is not there yet.
 */
export class RequestFreshness {
  /** Responses that were requested. */
  requested = 0;
  #received = 0;
  #reused = 0;
  #freshUntil = Infinity;
  #expiresAt = Infinity;
  /** Whether one was stale when it came. */
  #hasStale = false;
  #scope: ResponseFreshness['scope'] = 'public';
  #marks = NO_MARKS;

  /** A response came that may be stored, at this time unless it was stored already. */
  received(
    { freshUntil, scope }: Policy,
    { key }: Identity,
    mark: InvalidationMark | undefined,
    receivedAt = -Infinity,
  ): void {
    this.#received += 1;
    if (freshUntil > receivedAt) this.#expiresAt = Math.min(this.#expiresAt, freshUntil);
    else this.#hasStale = true;
    const own = key === '' ? 'credential' : 'identity';
    this.#narrow(freshUntil, scope === 'public' ? scope : own, mark ? [mark] : NO_MARKS);
  }

  /** A stored response is used. */
  reused(policy: Policy, identity: Identity, mark: InvalidationMark | undefined): void {
    this.#reused += 1;
    this.received(policy, identity, mark);
  }

  /** The response is that of a call which several requests share. */
  shared(call: RequestFreshness): void {
    this.#received += call.#received;
    this.#expiresAt = Math.min(this.#expiresAt, call.#expiresAt);
    this.#hasStale ||= call.#hasStale;
    this.#narrow(call.#freshUntil, call.#scope, call.#marks);
  }

  /** Whether each response was received and was fresh, so that `expiresAt` is known of all. */
  get isComplete(): boolean {
    return this.requested === this.#received && !this.#hasStale;
  }

  /** When the first of the responses expires that were fresh. */
  get expiresAt(): number {
    return this.#expiresAt;
  }

  /** The combined freshness of all responses; `undefined` without responses. */
  get combined(): ResponseFreshness | undefined {
    if (this.requested === 0 || this.requested !== this.#received) return undefined;
    const fromCache = this.#reused === this.requested;
    return { freshUntil: this.#freshUntil, scope: this.#scope, marks: this.#marks, fromCache };
  }

  #narrow(freshUntil: number, scope: ResponseFreshness['scope'], marks: readonly InvalidationMark[]): void {
    this.#freshUntil = Math.min(this.#freshUntil, freshUntil);
    if (this.#scope === 'public' || scope === 'credential') this.#scope = scope;
    for (const mark of marks)
      if (!this.#marks.some(({ invalidations, count }) => invalidations === mark.invalidations && count === mark.count))
        this.#marks = [...this.#marks, mark];
  }
}

/** Whether responses may still be used at this time. */
export function isFresh({ freshUntil, marks }: ResponseFreshness, now: number): boolean {
  return now < freshUntil && marks.every(({ invalidations, count }) => invalidations.count === count);
}
