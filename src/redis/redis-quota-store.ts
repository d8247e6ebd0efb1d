import { type Lease, type QuotaCount, type QuotaStore } from '#upstream';
import { Inquiry } from './inquiry.ts';
import { type KnownCount, KnownCounts } from './known-counts.ts';
import { CATCH_UP_QUOTA, END_QUOTA, RENEW_CALLS, TAKE_QUOTAS } from './quota-scripts.ts';
import { argumentsOf, endOfDay, keysOf, leaseKey, leaseSizeOf, windowMs } from './quota-terms.ts';
import type { RedisConnection } from './redis-connection.ts';
import { RedisError } from './redis-error.ts';
import { Renewal } from './renewal.ts';
import type { Replicas } from './replicas.ts';
import { Shares } from './shares.ts';

interface QuotaStoreParts {
  readonly connection: RedisConnection;
  readonly prefix: string;
  readonly replicas: Replicas;
  /** How long a call counts after the last word of its replica. */
  readonly holdMs?: number;
}

interface Leased {
  readonly ids: string[];
  /** Redis holds them for others from then on. */
  readonly endsAt: number;
}

interface Ended {
  readonly count: QuotaCount;
  readonly id: string;
  readonly wasSent: boolean;
}

/** Calls of a replica that is lost end after this time; those that take longer are renewed. */
const HOLD_MS = 10_000;
/** Windows up to this length are waited for when Redis is lost. */
const SHORT_WINDOW_MS = 10_000;
/** Ends of calls that are remembered while Redis is lost: beyond, Redis ends calls by itself. */
const MOST_ENDED = 10_000;
const RETRY_MS = 50;
/** After as many questions in a row without an answer, this replica goes on with its share. */
const MOST_UNANSWERED = 3;
const [LEASE_MS, ENDS_MS] = [1000, 20];
const GRANTED: Lease = { isGranted: true, waitMs: 0 };

/**
 * Counts the calls of all replicas. Without Redis, each uses its share of a quota: of short windows once those have passed, of a day
 * what was left.
 */
export class RedisQuotaStore implements QuotaStore {
  readonly #parts: QuotaStoreParts;
  readonly #known = new KnownCounts();
  /** Only while Redis, or other replicas, are not back. */
  #shares: Shares | undefined;
  #lostAt = -Infinity;
  #calls = 0;
  #unanswered = 0;
  /** Calls that were taken in advance, by count. */
  readonly #leases = new Map<string, Leased>();
  /** Those that are being asked for. */
  readonly #asking = new Map<string, Promise<Lease>>();
  /** Ends that are to be sent together, by count. */
  readonly #ending = new Map<string, Ended[]>();
  /** Ends that Redis has not heard of. */
  #ended: Ended[] = [];
  readonly #holdMs: number;
  readonly #renewal: Renewal;
  readonly #inquiry: Inquiry;

