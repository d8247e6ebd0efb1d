import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type RedisServer, startRedis } from '../../../test/redis/redis-server.ts';
import { manifoldWith } from '../contestants/manifold.ts';
import { SCRATCH } from '../contestants/node.ts';
import { type Running, start } from '../measure/processes.ts';
import { startUpstream } from '../upstream/index.ts';
import { WORKLOADS } from './workloads.ts';

export interface Measured extends Running {
  readonly name: string;
  /** The same without Redis. */
  readonly baseline: Measured | undefined;
}

export interface Gateways {
  readonly folder: string;
  readonly redis: RedisServer;
  readonly redisPid: number;
  readonly all: readonly Measured[];
  stop(): Promise<void>;
}

/** So much that nothing is refused, and is counted in Redis like less. */
const PLENTY = 100_000_000;
const BUDGETS = { rules: [{ name: 'minute', limit: PLENTY, within: 'minute' }] };

/** Starts gateways with and without Redis, each with and without a budget of callers, over one upstream. */
export async function startGateways(): Promise<Gateways> {
  await using started = new AsyncDisposableStack();
  const folder = join(SCRATCH, 'redis');
  mkdirSync(folder, { recursive: true });
  const { origin } = started.adopt(await startUpstream(), (upstream) => upstream.stop());
  const memory = ['maxmemory 256mb', 'maxmemory-policy volatile-lru'];
  const redis = started.adopt(await startRedis(memory), (each) => each.remove());
  const begin = async (id: string, name: string, settings: Readonly<Record<string, object>>, baseline?: Measured) => {
    const variant = manifoldWith({ id, name, settings: { ...settingsOver(origin), ...settings } });
    const asks = { quotes: WORKLOADS.at(-1)?.ask ?? Object.values(variant.asks)[0] };
    const running = await start({ ...variant, asks }, { upstream: origin, folder });
    started.defer(() => running.stop());
    return { ...running, name, baseline };
  };
  const shared = { redis: { url: redis.url } };
  const alone = await begin('alone', 'without Redis', {});
  const aloneBudget = await begin('alone-budget', 'a budget without Redis', { budgets: BUDGETS });
  const all = [
    alone,
    await begin('shared', 'with Redis', shared, alone),
    aloneBudget,
    await begin('shared-budget', 'a budget with Redis', { ...shared, budgets: BUDGETS }, aloneBudget),
  ];
  const ended = started.move();
  const redisPid = Number(/process_id:(\d+)/.exec(redis.cli('info', 'server'))?.[1]);
  return { folder, redis, redisPid, all, stop: () => ended.disposeAsync() };
}

function settingsOver(origin: string): Readonly<Record<string, object>> {
  const quotas = [{ name: 'minute', calls: PLENTY, within: '1m' }];
  return {
    metrics: { enabled: false },
    // On a busy machine the event loop is late, which is no overload.
    server: { overload: { maxDelay: '60s' } },
    apis: {
      blockchain: { url: `${origin}/blockchain` },
      marketplace: { url: `${origin}/marketplace`, quotas },
      // Its own quota is so small that nothing could be measured.
      quotes: { url: `${origin}/cacheable/quotes`, quotas: [] },
    },
  };
}
