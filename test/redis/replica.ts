import { Limiter, RedisBudgetStore, RedisBus, RedisConnection, RedisLeadership, RedisQuotaStore } from '#redis';
import { redisAddress } from '#shared-state';
import type { QuotaStore } from '#upstream';

const SILENT = { warn: () => undefined, info: () => undefined };
/** What Redis does not count is granted by nobody else. */
const REFUSING: QuotaStore = {
  take: () => ({ isGranted: false, waitMs: 1, refused: 0 }),
  waitMs: () => 0,
  left: () => undefined,
};

interface Options {
  readonly prefix?: string;
  readonly leaseMs?: number;
  readonly timeoutMs?: number;
  readonly holdMs?: number;
  readonly secret?: string;
  /** Counts calls while Redis does not. */
  readonly fallback?: QuotaStore;
}

/** A replica's connection to Redis, its bus, its leadership and its stores. */
export async function replica(url: string, options: Options = {}) {
  const { prefix = 'test', leaseMs = 600, timeoutMs = 500, holdMs = 10_000, secret = 'secret' } = options;
  const { fallback = REFUSING } = options;
  const address = redisAddress(url);
  if (typeof address !== 'object') throw new TypeError(`${url} is no address of Redis.`);
  const connection = new RedisConnection({ address, prefix, timeout: timeoutMs }, secret, SILENT);
  const bus = new RedisBus(connection);
  const leadership = new RedisLeadership(connection, bus, leaseMs);
  const limiter = new Limiter(connection, holdMs);
  await connection.start(5000);
  await bus.start(5000);
  return {
    connection,
    bus,
    leadership,
    quotas: new RedisQuotaStore(limiter, fallback),
    budgets: new RedisBudgetStore(limiter, undefined),
    close() {
      leadership.close();
      bus.close();
      connection.close();
    },
  };
}

export type Replica = Awaited<ReturnType<typeof replica>>;
