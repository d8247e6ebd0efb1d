import { createServer, request as httpRequest } from 'node:http';
import { constants } from 'node:http2';
import { createClient as sseClient } from 'graphql-sse';
import { createClient as socketClient } from 'graphql-ws';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { gatewayOf } from '#test/harness';
import { until } from '#test/until';
import { CATEGORIES, heldMarketplace } from '../held-marketplace.ts';
import { servedBy, type Transport } from '../http/transports.ts';
import { localServer } from '../local-server.ts';
import { partsOf } from '../parts-of.ts';
import { connectSocket } from './connect-socket.ts';
import { openStream } from './event-reader.ts';

const QUERY = '{ jokeCategories ... @defer(label: "orders") { orders { totalCount } } }';
const JOKES = { jokeCategories: CATEGORIES };
const ORDERS = { orders: { totalCount: 7 } };
const WHOLE = { data: { ...JOKES, ...ORDERS } };
const BY_PATH = [
  { data: JOKES, hasNext: true },
  { incremental: [{ path: [], label: 'orders', data: ORDERS }], hasNext: false },
];
const BY_ID = [
  { data: JOKES, pending: [{ id: '0', path: [], label: 'orders' }], hasNext: true },
  { incremental: [{ id: '0', data: ORDERS }], completed: [{ id: '0' }], hasNext: false },
];
const FORMATS: readonly [string, object, readonly object[]][] = [
  ['by ids', { incrementalSpec: 'v0.2' }, BY_ID],
  ['by paths', { deferSpec: '20220824' }, BY_PATH],
];

describe('parts as server-sent events', () => {
  it.each([
    ['text/event-stream', BY_PATH],
    ['text/event-stream;deferSpec=20220824', BY_PATH],
    ['text/event-stream; incrementalSpec="v0.2"', BY_ID],
  ])('are events of the stream as they come, for Accept: %s', async (accept, [first, second]) => {
    const { url, release } = await heldMarketplace();
    const stream = await openStream(url, { query: QUERY }, { accept });

    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(await stream.next()).toEqual({ event: 'next', data: first });
    release();
    expect(await stream.take(3)).toEqual([{ event: 'next', data: second }, { event: 'complete', data: '' }, undefined]);
  });

  it.each([
    ['text/event-stream;incrementalSpec=v9', 'text/event-stream; charset=utf-8'],
    ['text/event-stream, application/json', 'application/json; charset=utf-8'],
  ])('are none for Accept: %s', async (accept, type) => {
    const { url, release } = await heldMarketplace();
    release();
    const { response } = await openStream(url, { query: QUERY }, { accept });
    expect(response.headers.get('content-type')).toBe(type);
  });

  it('are read by graphql-sse', async () => {
    const { url, release } = await heldMarketplace();
    const client = sseClient({ url });
    onTestFinished(() => client.dispose());
    const results = client.iterate({ query: QUERY });

    expect((await results.next()).value).toEqual(BY_PATH[0]);
    release();
    expect((await results.next()).value).toEqual(BY_PATH[1]);
    expect((await results.next()).done).toBe(true);
  });
});

describe('parts by a WebSocket', () => {
  it.each(FORMATS)('are messages as they come, %s, read by graphql-ws', async (_format, connectionParams, parts) => {
    const { url, release } = await heldMarketplace();
    const client = socketClient({
      url: url.replace('http', 'ws'),
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { ...connectionParams },
    });
    onTestFinished(() => void client.dispose());
    const results = client.iterate({ query: QUERY });

    expect((await results.next()).value).toEqual(parts[0]);
    const other = client.iterate({ query: '{ jokeCategories }' });
    expect((await other.next()).value).toEqual({ data: JOKES });
    release();
    expect((await results.next()).value).toEqual(parts[1]);
    expect((await results.next()).done).toBe(true);
  });

  it('end with the operation that the client leaves, whose id it uses again', async () => {
    const { url, release } = await heldMarketplace();
    const { send, messages } = await connectSocket(url);
    send({ type: 'connection_init', payload: { incrementalSpec: 'v0.2' } });
    await until(() => expect(messages).toHaveLength(1));
    send({ type: 'subscribe', id: '1', payload: { query: QUERY } });
    await until(() => expect(messages).toHaveLength(2));
    send({ type: 'complete', id: '1' });
    send({ type: 'subscribe', id: '1', payload: { query: '{ orders { totalCount } }' } });
    // The gateway has both messages, and what the first operation would still say comes before the pong.
    send({ type: 'ping' });
    await until(() => expect(messages).toHaveLength(3));
    release();

    await until(() => expect(messages).toHaveLength(5));
    expect(messages.slice(2)).toEqual([
      { type: 'pong' },
      { id: '1', type: 'next', payload: { data: ORDERS } },
      { id: '1', type: 'complete' },
    ]);
  });

  it.each([[undefined], [{ incrementalSpec: 'v9' }]])('are none for a connection begun with %j', async (payload) => {
    const { url, release } = await heldMarketplace();
    release();
    const { send, messages } = await connectSocket(url);
    send({ type: 'connection_init', payload });
    await until(() => expect(messages).toHaveLength(1));
    send({ type: 'subscribe', id: '1', payload: { query: QUERY } });

    await until(() => expect(messages).toHaveLength(3));
    expect(messages.slice(1)).toEqual([
      { id: '1', type: 'next', payload: WHOLE },
      { id: '1', type: 'complete' },
    ]);
  });
});

