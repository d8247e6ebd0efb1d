import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '#test/until';
import { answerOf, BLOCKS, blockEvent } from '../live/chain.ts';
import { openStream } from '../live/event-reader.ts';
import { type RedisServer, startRedis } from './redis-server.ts';
import { replicasOver } from './replicas.ts';
import { slowProxy } from './slow-proxy.ts';

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.remove());

/** The height of the chain is fresh for ten seconds. */
const SUBSCRIPTIONS = { subscriptions: { poll: '10ms' }, performance: { cache: false } };

const blocksAfter = (height: number, address: string, headers: Readonly<Record<string, string>> = {}) =>
  openStream(address, { query: BLOCKS, variables: { after: String(height) } }, headers);

it('events reach only gateways that ask the same upstream in the same way', async () => {
  const [one, other] = [
    { height: 100, isDown: false },
    { height: 200, isDown: false },
  ];
  const first = await replicasOver(redis.url, { blockchain: answerOf(one) }, { count: 1, settings: SUBSCRIPTIONS });
  const settings = { ...SUBSCRIPTIONS, redis: { prefix: first.prefix } };
  const second = await replicasOver(redis.url, { blockchain: answerOf(other) }, { count: 1, settings });
  const streams = await Promise.all(
    [first, second].map(async ({ serve }, at) => blocksAfter(at === 0 ? 100 : 200, (await serve(0)).address)),
  );
  for (const n of [1, 2, 3]) {
    one.height = 100 + n;
    other.height = 200 + n;
    const events = await Promise.all(streams.map((stream) => stream.next()));
    expect(events).toEqual([blockEvent(100 + n), blockEvent(200 + n)]);
  }
});

it('credentials of callers are in no name of a key or a channel', async () => {
  const chain = { height: 100, isDown: false };
  const settings = { ...SUBSCRIPTIONS, apis: { blockchain: { forward: ['x-tenant'] } } };
  const { serve } = await replicasOver(redis.url, { blockchain: answerOf(chain) }, { count: 1, settings });
  const stream = await blocksAfter(100, (await serve(0)).address, { 'x-tenant': 'a-secret' });
  await until(() => expect(redis.cli('keys', '*leader:live*')).toContain('leader:live blockchain.blockMined'));
  chain.height = 101;
  expect(await stream.next()).toEqual(blockEvent(101));

  for (const names of [redis.cli('keys', '*'), redis.cli('pubsub', 'channels')])
    expect(names).not.toContain('a-secret');
});

it('a replica that was cut off, and polled alone, has all events of the leader once it is connected again', async () => {
  const chain = { height: 100, isDown: false };
  const proxy = await slowProxy(redis.port);
  const { serve, replica } = await replicasOver(
    redis.url,
    { blockchain: answerOf(chain) },
    { settings: SUBSCRIPTIONS, urls: [redis.url, `redis://127.0.0.1:${proxy.port}`] },
  );
  const leader = await blocksAfter(100, (await serve(0)).address);
  await until(() => expect(replica(0).live.counts.polls).toBeGreaterThan(0));
  const cut = await blocksAfter(100, (await serve(1)).address);
  chain.height = 101;
  expect([await leader.next(), await cut.next()]).toEqual([blockEvent(101), blockEvent(101)]);

  proxy.isOpen = false;
  proxy.cut();
  await until(() => expect(replica(1).sharedState?.isConnected).toBe(false));
  chain.height = 102;
  expect(await leader.next()).toEqual(blockEvent(102));
  // It leads by itself once the lease of another would be over.
  expect(await cut.next()).toEqual(blockEvent(102));
  proxy.isOpen = true;
  await until(() => expect(replica(1).sharedState?.isConnected).toBe(true));
  // Its own term has ended by then: only the leader polls.
  await until(async () => {
    const polls = () => replica(1).live.counts.polls;
    const before = polls();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(polls()).toBe(before);
  });
  for (const height of [103, 104, 105]) {
    chain.height = height;
    expect([await leader.next(), await cut.next()]).toEqual([blockEvent(height), blockEvent(height)]);
  }
  await proxy.close();
});
