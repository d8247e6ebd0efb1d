import { type CallOrder, type FairNode, FairQueue } from './fair-queue.ts';
import type { InterfaceSettings } from './settings.ts';
import { type CreateTransport, createPool, type Transport } from './transport.ts';

/** An exchange that needs a connection, and calls `leave` when it is done with it. */
interface ConnectionUser {
  /** Its node in the queue, while it waits. */
  queueNode: FairNode<ConnectionUser> | undefined;
  begin(transport: Transport): void;
}

const WAITING_PER_CONNECTION = 100;

/**
 * The connections to one origin, and the queue of exchanges that wait for one. The queue is here and not in the pool, so
 * that it is bounded, and that an exchange can be taken out of it.
 */
export class Connections {
  readonly #transport: Transport;
  readonly #maxWaiting: number;
  readonly #waiting = new FairQueue<ConnectionUser>();
  #free: number;
  #beginning = false;
  #fresh = false;

  constructor(origin: string, settings: InterfaceSettings, createTransport: CreateTransport = createPool) {
    this.#transport = createTransport(origin, settings);
    this.#free = settings.connections;
    this.#maxWaiting = settings.connections * WAITING_PER_CONNECTION;
    this.#transport.on('connect', () => {
      this.#fresh = true;
    });
  }

  /** Whether no more calls should begin. */
  get isFull(): boolean {
    return this.#waiting.length >= this.#maxWaiting;
  }

  /** The number of exchanges that wait. */
  get length(): number {
    return this.#waiting.length;
  }

  /** Begins an exchange, or lets it wait in the order of its call. */
  enter(user: ConnectionUser, call?: { readonly order: CallOrder }): void {
    if (this.#free === 0 || this.#waiting.length > 0) {
      user.queueNode = this.#waiting.add(user, call?.order);
    } else {
      this.#free -= 1;
      user.begin(this.#transport);
    }
  }

  /** The order of an exchange's call has changed. */
  reorder(user: ConnectionUser, { order }: { readonly order: CallOrder }): void {
    if (!user.queueNode) return;
    this.#waiting.remove(user.queueNode);
    user.queueNode = this.#waiting.add(user, order);
  }

  /** Takes an exchange out of the queue; returns whether it was there. */
  withdraw(user: ConnectionUser): boolean {
    if (!user.queueNode) return false;
    this.#waiting.remove(user.queueNode);
    user.queueNode = undefined;
    return true;
  }

  /** An exchange that had begun is done with its connection. */
  leave(): void {
    this.#free += 1;
    if (this.#waiting.length > 0) this.#next();
  }

  /** Whether the request that starts now is the first on its connection: undici starts it as soon as that is open. */
  takeFresh(): boolean {
    const fresh = this.#fresh;
    this.#fresh = false;
    return fresh;
  }

  /** Ends all exchanges that have begun; those in the queue then fail when they begin. */
  close(): Promise<void> {
    return this.#transport.destroy();
  }

  #next(): void {
    // An exchange that ends as it begins comes back here: a loop then, not a recursion as deep as the queue is long.
    if (this.#beginning) return;
    this.#beginning = true;
    while (this.#free > 0) {
      const next = this.#waiting.shift();
      if (!next) break;
      next.queueNode = undefined;
      this.#free -= 1;
      next.begin(this.#transport);
    }
    this.#beginning = false;
  }
}
