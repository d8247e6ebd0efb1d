import { type BudgetCharge, type BudgetDecision, type BudgetStore, remoteReceipt, remoteStates } from '#gateway';
import {
  type Lease,
  nextMidnight,
  type QuotaCount,
  type QuotaStore,
  type RemoteLease,
  RemoteQuotaStore,
} from '#upstream';
import type { Charge, Limiter } from './limiter.ts';
import type { RedisConnection } from './redis-connection.ts';

const DAY_MS = 86_400_000;
/** The upstream's clock may differ from that of Redis by as much. */
const CLOCK_ERROR_MS = 2000;

interface BudgetStoreParts {
  readonly connection: RedisConnection;
  readonly limiter: Limiter;
  /** Counts while Redis does not. Absent: requests that Redis does not count are refused. */
  readonly fallback: BudgetStore | undefined;
}

/** Counts the units that callers use in all replicas. */
export class RedisBudgetStore implements BudgetStore {
  readonly #parts: BudgetStoreParts;

  constructor(parts: BudgetStoreParts) {
    this.#parts = parts;
  }

  take(charges: readonly BudgetCharge[], now: number): BudgetDecision | Promise<BudgetDecision> {
    return this.#parts.connection.isUp ? this.#take(charges, now) : this.#takeAlone(charges, now);
  }

  async #take(charges: readonly BudgetCharge[], now: number): Promise<BudgetDecision> {
    try {
      // All are in one slot of a cluster, because a request counts in several budgets or in none.
      const { refused, waitMs, used, receipt } = await this.#parts.limiter.take(
        'budgets',
        charges.map((charge) => budgetCharge(charge, now)),
      );
      const states = remoteStates(charges, used, now);
      if (!receipt) return { refused, waitMs, states };
      return { refused, waitMs, states, receipt: remoteReceipt(charges, used, (actual) => receipt.end(actual)) };
    } catch {
      return this.#takeAlone(charges, now);
    }
  }

  #takeAlone(charges: readonly BudgetCharge[], now: number): BudgetDecision | Promise<BudgetDecision> {
    const { fallback, connection } = this.#parts;
    connection.fellBack('budgets');
    if (!fallback) return Promise.reject(new Error('Redis is not available.'));
    return fallback.take(charges, now);
  }
}

function budgetCharge({ rule, key, units }: BudgetCharge, now: number): Charge {
  const { capacity, isHeld } = rule;
  const own = { name: key, capacity, units, isHeld };
  if (rule.within === 'day') return { ...own, kind: 'day', endsAt: now - (now % DAY_MS) + DAY_MS };
  return { ...own, kind: 'bucket', perMs: rule.unitsPerMs };
}

interface QuotaStoreParts {
  readonly connection: RedisConnection;
  readonly limiter: Limiter;
  /** Counts while Redis does not: the calls of this process, or of all workers with its primary. */
  readonly fallback: QuotaStore;
}

/** Counts the calls of all replicas in Redis. Without Redis, each grants its whole quotas. */
export class RedisQuotaStore extends RemoteQuotaStore {
  readonly #parts: QuotaStoreParts;

  constructor(parts: QuotaStoreParts) {
    super(parts.fallback);
    this.#parts = parts;
  }

  protected override get isUp(): boolean {
    return this.#parts.connection.isUp;
  }

  override take(counts: readonly QuotaCount[]): Lease | Promise<Lease> {
    if (!this.isUp) this.#parts.connection.fellBack('quotas');
    return super.take(counts);
  }

  protected override async ask(counts: readonly QuotaCount[]): Promise<RemoteLease | undefined> {
    const charges = counts.map(quotaCharge);
    // The quotas of one API are counted together.
    const tag = `quota:${counts[0]?.name.split('.', 1)[0]}`;
    try {
      const { receipt, refused, waitMs, used } = await this.#parts.limiter.take(tag, charges);
      const left = charges.map(({ capacity }, at) => Math.max(0, Math.floor(capacity - (used[at] ?? 0))));
      return { lease: receipt ? { isGranted: true, waitMs: 0, receipt } : { isGranted: false, waitMs, refused }, left };
    } catch {
      this.#parts.connection.fellBack('quotas');
      return undefined;
    }
  }
}

/** A call is held from its begin to its end, and counts as used after that. */
function quotaCharge({ name, key, quota: { calls, seconds, burst, timeZone } }: QuotaCount): Charge {
  const own = { name: `${name} ${key}`, units: 1, isHeld: true };
  if (timeZone !== undefined) {
    const endsAt = nextMidnight(Date.now(), timeZone) + CLOCK_ERROR_MS;
    return { ...own, kind: 'day', capacity: calls, endsAt, lateMs: 2 * CLOCK_ERROR_MS };
  }
  if (burst !== undefined) return { ...own, kind: 'bucket', capacity: burst, perMs: calls / (seconds * 1000) };
  return { ...own, kind: 'window', capacity: calls, spanMs: seconds * 1000 };
}
