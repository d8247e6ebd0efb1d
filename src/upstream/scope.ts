import { SmallSet } from '#collections';
import { RequestFreshness } from './cache/request-freshness.ts';
import { type CallerHeaders, type Identity, identityFrom, SERVICE } from './request/identity.ts';
import { TooManyCallsError } from './response/errors.ts';

interface Cancellable {
  cancel(reason: Error): void;
}

/** One request to the gateway, as upstream calls see it: its caller, its freshness, and whether it was cancelled. */
export class Scope {
  /** The freshness of all responses that it receives. */
  readonly freshness = new RequestFreshness();
  /** By the clock of `performance.now`. */
  readonly startedAt: number;
  readonly #caller: CallerHeaders | undefined;
  readonly #running = new SmallSet<Cancellable>();
  readonly #maxCalls: number;
  #identities: Map<readonly string[], Identity> | undefined;
  #calls = 0;
  #cancelled: Error | undefined;

  constructor(caller?: CallerHeaders, maxCalls = Infinity, startedAt = performance.now()) {
    this.#caller = caller;
    this.#maxCalls = maxCalls;
    this.startedAt = startedAt;
  }

  /** The scope of a call that this request makes and others may share. */
  ofSharedCall(): Scope {
    return new Scope(undefined, Infinity, this.startedAt);
  }

  /** Throws if fewer calls than this are left. */
  requireCalls(count: number): void {
    if (this.#calls + count > this.#maxCalls) throw new TooManyCallsError(this.#maxCalls);
  }

  /** Counts one call; throws if none is left. */
  countCall(): void {
    this.requireCalls(1);
    this.#calls += 1;
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

  started(call: Cancellable): void {
    this.#running.add(call);
  }

  ended(call: Cancellable): void {
    this.#running.delete(call);
  }
}
