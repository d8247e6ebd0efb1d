import type { Contract } from '#contract';
import type { Receipt } from '#shared-state';
import { UpstreamQuotaError } from './errors.ts';
import { type CallOrder, type FairNode, FairQueue } from './fair-queue.ts';
import { type LearnedQuota, LearnedQuotas } from './learned-quotas.ts';
import { type Lease, OperationQuotas, type QuotaCount, type QuotaHealth, type QuotaStore } from './quotas.ts';
import type { UpstreamRequest, UpstreamResponse } from './request.ts';
import type { InterfaceSettings } from './settings.ts';

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
  readonly receipt: Receipt | undefined;
  readonly learned: LearnedQuota | undefined;
}

/** A call that waits for one of its counts. */
interface Waiting {
  readonly user: QuotaUser;
  readonly counts: readonly QuotaCount[];
  line: Line;
  node: FairNode<Waiting>;
}

/** The calls that wait for the same count, or for the same learned quota. */
interface Line {
  readonly key: string;
  readonly calls: FairQueue<Waiting>;
  timer: NodeJS.Timeout | undefined;
  /** The store is asked for the first of them. */
  isAsking: boolean;
  /** The calls that end before this time have been refused. */
  refusedUntil: number;
}

/** Of a call that no quota counts. */
const UNCOUNTED: Lease = { isGranted: true, waitMs: 0, receipt: { end: () => undefined } };
/** A timer may fire this much too early. */
const TIMER_MS = 1;
/** Late calls are looked for when the turn of the first has moved by as much. */
const REFUSAL_MS = 1000;

/**
 * Admits the calls of one interface while its quotas last: those of its contract or settings, and those that its responses
 * tell of. Other calls wait in their order, or are refused at once if their turn would come after their deadline.
 *
 * A call waits in the line of the one count that is used up, so that what becomes free is offered to the first call of a line,
 * however many wait in others.
 */
export class QuotaGate {
  readonly #operations: OperationQuotas;
  readonly #learned: LearnedQuotas;
  readonly #store: QuotaStore;
  readonly #now: () => number;
  /** Those in which a call waits. */
  readonly #lines = new Map<string, Line>();
  readonly #waiting = new Map<QuotaUser, Waiting>();
  /** Lines to offer what has become free. */
  readonly #due = new Set<Line>();
  #isServing = false;

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
    const line = this.#lineOf(user.request, counts);
    if (line) return this.#enqueue(user, counts, line);
    const lease = this.#take(user.request, counts);
    if (!('isGranted' in lease)) {
      const asking = this.#lineAt(keyOf(counts[0]));
      asking.isAsking = true;
      this.#enqueue(user, counts, asking, 0);
      const waiting = this.#waiting.get(user);
      if (waiting) this.#await(asking, waiting, lease);
      else void lease.then((late) => late.isGranted && late.receipt.end(0));
    } else if (lease.isGranted) user.admitted(this.#permit(user.request, counts, lease.receipt));
    else this.#enqueue(user, counts, this.#lineAt(this.#blocking(user.request, counts, lease.refused)), lease.waitMs);
  }

  /** The order of a call that waits has changed. */
  reorder(user: QuotaUser): void {
    const waiting = this.#waiting.get(user);
    if (!waiting) return;
    waiting.line.calls.remove(waiting.node);
    waiting.node = waiting.line.calls.add(waiting, user.order);
  }

  /** Takes a call out of its line, if it waits. */
  withdraw(user: QuotaUser): void {
    const waiting = this.#waiting.get(user);
    if (!waiting) return;
    this.#waiting.delete(user);
    waiting.line.calls.remove(waiting.node);
    this.#endIfEmpty(waiting.line);
  }

  /** An attempt has ended: with this response, or without one. */
  ended(request: UpstreamRequest, permit: Permit | undefined, wasSent: boolean, response?: UpstreamResponse): void {
    if (permit) {
      permit.receipt?.end(wasSent ? 1 : 0);
      permit.learned?.end(this.#now(), wasSent);
    }
    if (response) this.#learned.learn(request, response, permit?.learned, this.#now);
    if (this.#lines.size === 0) return;
    // A call that was sent goes on counting.
    if (permit && !wasSent) for (const count of permit.counts) this.#offer(keyOf(count));
    if (permit?.learned) this.#offer(learnedKey(permit.learned.key));
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
      user.admitted({ counts: [], receipt: undefined, learned: undefined });
    }
  }

  /** The line that a call may not overtake. */
  #lineOf(request: UpstreamRequest, counts: readonly QuotaCount[]): Line | undefined {
    if (this.#lines.size === 0) return undefined;
    for (const count of counts) {
      const line = this.#lines.get(keyOf(count));
      if (line) return line;
    }
    return this.#lines.get(learnedKey(this.#learned.keyOf(request)));
  }

  #lineAt(key: string): Line {
    const line = this.#lines.get(key);
    if (line) return line;
    return { key, calls: new FairQueue(), timer: undefined, isAsking: false, refusedUntil: -Infinity };
  }

