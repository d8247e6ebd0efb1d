import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { gatewayOf, json, mock, runOn } from '#test/harness';
import { until } from '#test/until';
import { type RedisServer, startRedis } from './redis-server.ts';
import { replicasOver } from './replicas.ts';

const client = vi.hoisted(() => ({ isMissing: false }));
vi.mock('ioredis', async (original) => {
  if (client.isMissing) throw new Error('The library cannot be loaded.');
  return original();
});

const QUERY = '{ quotes(search: "sea") { totalCount } }';
const ANSWER = { data: { quotes: { totalCount: 7 } } };
const page = () =>
  json({ count: 0, totalCount: 7, page: 1, totalPages: 1, results: [] }, 200, { 'cache-control': 'max-age=60' });

async function redisWith(...lines: readonly string[]): Promise<RedisServer> {
  const redis = await startRedis(lines);
  onTestFinished(() => redis.remove());
  return redis;
}

/** A gateway that answers, whatever its address of Redis is, and what it logs. */
async function gatewayWith(url: string) {
  const { run, logged, replica } = await replicasOver(url, { quotes: page }, { count: 1 });
  expect(await run(0, QUERY)).toEqual(ANSWER);
  return { log: () => logged.join('\n'), isConnected: () => replica(0).sharedState?.isConnected };
}

it('a start that failed is tried again by the next request', async () => {
  const redis = await redisWith();
  const url = await mock(page);
  const gateway = gatewayOf({ quotes: url }, { redis: { url: redis.url, timeout: '5s' } });
  client.isMissing = true;
  onTestFinished(() => void (client.isMissing = false));

  await expect(gateway.handler()).rejects.toThrow();
  client.isMissing = false;

  expect(await runOn(gateway, QUERY)).toEqual(ANSWER);
  expect(gateway.sharedState?.isConnected).toBe(true);
});

describe('an address of Redis', () => {
  it('with a database that it has not is not used with another one, and the log says why', async () => {
    const redis = await redisWith();
    const { log, isConnected } = await gatewayWith(`${redis.url}/20`);

    expect([isConnected(), redis.cli('dbsize')]).toEqual([false, '0']);
    expect(log()).toContain('DB index is out of range');
  });

  it.each<[string, string[], (port: number) => string, string]>([
    [
      'a cluster, of a server that is none',
      [],
      (port) => `redis+cluster://127.0.0.1:${port}`,
      'cluster support disabled',
    ],
    [
      'a cluster, with a wrong password',
      ['cluster-enabled yes', 'requirepass secret'],
      (port) => `redis+cluster://:wrong@127.0.0.1:${port}`,
      'WRONGPASS',
    ],
  ])('for %s: the log says what is wrong with it', async (_what, lines, urlOf, reason) => {
    const redis = await redisWith(...lines);
    const { log } = await gatewayWith(urlOf(redis.port));

    await until(() => expect(log()).toContain(reason));
  });

  it('of a cluster that does not know its own address: the log says that it cannot be used', async () => {
    const redis = await redisWith('cluster-enabled yes');
    redis.cli('cluster', 'addslotsrange', '0', '16383');
    const { log } = await gatewayWith(`redis+cluster://127.0.0.1:${redis.port}`);

    await until(() => expect(log()).toContain('ended before it was ready'));
  });
});
