import { hash } from 'node:crypto';
import type { Quota } from '#contract';
import { type Lease, MemoryQuotaStore, nextMidnight, type QuotaCount, type QuotaStore } from '#upstream';
import { CATCH_UP_QUOTA, END_QUOTA, TAKE_QUOTAS } from './quota-scripts.ts';
import type { RedisConnection } from './redis-connection.ts';
import { type Rank, shareOf } from './share-of-quota.ts';

interface QuotaStoreParts {
  readonly connection: RedisConnection;
  readonly prefix: string;
  readonly replicas: Rank & { readonly id: string };
}

/** What this replica knows of a count. */
interface Known {
  readonly count: QuotaCount;
  /** The calls under way, by their ids in Redis. */
  readonly running: string[];
  /** Calls that were counted without Redis, and are under way. */
  alone: number;
  /** Calls that Redis has not heard of. */
  uncounted: number;
  left: number;
  leftAt: number;
}

interface Ended {
  readonly count: QuotaCount;
  readonly id: string;
  readonly wasSent: boolean;
}

/** A call takes no longer, in milliseconds; `timeouts.total` is 15 s unless set. */
const LONGEST_CALL_MS = 120_000;
/** Windows up to this length are waited for when Redis is lost or comes back. */
const SHORT_WINDOW_MS = 10_000;
const CLOCK_ERROR_MS = 2000;
const DAY_MS = 86_400_000;
const MOST_KNOWN = 10_000;
/** Until a replica without a share asks again. */
const NO_SHARE_MS = 250;
const GRANTED: Lease = { isGranted: true, waitMs: 0 };

/**
 * Counts the calls of all replicas. Without Redis, each uses its share of a quota: of short windows once those have passed, of a day
 * what was left.
 */
export class RedisQuotaStore implements QuotaStore {
  readonly #parts: QuotaStoreParts;
  readonly #known = new Map<string, Known>();
  #alone: MemoryQuotaStore | undefined;
  #changedAt = -Infinity;
  #calls = 0;
  /** Ends that Redis has not heard of. */
  #ended: Ended[] = [];

