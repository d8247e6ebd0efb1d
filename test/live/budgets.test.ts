import { describe, expect, it } from 'vitest';
import { apiKey, SECRET } from '#test/callers/guarded';
import { until } from '#test/until';
import { gatewayOverChain } from './chain.ts';
import { connectSocket } from './connect-socket.ts';
import { openStream } from './event-reader.ts';

/** Each event costs a call for the block. */
const QUERY =
  'subscription Blocks($after: String) { blockMined(after: $after) { cursor block { height isOnMainChain } } }';
const event = (height: number) => ({
  event: 'next',
  id: String(height),
  data: { data: { blockMined: { cursor: String(height), block: { height, isOnMainChain: true } } } },
});
const costLimit = (limit: number, more: object = {}) => ({
  budgets: { rules: [{ name: 'calls', of: 'cost', limit, within: 'day', per: 'address' }] },
  ...more,
});

/** What a caller has left of its budget. */
async function leftOf(address: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"query":"{ __typename }"}',
  });
  await response.text();
  return Number(/r=(-?\d+)/.exec(String(response.headers.get('ratelimit')))?.[1]);
}

/** A chain with a limit of cost, whose blocks are read in the order of their heights. */
async function chainWithLimit(limit: number, more: object = {}) {
  const over = await gatewayOverChain(costLimit(limit, more));
  const blocks = () => over.sent.flatMap(({ target }) => /\/block-height\/(\d+)/.exec(target)?.[1] ?? []);
  return { ...over, blocks, polled: () => until(() => expect(over.polls()).toBeGreaterThan(0)) };
}

describe('a subscription with a budget of cost', () => {
  it('pays for its source when it is opened, and for the calls of each event', async () => {
    const { address, chain, polled } = await chainWithLimit(10);
    const stream = await openStream(address, { query: QUERY });
    await polled();
    expect(await leftOf(address)).toBe(9);
    for (const [height, left] of [
      [101, 8],
      [102, 7],
    ] as const) {
      chain.height = height;
      expect(await stream.next()).toEqual(event(height));
      expect(await leftOf(address)).toBe(left);
    }
  });

  it('ends when the budget is used up, before any call of the event, and says where to go on', async () => {
    const { address, chain, gateway, polled, blocks } = await chainWithLimit(3);
    const stream = await openStream(address, { query: QUERY });
    await polled();
    chain.height = 103;
    expect(await stream.take(2)).toEqual([event(101), event(102)]);
    const end = await stream.next();
    expect(end).toMatchObject({
      event: 'next',
      data: {
        errors: [
          {
            message: 'The budget calls is used up.',
            extensions: { code: 'RATE_LIMITED', budget: 'calls', retryAfter: expect.any(Number), after: '102' },
          },
        ],
      },
    });
    expect(Number(end?.retry)).toBeGreaterThanOrEqual(end?.data.errors[0].extensions.retryAfter * 1000);
    expect(await stream.next()).toBeUndefined();
    expect(blocks()).toEqual(['101', '102']);
    expect(gateway.live.counts).toMatchObject({ subscribers: 0, interrupted: { budget: 1 } });
  });

  it('says where to go on also before its first event', async () => {
    const { address, chain, polled } = await chainWithLimit(1);
    const stream = await openStream(address, { query: QUERY });
    await polled();
    chain.height = 101;

    expect((await stream.next())?.data.errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', after: '100' });
  });

  it('pays for each event since its position', async () => {
    const { address, blocks } = await chainWithLimit(4);
    const stream = await openStream(address, { query: QUERY, variables: { after: '90' } });

    expect(await stream.take(3)).toEqual([event(91), event(92), event(93)]);
    expect((await stream.next())?.data.errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', after: '93' });
    expect(blocks()).toEqual(['91', '92', '93']);
  });

  it('pays once for an event that it has had before others', async () => {
    const { address, chain, gateway, polled, blocks } = await chainWithLimit(10, { subscriptions: { poll: '60m' } });
    const other = await openStream(address, { query: 'subscription { blockMined { cursor } }' });
    await polled();
    chain.height = 102;
    const stream = await openStream(address, { query: QUERY, variables: { after: '99' } });
    expect(await stream.take(3)).toEqual([event(100), event(101), event(102)]);
    gateway.wake('blockchain');
    expect(await other.take(2)).toMatchObject([{ id: '101' }, { id: '102' }]);
    chain.height = 103;
    gateway.wake('blockchain');

    expect(await stream.next()).toEqual(event(103));
    expect(blocks()).toEqual(['100', '101', '102', '103']);
    expect(await leftOf(address)).toBe(10 - 2 - 4);
  });

  it('ends with an error on a WebSocket, which stays open', async () => {
    const { address, chain, polled } = await chainWithLimit(2);
    const { send, messages, socket } = await connectSocket(address);
    send({ type: 'connection_init' });
    await until(() => expect(messages).toHaveLength(1));
    send({ type: 'subscribe', id: '1', payload: { query: QUERY } });
    await polled();
    chain.height = 102;

    await until(() => expect(messages).toHaveLength(3));
    expect(messages[2]).toMatchObject({
      id: '1',
      type: 'error',
      payload: [{ extensions: { code: 'RATE_LIMITED', after: '101' } }],
    });
    send({ type: 'ping' });
    await until(() => expect(messages[3]).toEqual({ type: 'pong' }));
    expect(socket.readyState).toBe(1);
  });

  it('is paid by each caller once for an event, however many of its subscriptions have it', async () => {
    const [ann, bob] = [apiKey('ann', ['blockchain']), apiKey('bob', ['blockchain'])];
    const auth = { auth: { secret: SECRET, keys: [ann.entry, bob.entry] } };
    const rules = [{ name: 'calls', of: 'cost', limit: 10, within: 'day', per: 'key' }];
    const { address, chain, polled, blocks } = await chainWithLimit(10, { budgets: { rules }, ...auth });
    const open = (key: string) => openStream(address, { query: QUERY }, { 'x-api-key': key });
    const streams = [await open(ann.key), await open(ann.key), await open(bob.key)];
    await polled();
    chain.height = 101;
    for (const stream of streams) expect(await stream.next()).toEqual(event(101));

    expect(blocks()).toEqual(['101']);
    expect(await leftOf(address, { 'x-api-key': ann.key })).toBe(10 - 2 - 1);
    expect(await leftOf(address, { 'x-api-key': bob.key })).toBe(10 - 1 - 1);
  });

  it('is explained by the cost of its events', async () => {
    const { address } = await chainWithLimit(10);
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY, extensions: { explain: true } }),
    });

    expect((await response.json()) as object).toMatchObject({
      extensions: { explain: { cost: { worst: 2, expected: 2, event: { worst: 1, expected: 1 } } } },
    });
  });
});
