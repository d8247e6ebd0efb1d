import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { json, type Sent } from '#test/harness';
import { until } from '#test/until';
import { MemoryQuotaStore } from '#upstream';
import { countOf } from './quota-rules.ts';
import { type RedisServer, startRedis } from './redis-server.ts';
import { replica } from './replica.ts';
import { replicasOver } from './replicas.ts';
import { slowProxy } from './slow-proxy.ts';

const QUERY = '{ quotes(search: "sea") { totalCount } }';
const ANSWER = { data: { quotes: { totalCount: 7 } } };
const page = () =>
  json({ count: 0, totalCount: 7, page: 1, totalPages: 1, results: [] }, 200, { 'cache-control': 'max-age=60' });

/** A master with a follower, and a sentinel that watches them, until the test is over. */
async function watched(): Promise<{ readonly master: RedisServer; readonly sentinel: RedisServer }> {
  const master = await startRedis(['repl-diskless-sync-delay 0']);
  onTestFinished(() => master.remove());
  const follower = await startRedis([`replicaof 127.0.0.1 ${master.port}`, 'repl-diskless-sync-delay 0']);
  onTestFinished(() => follower.remove());
  await until(() => expect(follower.cli('info', 'replication')).toContain('master_link_status:up'));
  const watching = [
    `sentinel monitor shared 127.0.0.1 ${master.port} 1`,
    'sentinel down-after-milliseconds shared 500',
    'sentinel failover-timeout shared 2000',
  ];
  const sentinel = await startRedis(watching, 'sentinel');
  onTestFinished(() => sentinel.remove());
  await until(() => expect(sentinel.cli('sentinel', 'replicas', 'shared')).toContain(String(follower.port)));
  return { master, sentinel };
}

const urlOf = ({ port }: { readonly port: number }) => `redis+sentinel://127.0.0.1:${port}/shared`;