  constructor(parts: QuotaStoreParts) {
    this.#parts = parts;
    parts.connection.onChange((isUp) => (isUp ? this.#found() : this.#lost()));
  }

  take(counts: readonly QuotaCount[]): Lease | Promise<Lease> {
    const pauseMs = this.#pauseMs(counts);
    if (pauseMs > 0) return { isGranted: false, waitMs: pauseMs };
    return this.#parts.connection.isUp ? this.#take(counts) : this.#takeAlone(counts);
  }

  end(counts: readonly QuotaCount[], wasSent: boolean): void {
    for (const count of counts) {
      const known = this.#knownOf(count);
      const id = known.running.shift();
      if (id !== undefined) this.#end({ count, id, wasSent });
      else this.#endAlone(known, wasSent);
    }
  }

  waitMs(counts: readonly QuotaCount[], ahead: number): number {
    const longest = counts.map((count) => {
      const { quota } = count;
      const { left } = this.#knownOf(count);
      const missing = ahead + 1 - left;
      if (missing <= 0) return 0;
      if (quota.timeZone !== undefined) return endOfDay(quota.timeZone) - Date.now();
      return Math.floor(missing / quota.calls) * quota.seconds * 1000;
    });
    return Math.max(this.#pauseMs(counts), ...longest);
  }

  left(name: string): number | undefined {
    const lefts = [...this.#known.values()].filter(({ count }) => count.name === name).map(({ left }) => left);
    return lefts.length > 0 ? Math.min(...lefts) : undefined;
  }

  async #take(counts: readonly QuotaCount[]): Promise<Lease> {
    const { connection, replicas } = this.#parts;
    const id = `${replicas.id}:${(this.#calls += 1)}`;
    const keys = counts.flatMap((count) => this.#keysOf(count));
    try {
      const reply = await connection.run(TAKE_QUOTAS, keys, id, LONGEST_CALL_MS, ...counts.flatMap(argumentsOf));
      const [isGranted = 0, waitMs = 0, ...lefts] = (reply as unknown[]).map(Number);
      for (const [at, count] of counts.entries()) {
        const known = this.#knownOf(count);
        if (isGranted === 1) known.running.push(id);
        known.left = lefts[at] ?? 0;
        known.leftAt = Date.now();
      }
      return isGranted === 1 ? GRANTED : { isGranted: false, waitMs: Math.max(1, waitMs) };
    } catch {
      // Redis may have counted it.
      for (const count of counts) this.#end({ count, id, wasSent: false });
      return this.#takeAlone(counts);
    }
  }

  #takeAlone(counts: readonly QuotaCount[]): Lease {
    this.#parts.connection.metrics.fellBack('quotas');
    this.#alone ??= new MemoryQuotaStore();
    const shares = counts.map((count) => this.#share(count));
    if (shares.some(({ quota }) => (quota.burst ?? quota.calls) === 0))
      return { isGranted: false, waitMs: NO_SHARE_MS };
    const lease = this.#alone.take(shares);
    if (lease.isGranted) {
      for (const count of counts) {
        const known = this.#knownOf(count);
        known.alone += 1;
        known.uncounted += 1;
      }
    }
    return lease;
  }

  #endAlone(known: Known, wasSent: boolean): void {
    if (known.alone > 0) known.alone -= 1;
    if (!wasSent && known.uncounted > 0) known.uncounted -= 1;
    this.#alone?.end([this.#share(known.count)], wasSent);
  }

  #share(count: QuotaCount): QuotaCount {
    const { quota } = count;
    const { left, leftAt } = this.#knownOf(count);
    // Short windows have passed since Redis was lost.
    const isUsed = leftAt > Date.now() - windowMs(quota) && windowMs(quota) > SHORT_WINDOW_MS;
    return { ...count, quota: shareOf(quota, isUsed ? left : (quota.burst ?? quota.calls), this.#parts.replicas) };
  }

  #end(ended: Ended): void {
    const { connection } = this.#parts;
    const { count, id, wasSent } = ended;
    if (!connection.isUp) return this.#remember(ended);
    connection
      .run(END_QUOTA, this.#keysOf(count), id, wasSent ? 1 : 0, LONGEST_CALL_MS, ...argumentsOf(count))
      .catch(() => this.#remember(ended));
  }

  #remember(ended: Ended): void {
    // Beyond, Redis ends calls by itself.
    if (this.#ended.length < MOST_KNOWN) this.#ended.push(ended);
  }

  #lost(): void {
    this.#changedAt = performance.now();
    this.#alone = undefined;
  }

  #found(): void {
    if (this.#changedAt > -Infinity) this.#changedAt = performance.now();
    const ended = this.#ended;
    this.#ended = [];
    for (const known of this.#known.values()) this.#catchUp(known);
    for (const each of ended) this.#end(each);
  }

  #catchUp(known: Known): void {
    const { connection, replicas } = this.#parts;
    const { count, uncounted, left, leftAt } = known;
    const isRecent = leftAt > Date.now() - windowMs(count.quota);
    const used = isRecent ? (count.quota.burst ?? count.quota.calls) - left : 0;
    if (uncounted === 0 && used === 0) return;
    known.uncounted = 0;
    const name = `${replicas.id}:alone:${(this.#calls += 1)}:`;
    connection
      .run(CATCH_UP_QUOTA, this.#keysOf(count), uncounted, used, name, LONGEST_CALL_MS, ...argumentsOf(count))
      .catch(() => {
        known.uncounted += uncounted;
      });
  }

  /** For as long as a short window is, others may have used it before Redis was lost, or alone. */
  #pauseMs(counts: readonly QuotaCount[]): number {
    if (this.#parts.replicas.count < 2) return 0;
    const longest = Math.max(0, ...counts.map(({ quota }) => windowMs(quota)).filter((ms) => ms <= SHORT_WINDOW_MS));
    return Math.max(0, this.#changedAt + longest - performance.now());
  }

  #knownOf(count: QuotaCount): Known {
    const key = `${count.name} ${count.key}`;
    const found = this.#known.get(key);
    if (found) return found;
    this.#forgetIdle();
    const left = count.quota.burst ?? count.quota.calls;
    const known = { count, running: [], alone: 0, uncounted: 0, left, leftAt: 0 };
    this.#known.set(key, known);
    return known;
  }

  #forgetIdle(): void {
    if (this.#known.size < MOST_KNOWN) return;
    for (const [key, { running, alone, uncounted }] of this.#known) {
      if (running.length === 0 && alone === 0 && uncounted === 0) return void this.#known.delete(key);
    }
  }

  /** Those of one interface are in one slot of a cluster. */
  #keysOf({ name, key }: QuotaCount): [string, string] {
    const [slug] = name.split('.');
    const own = `${this.#parts.prefix}:{quota:${slug}}:${hash('sha256', `${name} ${key}`, 'base64url').slice(0, 22)}`;
    return [`${own}:calls`, `${own}:state`];
  }
}

function argumentsOf({ quota: { calls, seconds, burst, timeZone } }: QuotaCount): [string, number, number, number] {
  if (timeZone !== undefined) return ['day', calls, 2 * CLOCK_ERROR_MS, endOfDay(timeZone)];
  if (burst !== undefined) return ['bucket', burst, (seconds * 1000) / calls, 0];
  return ['window', calls, seconds * 1000, 0];
}

/** For how long a call counts. */
function windowMs({ seconds, burst, calls, timeZone }: Quota): number {
  if (timeZone !== undefined) return DAY_MS;
  return burst === undefined ? seconds * 1000 : (burst * seconds * 1000) / calls;
}

function endOfDay(timeZone: string): number {
  return nextMidnight(Date.now(), timeZone) + CLOCK_ERROR_MS;
}
