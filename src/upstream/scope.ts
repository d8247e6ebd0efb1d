import { TooManyBytesError, TooManyCallsError } from './errors.ts';
import type { CallOrder } from './fair-queue.ts';
import { RequestFreshness } from './freshness.ts';
import type { CallObserver } from './metrics.ts';
import { type CallerHeaders, type Identity, identityFrom, SERVICE } from './request.ts';

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
  readonly #caller: CallerHeaders | undefined;
  readonly #running = new Set<Running>();
  readonly #limits: ScopeLimits;
  #identities: Map<readonly string[], Identity> | undefined;
  #calls = 0;
  #reused = 0;
  #tooManyCalls: TooManyCallsError | undefined;
  #bytes = 0;
  /** The scopes that share the call of this one, each with the rank that it had when it joined. */
  #sharers: Map<Scope, number> | undefined;
  #cancelled: Error | undefined;

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

  /** The scope of a call that this request makes and others may share. */
  ofSharedCall(): Scope {
    const scope = new Scope(undefined, UNLIMITED, this.startedAt, this.observer);
    scope.#sharers = new Map([[this, this.#rank]]);
    return scope;
  }

  /** The time until which a call is waited for: that of the one who waits longest. */
  get waitsUntil(): number {
    let latest = this.endsAt;
    if (this.#sharers) latest = -Infinity;
    this.#sharers?.forEach((_rank, { endsAt }) => {
      if (endsAt > latest) latest = endsAt;
    });
    return latest;
  }

  /** The place of its calls among those that wait: that of the most urgent one who waits. */
  get order(): CallOrder {
    let [rank, caller] = [this.#rank, this.callerLabel];
    if (this.#sharers) rank = Infinity;
    this.#sharers?.forEach((each, { callerLabel }) => {
      if (each < rank) [rank, caller] = [each, callerLabel];
    });
    return { isBackground: rank > 1, isLarge: rank % 2 === 1, caller };
  }

  /** From 0: small operations before large ones, and callers before background. */
  get #rank(): number {
    return (this.isBackground ? 2 : 0) + (this.#calls > LARGE_OPERATION ? 1 : 0);
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

  /** Counts one call; throws if none is left. */
  countCall(): void {
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
    this.#sharers?.forEach((_rank, sharer) => sharer.countBytes(count));
  }

  /** Waits for a shared call from now on. Counts what it receives, and has received. */
  join(call: Scope): void {
    if (!call.#sharers || call.#sharers.has(this)) return;
    const rank = this.#rank;
    const isMostUrgent = call.#sharers.values().every((each) => rank < each);
    call.#sharers.set(this, rank);
    if (isMostUrgent) call.#reordered();
    this.countBytes(call.#bytes);
  }

  /** Waits for a shared call no longer. */
  leave(call: Scope): void {
    const { isBackground, isLarge, caller } = call.order;
    if (!call.#sharers?.delete(this)) return;
    const { order } = call;
    if (order.isBackground !== isBackground || order.isLarge !== isLarge || order.caller !== caller) call.#reordered();
  }

  #reordered(): void {
    this.#running.forEach((each) => each.reordered?.());
  }

  /** The identity of the caller towards an interface to which these headers are forwarded. */
  identity(allowed: readonly string[]): Identity {
    if (allowed.length === 0 || !this.#caller) return SERVICE;
    const identities = (this.#identities ??= new Map());
    let identity = identities.get(allowed);
    if (!identity) identities.set(allowed, (identity = identityFrom(allowed, this.#caller)));
    return identity;
  }

  get cancelled(): Error | undefined {
    return this.#cancelled;
  }

  /** Ends calls in flight with this reason, and admits no more. */
  cancel(reason: Error): void {
    if (this.#cancelled) return;
    this.#cancelled = reason;
    this.#running.forEach((call) => call.cancel(reason));
    this.#running.clear();
  }

  started(call: Running): void {
    this.#running.add(call);
  }

  ended(call: Running): void {
    this.#running.delete(call);
  }
}
