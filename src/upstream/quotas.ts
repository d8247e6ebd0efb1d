import { isDeepStrictEqual } from 'node:util';
import type { Quota } from '#contract';
import type { Receipt } from '#shared-state';

/** The count of a quota for one credential or one value of a parameter. */
export interface QuotaCount {
  /** The API and the quota, such as `journals.requests`. */
  readonly name: string;
  /** The credential or the value; empty where there is one count for all calls. */
  readonly key: string;
  readonly quota: Quota;
}

/**
 * The answer to a call that asks for its quotas. A call that is granted counts until its receipt is ended: with 1, or with 0 if it was
 * not sent. One that is not granted asks again after `waitMs`; `refused` is the position of the count that it waits for the longest.
 */
export type Lease =
  | { readonly isGranted: true; readonly waitMs: 0; readonly receipt: Receipt }
  | { readonly isGranted: false; readonly waitMs: number; readonly refused: number | undefined };

/**
 * Counts calls against quotas, for this process or for several. A store of several processes answers with promises, which do
 * not reject: while it cannot reach the others, it counts the calls of this process alone.
 */
export interface QuotaStore {
  /** Counts a call in all of these, or in none: atomically, so that two callers never take the last one. */
  take(counts: readonly QuotaCount[]): Lease | Promise<Lease>;
  /** An estimate: milliseconds until one more call than `ahead` may have begun. */
  waitMs(counts: readonly QuotaCount[], ahead: number): number;
  /** Calls left of a quota: the fewest of all its counts. `undefined` where no call was counted yet. */
  left(name: string): number | undefined;
}

/** What a store elsewhere answers: the lease, and the calls that are left of each quota. */
export interface RemoteLease {
  readonly lease: Lease;
  readonly left: readonly number[];
}

/** Counts where all processes count, and by itself while that cannot be reached. */
export abstract class RemoteQuotaStore implements QuotaStore {
  readonly #alone: QuotaStore;
  /** The calls that were left of each quota at the last answer. */
  readonly #left = new Map<string, number>();

  constructor(alone: QuotaStore) {
    this.#alone = alone;
  }

  protected abstract get isUp(): boolean;
  /** `undefined` where it could not be reached after all. */
  protected abstract ask(counts: readonly QuotaCount[]): Promise<RemoteLease | undefined>;

  take(counts: readonly QuotaCount[]): Lease | Promise<Lease> {
    return this.isUp ? this.#take(counts) : this.#alone.take(counts);
  }

  /** The time that the calls ahead take by themselves, where counts are elsewhere. */
  waitMs(counts: readonly QuotaCount[], ahead: number): number {
    if (!this.isUp) return this.#alone.waitMs(counts, ahead);
    return Math.max(0, ...counts.map(({ quota }) => Math.floor(ahead / quota.calls) * quota.seconds * 1000));
  }

  left(name: string): number | undefined {
    return this.isUp ? this.#left.get(name) : this.#alone.left(name);
  }

  async #take(counts: readonly QuotaCount[]): Promise<Lease> {
    const answer = await this.ask(counts);
    if (!answer) return this.#alone.take(counts);
    for (const [at, { name }] of counts.entries()) this.#left.set(name, answer.left[at] ?? 0);
    return answer.lease;
  }
}

/** The state of one quota of an API. */
export interface QuotaHealth {
  /** The name in the contract or the settings; `learned` for what the upstream's responses tell. */
  readonly name: string;
  /** Calls of the whole quota, and the time that they are for; absent where the upstream does not tell. */
  readonly calls?: number | undefined;
  readonly seconds?: number | undefined;
  /** Calls that may begin now: of a quota of each credential or resource, those of the one that has the fewest left. */
  readonly left: number;
}

interface Counted {
  readonly quota: Quota;
  readonly counter: QuotaCounter;
}

const NO_COUNTERS: readonly QuotaCounter[] = [];
/** The most counts of a quota; beyond, the one that was used least recently is forgotten. */
const MOST_COUNTS = 10_000;

