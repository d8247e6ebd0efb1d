import { type CallerHeaders, type Identity, identityFrom, SERVICE } from './identity.ts';

interface Cancellable {
  cancel(reason: Error): void;
}

/** One caller's request, as far as upstream calls know it: who asks, and whether anybody still waits for the answer. */
export class Scope {
  readonly #caller: CallerHeaders | undefined;
  readonly #running = new Set<Cancellable>();
  #identities: Map<readonly string[], Identity> | undefined;
  #cancelled: Error | undefined;

  constructor(caller?: CallerHeaders) {
    this.#caller = caller;
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
    for (const call of this.#running) call.cancel(reason);
    this.#running.clear();
  }

  started(call: Cancellable): void {
    this.#running.add(call);
  }

  ended(call: Cancellable): void {
    this.#running.delete(call);
  }
}
