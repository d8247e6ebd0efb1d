import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json } from '#test/harness';
import { until } from '#test/until';
import { type RedisServer, startRedis } from './redis-server.ts';
import { replicasOver } from './replicas.ts';
import { type SlowProxy, slowProxy } from './slow-proxy.ts';

let redis: RedisServer;
let proxy: SlowProxy;
beforeEach(async () => {
  redis = await startRedis();
  proxy = await slowProxy(redis.port);
});
afterEach(async () => {
  await proxy.close();
  await redis.remove();
});

const QUERY = '{ quotes(search: "sea") { totalCount } }';
const page = () =>
  json({ count: 0, totalCount: 7, page: 1, totalPages: 1, results: [] }, 200, { 'cache-control': 'max-age=1' });
const ANSWER = { data: { quotes: { totalCount: 7 } } };

/** Two replicas with caches, a budget and a quota, of which the second reaches Redis by the proxy. */
function replicas(onFailure: 'allow' | 'refuse' = 'allow') {
  const rules = [{ name: 'minute', limit: 1000, within: 'minute' }];
  const quotas = [{ name: 'requests', calls: 1000, within: '1m' }];
  return replicasOver(
    redis.url,
    { quotes: page },
    {
      settings: { budgets: { rules, onFailure }, apis: { quotes: { quotas } } },
      urls: [redis.url, `redis://127.0.0.1:${proxy.port}`],
      timeout: '50ms',
    },
  );
}

type Replicas = Awaited<ReturnType<typeof replicas>>;

/** Sends requests through a replica's HTTP server for a while, and returns their statuses, answers and the longest time. */
async function load({ replica }: Replicas, at: number, count = 40) {
  const statuses = new Set<number>();
  const answers = new Set<string>();
  let longestMs = 0;
  for (let n = 0; n < count; n++) {
    const began = performance.now();
    const query = n % 2 ? QUERY : QUERY.replace('"sea"', `"${crypto.randomUUID()}"`);
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify({ query }) };
    const response = await replica(at).fetch('http://localhost/graphql', request);
    statuses.add(response.status);
    answers.add(JSON.stringify(await response.json()));
    longestMs = Math.max(longestMs, performance.now() - began);
  }
  return { statuses: [...statuses], answers: [...answers].map((text) => JSON.parse(text)), longestMs };
}

const fallbacks = ({ replica }: Replicas, at: number) =>
  replica(at)
    .sharedState?.read()
    ['manifold.redis.fallbacks']?.map(({ labels }) => labels[0]);

describe.each<[string, () => void | Promise<void>, () => void | Promise<void>]>([
  ['gone', () => redis.kill(), () => redis.restart()],
  ['frozen', () => redis.freeze(), () => redis.thaw()],
  [
    'slow',
    () => {
      proxy.delayMs = 400;
    },
    () => {
      proxy.delayMs = 0;
    },
  ],
  [
    'cut off',
    () => {
      proxy.isOpen = false;
      proxy.cut();
    },
    () => {
      proxy.isOpen = true;
    },
  ],
  [
    'full',
    () => {
      redis.cli('config', 'set', 'maxmemory-policy', 'noeviction');
      redis.cli('config', 'set', 'maxmemory', '1');
    },
    () => void redis.cli('config', 'set', 'maxmemory', '0'),
  ],
])('a Redis that is %s', (what, breakIt, mendIt) => {
  it('fails no request, and delays none for long; it is used again afterwards', async () => {
    const all = await replicas();
    expect(await load(all, 1, 4)).toMatchObject({ statuses: [200], answers: [ANSWER] });

    await breakIt();
    const found = await load(all, 1);
    expect(found).toMatchObject({ statuses: [200], answers: [ANSWER] });
    // A few commands may wait for their timeout of 50 ms; other tests run at the same time.
    expect(found.longestMs).toBeLessThan(1500);
    expect(fallbacks(all, 1)).toContain('budgets');

    await mendIt();
    await until(() => expect(all.replica(1).sharedState?.isConnected).toBe(true));
    const before = answered(all, 1);
    // What was taken in advance is used first; on a busy machine Redis may be too late for some of the rest.
    await until(async () => {
      expect(await load(all, 1, 4)).toMatchObject({ statuses: [200], answers: [ANSWER] });
      expect(answered(all, 1)).toBeGreaterThan(before);
    });
    // Once it stays.
    if (what !== 'full')
      await until(() => expect(all.logged.join('\n')).toMatch(/Redis is not available[^]*Redis is connected/));
  });
});

const answered = ({ replica }: Replicas, at: number) =>
  replica(at)
    .sharedState?.read()
    ['manifold.redis.commands']?.find(({ labels }) => labels[0] === 'answered')?.value ?? 0;

describe('a Redis that is gone', () => {
  it('refuses requests with budgets if that is set, and no others', async () => {
    const all = await replicas('refuse');
    await redis.kill();
    await until(() => expect(all.replica(0).sharedState?.isConnected).toBe(false));

    const { statuses, answers } = await load(all, 0, 3);
    expect(statuses).toEqual([503]);
    expect(answers[0].errors[0].extensions.code).toBe('BUDGETS_UNAVAILABLE');
  });

  it('is told by readiness, which stays', async () => {
    const all = await replicas();
    const { server } = await all.serve(0);
    const ready = async () => {
      const response = await fetch(`${server.origin}/health/ready`);
      return [response.status, await response.json()];
    };
    expect(await ready()).toEqual([200, { status: 'ready', redis: 'connected' }]);
    await redis.kill();
    await until(async () => expect(await ready()).toEqual([200, { status: 'ready', redis: 'unavailable' }]));
  });

  it('from the start delays it by two seconds at most', async () => {
    await redis.kill();
    const began = performance.now();
    const all = await replicas();
    expect(performance.now() - began).toBeLessThan(4000);
    expect(await load(all, 0, 3)).toMatchObject({ statuses: [200], answers: [ANSWER] });
  });
});

describe('a Redis whose keys', () => {
  it('have another type fails no request', async () => {
    const all = await replicas();
    await load(all, 0, 4);
    const keysNow = () => redis.cli('keys', `${all.prefix}:*`).split('\n');
    // Responses are stored after they were sent.
    await until(() => expect(keysNow().length).toBeGreaterThan(4));
    const keys = keysNow();
    for (const key of keys) redis.cli('eval', "redis.call('DEL', KEYS[1]) redis.call('RPUSH', KEYS[1], 'x')", '1', key);

    expect(await load(all, 0)).toMatchObject({ statuses: [200], answers: [ANSWER] });
    expect(await load(all, 1)).toMatchObject({ statuses: [200], answers: [ANSWER] });
  });

  it('are flushed fails no request, and belong to others stay as they are', async () => {
    const all = await replicas();
    await load(all, 0, 4);
    redis.cli('flushall');
    redis.cli('set', 'other', 'text');

    expect(await load(all, 0)).toMatchObject({ statuses: [200], answers: [ANSWER] });
    expect(await load(all, 1)).toMatchObject({ statuses: [200], answers: [ANSWER] });
    const foreign = redis
      .cli('keys', '*')
      .split('\n')
      .filter((key) => !key.startsWith(`${all.prefix}:`));
    expect([foreign, redis.cli('get', 'other')]).toEqual([['other'], 'text']);
  });
});
