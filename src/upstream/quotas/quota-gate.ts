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
  readonly lane: Lane;
  readonly node: FairNode<QuotaUser>;
}

/** The calls that wait for the same counts. */
interface Lane {
  readonly key: string;
  /** Any of its requests. */
  readonly request: UpstreamRequest;
  readonly counts: readonly QuotaCount[];
  readonly queue: FairQueue<QuotaUser>;
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
  /** Lanes in which a call waits. */
  readonly #lanes = new Map<string, Lane>();
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
    const key = this.#laneKeyOf(user.request, counts);
    const lane = this.#lanes.get(key);
    if (lane) return this.#enqueue(user, lane, this.#waitMs(lane, user, lane.queue.ahead(user.order)));
    const lease = this.#take(user.request, counts);
    if ('isGranted' in lease && lease.isGranted) return user.admitted(this.#permit(user.request, counts));
    const own: Lane = { key, request: user.request, counts, queue: new FairQueue(), timer: undefined, isAsking: false };
    if ('isGranted' in lease) return this.#enqueue(user, own, lease.waitMs);
    own.isAsking = true;
    this.#enqueue(user, own, 0);
    this.#await(own, lease);
  }

  /** Takes a call out of its queue, if it waits. */
  withdraw(user: QuotaUser): void {
    const waiting = this.#waiting.get(user);
    if (!waiting) return;
    waiting.lane.queue.remove(waiting.node);
    this.#left(user, waiting.lane);
  }

  /** An attempt has ended: with this response, or without one. */
  ended(request: UpstreamRequest, permit: Permit | undefined, wasSent: boolean, response?: UpstreamResponse): void {
    if (permit) {
      const now = this.#now();
      if (permit.counts.length > 0) this.#store.end(permit.counts, wasSent);
      for (const learned of permit.learned) learned.end(now, wasSent);
    }
    if (response) this.#learned.learn(request, response, permit?.learned, this.#now);
    if (this.#lanes.size > 0) this.#serve();
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

  /** Calls that compete for the same counts share a lane, so that their order holds among all of them. */
  #laneKeyOf(request: UpstreamRequest, counts: readonly QuotaCount[]): string {
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

  #waitMs({ counts }: Lane, { request }: QuotaUser, ahead: number): number {
    return Math.max(this.#store.waitMs(counts, ahead), this.#learned.waitMs(request, ahead, this.#now()));
  }

  #enqueue(user: QuotaUser, lane: Lane, waitMs: number): void {
    if (this.#now() + waitMs > user.endsAt) return user.refused(quotaError(user, waitMs));
    this.#waiting.set(user, { lane, node: lane.queue.add(user, user.order) });
    this.#lanes.set(lane.key, lane);
    if (!lane.timer && !lane.isAsking) this.#setTimer(lane, waitMs);
  }

  #left(user: QuotaUser, lane: Lane): void {
    this.#waiting.delete(user);
    if (lane.queue.length > 0) return;
    clearTimeout(lane.timer);
    this.#lanes.delete(lane.key);
  }

  /** Admits as many calls as may begin, of each lane one in turn. */
  #serve(): void {
    this.#servesAgain = true;
    // A call that is admitted may end at once, and so come back here.
    if (this.#isServing) return;
    this.#isServing = true;
    while (this.#servesAgain) {
      this.#servesAgain = false;
      for (const lane of this.#lanes.values()) if (this.#serveOne(lane)) this.#servesAgain = true;
    }
    this.#isServing = false;
  }

  #serveOne(lane: Lane): boolean {
    if (lane.isAsking || lane.queue.length === 0) return false;
    const lease = this.#take(lane.request, lane.counts);
    if ('isGranted' in lease) return this.#use(lane, lease);
    this.#await(lane, lease);
    return false;
  }

  #await(lane: Lane, pending: Promise<Lease>): void {
    lane.isAsking = true;
    void pending.then((lease) => {
      lane.isAsking = false;
      if (this.#use(lane, lease)) this.#serve();
    });
  }

  #use(lane: Lane, { isGranted, waitMs }: Lease): boolean {
    if (!isGranted) {
      this.#refuseLate(lane, waitMs);
      if (lane.queue.length > 0) this.#setTimer(lane, waitMs);
      return false;
    }
    const user = lane.queue.shift();
    if (!user) {
      this.#store.end(lane.counts, false);
      return false;
    }
    this.#left(user, lane);
    user.admitted(this.#permit(user.request, lane.counts));
    return true;
  }

  /** Refuses the calls whose deadline is before any of this lane may begin. */
  #refuseLate(lane: Lane, waitMs: number): void {
    const at = this.#now() + waitMs;
    lane.queue.forEach(({ item }) => {
      if (at <= item.endsAt) return;
      this.withdraw(item);
      item.refused(quotaError(item, waitMs));
    });
  }

  #setTimer(lane: Lane, waitMs: number): void {
    clearTimeout(lane.timer);
    lane.timer = setTimeout(() => {
      lane.timer = undefined;
      this.#serve();
    }, waitMs + TIMER_MS);
  }
}

/** The error of a call whose turn would come too late. */
function quotaError({ request }: QuotaUser, waitMs: number): UpstreamQuotaError {
  return new UpstreamQuotaError(request.plan, Math.max(1, Math.ceil(waitMs / 1000)));
}
