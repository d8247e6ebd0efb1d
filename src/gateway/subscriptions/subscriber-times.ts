import { type CallerIdentity, hasExpired } from '../pipeline/identify/caller-identity.ts';
import type { Interruption } from './event-sink.ts';

const TICK_MS = 1000;

/** What can be ended before its time. */
export interface Interruptible {
  /** Whose it is. */
  readonly identity: CallerIdentity;
  interrupt(reason: Interruption): void;
}

/** Ends subscriptions with their credentials, and all of them when the gateway stops. */
export class SubscriberTimes {
  readonly #subscribers = new Set<Interruptible>();
  #timer: NodeJS.Timeout | undefined;

  add(subscriber: Interruptible): void {
    this.#subscribers.add(subscriber);
    this.#timer ??= setInterval(() => this.#endExpired(), TICK_MS).unref();
  }

  delete(subscriber: Interruptible): void {
    this.#subscribers.delete(subscriber);
    if (this.#subscribers.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Interrupts each subscriber at a random time, those whose callers are not accepted any more at once. */
  interruptWithin(ms: number, accepts: (caller: CallerIdentity) => boolean): void {
    for (const subscriber of this.#subscribers) {
      if (!accepts(subscriber.identity)) subscriber.interrupt('expired');
      else if (ms === 0) subscriber.interrupt('restart');
      else setTimeout(() => subscriber.interrupt('restart'), Math.random() * ms).unref();
    }
  }

  #endExpired(): void {
    const now = Date.now();
    for (const subscriber of this.#subscribers)
      if (hasExpired(subscriber.identity, now)) subscriber.interrupt('expired');
  }
}
