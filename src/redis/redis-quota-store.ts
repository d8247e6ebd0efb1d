import { type Lease, leastWaitMs, nextMidnight, type QuotaCount, type QuotaStore } from '#upstream';
import type { Charge, Limiter } from './limiter.ts';
import type { RedisConnection } from './redis-connection.ts';

/** The upstream's clock may differ from that of Redis by as much. */
const CLOCK_ERROR_MS = 2000;

interface QuotaStoreParts {
  readonly connection: RedisConnection;
  readonly limiter: Limiter;
  /** Counts while Redis does not: the calls of this process, or of all workers with its primary. */
  readonly fallback: QuotaStore;
}

/** Counts the calls of all replicas in Redis. Without Redis, each grants its whole quotas. */
export class RedisQuotaStore implements QuotaStore {
  readonly #parts: QuotaStoreParts;
  /** The calls that were left of each quota when Redis answered last. */
  readonly #left = new Map<string, number>();

  constructor(parts: QuotaStoreParts) {
    this.#parts = parts;
  }

  take(counts: readonly QuotaCount[]): Lease | Promise<Lease> {
    const { connection, fallback } = this.#parts;
    if (connection.isUp) return this.#take(counts);
    connection.fellBack('quotas');
    return fallback.take(counts);
  }

  waitMs(counts: readonly QuotaCount[], ahead: number): number {
    const { connection, fallback } = this.#parts;
    return connection.isUp ? leastWaitMs(counts, ahead) : fallback.waitMs(counts, ahead);
  }

  left(name: string): number | undefined {
    const { connection, fallback } = this.#parts;
    return connection.isUp ? this.#left.get(name) : fallback.left(name);
  }

  async #take(counts: readonly QuotaCount[]): Promise<Lease> {
    const { limiter, connection, fallback } = this.#parts;
    const charges = counts.map(chargeOf);
    try {
      const { receipt, refused, waitMs, used } = await limiter.take(tagOf(counts), charges);
      for (const [at, { name }] of counts.entries())
        this.#left.set(name, Math.max(0, Math.floor((charges[at]?.capacity ?? 0) - (used[at] ?? 0))));
      return receipt ? { isGranted: true, waitMs: 0, receipt } : { isGranted: false, waitMs, refused };
    } catch {
      connection.fellBack('quotas');
      return fallback.take(counts);
    }
  }
}

/** A call is held from its begin to its end, and counts as used after that. */
function chargeOf({ name, key, quota: { calls, seconds, burst, timeZone } }: QuotaCount): Charge {
  const own = { name: `${name} ${key}`, units: 1, isHeld: true };
  if (timeZone !== undefined) {
    const endsAt = nextMidnight(Date.now(), timeZone) + CLOCK_ERROR_MS;
    return { ...own, kind: 'day', capacity: calls, endsAt, lateMs: 2 * CLOCK_ERROR_MS };
  }
  if (burst !== undefined) return { ...own, kind: 'bucket', capacity: burst, perMs: calls / (seconds * 1000) };
  return { ...own, kind: 'window', capacity: calls, spanMs: seconds * 1000 };
}

/** The quotas of one API are counted together. */
function tagOf([first]: readonly QuotaCount[]): string {
  return `quota:${first?.name.split('.', 1)[0]}`;
}
