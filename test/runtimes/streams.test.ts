import { describe, expect, it } from 'vitest';
import type { GatewayConfig } from '#config';
import { json, mock } from '#test/harness';
import { listen } from '#test/listen';
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
};

describe.each(['Node', 'Bun', 'Deno', 'workerd'] as const)('a gateway in %s', (runtime) => {
  it('sends an incremental response as they come', async () => {
    const released = Promise.withResolvers<void>();
    const jokes = await mock(() => json(['animal', 'career']));
    const marketplace = await mock(async () => {
      await released.promise;
      return json({ total: 7, limit: 20, offset: 0, orders: [{ orderId: '11-1' }] });
    });
    const apis = { jokes: { url: jokes }, marketplace: { url: marketplace } };
    const address = await startGateway(runtime, { ...SETTINGS, apis });

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
    const chain = { height: 100, isDown: false };
    const url = await mock(answerOf(chain));
    const subscriptions = { poll: '10ms' };
    const address = await startGateway(runtime, {
      ...SETTINGS,
      subscriptions,
      apis: { blockchain: { url } },
    });

    const stream = await openStream(address, { query: BLOCKS }, { 'last-event-id': '98' });

    expect(await stream.take(2)).toEqual([99, 100].map(blockEvent));
    chain.height = 102;
    expect(await stream.take(2)).toEqual([101, 102].map(blockEvent));
  });

  it('ends its upstream call when the caller leaves', async () => {
    const asked = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    const url = await holding(asked.resolve, left.resolve);
    const address = await startGateway(runtime, {
      ...SETTINGS,
      apis: { marketplace: { url, timeouts: { total: '10m' } } },
    });
    const leaving = new AbortController();

    const answer = fetch(`${address}?query={orders{totalCount}}`, { signal: leaving.signal }).catch(() => 'left');
    await asked.promise;
    leaving.abort();

    expect(await answer).toBe('left');
    await left.promise;
  });
});

/** An upstream that does not answer. */
function holding(asked: () => void, left: () => void): Promise<string> {
  return listen((_request, response) => {
    response.once('close', left);
    asked();
  });
}
