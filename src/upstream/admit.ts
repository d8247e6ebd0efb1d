import type { Dispatcher } from 'undici';
import type { Contract, Quota } from '#contract';
import type { Receipt } from '#shared-state';
import { UpstreamQuotaError, UpstreamUnreachableError } from './errors.ts';
import { type CallOrder, type FairNode, FairQueue } from './fair-queue.ts';
import { type LearnedQuota, LearnedQuotas } from './learned-quotas.ts';
import { type QuotaCount, type QuotaHealth, type QuotaStore } from './quotas.ts';
import type { UpstreamRequest, UpstreamResponse } from './request.ts';
import type { ApiSettings } from './settings.ts';
import { type CreateTransport, createPool, type Transport } from './transport.ts';

/** A call that asks to be sent. */
export interface Applicant {
  /** Of this attempt. */
  readonly request: UpstreamRequest;
  readonly order: CallOrder;
  /** By the clock of `performance.now`. */
  readonly waitsUntil: number;
}

/** The connections to one origin. Their number is bounded here and not in the pool, so that calls wait in one queue. */
class Origin {
  readonly key: string;
  readonly transport: Transport;
  free: number;
  /** A connection was opened, and no request has started on it yet. */
  isFresh: boolean;

  constructor(origin: string, settings: ApiSettings, createTransport: CreateTransport) {
    this.key = `connection ${origin}`;
    this.free = settings.connections;
    this.transport = createTransport(origin, settings);
    this.isFresh = !this.transport.on;
    this.transport.on?.('connect', () => {
      this.isFresh = true;
    });
  }
}

/** A call that waits for one of its counts, or for a connection. */
interface QueuedCall {
  readonly applicant: Applicant;
  readonly counts: readonly QuotaCount[];
  readonly origin: Origin;
  readonly resolve: (permit: Permit) => void;
  readonly reject: (reason: Error) => void;
  line: Line;
  node: FairNode<QueuedCall>;
}

/** The calls that wait for the same: a count, a learned quota, or a connection to an origin. */
interface Line {
  readonly key: string;
  readonly calls: FairQueue<QueuedCall>;
  timer: NodeJS.Timeout | undefined;
  /** The store is asked for the first of them. */
  isAsking: boolean;
  /** The calls that end before this time have been refused. */
  refusedUntil: number;
}

/** What a call waits for, and the milliseconds until it should ask again: never, where it is offered what becomes free. */
interface Refusal {
  readonly key: string;
  readonly waitMs: number;
}

const NO_COUNTS: readonly QuotaCount[] = [];
const WAITING_PER_CONNECTION = 100;
/** A timer may fire this much too early. */
const TIMER_MS = 1;
/** Late calls are looked for when the turn of the first has moved by as much. */
const REFUSAL_MS = 1000;

/**
 * Admits the calls of one API while its connections and quotas last: those of its contract or settings, and those that its
 * responses tell of. Other calls wait in their order, or are refused at once if their turn would come after their deadline.
 *
 * A call waits in the line of the one thing that is used up, so that what becomes free is offered to the first call of a line,
 * however many wait in others. While it waits it holds nothing.
 */
export class Admission {
  readonly #settings: ApiSettings;
  readonly #createTransport: CreateTransport;
  readonly #operations: OperationQuotas;
  readonly #learned: LearnedQuotas;
  readonly #store: QuotaStore;
  readonly #origins = new Map<string, Origin>();
  /** The same by the base addresses of plans: the origin of a URL is computed each time. */
  readonly #byBase = new Map<URL, Origin>();
  /** Those in which a call waits. */
  readonly #lines = new Map<string, Line>();
  readonly #waiting = new Map<Applicant, QueuedCall>();
  #isClosed = false;

  constructor(
    contract: Contract,
    settings: ApiSettings,
    store: QuotaStore,
    createTransport: CreateTransport = createPool,
  ) {
    this.#settings = settings;
    this.#createTransport = createTransport;
    this.#operations = new OperationQuotas(contract, settings);
    this.#learned = new LearnedQuotas(settings);
    this.#store = store;
  }

  /** The number of calls that wait. */
  get length(): number {
    return this.#waiting.size;
  }

