import { HashBuckets, type Keyed, LinkedQueue, type QueueNode } from '#collections';
import type { ApiMetrics, CallObservation } from './metrics.ts';
import { type RowTexts, SharedProjection } from './projection.ts';
import type { UpstreamRequest } from './request.ts';
import type { Scope } from './scope.ts';

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
