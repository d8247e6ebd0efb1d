import type { QuotaCount } from '#upstream';

/** The state of a count in this replica. */
export interface KnownCount {
  readonly count: QuotaCount;
  /** The calls under way, by their ids in Redis. */
  readonly running: string[];
  /** Calls that Redis has not heard of. */
  uncounted: number;
  left: number;
  leftAt: number;
}

const MOST_KNOWN = 10_000;

/** The counts that this replica has used. Beyond the limit, one without a call under way is forgotten for each new one. */
export class KnownCounts {
  readonly #known = new Map<string, KnownCount>();

  all(): Iterable<KnownCount> {
    return this.#known.values();
  }

  of(count: QuotaCount): KnownCount {
    const key = `${count.name} ${count.key}`;
    const found = this.#known.get(key);
    if (found) return found;
    this.#forgetIdle();
    const left = count.quota.burst ?? count.quota.calls;
    const known = { count, running: [], uncounted: 0, left, leftAt: 0 };
    this.#known.set(key, known);
    return known;
  }

  /** The least remaining calls of the counts of a quota. */
  left(name: string): number | undefined {
    const lefts = [...this.#known.values()].filter(({ count }) => count.name === name).map(({ left }) => left);
    return lefts.length > 0 ? Math.min(...lefts) : undefined;
  }

  #forgetIdle(): void {
    if (this.#known.size < MOST_KNOWN) return;
    for (const [key, { running, uncounted }] of this.#known) {
      if (running.length === 0 && uncounted === 0) return void this.#known.delete(key);
    }
  }
}
