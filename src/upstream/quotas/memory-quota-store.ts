import { createCounter } from './create-counter.ts';
import type { QuotaCounter } from './quota-counter.ts';
import type { Lease, QuotaCount, QuotaStore } from './quota-store.ts';

const GRANTED: Lease = { isGranted: true, waitMs: 0 };
/** The most counts of a quota; beyond, the count that was made first is forgotten. */
const MOST_COUNTS = 10_000;

/** Counts the calls of this process. It answers at once. */
export class MemoryQuotaStore implements QuotaStore {
  readonly #now: () => number;
  /** By name and key. */
  readonly #counters = new Map<string, Map<string, QuotaCounter>>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  take(counts: readonly QuotaCount[]): Lease {
    const now = this.#now();
    for (const count of counts) {
      const counter = this.#counterOf(count);
      if (counter.left(now) < 1) return { isGranted: false, waitMs: this.#longestWaitMs(counts, 0, now) };
    }
    for (const count of counts) this.#counterOf(count).begin(now);
    return GRANTED;
  }

  end(counts: readonly QuotaCount[], wasSent: boolean): void {
    const now = this.#now();
    for (const { name, key } of counts) this.#counters.get(name)?.get(key)?.end(now, wasSent);
  }

  waitMs(counts: readonly QuotaCount[], ahead: number): number {
    return this.#longestWaitMs(counts, ahead, this.#now());
  }

  left(name: string): number | undefined {
    const now = this.#now();
    const all = [...(this.#counters.get(name)?.values() ?? [])].map((counter) => counter.left(now));
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
    let counter = counters.get(key);
    if (!counter) {
      const [oldest] = counters.keys();
      if (oldest !== undefined && counters.size >= MOST_COUNTS) counters.delete(oldest);
      counters.set(key, (counter = createCounter(quota)));
    }
    return counter;
  }
}
