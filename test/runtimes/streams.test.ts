import { createServer, type ServerResponse } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GatewayConfig } from '#config';
import { json, type Reply } from '#test/harness';
import { localServer } from '#test/local-server';
import { answerOf, BLOCKS, blockEvent } from '../live/chain.ts';
import { openStream } from '../live/event-reader.ts';
import { partsOf } from '../parts-of.ts';
import { startGateway } from './start-gateway.ts';

const DEFERRED = '{ jokeCategories ... @defer { orders { totalCount } } }';
const SETTINGS: GatewayConfig = {
  unconfigured: 'omit',
  logs: { level: 'error' },
  metrics: { enabled: false },
  // The latest block is cached for seconds.
  performance: { cache: false },
  subscriptions: { poll: '10ms' },
};

// One gateway for all tests of a runtime: most of the time is its start.
describe.each(['Node', 'Bun', 'Deno', 'workerd'] as const)('a gateway in %s', (runtime) => {
  const chain = { height: 100, isDown: false };
  let answerOrders: (response: ServerResponse) => unknown;
  let address: string;
  beforeAll(async () => {
    const upstream = createServer(({ url = '' }, response) => {
      const [, api, target = ''] = /^\/(\w+)(.*)$/.exec(url) ?? [];
      if (api === 'marketplace') void answerOrders(response);
      else send(response, api === 'jokes' ? json(['animal', 'career']) : answerOf(chain)({ target }));
    });
    const { origin, stop } = await localServer(upstream);
    const apis = {
      jokes: { url: `${origin}/jokes` },
      blockchain: { url: `${origin}/blockchain` },
      marketplace: { url: `${origin}/marketplace`, timeouts: { total: '10m' } },
    };
    const gateway = await startGateway(runtime, { ...SETTINGS, apis });
    ({ address } = gateway);
    return async () => {
      await gateway.end();
      await stop();
    };
  }, 180_000);

  it('sends an incremental response as they come', async () => {
    const released = Promise.withResolvers<void>();
    answerOrders = async (response) => {
      await released.promise;
      send(response, json({ total: 7, limit: 20, offset: 0, orders: [{ orderId: '11-1' }] }));
    };

    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'multipart/mixed;incrementalSpec=v0.2' },
      body: JSON.stringify({ query: DEFERRED }),
    });
    const parts = partsOf(response);

    expect((await parts.next()).value).toEqual({
      data: { jokeCategories: ['animal', 'career'] },
      pending: [{ id: '0', path: [] }],
      hasNext: true,
    });
    released.resolve();
    expect((await parts.next()).value).toEqual({
      incremental: [{ id: '0', data: { orders: { totalCount: 7 } } }],
      completed: [{ id: '0' }],
      hasNext: false,
    });
    expect((await parts.next()).done).toBe(true);
  });

  it('sends the events of a subscription, after a cursor and as they happen', async () => {
    const stream = await openStream(address, { query: BLOCKS }, { 'last-event-id': '98' });

    expect(await stream.take(2)).toEqual([99, 100].map(blockEvent));
    chain.height = 102;
    expect(await stream.take(2)).toEqual([101, 102].map(blockEvent));
  });

  it('ends its upstream call when the caller leaves', async () => {
    const asked = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    answerOrders = (response) => {
      response.once('close', left.resolve);
      asked.resolve();
    };
    const leaving = new AbortController();

    const answer = fetch(`${address}?query={orders{totalCount}}`, { signal: leaving.signal }).catch(() => 'left');
    await asked.promise;
    leaving.abort();

    expect(await answer).toBe('left');
    await left.promise;
  });
});

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { ...headers }).end(body);
}
