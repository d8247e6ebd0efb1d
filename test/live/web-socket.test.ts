import { createClient } from 'graphql-ws';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { until } from '#test/until';
import { BLOCKS, blockEvent, gatewayOverChain } from './chain.ts';
import { connectSocket } from './connect-socket.ts';

/** A client of the package `graphql-ws` for an address. */
function clientOf(address: string, options: Partial<Parameters<typeof createClient>[0]> = {}) {
  const client = createClient({
    url: address.replace('http', 'ws'),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    ...options,
  });
  onTestFinished(() => void client.dispose());
  return client;
}

const data = (height: number) => blockEvent(height).data;

describe('graphql-ws', () => {
  it('has events of subscriptions, and results of other operations', async () => {
    const { address, chain, polls } = await gatewayOverChain();
    const client = clientOf(address);
    const results = client.iterate({ query: BLOCKS });
    const first = results.next();
    await until(() => expect(polls()).toBeGreaterThan(0));
    chain.height = 101;
    expect((await first).value).toEqual(data(101));
    const query = client.iterate({ query: '{ latestBlock { height } }' });
    expect(await query.next()).toEqual({ done: false, value: { data: { latestBlock: { height: 101 } } } });
    expect(await query.next()).toEqual({ done: true, value: undefined });
    chain.height = 102;
    expect((await results.next()).value).toEqual(data(102));
  });

  it('completes a subscription, whose source is then left', async () => {
    const { address, gateway } = await gatewayOverChain();
    const client = clientOf(address);
    const unsubscribe = client.subscribe({ query: BLOCKS }, { next() {}, error() {}, complete() {} });
    await until(() => expect(gateway.live.counts.subscribers).toBe(1));
    unsubscribe();
    await until(() => expect(gateway.live.counts).toMatchObject({ subscribers: 0, topics: 0 }));
  });

  it('tells errors of the document', async () => {
    const { address } = await gatewayOverChain();
    const result = clientOf(address).iterate({ query: 'subscription { blockMined { unknown } }' });
    await expect(result.next()).rejects.toMatchObject([{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
  });
});

describe('the protocol', () => {
  it.each([
    ['a message that is no JSON', ['{'], [4400, 'The message is not valid']],
    ['a ping whose payload is no object', [{ type: 'ping', payload: 'x' }], [4400, 'The message is not valid']],
    ['a message of no type', [{ type: 'start' }], [4400, 'The message is not valid']],
    [
      'an operation before its time',
      [{ type: 'subscribe', id: '1', payload: { query: '{ __typename }' } }],
      [4401, 'Unauthorized'],
    ],
    [
      'a second initialisation',
      [{ type: 'connection_init' }, { type: 'connection_init' }],
      [4429, 'Too many initialisation requests'],
    ],
  ])('closes the connection for %s', async (_what, sent, code) => {
    const { address } = await gatewayOverChain();
    const { send, closed } = await connectSocket(address);
    for (const message of sent) send(message);
    expect(await closed).toEqual(code);
  });

  it('closes the connection for an id that is taken', async () => {
    const { address } = await gatewayOverChain();
    const { send, closed, messages } = await connectSocket(address);
    send({ type: 'connection_init' });
    await until(() => expect(messages).toEqual([{ type: 'connection_ack' }]));
    send({ type: 'subscribe', id: '1', payload: { query: BLOCKS } });
    send({ type: 'subscribe', id: '1', payload: { query: BLOCKS } });
    expect(await closed).toEqual([4409, 'Subscriber for 1 already exists']);
  });

  it('closes the connection for a long id that is taken, within the length of a reason', async () => {
    const { address } = await gatewayOverChain();
    const { send, closed, messages } = await connectSocket(address);
    send({ type: 'connection_init' });
    await until(() => expect(messages).toEqual([{ type: 'connection_ack' }]));
    send({ type: 'subscribe', id: 'é'.repeat(200), payload: { query: BLOCKS } });
    send({ type: 'subscribe', id: 'é'.repeat(200), payload: { query: BLOCKS } });
    expect(await closed).toEqual([4409, 'Subscriber already exists']);
  });

  it.each([
    {},
    { query: 1 },
    { query: null },
    { query: '{ __typename }', variables: 'x' },
    { query: '{ __typename }', operationName: 1 },
    { query: '{ __typename }', extensions: '' },
  ])('closes the connection for an operation that is malformed: %j', async (payload) => {
    const { address } = await gatewayOverChain();
    const { send, closed, messages } = await connectSocket(address);
    send({ type: 'connection_init' });
    await until(() => expect(messages).toEqual([{ type: 'connection_ack' }]));
    send({ type: 'subscribe', id: '1', payload });
    expect(await closed).toEqual([4400, 'The message is not valid']);
  });

  it('closes the connection for a message that is too large, and waits until that is read', async () => {
    const { address } = await gatewayOverChain({ limits: { body: '1KiB' } });
    const { socket, closed } = await connectSocket(address);
    const part = ' '.repeat(512 * 1024);
    for (let sent = 0; sent < 8; sent++) socket.send(part, { fin: false });
    expect((await closed)[0]).toBe(1009);
  });

  it('waits no longer for a client to close than for one to read', async () => {
    const { address, gateway } = await gatewayOverChain({ limits: { timeouts: { write: '200ms' } } });
    const { socket, send } = await connectSocket(address);
    const connections = () => gateway.telemetry?.read()['manifold.connections']?.[0]?.value;
    expect(connections()).toBe(1);
    // It never reads the close frame.
    socket.pause();
    send('{');

    // The library alone waits for 30 s.
    await until(() => expect(connections()).toBe(0), { timeoutMs: 15_000 });
  });

  it('needs the subprotocol', async () => {
    const { address } = await gatewayOverChain();
    const { closed } = await connectSocket(address, []);
    expect(await closed).toEqual([4406, 'Subprotocol not acceptable']);
  });

  it('answers pings', async () => {
    const { address } = await gatewayOverChain();
    const { send, messages } = await connectSocket(address);
    send({ type: 'ping' });
    send({ type: 'ping', payload: { at: 7 } });
    await until(() => expect(messages).toEqual([{ type: 'pong' }, { type: 'pong', payload: { at: 7 } }]));
  });

  it.each([
    ['of another site', { origin: 'https://evil.test' }, 403],
    ['at another path', {}, 404],
    ['of a foreign host', { headers: { host: 'evil.test' } }, 421],
  ])('refuses a handshake %s', async (what, options, status) => {
    const { address } = await gatewayOverChain();
    const url = what === 'at another path' ? `${address}x` : address;
    const socket = new WebSocket(url.replace('http', 'ws'), 'graphql-transport-ws', options);
    socket.on('error', () => undefined);
    const refused = new Promise((resolve) =>
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode)),
    );
    expect(await refused).toBe(status);
  });

  it('takes pages of the allowed origins', async () => {
    const { address } = await gatewayOverChain({ server: { corsOrigins: ['https://app.test'] } });
    const { send, messages } = await connectSocket(address, 'graphql-transport-ws', { origin: 'https://app.test' });
    send({ type: 'connection_init' });
    await until(() => expect(messages).toEqual([{ type: 'connection_ack' }]));
  });

  it('ends with a code by which clients connect again, when the gateway stops', async () => {
    const { address, server } = await gatewayOverChain();
    const { send, closed, messages } = await connectSocket(address);
    send({ type: 'connection_init' });
    await until(() => expect(messages).toEqual([{ type: 'connection_ack' }]));
    void server.stop();
    expect(await closed).toEqual([1012, 'The gateway restarts: connect again']);
  });
});
