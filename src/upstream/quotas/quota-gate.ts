import type { Contract } from '#contract';
import type { UpstreamRequest } from '../request/request.ts';
import { type CallOrder, type FairNode, FairQueue } from '../resilience/fair-queue.ts';
import { UpstreamQuotaError } from '../response/errors.ts';
import type { UpstreamResponse } from '../response/response.ts';
import type { InterfaceSettings } from '../settings.ts';
import type { LearnedQuota } from './learned-quota.ts';
import { LearnedQuotas } from './learned-quotas.ts';
import { OperationQuotas } from './operation-quotas.ts';
import type { QuotaHealth } from './quota-health.ts';
import type { Lease, QuotaCount, QuotaStore } from './quota-store.ts';

/** A call that asks to be sent. It is admitted or refused once, unless it is withdrawn. */
export interface QuotaUser {
  readonly request: UpstreamRequest;
  readonly order: CallOrder;
  /** By the clock of `performance.now`. */
  readonly endsAt: number;
  admitted(permit: Permit): void;
  refused(error: UpstreamQuotaError): void;
}

/** What an admitted call is counted in, until it ends. */
export interface Permit {
  readonly counts: readonly QuotaCount[];
  readonly learned: readonly LearnedQuota[];
}

interface WaitingUser {
  readonly queue: QuotaQueue;
  readonly node: FairNode<QuotaUser>;
}

/** The calls that wait for the same counts. */
interface QuotaQueue {
  readonly key: string;
  /** Any of its requests. */
  readonly request: UpstreamRequest;
  readonly counts: readonly QuotaCount[];
  readonly users: FairQueue<QuotaUser>;
  timer: NodeJS.Timeout | undefined;
  isAsking: boolean;
}

/** A timer may fire this much too early. */
const TIMER_MS = 1;

/**
 * Admits the calls of one interface while its quotas last: those of its contract or settings, and those that its responses
 * tell of. Other calls wait in their order, or are refused at once if their turn would come after their deadline.
 */
export class QuotaGate {
  readonly #operations: OperationQuotas;
  readonly #learned: LearnedQuotas;
  readonly #store: QuotaStore;
  readonly #now: () => number;
  /** Queues in which a call waits. */
  readonly #queues = new Map<string, QuotaQueue>();
  readonly #waiting = new Map<QuotaUser, WaitingUser>();
  #isServing = false;
  #servesAgain = false;

  constructor(contract: Contract, settings: InterfaceSettings, store: QuotaStore, now = () => performance.now()) {
    this.#operations = new OperationQuotas(contract, settings);
    this.#learned = new LearnedQuotas(settings);
    this.#store = store;
    this.#now = now;
  }

  /** Whether no quota is known: calls need no permit. */
  get isOpen(): boolean {
    return this.#operations.isEmpty && this.#learned.isEmpty;
  }

  /** The number of calls that wait. */
  get length(): number {
    return this.#waiting.size;
  }

  enter(user: QuotaUser): void {
    const counts = this.#operations.countsOf(user.request);
    const key = this.#queueKeyOf(user.request, counts);
    const queue = this.#queues.get(key);
    if (queue) return this.#enqueue(user, queue, this.#waitMs(queue, user, queue.users.ahead(user.order)));
    const lease = this.#take(user.request, counts);
    if ('isGranted' in lease && lease.isGranted) return user.admitted(this.#permit(user.request, counts));
    const own: QuotaQueue = {
      key,
      request: user.request,
      counts,
      users: new FairQueue(),
      timer: undefined,
      isAsking: false,
    };
    if ('isGranted' in lease) return this.#enqueue(user, own, lease.waitMs);
    own.isAsking = true;
    this.#enqueue(user, own, 0);
    this.#await(own, lease);
  }

  /** Takes a call out of its queue, if it waits. */
  withdraw(user: QuotaUser): void {
    const waiting = this.#waiting.get(user);
    if (!waiting) return;
    waiting.queue.users.remove(waiting.node);
    this.#left(user, waiting.queue);
  }

  /** An attempt has ended: with this response, or without one. */
  ended(request: UpstreamRequest, permit: Permit | undefined, wasSent: boolean, response?: UpstreamResponse): void {
    if (permit) {
      const now = this.#now();
      if (permit.counts.length > 0) this.#store.end(permit.counts, wasSent);
      for (const learned of permit.learned) learned.end(now, wasSent);
    }
    if (response) this.#learned.learn(request, response, permit?.learned, this.#now);
    if (this.#queues.size > 0) this.#serve();
  }

  health(): QuotaHealth[] {
    const own = this.#operations.all.map(({ name, quota }) => ({
      name: quota.name,
      calls: quota.calls,
      seconds: quota.seconds,
      left: this.#store.left(name) ?? quota.burst ?? quota.calls,
    }));
    return [...own, ...this.#learned.health(this.#now())];
  }

