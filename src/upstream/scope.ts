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

/** A scope that waits for a shared call, with the rank that it had when it began to. */
interface Sharer {
  readonly scope: Scope;
  readonly rank: number;
}

const rankOf = (isBackground: boolean, isLarge: boolean) => (isBackground ? 2 : 0) + (isLarge ? 1 : 0);

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
  /** The scope whose request began the call of this one, as long as it waits, and those that joined it. */
  #requester: Sharer | undefined;
  #joined: Map<Scope, Sharer> | undefined;
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
    scope.#requester = { scope: this, rank: this.#rank };
    return scope;
  }

  /** The time until which a call is waited for: that of the one who waits longest. */
  get waitsUntil(): number {
    if (!this.#requester && !this.#joined) return this.endsAt;
    let latest = this.#requester?.scope.endsAt ?? -Infinity;
    this.#joined?.forEach(({ scope }) => {
      if (scope.endsAt > latest) latest = scope.endsAt;
    });
    return latest;
  }

  /** The place of its calls among those that wait: that of the most urgent one who waits. */
  get order(): CallOrder {
    let first = this.#requester;
    this.#joined?.forEach((each) => {
      if (!first || each.rank < first.rank) first = each;
    });
    const { scope, rank } = first ?? { scope: this, rank: this.#rank };
    return { isBackground: rank > 1, isLarge: rank % 2 === 1, caller: scope.callerLabel };
  }

  /** From 0: small operations before large ones, and callers before background. */
  get #rank(): number {
    return rankOf(this.isBackground, this.#calls > LARGE_OPERATION);
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
    this.#requester?.scope.countBytes(count);
    this.#joined?.forEach(({ scope }) => scope.countBytes(count));
  }

  /** Waits for a shared call from now on. Counts what it receives, and has received. */
  join(call: Scope): void {
    if (call.#requester?.scope === this || call.#joined?.has(this)) return;
    const { isBackground, isLarge } = call.order;
    const rank = this.#rank;
    (call.#joined ??= new Map()).set(this, { scope: this, rank });
    if (rank < rankOf(isBackground, isLarge)) call.#reordered();
    this.countBytes(call.#bytes);
  }

  /** Waits for a shared call no longer. */
  leave(call: Scope): void {
    const before = call.order;
    if (call.#requester?.scope === this) call.#requester = undefined;
    else if (!call.#joined?.delete(this)) return;
    const { isBackground, isLarge, caller } = call.order;
    const isSame = isBackground === before.isBackground && isLarge === before.isLarge && caller === before.caller;
    if (!isSame) call.#reordered();
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