  constructor(parts: QuotaStoreParts) {
    this.#parts = parts;
    this.#holdMs = parts.holdMs ?? HOLD_MS;
    this.#renewal = new Renewal(this.#holdMs / 3, () => this.#renew());
    this.#inquiry = new Inquiry({ ask: (count) => this.#renewCalls(count), answered: () => this.#found() });
    parts.connection.onChange((isUp) => (isUp ? this.#found() : this.#lost()));
  }

  take(counts: readonly QuotaCount[]): Lease | Promise<Lease> {
    if (this.#shares?.isSettled) this.#shares = undefined;
    if (!this.#parts.connection.isUp) this.#shares ??= new Shares(this.#parts.replicas);
    const pauseMs = this.#pauseMs(counts);
    if (pauseMs > 0) return { isGranted: false, waitMs: pauseMs };
    if (!this.#shares) return this.#takeLeased(counts) ?? this.#takeAfterOthers(counts);
    const waitMs = this.#shares.take(
      counts,
      counts.map((count) => this.#leftOf(count)),
    );
    if (waitMs > 0) return { isGranted: false, waitMs };
    if (this.#parts.connection.isUp) return this.#take(counts);
    this.#countAlone(counts);
    return GRANTED;
  }

  end(counts: readonly QuotaCount[], wasSent: boolean): void {
    for (const count of counts) {
      const known = this.#known.of(count);
      const id = known.running.shift();
      this.#shares?.end(count, wasSent);
      if (id !== undefined) this.#end({ count, id, wasSent });
      else if (!wasSent && known.uncounted > 0) known.uncounted -= 1;
    }
  }

  waitMs(counts: readonly QuotaCount[], ahead: number): number {
    const longest = counts.map((count) => {
      const { quota } = count;
      const { left } = this.#known.of(count);
      const missing = ahead + 1 - left;
      if (missing <= 0) return 0;
      const now = this.#parts.replicas.now();
      if (quota.timeZone !== undefined) return endOfDay(quota.timeZone, now) - now;
      return Math.floor(missing / quota.calls) * quota.seconds * 1000;
    });
    return Math.max(this.#pauseMs(counts), ...longest);
  }

  left(name: string): number | undefined {
    return this.#known.left(name);
  }

  /** Takes one of the calls that were asked for in advance. */
  #takeLeased(counts: readonly QuotaCount[]): Lease | undefined {
    const leased = this.#leases.get(leaseKey(counts));
    // A process that was stopped and goes on is asked for calls before its timers have run.
    const id = leased && performance.now() < leased.endsAt ? leased.ids.pop() : undefined;
    if (id === undefined) return undefined;
    for (const count of counts) this.#known.of(count).running.push(id);
    this.#renewal.begin();
    return GRANTED;
  }

  /** Asks for calls. Where that is under way, it waits for the calls that it brings, which may be enough. */
  #takeAfterOthers(counts: readonly QuotaCount[]): Lease | Promise<Lease> {
    const key = leaseKey(counts);
    const asking = this.#asking.get(key);
    if (asking) return asking.then((lease) => (lease.isGranted ? this.take(counts) : lease));
    const asked = this.#take(counts).finally(() => this.#asking.delete(key));
    this.#asking.set(key, asked);
    return asked;
  }

  /** Keeps calls for a while, and gives back those that are not made. */
  #lease(counts: readonly QuotaCount[], leased: Leased): void {
    const { ids } = leased;
    if (ids.length === 0) return;
    const key = leaseKey(counts);
    const unused = this.#leases.get(key)?.ids ?? [];
    this.#leases.set(key, leased);
    this.#giveBack(counts, unused);
    setTimeout(() => {
      if (this.#leases.get(key) === leased) this.#leases.delete(key);
      this.#giveBack(counts, ids.splice(0));
    }, LEASE_MS).unref();
  }

  async #take(counts: readonly QuotaCount[]): Promise<Lease> {
    const { connection, replicas } = this.#parts;
    const id = `${replicas.id}:${(this.#calls += 1)}`;
    const keys = counts.flatMap((count) => this.#keysOf(count));
    const terms = counts.flatMap((count) => this.#argumentsOf(count));
    // The share that this call has been taken from, if there is one.
    const shares = this.#shares;
    const size = shares ? 1 : leaseSizeOf(counts);
    // Well before Redis ends the calls by itself: they are renewed by then.
    const endsAt = performance.now() + this.#holdMs / 2;
    try {
      const reply = await connection.run(TAKE_QUOTAS, keys, id, this.#holdMs, size, ...terms);
      const [granted = 0, waitMs = 0, ...lefts] = (reply as unknown[]).map(Number);
      // A node of a cluster may have been lost meanwhile, with its last writes, and be replaced.
      if (this.#unanswered > 0 || this.#ended.length > 0) this.#found();
      this.#unanswered = 0;
      const ids = Array.from({ length: granted }, (_, at) => `${id}:${at + 1}`);
      // This process was stopped, or Redis is very slow: others may have been granted these calls meanwhile.
      if (performance.now() > endsAt) return this.#notGranted(counts, ids);
      for (const [at, count] of counts.entries()) {
        const known = this.#known.of(count);
        if (ids[0] !== undefined) known.running.push(ids[0]);
        else this.#shares?.end(count, false);
        known.left = lefts[at] ?? 0;
        known.leftAt = Date.now();
        if (known.uncounted > 0) this.#catchUp(known);
      }
      this.#renewal.begin();
      this.#lease(counts, { ids: ids.slice(1), endsAt });
      return granted > 0 ? GRANTED : { isGranted: false, waitMs: Math.max(1, waitMs) };
    } catch (error) {
      const isRefused = error instanceof RedisError && error.failure === 'refused';
      // One node of a cluster may be lost while the others answer.
      this.#unanswered += isRefused ? MOST_UNANSWERED : 1;
      const isLost = this.#unanswered >= MOST_UNANSWERED;
      // Redis may have counted it.
      const ids = isRefused ? [] : Array.from({ length: size }, (_, at) => `${id}:${at + 1}`);
      if (isLost && shares && shares === this.#shares) {
        this.#giveBack(counts, ids);
        this.#countAlone(counts);
        return GRANTED;
      }
      if (isLost) this.#lost();
      if (isLost) this.#inquiry.begin(counts);
      // Redis is asked again, until it is known to be lost.
      return this.#notGranted(counts, ids);
    }
  }

  #notGranted(counts: readonly QuotaCount[], ids: readonly string[]): Lease {
    for (const count of counts) this.#shares?.end(count, false);
    this.#giveBack(counts, ids);
    return { isGranted: false, waitMs: RETRY_MS };
  }

  #giveBack(counts: readonly QuotaCount[], ids: readonly string[]): void {
    for (const id of ids) for (const count of counts) this.#end({ count, id, wasSent: false });
  }

  /** Returns whether calls are under way. */
  #renew(): boolean {
    const busy = [...this.#known.all()].filter(({ running }) => running.length > 0);
    // Ones that end by themselves meanwhile still count for their window.
    for (const { count, running } of busy) this.#renewCalls(count, running).catch(() => undefined);
    return busy.length > 0;
  }

  #renewCalls(count: QuotaCount, ids: readonly string[] = []): Promise<unknown> {
    const args = [this.#holdMs, ...this.#argumentsOf(count), ...ids];
    return this.#parts.connection.run(RENEW_CALLS, this.#keysOf(count), ...args);
  }

  #countAlone(counts: readonly QuotaCount[]): void {
    this.#parts.connection.metrics.fellBack('quotas');
    for (const count of counts) this.#known.of(count).uncounted += 1;
  }

  /** The remaining calls of all replicas, as far as they are known. Short windows have passed since Redis was lost. */
  #leftOf(count: QuotaCount): number {
    const { quota } = count;
    const { left, leftAt } = this.#known.of(count);
    const isUsed = leftAt > Date.now() - windowMs(quota) && windowMs(quota) > SHORT_WINDOW_MS;
    return isUsed ? left : (quota.burst ?? quota.calls);
  }

  #end(ended: Ended): void {
    if (!this.#parts.connection.isUp) return this.#remember(ended);
    const key = `${ended.count.name} ${ended.count.key}`;
    const ending = this.#ending.get(key);
    if (ending) return void ending.push(ended);
    this.#ending.set(key, [ended]);
    // Only large quotas can wait for more calls to end.
    if (leaseSizeOf([ended.count]) === 1) return this.#sendEnds(key);
    setTimeout(() => this.#sendEnds(key), ENDS_MS).unref();
  }

  #sendEnds(key: string): void {
    const ended = this.#ending.get(key) ?? [];
    this.#ending.delete(key);
    const [first] = ended;
    if (!first) return;
    const ids = ended.flatMap(({ id, wasSent }) => [id, wasSent ? 1 : 0]);
    this.#parts.connection
      .run(END_QUOTA, this.#keysOf(first.count), this.#holdMs, ...this.#argumentsOf(first.count), ...ids)
      .catch(() => {
        for (const each of ended) this.#remember(each);
      });
  }

  #remember(ended: Ended): void {
    if (this.#ended.length < MOST_ENDED) this.#ended.push(ended);
  }

  #lost(): void {
    this.#lostAt = performance.now();
    // Of a day and other long windows, the share is that of the calls that remain now.
    this.#shares ??= new Shares(this.#parts.replicas);
    this.#shares.lost();
  }

  #found(): void {
    this.#shares?.found();
    const ended = this.#ended;
    this.#ended = [];
    for (const known of this.#known.all()) this.#catchUp(known);
    for (const each of ended) this.#end(each);
  }

  #catchUp(known: KnownCount): void {
    const { connection, replicas } = this.#parts;
    const { count, uncounted, left, leftAt } = known;
    const isRecent = leftAt > Date.now() - windowMs(count.quota);
    const used = isRecent ? (count.quota.burst ?? count.quota.calls) - left : 0;
    if (uncounted === 0 && used === 0) return;
    known.uncounted = 0;
    const name = `${replicas.id}:alone:${(this.#calls += 1)}:`;
    connection
      .run(CATCH_UP_QUOTA, this.#keysOf(count), uncounted, used, name, this.#holdMs, ...this.#argumentsOf(count))
      .catch(() => {
        known.uncounted += uncounted;
      });
  }

  /** For as long as a short window is, others may have used it before Redis was lost. */
  #pauseMs(counts: readonly QuotaCount[]): number {
    const longest = Math.max(0, ...counts.map(({ quota }) => windowMs(quota)).filter((ms) => ms <= SHORT_WINDOW_MS));
    return Math.max(0, this.#lostAt + longest - performance.now());
  }

  #argumentsOf(count: QuotaCount) {
    return argumentsOf(count, this.#parts.replicas.now());
  }

  #keysOf(count: QuotaCount) {
    return keysOf(this.#parts.prefix, count);
  }
}
