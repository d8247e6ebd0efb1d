import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifoldWith } from '../../bench/contestants/manifold.ts';
import { SCRATCH } from '../../bench/contestants/node.ts';
import { childrenOf } from '../../bench/measure/child-processes.ts';
import { cpuSeconds } from '../../bench/measure/cpu.ts';
import { type Running, start } from '../../bench/measure/processes.ts';
import { startUpstream } from '../../bench/upstream/index.ts';
import { freePort } from '../../test/free-port.ts';
import { startRedis } from '../../test/redis/redis-server.ts';
import { PARTS, type Part } from './work.ts';

/** The programs of each part, as the kernel names them. */
const PROGRAMS: Readonly<Record<Exclude<Part, 'gateway'>, string>> = {
  load: 'wrk',
  proxy: 'haproxy',
  redis: 'redis-server',
  upstream: 'nginx',
};
/** So large that they refuse nothing, and are counted in Redis like others. */
const PLENTY = 100_000_000;

/** A gateway, and where its metrics are. */
export interface MeasuredGateway extends Running {
  readonly metrics: string;
}

/** Gateways over one upstream, which share one Redis, with a budget and a quota. */
export async function startStack(gateways: number) {
  await using started = new AsyncDisposableStack();
  const folder = join(SCRATCH, 'scaling');
  mkdirSync(folder, { recursive: true });
  const upstream = started.adopt(await startUpstream(), (each) => each.stop());
  const redis = started.adopt(await startRedis(['maxmemory 512mb', 'maxmemory-policy volatile-lru']), (each) =>
    each.remove(),
  );
  const all: MeasuredGateway[] = [];
  while (all.length < gateways) {
    const metrics = await freePort();
    const quotas = [{ name: 'minute', calls: PLENTY, within: '1m' }];
    const gateway = manifoldWith({
      id: `replica-${all.length}`,
      name: 'Manifold',
      settings: {
        redis: { url: redis.url },
        metrics: { port: metrics },
        // On a busy machine the event loop is late, which is no overload.
        server: { overload: { maxDelay: '60s' } },
        budgets: { rules: [{ name: 'minute', per: 'address', limit: PLENTY, within: 'minute' }] },
        interfaces: {
          quotes: { url: `${upstream.origin}/cacheable/quotes`, quotas },
          jokes: { url: `${upstream.origin}/jokes`, quotas },
        },
      },
    });
    const asks = { quotes: ASKS.first('start') };
    const running = await start({ ...gateway, asks }, { upstream: upstream.origin, folder, on: 'all' });
    started.defer(() => running.stop());
    all.push({ ...running, metrics: `http://127.0.0.1:${metrics}/metrics` });
  }
  const ended = started.move();
  return { folder, redis, gateways: all, stop: () => ended.disposeAsync() };
}

export type Stack = Awaited<ReturnType<typeof startStack>>;

const FIVE = (field: 'quotes' | 'jokes') =>
  `query ($text: String!) { ${field}(search: $text, first: 5) { nodes { text } } }`;

const ask = (field: 'quotes' | 'jokes', text: (n: number) => string) => ({
  path: '/graphql',
  body: (n: number) => ({ query: FIVE(field), variables: { text: text(n) } }),
});

/** The requests of each kind, with texts that begin so. */
export const ASKS = {
  hot: (name: string) => ask('quotes', () => name),
  found: (name: string) => ask('quotes', (n) => `${name} ${n}`),
  first: (name: string) => ask('quotes', (n) => `${name} ${n}`),
  fetched: (name: string) => ask('jokes', (n) => `${name} ${n}`),
};

/** The CPU time of each part until now, in seconds; of these gateways. */
export function cpuOf(gateways: readonly MeasuredGateway[]): Record<Part, number> {
  const children = childrenOf(process.pid).map((pid) => ({ pid, name: nameOf(pid) }));
  const seconds = PARTS.map((part) => {
    const pids =
      part === 'gateway'
        ? gateways.map(({ pid }) => pid)
        : children.filter(({ name }) => name === PROGRAMS[part]).map(({ pid }) => pid);
    return [part, pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0)] as const;
  });
  return Object.fromEntries(seconds) as Record<Part, number>;
}

function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}
