import { SmallSet } from '#collections';
import { RequestFreshness } from './cache/request-freshness.ts';
import { type CallerHeaders, type Identity, identityFrom, SERVICE } from './request/identity.ts';
import { TooManyCallsError } from './response/errors.ts';

interface Cancellable {
  cancel(reason: Error): void;
}

/** One caller's request, as far as upstream calls know it: who asks, and whether anybody still waits for the answer. */
export class Scope {
  /** How long all that it was answered may be used. */
  readonly freshness = new RequestFreshness();
  /** By the clock of `performance.now`. */
  readonly startedAt: number;
  readonly #caller: CallerHeaders | undefined;
  readonly #running = new SmallSet<Cancellable>();
  readonly #mostCalls: number;
  #identities: Map<readonly string[], Identity> | undefined;
  #calls = 0;
  #cancelled: Error | undefined;

  constructor(caller?: CallerHeaders, mostCalls = Infinity, startedAt = performance.now()) {
    this.#caller = caller;
    this.#mostCalls = mostCalls;
    this.startedAt = startedAt;
  }

  /** One of a call that this request makes, and others may wait for too. */
  ofSharedCall(): Scope {
    return new Scope(undefined, Infinity, this.startedAt);
  }

  /** Refuses so many calls together where not all of them may still be made. */
  requireCalls(count: number): void {
    if (this.#calls + count > this.#mostCalls) throw new TooManyCallsError(this.#mostCalls);
  }

  /** Takes one of the calls that may be made. */
  countCall(): void {
    this.requireCalls(1);
    this.#calls += 1;
  }

  /** The identity of this caller towards an interface that is sent these headers. */
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

  /** Nobody waits any more: running calls end with this reason, and none begins. */
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
