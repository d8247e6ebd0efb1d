import { type RedisServer, startRedis } from '../../test/redis/redis-server.ts';
import { runComparison, UNOBSERVED } from './compare.ts';
import { manifoldWith } from './contestants/manifold.ts';

/** So much that nothing is refused, and is counted in Redis like less. */
const BUDGETS = { rules: [{ name: 'minute', limit: 100_000_000, within: 'minute' }] };
const MEMORY = ['maxmemory 256mb', 'maxmemory-policy volatile-lru'];

let server: RedisServer | undefined;
if (!process.argv.includes('--help')) server = await startRedis(MEMORY);
const redis = { url: server?.url ?? 'redis://127.0.0.1' };
const variant = (id: string, name: string, settings: Readonly<Record<string, object>>) => {
  return manifoldWith({ id, name, below: '/cacheable', settings: { ...UNOBSERVED, ...settings } });
};

try {
  await runComparison({
    name: 'redis',
    about: 'Measures what Redis costs a request whose response may be stored, and what a budget costs there.',
    variants: [
      { contestant: variant('alone', 'without Redis', {}) },
      { contestant: variant('shared', 'with Redis', { redis }), goal: 0.9 },
      { contestant: variant('budget', 'with Redis, and a budget', { redis, budgets: BUDGETS }), goal: 0.9 },
    ],
    questions: [
      { title: 'different requests', workload: 'transaction', alike: false },
      { title: 'equal requests', workload: 'transaction', alike: true },
    ],
  });
} finally {
  await server?.remove();
}
