import type { Settings } from '#config';
import { type CallerIdentity, hasExpired } from '../pipeline/identify/caller-identity.ts';
import { requestError } from '../pipeline/request-error.ts';
import type { EndReason, Interruption } from './event-frame.ts';

type Limits = Pick<Settings['subscriptions'], 'most' | 'perCaller'>;

/** What one caller follows. */
export interface RegisteredSubscriber extends Interruptible {
  readonly callerKey: string;
}

/** All that callers follow: how much each may, and when it ends. */
export class SubscriberRegistry {
  readonly interrupted = { slow: 0, restart: 0, expired: 0, budget: 0 };
  readonly #limits: Limits;
  readonly #perCaller = new Map<string, number>();
  readonly #times = new SubscriberTimes();
  #size = 0;
  #isDraining = false;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Throws the refusal of a caller who may follow nothing more. */
  assertAdmitted(callerKey: string): void {
    const { most, perCaller } = this.#limits;
    if (this.#isDraining || this.#size >= most) {
      throw requestError('The gateway takes no further subscriptions.', {
        code: 'OVERLOADED',
        status: 503,
        headers: { 'retry-after': '1' },
      });
    }
    if ((this.#perCaller.get(callerKey) ?? 0) >= perCaller) {
      const message = `The caller has ${perCaller} subscriptions, which is the most: end one first.`;
      throw requestError(message, { code: 'RATE_LIMITED', status: 429, headers: { 'retry-after': '5' } });
    }
  }

  add(subscriber: RegisteredSubscriber): void {
    this.#count(subscriber.callerKey, 1);
    this.#times.add(subscriber);
  }

  delete(subscriber: RegisteredSubscriber, reason: EndReason | undefined): void {
    this.#count(subscriber.callerKey, -1);
    this.#times.delete(subscriber);
    if (reason) this.interrupted[reason] += 1;
  }

  /** Ends all: those of callers who are not accepted any more at once, others at random times. */
  drain(withinMs: number, accepts: (caller: CallerIdentity) => boolean): void {
    this.#isDraining = true;
    this.#times.interruptWithin(withinMs, accepts);
  }

  #count(callerKey: string, change: 1 | -1): void {
    this.#size += change;
    const count = (this.#perCaller.get(callerKey) ?? 0) + change;
    if (count > 0) this.#perCaller.set(callerKey, count);
    else this.#perCaller.delete(callerKey);
  }
}

const TICK_MS = 1000;

/** What can be ended before its time. */
export interface Interruptible {
  /** Whose it is. */
  readonly identity: CallerIdentity;
  interrupt(reason: Interruption): void;
}

/** Ends subscriptions with their credentials, and all of them when the gateway stops. */
class SubscriberTimes {
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
