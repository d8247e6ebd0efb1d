import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { GatewayConfig } from '#config';
import type { Plugin } from '#gateway';
import { json, mock } from '#test/harness';
import { answerOf, BLOCKS, blockEvent } from '../../test/live/chain.ts';
import { EventReader } from '../../test/live/event-reader.ts';
import { partsOf } from '../../test/parts-of.ts';
import { createGateway, type GatewayOptions } from './index.ts';

const DEFERRED = '{ jokeCategories ... @defer { orders { totalCount } } }';
const PARTS = 'multipart/mixed;incrementalSpec=v0.2';
const EVENTS = 'text/event-stream';

function gatewayOf(apis: GatewayConfig['apis'], options: GatewayOptions = {}) {
  const settings: GatewayConfig = {
    unconfigured: 'omit',
    logs: { level: 'silent' },
    subscriptions: { poll: '10ms' },
    server: { shutdownGrace: '20s' },
    ...(apis && { apis }),
  };
  const gateway = createGateway(settings, options);
  onTestFinished(() => gateway.close());
  const ask = (query: string, accept: string, headers: Readonly<Record<string, string>> = {}) =>
    gateway.fetch(
      new Request('http://graph.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept, ...headers },
        body: JSON.stringify({ query }),
      }),
    );
  return { gateway, ask };
}

/** A gateway whose orders are answered when `release` is called. */
async function gatewayWithHeldOrders() {
  const released = Promise.withResolvers<void>();
  const jokes = await mock(() => json(['animal']));
  const marketplace = await mock(async () => {
    await released.promise;
    return json({ total: 7, limit: 20, offset: 0, orders: [{ orderId: '11-1' }] });
  });
  const over = gatewayOf({ jokes: { url: jokes }, marketplace: { url: marketplace } });
  return { ...over, release: () => released.resolve() };
}

describe('a response of `fetch` that streams', () => {
  it('is read to its end before the gateway is closed', async () => {
    const { gateway, ask, release } = await gatewayWithHeldOrders();
    const parts = partsOf(await ask(DEFERRED, PARTS));
    expect((await parts.next()).value).toMatchObject({ data: { jokeCategories: ['animal'] }, hasNext: true });

    const end = vi.fn();
    const closed = gateway.close().then(end);
    release();

    expect((await parts.next()).value).toMatchObject({ incremental: [{ data: { orders: { totalCount: 7 } } }] });
    expect(end).not.toHaveBeenCalled();
    expect((await parts.next()).done).toBe(true);
    await closed;
  });

  it('is over when its reader leaves', async () => {
    const { gateway, ask } = await gatewayWithHeldOrders();
    const response = await ask(DEFERRED, PARTS);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();

    const closed = gateway.close();
    await reader.cancel();

    // The grace period is longer than the test may take.
    await closed;
  });

  it('is interrupted where it is a subscription', async () => {
    const chain = { height: 100, isDown: false };
    const { gateway, ask } = gatewayOf({ blockchain: { url: await mock(answerOf(chain)) } });
    const response = await ask(BLOCKS, EVENTS, { 'last-event-id': '98' });
    const events = new EventReader(response, new AbortController());
    expect(await events.take(2)).toEqual([99, 100].map(blockEvent));

    const closed = gateway.close();

    expect(await events.next()).toMatchObject({
      data: { errors: [{ extensions: { code: 'SUBSCRIPTION_INTERRUPTED', after: '100' } }] },
    });
    expect(await events.next()).toBeUndefined();
    await closed;
  });
});

it('a response that a plugin streams is read to its end before the gateway is closed', async () => {
  const released = Promise.withResolvers<void>();
  const body = new ReadableStream({
    async pull(controller) {
      await released.promise;
      controller.enqueue(new TextEncoder().encode('late'));
      controller.close();
    },
  });
  const onRequest: Plugin['onRequest'] = ({ endResponse, fetchAPI }) => endResponse(new fetchAPI.Response(body));
  const { gateway, ask } = gatewayOf({}, { plugins: [{ onRequest }] });
  const response = await ask('{ __typename }', '*/*');
  const end = vi.fn();

  const closed = gateway.close().then(end);
  await nextTurn();
  expect(end).not.toHaveBeenCalled();
  released.resolve();

  expect(await response.text()).toBe('late');
  await closed;
});

describe('a response of `fetch` that does not stream', () => {
  it('is over when it is there, although nobody reads it', async () => {
    const { gateway, ask } = gatewayOf({});
    const responses = await Promise.all([ask('{ __typename }', '*/*'), ask('{ nothing }', '*/*')]);

    await gateway.close();

    expect(responses.map(({ status, bodyUsed }) => [status, bodyUsed])).toEqual(Array(2).fill([200, false]));
  });
});
