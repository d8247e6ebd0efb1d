import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '#gateway';
import { MemoryBus } from '#shared-state';
import { openStream } from '#test/live/event-reader';
import { type RedisServer, startRedis } from '#test/redis/redis-server';
import { replicasOver } from '#test/redis/replicas';
import { served } from '#test/served';
import { answerOf, GRANT, gatewayOverReaders, LIVE, type ReaderState, settings, whole } from './readers.ts';

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.remove());

describe('a mutation in another replica', () => {
  it.each([
    ['that shares the cache', true],
    ['without a cache', false],
  ])('changes a live query by Redis, %s', async (_what, cache) => {
    const state: ReaderState = { products: ['a'], cacheControl: 'public, max-age=3600', failure: undefined };
    const { run, serve } = await replicasOver(
      redis.url,
      { readers: answerOf(state) },
      { settings: { ...settings, performance: { cache } } },
    );
    const { address } = await serve(1);
    const stream = await openStream(address, { query: LIVE });
    expect(await stream.next()).toEqual(whole('a'));
    await run(0, GRANT.replace('($product: ID!)', '').replace('$product', '"b"'));
    expect(await stream.next()).toEqual(whole('b'));
  });

  it('changes it by another bus, and each replica reads once', async () => {
    const { gateway, state, reads } = await gatewayOverReaders();
    const bus = new MemoryBus();
    const replica = () => {
      const { settings: own, subgraphs, log } = gateway;
      return served(createGateway({ settings: own, subgraphs, edges: [], log, bus }));
    };
    const [one, other] = [await replica(), await replica()];
    const streams = [await openStream(one.address, { query: LIVE }), await openStream(other.address, { query: LIVE })];
    for (const stream of streams) expect(await stream.next()).toEqual(whole('a'));
    await one.post({ query: GRANT, variables: { product: 'b' } });
    for (const stream of streams) expect(await stream.next()).toEqual(whole('b'));
    expect(reads()).toBe(4);
    // Messages may have been lost.
    state.products = ['c'];
    bus.missed();
    for (const stream of streams) expect(await stream.next()).toEqual(whole('c'));
  });
});