  /** Admits a call: at once, or in its turn. Throws if that would come after its deadline, or if too many wait. */
  admit(applicant: Applicant): Permit | Promise<Permit> {
    const { request } = applicant;
    if (this.#isClosed) throw closedError(applicant);
    if (this.#waiting.size >= this.#settings.connections * WAITING_PER_CONNECTION)
      throw new UpstreamUnreachableError(request.plan, 'is not tried, because too many calls wait', { retryAfter: 1 });
    const origin = this.#byBase.get(request.base) ?? this.#originOf(request.base);
    const counts = this.#operations.all.length === 0 ? NO_COUNTS : this.#operations.countsOf(request);
    const line = this.#lines.size > 0 ? this.#lineAhead(request, counts, origin) : undefined;
    if (line) return this.#wait(applicant, counts, origin, line, this.#estimateMs(applicant, counts, line));
    const taken = this.#take(request, counts, origin);
    if (taken instanceof Permit) return taken;
    if (!(taken instanceof Promise))
      return this.#wait(applicant, counts, origin, this.#lineAt(taken.key), taken.waitMs);
    const asking = this.#lineAt(countKey(counts[0]));
    asking.isAsking = true;
    const pending = this.#wait(applicant, counts, origin, asking, -Infinity);
    this.#await(asking, this.#waiting.get(applicant) as QueuedCall, taken);
    return pending;
  }

  /** Whether a call waits for a quota. */
  waitsForQuota(applicant: Applicant): boolean {
    const waiting = this.#waiting.get(applicant);
    return waiting !== undefined && waiting.line.key !== waiting.origin.key;
  }

  /** What a call waits for: a connection, or the quota of this name. */
  waitsFor(applicant: Applicant): string | undefined {
    const waiting = this.#waiting.get(applicant);
    if (!waiting) return undefined;
    const { line, origin, counts } = waiting;
    if (line.key === origin.key) return 'connection';
    return counts.find((count) => countKey(count) === line.key)?.quota.name ?? 'quota';
  }

  /** The order of a call has changed, if it waits. */
  reorder(applicant: Applicant): void {
    const waiting = this.#waiting.get(applicant);
    if (!waiting) return;
    waiting.line.calls.remove(waiting.node);
    waiting.node = waiting.line.calls.add(waiting, applicant.order);
  }

  /** Ends the waiting of a call with this reason, if it waits. */
  cancel(applicant: Applicant, reason: Error): void {
    const waiting = this.#waiting.get(applicant);
    if (!waiting) return;
    this.#waiting.delete(applicant);
    waiting.line.calls.remove(waiting.node);
    this.#endIfEmpty(waiting.line);
    waiting.reject(reason);
  }

  health(): QuotaHealth[] {
    const own = this.#operations.all.map(({ name, quota }) => ({
      name: quota.name,
      calls: quota.calls,
      seconds: quota.seconds,
      left: this.#store.left(name) ?? quota.burst ?? quota.calls,
    }));
    return [...own, ...this.#learned.health(performance.now())];
  }

  /** Ends calls that were sent and those that wait, and admits no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const applicant of this.#waiting.keys()) this.cancel(applicant, closedError(applicant));
    await Promise.all([...this.#origins.values()].map(({ transport }) => transport.destroy()));
  }

  /** A permit has given its connection back. */
  disconnected(origin: Origin): void {
    origin.free += 1;
    if (this.#lines.size > 0) this.#offer(origin.key);
  }

  /** A permit has ended: with this response, or without one. */
  ended({ request, counts, receipt, learned }: Permit, wasSent: boolean, response: UpstreamResponse | undefined): void {
    receipt?.end(wasSent ? 1 : 0);
    learned?.end(performance.now(), wasSent);
    if (response) this.#learned.learn(request, response, learned);
    if (this.#lines.size === 0) return;
    // A call that was sent goes on counting.
    if (!wasSent) for (const count of counts) this.#offer(countKey(count));
    if (learned) this.#offer(learnedKey(learned.key));
  }

  #originOf(base: URL): Origin {
    const address = base.origin;
    let origin = this.#origins.get(address);
    if (!origin) this.#origins.set(address, (origin = new Origin(address, this.#settings, this.#createTransport)));
    this.#byBase.set(base, origin);
    return origin;
  }

  /** The line that a call may not overtake. */
  #lineAhead(request: UpstreamRequest, counts: readonly QuotaCount[], origin: Origin): Line | undefined {
    for (const count of counts) {
      const line = this.#lines.get(countKey(count));
      if (line) return line;
    }
    const learned = this.#learned.isEmpty ? undefined : this.#lines.get(learnedKey(this.#learned.counterKey(request)));
    return learned ?? this.#lines.get(origin.key);
  }

