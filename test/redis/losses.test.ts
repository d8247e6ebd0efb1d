import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { json } from '#test/harness';
import { until } from '#test/until';
import { type RedisServer, startRedis } from './redis-server.ts';
import { replicasOver } from './replicas.ts';
import { slowProxy } from './slow-proxy.ts';

let redis: RedisServer;
beforeEach(async () => {
  redis = await startRedis();
  onTestFinished(() => redis.remove());
});

/** For commands: so long that a busy machine is no loss. */
const TIMEOUT = '5s';
const page = () => json({ count: 0, totalCount: 7, page: 1, totalPages: 1, results: [] });
let searches = 0;
/** A query with so many calls, which are those of no other. */
const queryOf = (calls: number) =>
  `{ ${Array.from({ length: calls }, (_, at) => `a${at}: quotes(search: "${(searches += 1)}") { totalCount }`).join(' ')} }`;

/** A redis that is lost and comes back, for the gateways that reach it by a proxy. */
async function behindProxy() {
  const proxy = await slowProxy(redis.port);
  onTestFinished(() => proxy.close());
  return {
    proxy,
    url: `redis://127.0.0.1:${proxy.port}`,
    lose() {
      proxy.isOpen = false;
      proxy.cut();
    },
    bringBack() {
      proxy.isOpen = true;
    },
  };
}

type Replicas = Awaited<ReturnType<typeof replicasOver>>;

const areConnected = ({ replica }: Replicas, count: number, isConnected: boolean) =>
  until(() =>
    Array.from({ length: count }, (_, at) => at).every((at) => replica(at).sharedState?.isConnected === isConnected),
  );

async function ask({ replica }: Replicas, at: number, query: string) {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify({ query }) };
  const response = await replica(at).fetch('http://localhost/graphql', request);
  await response.text();
  return response.status;
}

/** The shortest time between a call and the one that is so many later. */
const shortest = (times: readonly number[], later: number) =>
  Math.min(...times.map((time, at) => (times[at + later] ?? Infinity) - time));

it('while Redis is lost each replica grants its whole quota, period after period, and all together one quota once it is back', async () => {
  const [calls, ms, count] = [4, 250, 2];
  const arrivals: number[] = [];
  const answer = () => {
    arrivals.push(performance.now());
    return page();
  };
  const quotas = [{ name: 'requests', calls, within: `${ms}ms` }];
  const { url, lose, bringBack } = await behindProxy();
  const settings = { apis: { quotes: { quotas } } };
  const all = await replicasOver(url, { quotes: answer }, { count, settings, timeout: TIMEOUT });
  await areConnected(all, count, true);
  let isOver = false;
  const loads = Array.from({ length: 8 * count }, async (_, n) => {
    while (!isOver) await ask(all, n % count, queryOf(1));
  });
  /** The times of the next calls, once those before do not count any more. */
  const next = async (calls: number) => {
    const from = performance.now() + ms;
    await until(() => arrivals.filter((at) => at >= from).length >= calls, { timeoutMs: 20_000 });
    return arrivals.filter((at) => at >= from);
  };

  const together = await next(8 * calls);
  lose();
  await areConnected(all, count, false);
  const alone = await next(8 * count * calls);
  bringBack();
  await areConnected(all, count, true);
  const again = await next(8 * calls);
  isOver = true;
  await Promise.all(loads);

  // A call counts until its response, and for the period after it. Redis has whole milliseconds.
  for (const [times, granted] of [
    [together, calls],
    [alone, count * calls],
    [again, calls],
    [arrivals, (count + 1) * calls],
  ] as const)
    expect(shortest(times, granted)).toBeGreaterThan(ms - 3);
}, 90_000);

it('units that were counted without Redis are ended there, those with it in Redis: nothing is held for ever', async () => {
  const held: (() => void)[] = [];
  const answer = () => new Promise<ReturnType<typeof page>>((resolve) => held.push(() => resolve(page())));
  const release = () => {
    for (const each of held.splice(0)) each();
  };
  const { url, lose, bringBack } = await behindProxy();
  const rules = [
    { name: 'calls', of: 'cost', limit: 10, within: 'second' },
    { name: 'parallel', of: 'concurrency', limit: 2 },
  ];
  const settings = { budgets: { rules }, apis: { quotes: { quotas: [] } } };
  const all = await replicasOver(url, { quotes: answer }, { count: 1, settings, timeout: TIMEOUT });
  await areConnected(all, 1, true);
  /** Begins a request with so many calls, once what was used before is regained. */
  const begin = (calls: number) =>
    until(
      async () => {
        const wanted = held.length + calls;
        let status = 0;
        const ended = ask(all, 0, queryOf(calls)).then((code) => (status = code));
        await until(() => status === 429 || held.length === wanted);
        if (status === 429) throw new Error('The budget is not whole again.');
        return { ended };
      },
      { timeoutMs: 6000, intervalMs: 100 },
    );
  const connect = async (isConnected: boolean) => {
    if (isConnected) bringBack();
    else lose();
    await areConnected(all, 1, isConnected);
  };

  for (const isBackBeforeTheEnd of [true, false, true, false]) {
    const inRedis = await begin(1);
    await connect(false);
    const alone = await begin(5);
    await connect(isBackBeforeTheEnd);
    release();
    expect([await inRedis.ended, await alone.ended]).toEqual([200, 200]);
    // The whole budget, here and there.
    for (const isConnected of [true, false, true]) {
      await connect(isConnected);
      const { ended } = await begin(10);
      release();
      expect(await ended).toBe(200);
    }
  }
  // Where Redis was away at the end of a request, it ends what was held by itself.
  await until(() => expect(redis.cli('keys', `${all.prefix}:*:holds`)).toBe(''), { timeoutMs: 20_000 });
}, 120_000);

it.each([
  // Of those that wait for the same quota, one is asked for at a time.
  ['a response', { command: 'get', calls: 20, performance: {} }],
  ['a quota', { command: 'eval|evalsha', calls: 1, performance: { cache: false } }],
])(
  'calls that are cancelled while Redis is asked for %s leave nothing behind',
  async (_what, { command, calls, performance }) => {
    const { proxy, url } = await behindProxy();
    const quotas = [{ name: 'requests', calls: 1000, within: '1m' }];
    const settings = { performance, apis: { quotes: { quotas } } };
    const all = await replicasOver(url, { quotes: page }, { count: 1, settings, timeout: TIMEOUT });
    await areConnected(all, 1, true);
    const { address } = await all.serve(0);
    const commands = () =>
      Number(new RegExp(`^cmdstat_(?:${command}):calls=(\\d+)`, 'm').exec(redis.cli('info', 'commandstats'))?.[1] ?? 0);
    redis.cli('config', 'resetstat');
    proxy.delayMs = 1500;
    const leaving = new AbortController();
    const asked = Array.from({ length: calls }, () =>
      fetch(`${address}?query=${encodeURIComponent(queryOf(1))}`, { signal: leaving.signal }),
    );
    await until(() => commands() >= calls);
    leaving.abort();
    await Promise.allSettled(asked);
    proxy.delayMs = 0;
    await until(() => proxy.delayed.size === 0);

    expect(all.sent).toEqual([]);
    const left = () =>
      redis
        .cli('keys', `${all.prefix}:*`)
        .split('\n')
        .filter((key) => !key.endsWith(':epochs'));
    // The end of the call that was granted meanwhile is on its way.
    await until(() => expect(left()).toEqual([]), { timeoutMs: 5000 });
  },
);
