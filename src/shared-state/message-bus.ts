/** Receives the messages of a topic. Neither method may throw. */
export interface Subscriber {
  message(text: string): void;
  /** Messages may have been lost, because the others could not be reached for a while: read the state anew. */
  missed(): void;
}

export interface Subscription {
  /**
   * Resolves when every message that is published from now on arrives. It resolves as well while the others cannot be reached:
   * `missed` follows when they can.
   */
  readonly active: Promise<void>;
  /** No method of the subscriber is called any more. */
  close(): void;
}

/**
 * Sends messages to the subscribers of a topic in all replicas, at most once each. Messages of one publisher keep their order.
 * Subscribers of the same process receive them even while the others cannot be reached.
 */
export interface MessageBus {
  /** Never fails: a message to a replica that cannot be reached is lost, which `missed` tells its subscribers. */
  publish(topic: string, text: string): void;
  subscribe(topic: string, subscriber: Subscriber): Subscription;
}