  #lineAt(key: string): Line {
    const line = this.#lines.get(key);
    if (line) return line;
    return { key, calls: new FairQueue(), timer: undefined, isAsking: false, refusedUntil: -Infinity };
  }

  /** Takes all that a call needs, or nothing. */
  #take(
    request: UpstreamRequest,
    counts: readonly QuotaCount[],
    origin: Origin,
  ): Permit | Refusal | Promise<Permit | Refusal> {
    if (!this.#learned.isEmpty) {
      const waitMs = this.#learned.waitMs(request, 0, performance.now());
      if (waitMs > 0) return { key: learnedKey(this.#learned.counterKey(request)), waitMs };
    }
    if (origin.free === 0) return { key: origin.key, waitMs: Infinity };
    const lease = counts.length > 0 ? this.#store.take(counts) : undefined;
    if (lease instanceof Promise) {
      origin.free -= 1;
      return lease.then((answer) => {
        if (answer.isGranted) return this.#permit(request, counts, origin, answer.receipt);
        this.disconnected(origin);
        return { key: countKey(counts[answer.refused ?? 0]), waitMs: answer.waitMs };
      });
    }
    if (lease && !lease.isGranted) return { key: countKey(counts[lease.refused ?? 0]), waitMs: lease.waitMs };
    origin.free -= 1;
    return this.#permit(request, counts, origin, lease?.receipt);
  }

  #permit(request: UpstreamRequest, counts: readonly QuotaCount[], origin: Origin, receipt?: Receipt): Permit {
    const learned = this.#learned.isEmpty ? undefined : this.#learned.begin(request);
    return new Permit(this, request, origin, counts, receipt, learned);
  }

  /** The least time until a call is admitted: those ahead of it count in what its line waits for, but perhaps in nothing else. */
  #estimateMs({ request, order }: Applicant, counts: readonly QuotaCount[], { key, calls }: Line): number {
    if (counts.length === 0 && this.#learned.isEmpty) return 0;
    const ahead = calls.ahead(order);
    const own = counts.filter((count) => countKey(count) === key);
    const isLearned = key === learnedKey(this.#learned.counterKey(request));
    return Math.max(
      this.#store.waitMs(counts, 0),
      this.#store.waitMs(own, ahead),
      this.#learned.waitMs(request, isLearned ? ahead : 0, performance.now()),
    );
  }

  /** Lets a call wait, unless its turn would come too late. */
  #wait(
    applicant: Applicant,
    counts: readonly QuotaCount[],
    origin: Origin,
    line: Line,
    waitMs: number,
  ): Promise<Permit> {
    if (isLate(applicant, waitMs)) throw quotaError(applicant, waitMs);
    return new Promise((resolve, reject) => {
      const node = undefined as unknown as FairNode<QueuedCall>;
      const waiting: QueuedCall = { applicant, counts, origin, resolve, reject, line, node };
      this.#add(waiting, line, waitMs);
      this.#waiting.set(applicant, waiting);
    });
  }

  #add(waiting: QueuedCall, line: Line, waitMs: number): void {
    waiting.line = line;
    waiting.node = line.calls.add(waiting, waiting.applicant.order);
    this.#lines.set(line.key, line);
    if (!line.timer && !line.isAsking) this.#setTimer(line, waitMs);
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
    while (this.#serveFirst(line));
  }

  #serveFirst(line: Line): boolean {
    const first = line.isAsking ? undefined : line.calls.next()?.item;
    if (!first) return false;
    const taken = this.#take(first.applicant.request, first.counts, first.origin);
    if (!(taken instanceof Promise)) return this.#use(line, first, taken);
    this.#await(line, first, taken);
    return false;
  }

  #await(line: Line, waiting: QueuedCall, pending: Promise<Permit | Refusal>): void {
    line.isAsking = true;
    void pending.then((taken) => {
      line.isAsking = false;
      if (this.#use(line, waiting, taken)) this.#serve(line);
    });
  }

  /** Uses the answer for a call of a line; returns whether to go on with the next one. */
  #use(line: Line, waiting: QueuedCall, taken: Permit | Refusal): boolean {
    const { applicant, node } = waiting;
    const hasLeft = this.#waiting.get(applicant) !== waiting;
    if (taken instanceof Permit) {
      if (hasLeft) taken.end(false);
      else {
        this.#waiting.delete(applicant);
        line.calls.take(node);
        this.#endIfEmpty(line);
        waiting.resolve(taken);
      }
      return true;
    }
    if (hasLeft) return true;
    const { key, waitMs } = taken;
    if (key !== line.key) {
      if (isLate(applicant, waitMs)) {
        this.cancel(applicant, quotaError(applicant, waitMs));
        return true;
      }
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
    const at = performance.now() + waitMs;
    if (waitMs === Infinity || at < line.refusedUntil + REFUSAL_MS) return;
    line.refusedUntil = at;
    line.calls.forEach(({ item: { applicant } }) => {
      if (at > applicant.waitsUntil) this.cancel(applicant, quotaError(applicant, waitMs));
    });
  }

  #setTimer(line: Line, waitMs: number): void {
    clearTimeout(line.timer);
    line.timer = undefined;
    if (waitMs === Infinity) return;
    line.timer = setTimeout(() => {
      line.timer = undefined;
      this.#serve(line);
    }, waitMs + TIMER_MS);
  }
}

