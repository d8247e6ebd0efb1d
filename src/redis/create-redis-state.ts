import type { RedisSettings } from '#config';
import { type BudgetStore, MemoryBudgetStore, type SharedState } from '#gateway';
import type { Log } from '#log';
import { MemoryQuotaStore, type QuotaStore } from '#upstream';
import { SharedInvalidations } from './invalidations.ts';
import { Limiter } from './limiter.ts';
import { RedisBus } from './redis-bus.ts';
import { RedisConnection } from './redis-connection.ts';
import { RedisLeadership } from './redis-leadership.ts';
import { RedisResponses } from './redis-responses.ts';
import { RedisBudgetStore, RedisQuotaStore } from './stores.ts';

/** The time that the start waits for Redis. */
const START_MS = 2000;

interface RedisStateParts {
  readonly settings: RedisSettings;
  /** Whatever has credentials is a key only as a hash with it. */
  readonly secret: string;
  /** They count while Redis does not: for all workers of a primary. Otherwise this process counts. */
  readonly fallback?: {
    readonly quotaStore?: QuotaStore | undefined;
    readonly budgetStore?: BudgetStore | undefined;
  };
  readonly log: Pick<Log, 'warn' | 'info'>;
}

/** The state that gateways share in Redis. It opens no connection before `start`. */
export function createRedisState({ settings, secret, fallback = {}, log }: RedisStateParts): SharedState {
  const { address, prefix, timeout: timeoutMs } = settings;
  const connection = new RedisConnection({ address, timeoutMs, log });
  const limiter = new Limiter({ connection, prefix, secret });
  const bus = new RedisBus(connection, prefix);
  const invalidations = new SharedInvalidations({ connection, bus, prefix });
  const leadership = new RedisLeadership({ connection, bus, prefix });
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
    quotaStore: new RedisQuotaStore({ connection, limiter, fallback: fallback.quotaStore ?? new MemoryQuotaStore() }),
    responses: new RedisResponses({ connection, invalidations, prefix, secret }),
    budgetStore({ onFailure, memory }): BudgetStore {
      // Gateways that follow each other count on.
      const key = `${onFailure} ${memory}`;
      const alone = onFailure === 'allow' ? (fallback.budgetStore ?? new MemoryBudgetStore(memory)) : undefined;
      const store = budgetStores.get(key) ?? new RedisBudgetStore({ connection, limiter, fallback: alone });
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
