import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { json, type Sent } from '#test/harness';
import { localServer } from '#test/local-server';
import { until } from '#test/until';
import { type RedisServer, startRedis } from './redis-server.ts';
import { replicasOver } from './replicas.ts';
import { slowProxy } from './slow-proxy.ts';

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.remove());

const NAME = 'publications/p/readers/1';
const READER = `{ reader(id: "${NAME}") { entitlements { productId } } }`;
const changeTo = (productId: string) =>
  `mutation { updateReaderEntitlements(input: { id: "${NAME}", entitlements: [{ productId: "${productId}" }] }) {
  __typename } }`;
const entitledTo = (productId: string) => ({ data: { reader: { entitlements: [{ productId }] } } });

/** Readers with the entitlements of the last mutation. */
function readers() {
  let product = 'old';
  return ({ method, body }: Sent) => {
    if (method === 'PATCH') product = JSON.parse(body).entitlements[0].productId;
    return json({ entitlements: [{ productId: product }] }, 200, { 'cache-control': 'public, max-age=60' });
  };
}

/** Two replicas. The connection of the second to Redis is a proxy's. */
async function withReplicaToCutOff(settings: Readonly<Record<string, unknown>> = {}) {
  const proxy = await slowProxy(redis.port);
  onTestFinished(() => proxy.close());
  const urls = [redis.url, `redis://127.0.0.1:${proxy.port}`];
  const { run, replica } = await replicasOver(redis.url, { readers: readers() }, { urls, settings });
  return {
    run,
    async cutOff() {
      proxy.isOpen = false;
      proxy.cut();
      await until(() => expect(replica(1).sharedState?.isConnected).toBe(false));
    },
    reconnect() {
      proxy.isOpen = true;
    },
  };
}

describe('a mutation in one replica', () => {
  it('invalidates upstream responses and whole responses in all of them, within 100 ms', async () => {
    const { run, serve } = await replicasOver(redis.url, { readers: readers() });
    const { post } = await serve(1);
    const read = async () => JSON.parse((await post({ query: READER })).body.toString());
    const delays: number[] = [];
    for (let n = 0; n < 30; n++) {
      // The third one is answered as a whole.
      for (let again = 0; again < 3; again++) await read();
      const changed = entitledTo(`new ${n}`);
      await run(0, changeTo(`new ${n}`));
      const began = performance.now();
      expect(await run(0, READER)).toEqual(changed);
      while (JSON.stringify(await read()) !== JSON.stringify(changed)) {
        if (performance.now() - began > 2000) throw new Error('The other replica still has the old response.');
      }
      delays.push(performance.now() - began);
    }
    // Of requests too, on a machine that other tests keep busy.
    expect(delays.toSorted((one, other) => one - other)[15]).toBeLessThan(100);
  });

  it('is noticed by a replica that was cut off, once it is connected again', async () => {
    const { run, cutOff, reconnect } = await withReplicaToCutOff();
    expect(await run(1, READER)).toEqual(entitledTo('old'));
    await cutOff();

    await run(0, changeTo('new'));
    expect(await run(1, READER)).toEqual(entitledTo('old'));
    reconnect();

    await until(async () => expect(await run(1, READER)).toEqual(entitledTo('new')));
  });

  it('purges HTTP caches again by a replica that was cut off: they may have stored a response of it', async () => {
    const purges: { readonly tags: string | string[] | undefined; readonly at: number }[] = [];
    const cache = await localServer(
      createServer(({ headers }, response) => {
        purges.push({ tags: headers['cache-tag'], at: performance.now() });
        response.end();
      }),
    );
    onTestFinished(cache.stop);
    const settings = { performance: { httpCaches: { purge: [cache.origin] } } };
    const { run, cutOff, reconnect } = await withReplicaToCutOff(settings);
    await run(1, READER);
    await cutOff();
    await run(0, changeTo('new'));
    const endedAt = performance.now();
    // The last one of the other replica is a second later.
    await until(() => expect(purges.at(-1)?.at).toBeGreaterThan(endedAt + 900));
    const before = purges.length;
    reconnect();

    await until(() => expect(purges[before]?.tags).toBe('readers.getReaderEntitlements'));
  });

  it('that is cut off invalidates for the others once it is connected again', async () => {
    const { run, cutOff, reconnect } = await withReplicaToCutOff();
    expect(await run(0, READER)).toEqual(entitledTo('old'));
    await cutOff();

    await run(1, changeTo('new'));
    expect(await run(1, READER)).toEqual(entitledTo('new'));
    reconnect();

    await until(async () => expect(await run(0, READER)).toEqual(entitledTo('new')));
  });

  it('reaches the others through a Redis that is full', async () => {
    const { run } = await replicasOver(redis.url, { readers: readers() });
    expect([await run(0, READER), await run(1, READER)]).toEqual([entitledTo('old'), entitledTo('old')]);
    redis.cli('config', 'set', 'maxmemory', '1');
    onTestFinished(() => void redis.cli('config', 'set', 'maxmemory', '0'));
    await run(0, changeTo('new'));

    await until(async () => expect(await run(1, READER)).toEqual(entitledTo('new')));
  });

  it('reaches one that was cut off from a Redis that is full, once it is connected again', async () => {
    const { run, cutOff, reconnect } = await withReplicaToCutOff();
    expect(await run(1, READER)).toEqual(entitledTo('old'));
    await cutOff();
    redis.cli('config', 'set', 'maxmemory', '1');
    onTestFinished(() => void redis.cli('config', 'set', 'maxmemory', '0'));
    await run(0, changeTo('new'));
    reconnect();

    await until(async () => expect(await run(1, READER)).toEqual(entitledTo('new')));
  });

  it('is noticed by a replica that its message does not reach, although it is connected', async () => {
    let product = 'old';
    const answer = () =>
      json({ entitlements: [{ productId: product }] }, 200, { 'cache-control': 'public, max-age=60' });
    const { run, prefix } = await replicasOver(redis.url, { readers: answer }, { count: 1 });
    expect(await run(0, READER)).toEqual(entitledTo('old'));
    product = 'new';
    // As a gateway writes it whose message is lost between the nodes of a cluster.
    redis.cli('hset', `${prefix}:epochs`, 'readers.getReaderEntitlements', '1.lost');

    await until(async () => expect(await run(0, READER)).toEqual(entitledTo('new')));
  });

  it('is not undone by a Redis that has lost its data', async () => {
    const { run } = await replicasOver(redis.url, { readers: readers() });
    await run(0, READER);
    await run(0, changeTo('new'));
    await until(async () => expect(await run(1, READER)).toEqual(entitledTo('new')));
    redis.cli('flushall');
    await run(1, changeTo('newer'));

    expect(await run(1, READER)).toEqual(entitledTo('newer'));
    await until(async () => expect(await run(0, READER)).toEqual(entitledTo('newer')));
  });
});