/** What an admitted attempt has taken: a connection, and its counts. It is ended once; ending it again has no effect. */
export class Permit {
  readonly request: UpstreamRequest;
  readonly counts: readonly QuotaCount[];
  readonly receipt: Receipt | undefined;
  readonly learned: LearnedQuota | undefined;
  readonly #admission: Admission;
  readonly #origin: Origin;
  #hasConnection = true;
  #isDispatched = false;
  #hasEnded = false;

  constructor(
    admission: Admission,
    request: UpstreamRequest,
    origin: Origin,
    counts: readonly QuotaCount[],
    receipt: Receipt | undefined,
    learned: LearnedQuota | undefined,
  ) {
    this.#admission = admission;
    this.request = request;
    this.#origin = origin;
    this.counts = counts;
    this.receipt = receipt;
    this.learned = learned;
  }

  /** Sends a request. From then on the connection is given back by the last event of its handler. */
  dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): void {
    this.#isDispatched = true;
    this.#origin.transport.dispatch(options, handler);
  }

  /** Whether the request that starts now is the first on its connection: undici starts it as soon as that is open. */
  takeFresh(): boolean {
    const { isFresh, transport } = this.#origin;
    this.#origin.isFresh = !transport.on;
    return isFresh;
  }

  /** Gives the connection back. */
  disconnect(): void {
    if (!this.#hasConnection) return;
    this.#hasConnection = false;
    this.#admission.disconnected(this.#origin);
  }

  /** Ends the attempt: with this response, or without one. */
  end(wasSent: boolean, response?: UpstreamResponse): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    if (!this.#isDispatched) this.disconnect();
    this.#admission.ended(this, wasSent, response);
  }
}

/** What has one count for all calls of the gateway. */
const WHOLE = new Set(['address', 'project']);

/** The quotas of an API by operation: those of its settings, or else those of its contract. */
class OperationQuotas {
  readonly all: readonly QuotaCount[];
  /** Without keys. */
  readonly #ofOperation: ReadonlyMap<string, readonly QuotaCount[]>;
  /** The operations of which a count has a key. */
  readonly #keyed: ReadonlySet<string>;
  /** The headers that are credentials of callers; absent where the gateway has its own. */
  readonly #credentials: readonly string[] | undefined;

  constructor({ slug, quotas = [], operations }: Contract, settings: ApiSettings) {
    this.all = (settings.quotas ?? quotas).map((quota) => ({ name: `${slug}.${quota.name}`, key: '', quota }));
    this.#credentials = settings.credentials.type === 'forwarded' ? settings.credentials.headers : undefined;
    const ids = Object.keys(operations);
    const ofOperation = (id: string) => this.all.filter(({ quota }) => quota.operations?.includes(id) ?? true);
    this.#ofOperation = new Map(ids.map((id) => [id, ofOperation(id)]));
    this.#keyed = new Set(ids.filter((id) => ofOperation(id).some(({ quota }) => this.#hasKey(quota))));
  }

  /** The counts of a request. */
  countsOf(request: UpstreamRequest): readonly QuotaCount[] {
    const { id } = request.plan.operation;
    const counts = this.#ofOperation.get(id) ?? NO_COUNTS;
    if (!this.#keyed.has(id)) return counts;
    return counts.map((count) => ({ ...count, key: this.#ownerKey(count.quota, request) }));
  }

  #hasKey({ per }: Quota): boolean {
    return !WHOLE.has(per) && !(per === 'credential' && !this.#credentials);
  }

  #ownerKey(quota: Quota, { identity, args }: UpstreamRequest): string {
    if (!this.#hasKey(quota)) return '';
    if (quota.per !== 'credential') return String(args[quota.per]);
    // Other forwarded headers may differ in each call.
    const { headers } = identity;
    return JSON.stringify(headers.filter((_, at) => this.#credentials?.includes(headers[at - (at % 2)] ?? '')));
  }
}

/** Whether its turn, where that is known, comes after its deadline. */
const isLate = ({ waitsUntil }: Applicant, waitMs: number) =>
  waitMs < Infinity && performance.now() + waitMs > waitsUntil;
const countKey = (count: QuotaCount | undefined) => `${count?.name} ${count?.key}`;
const learnedKey = (key: string) => `learned ${key}`;

function closedError({ request }: Applicant): UpstreamUnreachableError {
  return new UpstreamUnreachableError(request.plan, 'is not tried, because its connections are closed');
}

/** The error of a call whose turn would come too late. */
function quotaError({ request }: Applicant, waitMs: number): UpstreamQuotaError {
  return new UpstreamQuotaError(request.plan, Math.max(1, Math.ceil(waitMs / 1000)));
}
