import { MemoryQuotaStore, type QuotaCount } from '#upstream';
import type { Replicas } from './replicas.ts';
import { shareOf } from './share-of-quota.ts';

/** Replicas notice the loss of Redis within this time of each other. */
const NOTICE_MS = 500;
/** After this time, replicas that have not come back are lost. */
const SETTLED_MS = 12_000;

/**
 * The shares of quotas that this replica may use, from when Redis is lost until all replicas are known to be connected again: who is
 * connected leaves the others theirs.
 */
export class Shares {
  readonly #replicas: Replicas;
  readonly #ids: readonly string[];
  readonly #lostAt: number;
  readonly #store = new MemoryQuotaStore();
  /** Calls under way, by count. */
  readonly #running = new Map<string, number>();
  #foundAt: number | undefined;

  constructor(replicas: Replicas) {
    this.#replicas = replicas;
    this.#ids = replicas.ids;
    this.#lostAt = replicas.now();
  }

  /** Redis is connected again. */
  found(): void {
    this.#foundAt ??= performance.now();
  }

  lost(): void {
    this.#foundAt = undefined;
  }

  get isSettled(): boolean {
    if (this.#foundAt === undefined) return false;
    if (performance.now() - this.#foundAt > SETTLED_MS) return true;
    return this.#replicas.areAliveSince(this.#ids, this.#lostAt + NOTICE_MS);
  }

  /** How long until a call of these counts may begin, each with what was left of it; 0 if it has begun. */
  take(counts: readonly QuotaCount[], lefts: readonly number[]): number {
    const shares = counts.map((count, at) => this.#shareOf(count, lefts[at] ?? 0));
    if (shares.some(({ quota }) => (quota.burst ?? quota.calls) === 0)) return NOTICE_MS;
    const { isGranted, waitMs } = this.#store.take(shares);
    if (!isGranted) return Math.max(1, waitMs);
    for (const count of counts) this.#running.set(keyOf(count), this.#runningOf(count) + 1);
    return 0;
  }

  /** A call has ended, which may have begun before. */
  end(count: QuotaCount, wasSent: boolean): void {
    const running = this.#runningOf(count);
    if (running === 0) return;
    this.#running.set(keyOf(count), running - 1);
    this.#store.end([count], wasSent);
  }

  #runningOf(count: QuotaCount): number {
    return this.#running.get(keyOf(count)) ?? 0;
  }

  #shareOf(count: QuotaCount, left: number): QuotaCount {
    const rank = { rank: this.#ids.indexOf(this.#replicas.id), count: this.#ids.length };
    return { ...count, quota: shareOf(count.quota, left, rank) };
  }
}

function keyOf({ name, key }: QuotaCount): string {
  return `${name} ${key}`;
}
