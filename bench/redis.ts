import { helpOnRequest } from '../scripts/help-on-request.ts';
import { RedisBus, RedisConnection } from '../src/redis/index.ts';
import { redisAddress } from '../src/shared-state/index.ts';
import { startRedis } from '../test/redis/redis-server.ts';
import { type Cell, type Pace, takeTurns, turnsAt } from './measure/throughput.ts';
import { showRates, startVariants } from './measure/variants.ts';
import { requireTools } from './tools.ts';

helpOnRequest(`npm run bench:redis -- [rounds]

Measures what Redis costs a gateway: requests for each second of CPU time with and without it, for different and for equal requests, with
and without responses that may be cached, and with a budget. Five rounds unless another number is given. The limits are 0.90 for different
requests and 0.97 for equal ones. It also measures how soon a message reaches another replica.`);

const rounds = Number(process.argv[2] ?? 5);
const PACE: Pace = { rounds, seconds: 1, warmUps: [2, 6], connections: 32 };
const MESSAGES = 2000;
const budgets = { rules: [{ name: 'minute', limit: 100_000_000, within: 'minute' }] };

requireTools();
const redis = await startRedis(['maxmemory 64mb', 'maxmemory-policy volatile-lru']);
// On a busy machine the event loop is late, which is no overload.
const off = { metrics: { enabled: false }, server: { overload: { maxDelay: '10s' } } };
const shared = { ...off, redis: { url: redis.url } };
const VARIANTS = [
  { id: 'alone', name: 'without Redis', settings: off },
  { id: 'shared', name: 'with Redis', settings: shared },
  { id: 'alone-budget', name: 'a budget without Redis', settings: { ...off, budgets } },
  { id: 'shared-budget', name: 'a budget with Redis', settings: { ...shared, budgets } },
];
const { all, folder, stop } = await startVariants(VARIANTS, 'redis');
/** The ratio is that to the same without Redis. */
const show = (title: string, cells: readonly Cell[]) =>
  showRates(title, VARIANTS, cells, (index) => index - (index % 2));
const loaded = { connections: PACE.connections, folder };
show('different, not cached', await takeTurns(turnsAt(all, 'orders', false, loaded), PACE));
show('different, cached', await takeTurns(turnsAt(all, 'transaction', false, loaded), PACE));
show('equal requests', await takeTurns(turnsAt(all, 'transaction', true, loaded), PACE));
await stop();
await showDelays();
await redis.remove();

/** Prints how long messages take from one replica to another. */
async function showDelays(): Promise<void> {
  const address = redisAddress(redis.url);
  if (!address) return;
  const log = { warn: () => undefined, info: () => undefined };
  const ends = [0, 1].map(() => {
    const connection = new RedisConnection({ address, timeoutMs: 1000, log });
    return { connection, bus: new RedisBus(connection, 'bench') };
  });
  const [one, other] = ends as [(typeof ends)[number], (typeof ends)[number]];
  for (const { connection, bus } of ends) {
    bus.start();
    await connection.start(5000);
  }
  const delays: number[] = [];
  for (let n = 0; n < MESSAGES; n++) {
    const began = performance.now();
    await new Promise<void>((resolve) => {
      const subscription = other.bus.subscribe('delays', {
        message: () => {
          delays.push(performance.now() - began);
          subscription.close();
          resolve();
        },
        missed: () => undefined,
      });
      void subscription.active.then(() => one.bus.publish('delays', `${n}`));
    });
  }
  delays.sort((first, second) => first - second);
  const at = (share: number) => (delays[Math.floor(delays.length * share)] ?? Number.NaN).toFixed(2);
  console.log(`\nsubscription and message to another replica: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  for (const { connection, bus } of ends) {
    bus.close();
    connection.close();
  }
}
