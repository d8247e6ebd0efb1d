import { setTimeout } from 'node:timers/promises';
import type { RedisSettings } from '#config';
import { type BudgetStore, MemoryBudgetStore, type SharedState } from '#gateway';
import type { Log } from '#log';
import { SharedInvalidations } from './invalidations.ts';
import { RedisBudgetStore } from './redis-budget-store.ts';
import { RedisBus } from './redis-bus.ts';
import { RedisConnection } from './redis-connection.ts';
import { RedisLeadership } from './redis-leadership.ts';
import { RedisQuotaStore } from './redis-quota-store.ts';
import { RedisResponses } from './redis-responses.ts';
import { Replicas } from './replicas.ts';

/** The time that the start waits for Redis. */
const START_MS = 2000;

interface RedisStateParts {
  readonly settings: RedisSettings;
  /** Keys of cached responses are hashed with it. */
  readonly secret: string;
  readonly log: Pick<Log, 'warn' | 'info'>;
}

/** The state that gateways share in Redis. It opens no connection before `start`. */
export function createRedisState({ settings, secret, log }: RedisStateParts): SharedState {
  const { address, prefix, timeoutMs } = settings;
  const connection = new RedisConnection({ address, timeoutMs, log });
  const replicas = new Replicas(connection, prefix);
  const replicaId = replicas.id;
  const bus = new RedisBus(connection, prefix);
  const invalidations = new SharedInvalidations({ connection, bus, prefix });
  const leadership = new RedisLeadership({ connection, bus, prefix });
  const budgetStores = new Map<string, RedisBudgetStore>();
  let starting: Promise<void> | undefined;
  const begin = async () => {
    const connected = connection.start(START_MS);
    replicas.start();
    const synchronized = invalidations.start();
    bus.start();
    await connected;
    if (connection.isUp) await Promise.race([synchronized, setTimeout(START_MS, undefined, { ref: false })]);
  };
  return {
    bus,
    leadership,
    quotaStore: new RedisQuotaStore({ connection, prefix, replicas }),
    responses: new RedisResponses({ connection, invalidations, prefix, replicas, secret }),
    budgetStore({ onFailure, memoryBytes }): BudgetStore {
      // Gateways that follow each other count on.
      const key = `${onFailure} ${memoryBytes}`;
      const fallback = onFailure === 'allow' ? new MemoryBudgetStore(memoryBytes) : undefined;
      const store = budgetStores.get(key) ?? new RedisBudgetStore({ connection, prefix, replicaId, fallback });
      budgetStores.set(key, store);
      return store;
    },
    get isConnected() {
      return connection.isUp;
    },
    read() {
      const { replies, failures, fallbacks, durations } = connection.metrics.read();
      const each = (values: Readonly<Record<string, number>>) =>
        Object.entries(values).map(([label, value]) => ({ labels: [label], value }));
      return {
        'manifold.redis.connected': [{ labels: [], value: connection.isUp ? 1 : 0 }],
        'manifold.redis.commands': each({ answered: replies, ...failures }),
        'manifold.redis.fallbacks': each(fallbacks),
        'manifold.redis.duration': [{ labels: [], ...durations }],
      };
    },
    start: () => (starting ??= begin()),
    async close() {
      leadership.close();
      invalidations.close();
      for (const store of budgetStores.values()) store.close();
      await replicas.close();
      bus.close();
      connection.close();
    },
  };
}