/** Counts the calls of this process. It answers at once. */
export class MemoryQuotaStore implements QuotaStore {
  readonly #now: () => number;
  /** By name and key. */
  readonly #counters = new Map<string, Map<string, Counted>>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  take(counts: readonly QuotaCount[]): Lease {
    const now = this.#now();
    const counters = counts.map((count) => this.#counterOf(count));
    if (counters.some((counter) => counter.left(now) < 1)) {
      const waits = counters.map((counter) => counter.waitMs(now, 0));
      const waitMs = Math.max(...waits);
      return { isGranted: false, waitMs, refused: waits.indexOf(waitMs) };
    }
    for (const counter of counters) counter.begin();
    return { isGranted: true, waitMs: 0, receipt: new MemoryReceipt(counters, this.#now) };
  }

  waitMs(counts: readonly QuotaCount[], ahead: number): number {
    const now = this.#now();
    return Math.max(0, ...counts.map((count) => this.#counterOf(count).waitMs(now, ahead)));
  }

  left(name: string): number | undefined {
    const now = this.#now();
    const all = [...(this.#counters.get(name)?.values() ?? [])].map(({ counter }) => counter.left(now));
    return all.length > 0 ? Math.min(...all) : undefined;
  }

  #counterOf({ name, key, quota }: QuotaCount): QuotaCounter {
    let counters = this.#counters.get(name);
    if (!counters) this.#counters.set(name, (counters = new Map()));
    const known = counters.get(key);
    // A reload of the settings may have changed it.
    if (known && (known.quota === quota || isDeepStrictEqual(known.quota, quota))) {
      // The one that was used least recently is forgotten first: not one whose calls are under way.
      if (counters.size > MOST_COUNTS / 2) {
        counters.delete(key);
        counters.set(key, known);
      }
      return known.counter;
    }
    const [oldest] = counters.keys();
    if (!known && oldest !== undefined && counters.size >= MOST_COUNTS) counters.delete(oldest);
    const counter = createCounter(quota);
    counters.set(key, { quota, counter });
    return counter;
  }
}

/** Has the counters themselves: one whose quota has changed meanwhile, or that was forgotten, is ended all the same. */
class MemoryReceipt implements Receipt {
  readonly #now: () => number;
  #counters: readonly QuotaCounter[];

  constructor(counters: readonly QuotaCounter[], now: () => number) {
    this.#counters = counters;
    this.#now = now;
  }

  end(used: number): void {
    const counters = this.#counters;
    this.#counters = NO_COUNTERS;
    const now = this.#now();
    for (const counter of counters) counter.end(now, used > 0);
  }
}

/**
 * Counts the calls of one quota. The upstream counts a call at some time between its begin and its end: here it counts
 * for all of that time, so that a quota is kept however long requests are under way.
 */
export abstract class QuotaCounter {
  protected running = 0;

  /** Calls that may begin now. */
  abstract left(now: number): number;
  /** Milliseconds until one more call than `ahead` may have begun, if every call begins as soon as it may. */
  abstract waitMs(now: number, ahead: number): number;
  /** A call that was sent has ended. */
  protected abstract count(now: number): void;

  begin(): void {
    this.running += 1;
  }

  /** A call that began has ended. One that was not sent is given back. */
  end(now: number, wasSent: boolean): void {
    this.running -= 1;
    if (wasSent) this.count(now);
  }
}

/** Creates the counter of a quota, of which nothing is used. */
function createCounter({ calls, seconds, burst, timeZone }: Quota): QuotaCounter {
  if (timeZone !== undefined) return new DailyQuota(calls, timeZone);
  if (burst !== undefined) return new TokenBucket(burst, (seconds * 1000) / calls);
  return new SlidingWindow(calls, seconds * 1000);
}

/** A window is counted in this many slots: a call may count for a 64th of the window too long, and never too short. */
const SLOTS = 64;

/** At most `calls` calls in any `ms` milliseconds. */
export class SlidingWindow extends QuotaCounter {
  readonly #calls: number;
  readonly #ms: number;
  readonly #slotMs: number;
  /** Ended calls by the slot of their end, in a ring with the slot that is current, and those of the window before it. */
  readonly #ended = new Uint32Array(SLOTS + 1);
  #slot = 0;
  #inWindow = 0;

  constructor(calls: number, ms: number) {
    super();
    this.#calls = calls;
    this.#ms = ms;
    this.#slotMs = ms / SLOTS;
  }

  left(now: number): number {
    this.#advance(now);
    return Math.max(0, this.#calls - this.#inWindow - this.running);
  }

  waitMs(now: number, ahead: number): number {
    const left = this.left(now);
    if (ahead < left) return 0;
    // Each window frees as many calls as the one before it.
    const windows = Math.floor((ahead - left) / this.#calls);
    return this.#freeMs(now, (ahead - left) % this.#calls) + windows * (this.#ms + this.#slotMs);
  }

  protected count(now: number): void {
    this.#advance(now);
    const at = this.#slot % this.#ended.length;
    this.#ended[at] = (this.#ended[at] ?? 0) + 1;
    this.#inWindow += 1;
  }

  /** Milliseconds until one more than this many of the calls that count now no longer count. */
  #freeMs(now: number, before: number): number {
    let freed = 0;
    for (let slot = this.#slot - SLOTS; slot <= this.#slot; slot++) {
      if (slot >= 0) freed += this.#ended[slot % this.#ended.length] ?? 0;
      if (freed > before) return (slot + SLOTS + 1) * this.#slotMs - now;
    }
    // The calls under way end now at the earliest.
    return this.#ms;
  }

  #advance(now: number): void {
    const slot = Math.floor(now / this.#slotMs);
    const first = Math.max(this.#slot + 1, slot - SLOTS);
    for (let each = first; each <= slot; each++) {
      const at = each % this.#ended.length;
      this.#inWindow -= this.#ended[at] ?? 0;
      this.#ended[at] = 0;
    }
    if (slot > this.#slot) this.#slot = slot;
  }
}

/** At most `burst` calls at once, and one more every `refillMs`. */
export class TokenBucket extends QuotaCounter {
  readonly #burst: number;
  readonly #refillMs: number;
  /** Tokens that ended calls have taken, at `#at`. */
  #taken = 0;
  #at = 0;

  constructor(burst: number, refillMs: number) {
    super();
    this.#burst = burst;
    this.#refillMs = refillMs;
  }

  left(now: number): number {
    this.#refill(now);
    return Math.max(0, Math.floor(this.#burst - this.#taken - this.running));
  }

  waitMs(now: number, ahead: number): number {
    this.#refill(now);
    const missing = ahead + 1 - (this.#burst - this.#taken - this.running);
    return missing <= 0 ? 0 : missing * this.#refillMs;
  }

  protected count(now: number): void {
    this.#refill(now);
    this.#taken += 1;
  }

  #refill(now: number): void {
    this.#taken = Math.max(0, this.#taken - Math.max(0, now - this.#at) / this.#refillMs);
    this.#at = now;
  }
}

/** The upstream's clock may differ from ours by as much. */
const CLOCK_ERROR_MS = 2000;
const DAY_MS = 86_400_000;
/** A day on which clocks are set back by an hour. */
const LONGEST_DAY_MS = DAY_MS + 3_600_000;

/** At most `calls` calls from midnight to midnight in a time zone. A call at midnight counts for both days. */
export class DailyQuota extends QuotaCounter {
  readonly #calls: number;
  readonly #timeZone: string;
  readonly #wallClock: () => number;
  #ended = 0;
  /** Of those, the calls so close to midnight that the upstream may have counted them for the next day. */
  #endedLate = 0;
  #endsAt = 0;

  constructor(calls: number, timeZone: string, wallClock: () => number = Date.now) {
    super();
    this.#calls = calls;
    this.#timeZone = timeZone;
    this.#wallClock = wallClock;
  }

  left(): number {
    this.#advance();
    return Math.max(0, this.#calls - this.#ended - this.running);
  }

  waitMs(_now: number, ahead: number): number {
    if (ahead < this.left()) return 0;
    return this.#endsAt - this.#wallClock();
  }

  protected count(): void {
    this.#advance();
    this.#ended += 1;
    if (this.#wallClock() >= this.#endsAt - 2 * CLOCK_ERROR_MS) this.#endedLate += 1;
  }

  #advance(): void {
    const now = this.#wallClock();
    // A later end is that of a clock that was wrong, and has been set back.
    if (this.#endsAt - now > LONGEST_DAY_MS + CLOCK_ERROR_MS)
      this.#endsAt = nextMidnight(now, this.#timeZone) + CLOCK_ERROR_MS;
    if (now < this.#endsAt) return;
    this.#ended = now < this.#endsAt + DAY_MS ? this.#endedLate : 0;
    this.#endedLate = 0;
    this.#endsAt = nextMidnight(now, this.#timeZone) + CLOCK_ERROR_MS;
  }
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * The next midnight in a time zone, in milliseconds since 1970: the first minute of another date there. Where clocks
 * change at midnight, the day begins at another hour.
 */
export function nextMidnight(now: number, timeZone: string): number {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const today = date.format(now);
  // A day has 23 to 25 hours, and zones differ from UTC by whole minutes.
  let before = now - (now % MINUTE_MS);
  while (date.format(before + HOUR_MS) === today) before += HOUR_MS;
  let [low, high] = [before, before + HOUR_MS];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (date.format(middle) === today) low = middle;
    else high = middle;
  }
  return high;
}
