import type { MessageBus, Subscriber, Subscription } from './message-bus.ts';

/** A bus for the subscribers of one process. A message arrives after its publisher has run on. */
export class MemoryBus implements MessageBus {
  readonly #subscribers = new Map<string, Set<Subscriber>>();

  publish(topic: string, text: string): void {
    for (const subscriber of this.#subscribers.get(topic) ?? []) {
      queueMicrotask(() => {
        if (this.#subscribers.get(topic)?.has(subscriber)) subscriber.message(text);
      });
    }
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
    const topics = topic === undefined ? [...this.#subscribers.keys()] : [topic];
    for (const each of topics) {
      for (const subscriber of this.#subscribers.get(each) ?? []) {
        queueMicrotask(() => {
          if (this.#subscribers.get(each)?.has(subscriber)) subscriber.missed();
        });
      }
    }
  }
}
