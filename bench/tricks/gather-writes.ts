import { gatherWrites } from '../../src/redis/gather-writes.ts';
import { startRedis } from '../../test/redis/redis-server.ts';
import { Redis } from '../../vendor/ioredis.js';

/*
 * Look-ups of 32 requests that arrive in one turn of the event loop, as they do under load: written to Redis together, and each by a
 * system call of its own. For 100,000 look-ups.
 */
const COUNTED = 100_000;
const AT_ONCE = 32;

const redis = await startRedis();
const client = new Redis({ host: '127.0.0.1', port: redis.port, lazyConnect: true });
if (process.argv[2] === 'with') client.on('connect', () => gatherWrites(client.stream));
await client.connect();

await lookUp(COUNTED / 5);
const before = process.cpuUsage();
await lookUp(COUNTED);
const { user, system } = process.cpuUsage(before);
process.stdout.write(String((user + system) / 1000));
client.disconnect();
await redis.remove();

async function lookUp(count: number): Promise<void> {
  for (let n = 0; n < count; n += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => client.callBuffer('get', `response:${n + at}`)));
}
