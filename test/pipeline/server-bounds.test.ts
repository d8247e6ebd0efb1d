import { describe, expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';
import { type Route, served } from '#test/served';
import { until } from '#test/until';
import { acceptedSockets, Connection, posted } from './connection.ts';
import { ORDER, shop } from './shop.ts';

/** Routes with different code that writes responses. */
const SERVERS: readonly Route[] = ['direct', 'http-plugin'];
const SMALL = JSON.stringify({ query: '{ __typename }' });
const TYPENAME = '{"data":{"__typename":"Query"}}';
/** A request whose response, a few dozen times, exceeds the socket buffers of a connection. */
const LARGE = JSON.stringify({ query: '{ order(id: "11-1") { raw } }' });
const BYTES = 1024 * 1024;

async function over(route: Route, limits: Readonly<Record<string, unknown>> = {}) {
  const { gateway, sent } = await shop({
    settings: { limits, performance: { cache: false, coalesceOperations: false } },
    answer: () => json({ orderId: '11-1', note: 'x'.repeat(BYTES) }),
  });
  const { server, post } = await served(gateway, route);
  const { host } = new URL(server.origin);
  return {
    ...server,
    gateway,
    sent,
    post,
    connect: () => new Connection(server.origin),
    small: posted(host, SMALL),
    large: posted(host, LARGE),
    host,
  };
}

describe.each(SERVERS)('by the %s route, a connection', (route) => {
  it('that pipelines without reading is closed, and its requests are executed one at a time', async () => {
    const accepted = acceptedSockets();
    const { connect, large, sent, post } = await over(route, { timeouts: { write: '200ms' } });
    const connection = connect().write(large.repeat(90));

    await accepted.closed(connection);

    // As many as the socket buffers hold, and one in the write queue.
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThan(40);
    expect((await post(SMALL)).body.toString()).toBe(TYPENAME);
  });

  it('that does not read an incremental response is closed, and is no request in flight', async () => {
    const accepted = acceptedSockets();
    const { gateway, connect, host } = await over(route, { timeouts: { write: '200ms' } });
    const parts = Array.from({ length: 10 }, (_, n) => `... @defer { a${n}: order(id: "11-1") { raw } }`);
    const query = JSON.stringify({ query: `{ __typename ${parts.join(' ')} }` });
    const connection = connect().write(posted(host, query, ['Accept: multipart/mixed']));

    await accepted.closed(connection);

    await until(() => expect(gateway.overload.inFlight).toBe(0));
  });

  it('that reads is not closed while its next response is slow', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const accepted = acceptedSockets();
    const { gateway } = await shop({
      settings: {
        limits: { timeouts: { write: '2s' } },
        performance: { cache: false, coalesceOperations: false },
        defaults: { answer: { bytes: '16MiB' } },
      },
      async answer({ target }) {
        if (target.includes('11-2')) await released;
        return json({ orderId: '11-1', note: 'x'.repeat(8 * BYTES) });
      },
    });
    const { server } = await served(gateway, route);
    const { host } = new URL(server.origin);
    const slow = posted(host, JSON.stringify({ query: '{ order(id: "11-2") { orderId } }' }));
    const cutOff = new Connection(server.origin).write(posted(host, LARGE).repeat(3));
    const reader = new Connection(server.origin).write(posted(host, LARGE) + slow);

    expect((await reader.next())?.body.length).toBeGreaterThan(8 * BYTES);
    // The write timeout of a connection without reads has passed.
    await accepted.closed(cutOff);
    release();

    expect((await reader.next())?.body).toBe('{"data":{"order":{"orderId":"11-1"}}}');
  });

  it('that is one of 60 slow readers is closed, and others are answered', async () => {
    const accepted = acceptedSockets();
    const { connect, large, post } = await over(route, { timeouts: { write: '200ms' } });
    const slow = Array.from({ length: 60 }, () => connect().write(large.repeat(20)));

    await Promise.all(slow.map((each) => accepted.closed(each)));

    expect((await post(SMALL)).body.toString()).toBe(TYPENAME);
  });

  it('that pipelines more than 100 requests is closed, and others are answered', async () => {
    const { connect, small, large, post } = await over(route);
    const [within, beyond] = [connect().write(small.repeat(100)), connect().write(large + small.repeat(300))];

    for (let n = 0; n < 100; n++) expect((await within.next())?.body).toBe(TYPENAME);
    expect((await beyond.all()).length).toBeLessThan(300);
    expect((await post(SMALL)).body.toString()).toBe(TYPENAME);
  });

  it('is refused beyond the limit of connections', async () => {
    const { connect, small } = await over(route, { connections: 3 });
    const open = [connect(), connect(), connect()];
    for (const each of open) expect((await each.write(small).next())?.body).toBe(TYPENAME);

    expect(await connect().write(small).all()).toEqual([]);
    open[0]?.socket.destroy();
    let next: Connection;
    do next = connect().write(small);
    while ((await next.next()) === undefined);
    for (const each of open.slice(1)) expect((await each.write(small).next())?.body).toBe(TYPENAME);
  });
});

