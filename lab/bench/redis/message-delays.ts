import { RedisBus, RedisConnection } from '../../../src/redis/index.ts';
import { redisAddress } from '../../../src/shared-state/index.ts';
import { startRedis } from '../../../test/redis/redis-server.ts';
import { percentile } from '../measure/statistics.ts';

const MESSAGES = 2000;

/** How long messages take from one replica to another. */
export async function messageDelays(): Promise<string> {
  await using started = new AsyncDisposableStack();
  const redis = started.adopt(await startRedis(), (each) => each.remove());
  const address = redisAddress(redis.url);
  if (!address) throw new Error('Redis has no address.');
  const log = { warn: () => undefined, info: () => undefined };
  const startBus = async () => {
    const connection = new RedisConnection({ address, timeoutMs: 1000, log });
    const bus = new RedisBus(connection, 'bench');
    started.defer(() => {
      bus.close();
      connection.close();
    });
    await connection.start(5000);
    await bus.start(5000);
    return bus;
  };
  const [one, other] = [await startBus(), await startBus()];
  const delays: number[] = [];
  while (delays.length < MESSAGES) {
    const began = performance.now();
    await new Promise<void>((resolve) => {
      const subscription = other.subscribe('delays', {
        message: () => {
          delays.push(performance.now() - began);
          subscription.close();
          resolve();
        },
        missed: () => undefined,
      });
      void subscription.active.then(() => one.publish('delays', `${delays.length}`));
    });
  }
  const at = (share: number) => percentile(delays, share).toFixed(2);
  return `\nsubscription and message to another replica: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}
