import { RedisBus, RedisConnection, RedisLeadership } from '#redis';
import { redisAddress } from '#shared-state';

const SILENT = { warn: () => undefined, info: () => undefined };

/** A replica's connection to Redis, its bus and its leadership. */
export async function replica(url: string, { prefix = 'test', leaseMs = 600, timeoutMs = 500 } = {}) {
  const address = redisAddress(url);
  if (!address) throw new TypeError(`${url} is no address of Redis.`);
  const connection = new RedisConnection({ address, timeoutMs, log: SILENT });
  const bus = new RedisBus(connection, prefix);
  const leadership = new RedisLeadership({ connection, bus, prefix, leaseMs });
  bus.start();
  await connection.start(5000);
  return {
    connection,
    bus,
    leadership,
    close() {
      leadership.close();
      bus.close();
      connection.close();
    },
  };
}

export type Replica = Awaited<ReturnType<typeof replica>>;
