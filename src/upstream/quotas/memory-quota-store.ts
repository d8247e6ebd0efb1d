import { isDeepStrictEqual } from 'node:util';
import type { Quota } from '#contract';
import type { Receipt } from '#shared-state';
import { createCounter } from './create-counter.ts';
import type { QuotaCounter } from './quota-counter.ts';
import type { Lease, QuotaCount, QuotaStore } from './quota-store.ts';

interface Counted {
  readonly quota: Quota;
  readonly counter: QuotaCounter;
}

const NONE: readonly QuotaCounter[] = [];
/** The most counts of a quota; beyond, the count that was made first is forgotten. */
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
    for (const counter of counters) counter.begin(now);
    return { isGranted: true, waitMs: 0, receipt: new MemoryReceipt(counters, this.#now) };
  }

  waitMs(counts: readonly QuotaCount[], ahead: number): number {
    return this.#longestWaitMs(counts, ahead, this.#now());
  }

  left(name: string): number | undefined {
    const now = this.#now();
    const all = [...(this.#counters.get(name)?.values() ?? [])].map(({ counter }) => counter.left(now));
    return all.length > 0 ? Math.min(...all) : undefined;
  }

  #longestWaitMs(counts: readonly QuotaCount[], ahead: number, now: number): number {
    let longest = 0;
    for (const count of counts) longest = Math.max(longest, this.#counterOf(count).waitMs(now, ahead));
    return longest;
  }

  #counterOf({ name, key, quota }: QuotaCount): QuotaCounter {
    let counters = this.#counters.get(name);
    if (!counters) this.#counters.set(name, (counters = new Map()));
    const known = counters.get(key);
    if (known && isSame(known.quota, quota)) return known.counter;
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
    this.#counters = NONE;
    const now = this.#now();
    for (const counter of counters) counter.end(now, used > 0);
  }
}

/** Whether a quota is as it was; a reload of the settings may change it. */
function isSame(one: Quota, other: Quota): boolean {
  return one === other || isDeepStrictEqual(one, other);
}