  /** Admits all calls that wait: their connections are closed. */
  close(): void {
    for (const user of this.#waiting.keys()) {
      this.withdraw(user);
      user.admitted({ counts: [], learned: [] });
    }
  }

  /** Calls that compete for the same counts share a queue, so that their order holds among all of them. */
  #queueKeyOf(request: UpstreamRequest, counts: readonly QuotaCount[]): string {
    let key = this.#learned.keyOf(request);
    for (const { name, key: own } of counts) key += `\n${name} ${own}`;
    return key;
  }

  #take(request: UpstreamRequest, counts: readonly QuotaCount[]): Lease | Promise<Lease> {
    const waitMs = this.#learned.waitMs(request, 0, this.#now());
    if (waitMs > 0) return { isGranted: false, waitMs };
    return counts.length > 0 ? this.#store.take(counts) : { isGranted: true, waitMs: 0 };
  }

  #permit(request: UpstreamRequest, counts: readonly QuotaCount[]): Permit {
    return { counts, learned: this.#learned.begin(request) };
  }

  #waitMs({ counts }: QuotaQueue, { request }: QuotaUser, ahead: number): number {
    return Math.max(this.#store.waitMs(counts, ahead), this.#learned.waitMs(request, ahead, this.#now()));
  }

  #enqueue(user: QuotaUser, queue: QuotaQueue, waitMs: number): void {
    if (this.#now() + waitMs > user.endsAt) return user.refused(quotaError(user, waitMs));
    this.#waiting.set(user, { queue, node: queue.users.add(user, user.order) });
    this.#queues.set(queue.key, queue);
    if (!queue.timer && !queue.isAsking) this.#setTimer(queue, waitMs);
  }

  #left(user: QuotaUser, queue: QuotaQueue): void {
    this.#waiting.delete(user);
    if (queue.users.length > 0) return;
    clearTimeout(queue.timer);
    this.#queues.delete(queue.key);
  }

  /** Admits as many calls as may begin, of each queue one in turn. */
  #serve(): void {
    this.#servesAgain = true;
    // A call that is admitted may end at once, and so come back here.
    if (this.#isServing) return;
    this.#isServing = true;
    while (this.#servesAgain) {
      this.#servesAgain = false;
      for (const queue of this.#queues.values()) if (this.#serveOne(queue)) this.#servesAgain = true;
    }
    this.#isServing = false;
  }

  #serveOne(queue: QuotaQueue): boolean {
    if (queue.isAsking || queue.users.length === 0) return false;
    const lease = this.#take(queue.request, queue.counts);
    if ('isGranted' in lease) return this.#use(queue, lease);
    this.#await(queue, lease);
    return false;
  }

  #await(queue: QuotaQueue, pending: Promise<Lease>): void {
    queue.isAsking = true;
    void pending.then((lease) => {
      queue.isAsking = false;
      if (this.#use(queue, lease)) this.#serve();
    });
  }

  #use(queue: QuotaQueue, { isGranted, waitMs }: Lease): boolean {
    if (!isGranted) {
      this.#refuseLate(queue, waitMs);
      if (queue.users.length > 0) this.#setTimer(queue, waitMs);
      return false;
    }
    const user = queue.users.shift();
    if (!user) {
      this.#store.end(queue.counts, false);
      return false;
    }
    this.#left(user, queue);
    user.admitted(this.#permit(user.request, queue.counts));
    return true;
  }

  /** Refuses the calls whose deadline is before any of this queue may begin. */
  #refuseLate(queue: QuotaQueue, waitMs: number): void {
    const at = this.#now() + waitMs;
    queue.users.forEach(({ item }) => {
      if (at <= item.endsAt) return;
      this.withdraw(item);
      item.refused(quotaError(item, waitMs));
    });
  }

  #setTimer(queue: QuotaQueue, waitMs: number): void {
    clearTimeout(queue.timer);
    queue.timer = setTimeout(() => {
      queue.timer = undefined;
      this.#serve();
    }, waitMs + TIMER_MS);
  }
}

/** The error of a call whose turn would come too late. */
function quotaError({ request }: QuotaUser, waitMs: number): UpstreamQuotaError {
  return new UpstreamQuotaError(request.plan, Math.max(1, Math.ceil(waitMs / 1000)));
}