describe('Sentinel', () => {
  it('is asked again where it announces the next master while the one before is looked for', async () => {
    const { master, sentinel } = await watched();
    const proxy = await slowProxy(sentinel.port);
    onTestFinished(() => proxy.close());
    const { connection, close } = await replica(urlOf(proxy), { prefix: 'again', timeoutMs: 5000 });
    onTestFinished(close);
    await until(() => expect(sentinel.cli('client', 'list')).toContain(' sub=1 '));

    // It is being asked nearly all the time, also when it tells those who have subscribed.
    proxy.delayMs = 400;
    await master.kill();
    await until(() => expect(connection.isUp).toBe(false));

    await until(() => expect(connection.isUp).toBe(true));
  });

  it('finds the master, and the next one when it freezes: no request fails, and quotas are kept by each replica at least', async () => {
    const { master, sentinel } = await watched();
    const url = urlOf(sentinel);
    const all = await replicasOver(url, { quotes: page }, { count: 2, timeout: '50ms' });
    const stores = await Promise.all(
      [0, 1, 2].map(() => replica(url, { prefix: all.prefix, timeoutMs: 50, fallback: new MemoryQuotaStore() })),
    );
    const [second, day] = [countOf({ calls: 2, seconds: 1 }), countOf({ calls: 30, seconds: 86_400, timeZone: 'UTC' })];
    const granted: number[] = [];
    let isOver = false;
    const callers = stores.map(async ({ quotas }) => {
      while (!isOver) {
        const lease = await quotas.take([second, day]);
        if (lease.isGranted) {
          granted.push(performance.now());
          lease.receipt.end(1);
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
        stores.every(({ connection }) => connection.isUp) &&
        [0, 1].every((at) => all.replica(at).sharedState?.isConnected);
      if (isUp && performance.now() - frozenAt > 600) recoveredMs = performance.now() - frozenAt;
    }
    expect([...answers]).toEqual([JSON.stringify(ANSWER)]);
    expect(recoveredMs).toBeGreaterThan(0);
    const atRecovery = granted.length;
    await until(() => expect(granted.length).toBeGreaterThan(atRecovery + 2));
    isOver = true;
    await Promise.all(callers);

    // While Redis is away, each of the three grants what all of them may together otherwise.
    expect(granted.length).toBeLessThanOrEqual(4 * 30);
    for (const [at, time] of granted.entries()) expect((granted[at + 4 * 2] ?? Infinity) - time).toBeGreaterThan(950);
    expect(await all.run(0, QUERY)).toEqual(ANSWER);
    for (const each of stores) each.close();
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
      { settings: { budgets: { rules }, apis: { quotes: { quotas } } }, timeout: '5s' },
    );
    const ask = async (at: number, query: string) => {
      const body = JSON.stringify({ query });
      const headers = { 'content-type': 'application/json' };
      const response = await all.replica(at).fetch('http://localhost/graphql', { method: 'POST', headers, body });
      return response.json();
    };
    const queryAt = (n: number) => QUERY.replace('"sea"', `"sea ${n}"`);
    // A gateway does not wait long for Redis before it starts: nothing is shared until it is connected.
    let n = 100;
    await until(async () => {
      await ask(0, queryAt((n += 1)));
      const before = all.sent.length;
      await ask(1, queryAt(n));
      return all.sent.length === before;
    });
    const fallbacks = () => [0, 1].map((at) => all.replica(at).sharedState?.read()['manifold.redis.fallbacks']);
    const [before, fallbacksBefore] = [all.sent.length, fallbacks()];
    // So many that each of three nodes has some: keys are spread by their hashes.
    for (const query of Array.from({ length: 60 }, (_, at) => queryAt(at))) {
      expect(await ask(0, query)).toEqual(ANSWER);
      expect(await ask(1, query)).toEqual(ANSWER);
    }

    expect(all.sent.length - before).toBe(60);
    expect(fallbacks()).toEqual(fallbacksBefore);
    expect(nodes.map((node) => Number(node.cli('dbsize')) > 3)).toEqual([true, true, true]);
  });

  it('answers the first commands for a node while it is being connected', async () => {
    const { connection, close } = await replica(url, { timeoutMs: 5000 });
    const keys = Array.from({ length: 100 }, (_, n) => `first:${n}`);

    expect(
      await Promise.all(keys.map((key) => connection.send((client) => client.set(key, '1', 'PX', 60_000)))),
    ).toEqual(keys.map(() => 'OK'));
    close();
  });

  /** Gateways, of which each finds the cluster by one of these nodes. */
  async function gatewaysAt(...ports: readonly number[]) {
    let product = 'none';
    const answer = ({ method, body }: Sent) => {
      if (method === 'PATCH') product = JSON.parse(body).entitlements[0].productId;
      return json({ entitlements: [{ productId: product }] }, 200, { 'cache-control': 'public, max-age=60' });
    };
    const urls = ports.map((port) => `redis+cluster://127.0.0.1:${port}`);
    const all = await replicasOver(url, { readers: answer }, { count: ports.length, urls });
    const name = 'publications/p/readers/1';
    const reader = `{ reader(id: "${name}") { entitlements { productId } } }`;
    const change = (productId: string) =>
      `mutation { updateReaderEntitlements(input: { id: "${name}", entitlements: [{ productId: "${productId}" }] }) { __typename } }`;
    const isSeen = (at: number) => async () =>
      expect(await all.run(at, reader)).toEqual({ data: { reader: { entitlements: [{ productId: product }] } } });
    return {
      prefix: all.prefix,
      /** Sends a mutation to one gateway, and resolves when all have its outcome. */
      async invalidate(from = 0) {
        for (const at of ports.keys()) await isSeen(at)();
        await all.run(from, change(crypto.randomUUID()));
        for (const at of ports.keys()) await until(isSeen(at));
      },
    };
  }

  it('brings an invalidation to replicas that listen at other nodes', async () => {
    const { invalidate } = await gatewaysAt(...nodes.map(({ port }) => port));
    await invalidate();
  });

  it('that has forgotten the node at which a replica listens brings it invalidations by another', async () => {
    const [member] = nodes as [RedisServer];
    const leaving = await startRedis(['cluster-enabled yes']);
    onTestFinished(() => leaving.remove());
    leaving.cli('cluster', 'meet', '127.0.0.1', String(member.port));
    for (const node of [...nodes, leaving])
      await until(() => expect(node.cli('cluster', 'info')).toMatch(/cluster_state:ok[^]*cluster_known_nodes:4/));
    const { invalidate } = await gatewaysAt(leaving.port, member.port);
    await invalidate(1);
    const id = leaving.cli('cluster', 'myid');
    for (const node of nodes) node.cli('cluster', 'forget', id);
    leaving.cli('cluster', 'reset', 'soft');

    await invalidate(1);
  });

  it('whose new master lacks the last invalidation, as it can after a failover, gets it back from gateways', async () => {
    const [first, second] = nodes as [RedisServer, RedisServer];
    const { prefix, invalidate } = await gatewaysAt(first.port, second.port);
    await invalidate();
    const [key, field] = [`${prefix}:epochs`, 'readers.getReaderEntitlements'];
    const epoch = () => Number.parseInt(first.cli('-c', 'hget', key, field), 10);
    expect(epoch()).toBeGreaterThan(1);
    first.cli('-c', 'hset', key, field, '1.before');
    for (const node of nodes) node.cli('client', 'kill', 'type', 'normal');

    await until(() => expect(epoch()).toBeGreaterThan(1));
  });

  it('whose node with the invalidations is lost still brings them', async () => {
    const [first, second] = nodes as [RedisServer, RedisServer];
    // The key of the invalidations has the prefix in it: one is looked for whose node is the third.
    const isThird = (prefix: string) => Number(first.cli('cluster', 'keyslot', `${prefix}:epochs`)) > 10_922;
    let gateways = await gatewaysAt(first.port, second.port);
    while (!isThird(gateways.prefix)) gateways = await gatewaysAt(first.port, second.port);
    for (const node of nodes) node.cli('config', 'set', 'cluster-require-full-coverage', 'no');
    await gateways.invalidate();
    await nodes[2]?.kill();
    onTestFinished(async () => {
      await nodes[2]?.restart();
      for (const node of nodes) await until(() => expect(node.cli('cluster', 'info')).toContain('cluster_state:ok'));
    });

    await gateways.invalidate();
  });

  it('whose node has the address of a single server: the log says how that of a cluster begins', async () => {
    const [first] = nodes as [RedisServer];
    const { run, logged } = await replicasOver(first.url, { quotes: page }, { count: 1 });
    await until(async () => {
      expect(await run(0, QUERY.replace('"sea"', `"${crypto.randomUUID()}"`))).toEqual(ANSWER);
      expect(logged.join('\n')).toMatch(/MOVED.*redis\+cluster/);
    });
  });

  it('of which one node is frozen: quotas that it counts go on in the process, while the other nodes answer', async () => {
    const options = { prefix: 'frozen', timeoutMs: 50, fallback: new MemoryQuotaStore() };
    const { connection, quotas, close } = await replica(url, options);
    const [asked] = nodes;
    const nodeOf = (key: string) =>
      nodes[Math.min(2, Math.floor(Number(asked?.cli('cluster', 'keyslot', key)) / 5461))];
    const frozen = nodeOf('{quota:journals}');
    const elsewhere = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].find((key) => nodeOf(key) !== frozen) ?? '';
    frozen?.freeze();
    onTestFinished(() => frozen?.thaw());
    const busy = setInterval(() => void connection.send((client) => client.get(elsewhere)).catch(() => undefined), 5);
    onTestFinished(() => clearInterval(busy));

    const counts = [countOf({ calls: 5, seconds: 60 })];
    const leases = await Promise.all(Array.from({ length: 10 }, async () => quotas.take(counts)));
    expect(leases.filter(({ isGranted }) => isGranted)).toHaveLength(5);
    close();
  });
});