  #take(request: UpstreamRequest, counts: readonly QuotaCount[]): Lease | Promise<Lease> {
    const waitMs = this.#learned.waitMs(request, 0, this.#now());
    if (waitMs > 0) return { isGranted: false, waitMs, refused: undefined };
    return counts.length > 0 ? this.#store.take(counts) : UNCOUNTED;
  }

  /** The key of what a call waits for that was not admitted: the count that refused it, or what was learned. */
  #blocking(request: UpstreamRequest, counts: readonly QuotaCount[], refused: number | undefined): string {
    return refused === undefined ? learnedKey(this.#learned.keyOf(request)) : keyOf(counts[refused]);
  }

  #permit(request: UpstreamRequest, counts: readonly QuotaCount[], receipt: Receipt): Permit {
    return { counts, receipt, learned: this.#learned.begin(request) };
  }

  /** Lets a call wait, unless its turn would come too late. */
  #enqueue(
    user: QuotaUser,
    counts: readonly QuotaCount[],
    line: Line,
    waitMs = this.#waitMs(user, counts, line.calls.ahead(user.order)),
  ): void {
    if (this.#now() + waitMs > user.endsAt) return user.refused(quotaError(user, waitMs));
    const waiting: Waiting = { user, counts, line, node: undefined as unknown as FairNode<Waiting> };
    this.#add(waiting, line, waitMs);
    this.#waiting.set(user, waiting);
  }

  #add(waiting: Waiting, line: Line, waitMs: number): void {
    waiting.line = line;
    waiting.node = line.calls.add(waiting, waiting.user.order);
    this.#lines.set(line.key, line);
    if (!line.timer && !line.isAsking) this.#setTimer(line, waitMs);
  }

  #waitMs({ request }: QuotaUser, counts: readonly QuotaCount[], ahead: number): number {
    return Math.max(this.#store.waitMs(counts, ahead), this.#learned.waitMs(request, ahead, this.#now()));
  }

  #endIfEmpty(line: Line): void {
    if (line.calls.length > 0) return;
    clearTimeout(line.timer);
    line.timer = undefined;
    this.#lines.delete(line.key);
  }

  #offer(key: string): void {
    const line = this.#lines.get(key);
    if (line) this.#serve(line);
  }

  /** Admits as many calls of a line as may begin. */
  #serve(line: Line): void {
    this.#due.add(line);
    // A call that is admitted may end at once, and so come back here.
    if (this.#isServing) return;
    this.#isServing = true;
    try {
      for (const due of this.#due) {
        this.#due.delete(due);
        while (this.#serveFirst(due));
      }
    } finally {
      this.#isServing = false;
    }
  }

  #serveFirst(line: Line): boolean {
    const first = line.isAsking ? undefined : line.calls.next()?.item;
    if (!first) return false;
    const lease = this.#take(first.user.request, first.counts);
    if ('isGranted' in lease) return this.#use(line, first, lease);
    this.#await(line, first, lease);
    return false;
  }

  #await(line: Line, waiting: Waiting, pending: Promise<Lease>): void {
    line.isAsking = true;
    void pending.then((lease) => {
      line.isAsking = false;
      if (this.#use(line, waiting, lease)) this.#serve(line);
    });
  }

  /** Uses the answer for a call of a line; returns whether to go on with the next one. */
  #use(line: Line, waiting: Waiting, lease: Lease): boolean {
    const { user, counts, node } = waiting;
    const hasLeft = this.#waiting.get(user) !== waiting;
    if (lease.isGranted && hasLeft) lease.receipt.end(0);
    if (lease.isGranted && !hasLeft) {
      this.#waiting.delete(user);
      line.calls.take(node);
      this.#endIfEmpty(line);
      user.admitted(this.#permit(user.request, counts, lease.receipt));
    }
    if (lease.isGranted || hasLeft) return true;
    const { waitMs, refused } = lease;
    const key = this.#blocking(user.request, counts, refused);
    if (key !== line.key) {
      line.calls.take(node);
      this.#endIfEmpty(line);
      this.#add(waiting, this.#lineAt(key), waitMs);
      return true;
    }
    this.#refuseLate(line, waitMs);
    if (line.calls.length > 0) this.#setTimer(line, waitMs);
    return false;
  }

  /** Refuses the calls whose deadline is before any of this line may begin. */
  #refuseLate(line: Line, waitMs: number): void {
    const at = this.#now() + waitMs;
    if (at < line.refusedUntil + REFUSAL_MS) return;
    line.refusedUntil = at;
    line.calls.forEach(({ item: { user } }) => {
      if (at <= user.endsAt) return;
      this.withdraw(user);
      user.refused(quotaError(user, waitMs));
    });
  }

  #setTimer(line: Line, waitMs: number): void {
    clearTimeout(line.timer);
    line.timer = setTimeout(() => {
      line.timer = undefined;
      this.#serve(line);
    }, waitMs + TIMER_MS);
  }
}

const keyOf = (count: QuotaCount | undefined) => `${count?.name} ${count?.key}`;
const learnedKey = (key: string) => `learned ${key}`;

/** The error of a call whose turn would come too late. */
function quotaError({ request }: QuotaUser, waitMs: number): UpstreamQuotaError {
  return new UpstreamQuotaError(request.plan, Math.max(1, Math.ceil(waitMs / 1000)));
}