describe.each(SERVERS)('by the %s route, bodies', (route) => {
  it.each([
    ['of JSON', 'application/json'],
    ['of uploads', 'multipart/form-data; boundary=a'],
  ])(
    '%s that are incomplete take bounded memory, which is released when their callers disconnect',
    async (_what, type) => {
      const { host, connect, post } = await over(route, { buffered: '64KiB' });
      const start = `--a\r\nContent-Disposition: form-data; name="operations"\r\n\r\n`;
      const head = [
        'POST /graphql HTTP/1.1',
        `Host: ${host}`,
        `Content-Type: ${type}`,
        'Graphql-Preflight: 1',
        'Content-Length: 100000',
      ].join('\r\n');
      const body = start + 'x'.repeat(1024 - start.length);
      const refused: number[] = [];
      const unfinished = Array.from({ length: 300 }, () => connect());
      const responses = unfinished.map(async (each) => {
        const response = await each.next();
        if (!response) return;
        refused.push(response.status);
        expect(response.headers).toMatchObject({ 'retry-after': '1', connection: 'close' });
        expect(JSON.parse(response.body).errors[0].extensions.code).toBe('OVERLOADED');
      });
      for (const each of unfinished) each.write(`${head}\r\n\r\n${body}`);
      // Those beyond the limit are refused: 64 KiB hold 64 bodies at most.
      while (refused.length < 300 - 64) await new Promise(setImmediate);

      expect(new Set(refused)).toEqual(new Set([503]));
      for (const each of unfinished) each.socket.destroy();
      await Promise.all(responses);
      const large = JSON.stringify({ query: ORDER, operationName: null, extensions: { a: 'x'.repeat(60_000) } });
      // The gateway hears of it later than they do.
      await until(async () => expect((await post(large)).status).toBe(200));
      expect((await post(SMALL)).body.toString()).toBe(TYPENAME);
    },
  );
});

describe('bodies of requests that are not answered yet', () => {
  const query = '{ orders { totalCount } }';
  const body = (size: number) => JSON.stringify({ query, variables: { unused: 'x'.repeat(size) } });
  const form = (size: number) => {
    const operations = JSON.stringify({ query, variables: { file: null, unused: 'x'.repeat(size) } });
    const data = new FormData();
    data.append('operations', operations);
    data.append('map', '{"0":["variables.file"]}');
    data.append('0', new Blob(['x']), 'x');
    return data;
  };

  const forms = [
    ['JSON', (size: number) => ({ body: body(size), headers: { 'content-type': 'application/json' } })],
    ['uploads', (size: number) => ({ body: form(size), headers: { 'graphql-preflight': '1' } })],
  ] as const;

  it.each(SERVERS.flatMap((route) => forms.map(([what, request]) => [what, route, request] as const)))(
    'take memory, which is released with the answer: %s, by the %s route',
    async (_what, route, request) => {
      const asked = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      const { gateway } = await gatewayOver(
        'marketplace',
        async () => {
          asked.resolve();
          await released.promise;
          return json({ total: 7, limit: 20, offset: 0, orders: [] });
        },
        { settings: { limits: { buffered: '16KiB' } } },
      );
      const { address } = await served(gateway, route);
      const post = (size: number) => fetch(address, { method: 'POST', ...request(size) });
      const first = post(10_000);
      await asked.promise;

      const refused = await post(9000);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
      expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED' } }] });

      released.resolve();
      expect(await (await first).json()).toEqual({ data: { orders: { totalCount: 7 } } });
      expect(await (await post(10_001)).json()).toEqual({ data: { orders: { totalCount: 7 } } });
    },
  );
});

describe('a request that does not arrive', () => {
  const timed = async (connection: Connection) => {
    const start = performance.now();
    const responses = await connection.all();
    return { ms: performance.now() - start, statuses: responses.map(({ status }) => status) };
  };

  it('is ended at the headers timeout, like a connection without a request', async () => {
    const { connect, host } = await over('direct', { timeouts: { headers: '200ms', request: '10s' } });

    for (const text of ['', 'POST /gra', `POST /graphql HTTP/1.1\r\nHost: ${host}\r\nX-A: `]) {
      const { ms, statuses } = await timed(connect().write(text));
      expect(statuses).toEqual([408]);
      expect(ms).toBeGreaterThan(150);
      expect(ms).toBeLessThan(2000);
    }
  });

  it.each(SERVERS)('is ended at the request timeout, by the %s route', async (route) => {
    const { connect, host } = await over(route, { timeouts: { headers: '100ms', request: '300ms' } });
    const head = `POST /graphql HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`;

    for (const text of [`${head}Content-Length: 100\r\n\r\n{`, `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`]) {
      const { ms, statuses } = await timed(connect().write(text));
      expect(statuses).toEqual([408]);
      expect(ms).toBeGreaterThan(250);
      expect(ms).toBeLessThan(3000);
    }
  });

  it('closes a persistent connection at the idle timeout', async () => {
    const { connect, small } = await over('direct', { timeouts: { idle: '100ms' } });
    const connection = connect().write(small);
    expect((await connection.next())?.headers['connection']).toBe('keep-alive');

    const { ms, statuses } = await timed(connection);

    expect(statuses).toEqual([]);
    expect(ms).toBeGreaterThan(80);
    expect(ms).toBeLessThan(5000);
  });
});