describe('the reports of an incremental response', () => {
  const extensions = { cost: true, explain: 'run' };
  /** Reads all parts, by a transport, in a format. */
  const TRANSPORTS: Readonly<Record<string, (url: string, format: string) => Promise<any[]>>> = {
    async multipart(url, format) {
      const body = JSON.stringify({ query: QUERY, extensions });
      const headers = { 'content-type': 'application/json', accept: `multipart/mixed;${format}` };
      return Array.fromAsync(partsOf(await fetch(url, { method: 'POST', body, headers })));
    },
    async 'server-sent events'(url, format) {
      const client = sseClient({ url, headers: { accept: `text/event-stream;${format}` } });
      onTestFinished(() => client.dispose());
      return Array.fromAsync(client.iterate({ query: QUERY, extensions }));
    },
    async 'a WebSocket'(url, format) {
      const connectionParams = Object.fromEntries([format.split('=')]) as Record<string, string>;
      const options = { webSocketImpl: WebSocket, retryAttempts: 0, connectionParams };
      const client = socketClient({ url: url.replace('http', 'ws'), ...options });
      onTestFinished(() => void client.dispose());
      return Array.fromAsync(client.iterate({ query: QUERY, extensions }));
    },
  };
  const CELLS = Object.entries(TRANSPORTS).flatMap(([name, read]) =>
    ['incrementalSpec=v0.2', 'deferSpec=20220824'].map((format) => [name, format, read] as const),
  );

  it.each(CELLS)('are the explanation in the first and the cost of all in the last, by %s, %s', async (...cell) => {
    const [, format, read] = cell;
    const { url, release } = await heldMarketplace();
    release();

    const parts = await read(url, format);

    expect(parts.length).toBeGreaterThan(1);
    expect(parts[0]).toMatchObject({ data: JOKES, hasNext: true });
    expect(parts[0].extensions).toEqual({ explain: expect.objectContaining({ calls: expect.any(Array) }) });
    expect(parts.slice(1, -1).map((each) => each.extensions)).toEqual(parts.slice(1, -1).map(() => undefined));
    expect(parts.at(-1)).toMatchObject({ hasNext: false });
    expect(parts.at(-1).extensions).toEqual({ cost: { estimated: { worst: 2, expected: 2 }, actual: 2 } });
  });
});

/** A call that is not cancelled outlives its test. */
const WITHOUT_TIMEOUTS = {
  apis: { marketplace: { timeouts: { headers: '10m', total: '10m' } } },
  limits: { timeouts: { operation: '10m' } },
};

describe('a caller that leaves after the first part', () => {
  /** A gateway whose marketplace never answers, and the call of it that ends. */
  async function hanging(transport: Transport) {
    const asked = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<string>();
    const server = createServer((request, response) => {
      response.on('close', () => ended.resolve(`${request.method} ${request.url?.split('?')[0]}`));
      asked.resolve();
    });
    const upstream = await localServer(server);
    onTestFinished(upstream.stop);
    const gateway = gatewayOf({ marketplace: upstream.origin }, WITHOUT_TIMEOUTS);
    return { ...(await servedBy(gateway, transport)), gateway, asked: asked.promise, ended: ended.promise };
  }
  const query = '{ __typename ... @defer { orders { totalCount } } }';
  const body = JSON.stringify({ query });
  const typed = { 'content-type': 'application/json' };

  it.each(['multipart/mixed', 'text/event-stream'])('ends its upstream calls, by HTTP/1.1 with %s', async (accept) => {
    const { origin, asked, ended } = await hanging('h1');
    const sent = httpRequest(`${origin}/graphql`, { method: 'POST', headers: { ...typed, accept } });
    sent.on('error', () => undefined).end(body);
    const first = await new Promise<string>((resolve) => {
      sent.on('response', (response) => response.once('data', (chunk) => resolve(String(chunk))));
    });
    expect(first).toContain('"hasNext":true');
    await asked;

    sent.destroy();

    expect(await ended).toBe('GET /order');
  });

  it.each(['multipart/mixed', 'text/event-stream'])('ends its upstream calls, by HTTP/2 with %s', async (accept) => {
    const { session, asked, ended } = await hanging('h2');
    const stream = session?.request({ ':method': 'POST', ':path': '/graphql', ...typed, accept });
    stream?.end(body);
    const first = await new Promise<string>((resolve) => {
      stream?.once('data', (chunk) => resolve(String(chunk)));
    });
    expect(first).toContain('"hasNext":true');
    await asked;

    stream?.close(constants.NGHTTP2_CANCEL);

    expect(await ended).toBe('GET /order');
  });

  it.each([
    ['an operation that is completed', (send: (message: object) => void) => send({ type: 'complete', id: '1' })],
    ['a connection that is closed', (_send: unknown, socket: WebSocket) => socket.close()],
  ])('ends its upstream calls, by a WebSocket: %s', async (_how, leave) => {
    const { origin, gateway, asked, ended } = await hanging('h1');
    const { send, socket, messages } = await connectSocket(`${origin}/graphql`);
    send({ type: 'connection_init', payload: { incrementalSpec: 'v0.2' } });
    await until(() => expect(messages).toHaveLength(1));
    send({ type: 'subscribe', id: '1', payload: { query } });
    await until(() => expect(messages).toHaveLength(2));
    expect(messages[1]).toMatchObject({ type: 'next', payload: { data: { __typename: 'Query' }, hasNext: true } });
    await asked;

    leave(send, socket);

    expect(await ended).toBe('GET /order');
    await until(() => expect(gateway.overload.inFlight).toBe(0));
    expect(messages).toHaveLength(2);
  });
});
