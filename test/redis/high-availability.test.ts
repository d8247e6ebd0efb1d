import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { RedisQuotaStore, Replicas } from '#redis';
import { json, type Sent } from '#test/harness';
import { until } from '#test/until';
import { countOf } from './quota-rules.ts';
import { type RedisServer, startRedis } from './redis-server.ts';
import { replica } from './replica.ts';
import { replicasOver } from './replicas.ts';

const QUERY = '{ quotes(search: "sea") { totalCount } }';
const ANSWER = { data: { quotes: { totalCount: 7 } } };
const page = () =>
  json({ count: 0, totalCount: 7, page: 1, totalPages: 1, results: [] }, 200, { 'cache-control': 'max-age=60' });

describe('Sentinel', () => {
  let servers: RedisServer[] = [];
  let url = '';

  beforeAll(async () => {
    const master = await startRedis(['repl-diskless-sync-delay 0']);
    const follower = await startRedis([`replicaof 127.0.0.1 ${master.port}`, 'repl-diskless-sync-delay 0']);
    await until(() => expect(follower.cli('info', 'replication')).toContain('master_link_status:up'));
    const watching = [
      `sentinel monitor shared 127.0.0.1 ${master.port} 1`,
      'sentinel down-after-milliseconds shared 500',
      'sentinel failover-timeout shared 2000',
    ];
    const sentinel = await startRedis(watching, 'sentinel');
    servers = [master, follower, sentinel];
    await until(() => expect(sentinel.cli('sentinel', 'replicas', 'shared')).toContain(String(follower.port)));
    url = `redis+sentinel://127.0.0.1:${sentinel.port}/shared`;
  });

  afterAll(async () => {
    for (const server of servers) await server.remove();
  });

  it('finds the master, and the next one when it freezes: no request fails, and quotas and leases are kept', async () => {
    const [master] = servers as [RedisServer];
    const all = await replicasOver(url, { quotes: page }, { count: 2, timeout: '50ms' });
    const stores = await Promise.all(
      [0, 1, 2].map(async () => {
        const own = await replica(url, { prefix: all.prefix, timeoutMs: 50 });
        const members = new Replicas(own.connection, all.prefix);
        members.start();
        return {
          own,
          members,
          quotas: new RedisQuotaStore({ connection: own.connection, prefix: all.prefix, replicas: members }),
        };
      }),
    );
    await until(() => expect(stores.map(({ members }) => members.ids.length)).toEqual([5, 5, 5]));
    const [second, day] = [countOf({ calls: 2, seconds: 1 }), countOf({ calls: 30, seconds: 86_400, timeZone: 'UTC' })];
    const granted: number[] = [];
    let isOver = false;
    const callers = stores.map(async ({ quotas }) => {
      while (!isOver) {
        const { isGranted } = await quotas.take([second, day]);
        if (isGranted) {
          granted.push(performance.now());
          quotas.end([second, day], true);
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    await until(() => expect(granted.length).toBeGreaterThan(3));

    master.freeze();
    const frozenAt = performance.now();
    let recoveredMs = 0;
    const answers = new Set<string>();
    while (recoveredMs === 0 && performance.now() - frozenAt < 20_000) {
      for (const at of [0, 1])
        answers.add(JSON.stringify(await all.run(at, QUERY.replace('"sea"', `"${crypto.randomUUID()}"`))));
      await new Promise((resolve) => setTimeout(resolve, 20));
      const isUp =
        stores.every(({ own }) => own.connection.isUp) &&
        [0, 1].every((at) => all.replica(at).sharedState?.isConnected);
      if (isUp && performance.now() - frozenAt > 600) recoveredMs = performance.now() - frozenAt;
    }
    expect([...answers]).toEqual([JSON.stringify(ANSWER)]);
    expect(recoveredMs).toBeGreaterThan(0);
    const atRecovery = granted.length;
    await until(() => expect(granted.length).toBeGreaterThan(atRecovery + 2));
    isOver = true;
    await Promise.all(callers);

    expect(granted.length).toBeLessThanOrEqual(30);
    for (const [at, time] of granted.entries()) expect((granted[at + 2] ?? Infinity) - time).toBeGreaterThan(950);
    expect(await all.run(0, QUERY)).toEqual(ANSWER);
    for (const { own, members } of stores) {
      await members.close();
      own.close();
    }
    master.thaw();
  });
});

describe('Redis Cluster', () => {
  let nodes: RedisServer[] = [];
  let url = '';

  beforeAll(async () => {
    nodes = await Promise.all([0, 1, 2].map(() => startRedis(['cluster-enabled yes'])));
    const [first] = nodes as [RedisServer];
    const addresses = nodes.map(({ port }) => `127.0.0.1:${port}`);
    first.cli('--cluster', 'create', ...addresses, '--cluster-yes');
    for (const node of nodes) {
      await until(() => expect(node.cli('cluster', 'info')).toContain('cluster_state:ok'));
    }
    url = `redis+cluster://${addresses.join()}`;
  });

  afterAll(async () => {
    for (const node of nodes) await node.remove();
  });

  it('holds everything, each script in one slot', async () => {
    const rules = [
      { name: 'requests', limit: 1000, within: 'minute' },
      { name: 'addresses', per: 'address', limit: 1000, within: 'minute' },
    ];
    const quotas = [
      { name: 'minutes', calls: 1000, within: '1m' },
      { name: 'days', calls: 1000, within: '1440m', timeZone: 'UTC' },
    ];
    const all = await replicasOver(
      url,
      { quotes: page },
      { settings: { budgets: { rules }, interfaces: { quotes: { quotas } } }, timeout: '5s' },
    );
    const ask = async (at: number, query: string) => {
      const body = JSON.stringify({ query });
      const headers = { 'content-type': 'application/json' };
      const response = await all.replica(at).fetch('http://localhost/graphql', { method: 'POST', headers, body });
      return response.json();
    };
    const queries = Array.from({ length: 20 }, (_, n) => QUERY.replace('"sea"', `"sea ${n}"`));
    for (const query of queries) {
      expect(await ask(0, query)).toEqual(ANSWER);
      expect(await ask(1, query)).toEqual(ANSWER);
    }

    expect(all.sent).toHaveLength(20);
    for (const at of [0, 1]) {
      expect(all.replica(at).sharedState?.read()['manifold.redis.fallbacks']).toEqual([]);
    }
    expect(nodes.map((node) => Number(node.cli('dbsize')) > 3)).toEqual([true, true, true]);
  });

  it('answers the first commands for a node while it is being connected', async () => {
    const { connection, close } = await replica(url, { timeoutMs: 5000 });
    const keys = Array.from({ length: 100 }, (_, n) => `first:${n}`);

    expect(await Promise.all(keys.map((key) => connection.call('set', key, '1', 'px', 60_000)))).toEqual(
      keys.map(() => 'OK'),
    );
    close();
  });

  it('brings an invalidation to replicas that listen at other nodes', async () => {
    let product = 'old';
    const answer = ({ method, body }: Sent) => {
      if (method === 'PATCH') product = JSON.parse(body).entitlements[0].productId;
      return json({ entitlements: [{ productId: product }] }, 200, { 'cache-control': 'public, max-age=60' });
    };
    const [first = '', ...others] = url.slice('redis+cluster://'.length).split(',');
    const urls = [url, ...others.map((node) => `redis+cluster://${node},${first}`)];
    const all = await replicasOver(url, { readers: answer }, { count: 3, urls });
    const name = 'publications/p/readers/1';
    const reader = `{ reader(name: "${name}") { entitlements { productId } } }`;
    const isTo = (productId: string) => ({ data: { reader: { entitlements: [{ productId }] } } });
    for (const at of [0, 1, 2]) expect(await all.run(at, reader)).toEqual(isTo('old'));
    await all.run(
      0,
      `mutation { updateReaderEntitlements(input: { name: "${name}", entitlements: [{ productId: "new" }] }) { __typename } }`,
    );
    for (const at of [0, 1, 2]) await until(async () => expect(await all.run(at, reader)).toEqual(isTo('new')));
  });

  it('of which one node is frozen: quotas that it counts go on by shares, while the other nodes answer', async () => {
    const { connection, close } = await replica(url, { prefix: 'frozen', timeoutMs: 50 });
    const quotas = new RedisQuotaStore({ connection, prefix: 'frozen', replicas: new Replicas(connection, 'frozen') });
    const counts = [countOf({ calls: 1000, seconds: 60 })];
    expect((await quotas.take(counts)).isGranted).toBe(true);
    const [asked] = nodes;
    const nodeOf = (key: string) =>
      nodes[Math.min(2, Math.floor(Number(asked?.cli('cluster', 'keyslot', key)) / 5461))];
    const frozen = nodeOf('{quota:journals}');
    const elsewhere = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].find((key) => nodeOf(key) !== frozen) ?? '';
    frozen?.freeze();
    onTestFinished(() => frozen?.thaw());
    const busy = setInterval(() => void connection.call('get', elsewhere).catch(() => undefined), 5);
    onTestFinished(() => clearInterval(busy));

    await until(async () => expect((await quotas.take([countOf({ calls: 5, seconds: 60 })])).isGranted).toBe(true), {
      timeoutMs: 6000,
    });
    close();
  });
});
