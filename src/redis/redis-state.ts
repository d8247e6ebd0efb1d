import type { RedisSettings } from '#config';
import {
  type BudgetCharge,
  type BudgetDecision,
  type BudgetStore,
  MemoryBudgetStore,
  remoteReceipt,
  remoteStates,
  type SharedState,
} from '#gateway';
import type { Log } from '#log';
import {
  type Lease,
  MemoryQuotaStore,
  nextMidnight,
  type QuotaCount,
  type QuotaStore,
  type RemoteLease,
  RemoteQuotaStore,
} from '#upstream';
import { type Charge, Limiter } from './limiter.ts';
import { RedisBus } from './redis-bus.ts';
import { RedisConnection } from './redis-connection.ts';
import { RedisLeadership } from './redis-leadership.ts';
import { RedisResponses, SharedInvalidations } from './redis-responses.ts';

/** The time that the start waits for Redis. */
const START_MS = 2000;

interface RedisStateOptions {
  readonly settings: RedisSettings;
  /** Keys that contain credentials are hashed with it. */
  readonly secret: string;
  /** They count while Redis does not: for all workers of a primary. Otherwise this process counts. */
  readonly fallback?: {
    readonly quotaStore?: QuotaStore | undefined;
    readonly budgetStore?: BudgetStore | undefined;
  };
  readonly log: Pick<Log, 'warn' | 'info'>;
}

/** The state that gateways share in Redis. It opens no connection before `start`. */
export function createRedisState({ settings, secret, fallback = {}, log }: RedisStateOptions): SharedState {
  const connection = new RedisConnection(settings, secret, log);
  const limiter = new Limiter(connection);
  const bus = new RedisBus(connection);
  const invalidations = new SharedInvalidations(connection, bus);
  const leadership = new RedisLeadership(connection, bus);
  const budgetStores = new Map<string, RedisBudgetStore>();
  let starting: Promise<void> | undefined;
  const begin = async () => {
    // This may fail, with nothing taken: it is tried again.
    await connection.start(START_MS);
    invalidations.start();
    await Promise.all([bus.start(START_MS), invalidations.poll()]);
  };
  return {
    bus,
    leadership,
    quotaStore: new RedisQuotaStore(limiter, fallback.quotaStore ?? new MemoryQuotaStore()),
    responses: { of: (...api) => new RedisResponses(connection, invalidations, api) },
    budgetStore({ onFailure, memory }): BudgetStore {
      // Gateways that follow each other count on.
      const key = `${onFailure} ${memory}`;
      const alone = onFailure === 'allow' ? (fallback.budgetStore ?? new MemoryBudgetStore(memory)) : undefined;
      const store = budgetStores.get(key) ?? new RedisBudgetStore(limiter, alone);
      budgetStores.set(key, store);
      return store;
    },
    get isConnected() {
      return connection.isUp;
    },
    read: () => connection.metrics(),
    start: () =>
      (starting ??= begin().catch((error: unknown) => {
        starting = undefined;
        throw error;
      })),
    async close() {
      leadership.close();
      invalidations.close();
      bus.close();
      connection.close();
    },
  };
}

const DAY_MS = 86_400_000;
/** The upstream's clock may differ from that of Redis by as much. */
const CLOCK_ERROR_MS = 2000;

/** Counts the units that callers use in all replicas. */
export class RedisBudgetStore implements BudgetStore {
  readonly #limiter: Limiter;
  readonly #fallback: BudgetStore | undefined;

  /** The fallback counts while Redis does not. Without one, requests that Redis does not count are refused. */
  constructor(limiter: Limiter, fallback: BudgetStore | undefined) {
    this.#limiter = limiter;
    this.#fallback = fallback;
  }

  async take(charges: readonly BudgetCharge[], now: number): Promise<BudgetDecision> {
    const limiter = this.#limiter;
    try {
      // All are in one slot of a cluster, because a request counts in several budgets or in none.
      const counted = charges.map((charge) => budgetCharge(charge, now));
      const { refused, waitMs, used, receipt } = await limiter.take('budgets', counted);
      const states = remoteStates(charges, used, now);
      if (!receipt) return { refused, waitMs, states };
      return { refused, waitMs, states, receipt: remoteReceipt(charges, used, (actual) => receipt.end(actual)) };
    } catch (error) {
      limiter.connection.fellBack('budgets');
      if (!this.#fallback) throw error;
      return this.#fallback.take(charges, now);
    }
  }
}

function budgetCharge({ rule, key, units }: BudgetCharge, now: number): Charge {
  const { capacity, isHeld } = rule;
  const own = { name: key, capacity, units, isHeld };
  if (rule.within === 'day') return { ...own, kind: 'day', endsAt: now - (now % DAY_MS) + DAY_MS };
  return { ...own, kind: 'bucket', perMs: rule.unitsPerMs };
}

/** Counts the calls of all replicas in Redis. Without Redis, each grants its whole quotas. */
export class RedisQuotaStore extends RemoteQuotaStore {
  readonly #limiter: Limiter;

  /** The fallback counts while Redis does not: the calls of this process, or of all workers with its primary. */
  constructor(limiter: Limiter, fallback: QuotaStore) {
    super(fallback);
    this.#limiter = limiter;
  }

  protected override get isUp(): boolean {
    return this.#limiter.connection.isUp;
  }

  override take(counts: readonly QuotaCount[]): Lease | Promise<Lease> {
    if (!this.isUp) this.#limiter.connection.fellBack('quotas');
    return super.take(counts);
  }

  protected override async ask(counts: readonly QuotaCount[]): Promise<RemoteLease | undefined> {
    const charges = counts.map(quotaCharge);
    // The quotas of one API are counted together.
    const tag = `quota:${counts[0]?.name.split('.', 1)[0]}`;
    try {
      const { receipt, refused, waitMs, used } = await this.#limiter.take(tag, charges);
      const left = charges.map(({ capacity }, at) => Math.max(0, Math.floor(capacity - (used[at] ?? 0))));
      return { lease: receipt ? { isGranted: true, waitMs: 0, receipt } : { isGranted: false, waitMs, refused }, left };
    } catch {
      this.#limiter.connection.fellBack('quotas');
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
