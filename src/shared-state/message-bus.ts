/** Receives the messages of a topic. Neither method may throw. */
export interface Subscriber {
  message(text: string): void;
  /** Messages may have been lost, because other replicas could not be reached for a while: read the state again. */
  missed(): void;
}

export interface Subscription {
  /** Resolves once new messages arrive, or if the other replicas cannot be reached: `missed` follows when they can. */
  readonly active: Promise<void>;
  /** No method of the subscriber is called any more. */
  close(): void;
}

/**
 * Sends messages to the subscribers of a topic in all replicas, at most once each. Messages of one publisher keep their order.
 * Subscribers of the same process receive them even while the others cannot be reached.
 */
export interface MessageBus {
  /** Never fails: a message to a replica that cannot be reached is lost, and `missed` notifies its subscribers. */
  publish(topic: string, text: string): void;
  subscribe(topic: string, subscriber: Subscriber): Subscription;
}

/** A bus for the subscribers of one process. Messages arrive asynchronously. */
export class MemoryBus implements MessageBus {
  readonly #subscribers = new Map<string, Set<Subscriber>>();

  /** All topics that have a subscriber. */
  get topics(): readonly string[] {
    return [...this.#subscribers.keys()];
  }

  hasSubscribers(topic: string): boolean {
    return this.#subscribers.has(topic);
  }

  publish(topic: string, text: string): void {
    this.#deliver(topic, (subscriber) => subscriber.message(text));
  }

  subscribe(topic: string, subscriber: Subscriber): Subscription {
    // The same object may subscribe twice, and closes each subscription by itself.
    const own: Subscriber = { message: (text) => subscriber.message(text), missed: () => subscriber.missed() };
    const subscribers = this.#subscribers.get(topic) ?? new Set();
    this.#subscribers.set(topic, subscribers.add(own));
    return {
      active: Promise.resolve(),
      close: () => {
        subscribers.delete(own);
        if (subscribers.size === 0 && this.#subscribers.get(topic) === subscribers) this.#subscribers.delete(topic);
      },
    };
  }

  /** Notifies the subscribers of a topic, or all, that messages may have been lost. */
  missed(topic?: string): void {
    for (const each of topic === undefined ? this.topics : [topic])
      this.#deliver(each, (subscriber) => subscriber.missed());
  }

  #deliver(topic: string, call: (subscriber: Subscriber) => void): void {
    for (const subscriber of this.#subscribers.get(topic) ?? []) {
      queueMicrotask(() => {
        if (this.#subscribers.get(topic)?.has(subscriber)) call(subscriber);
      });
    }
  }
}
