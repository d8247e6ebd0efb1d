import { EventEmitter, once } from 'node:events';
import { constants } from 'node:http2';
import type { Socket } from 'node:net';
import { connect } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { gatewayOver, json } from '#test/harness';
import { until } from '#test/until';
import { http2Request, http2Session, servedBy } from './transports.ts';

const QUERY = '{ quotes(search: "sea") { nodes { text } } }';
const GET = `/graphql?query=${encodeURIComponent(QUERY)}`;
const quoteOf = (text: string) => ({ _id: 'q', content: text, author: 'A', authorSlug: 'a', tags: [], length: 1 });
const pageOf = (text = 'a') => json({ count: 1, totalCount: 1, page: 1, totalPages: 1, results: [quoteOf(text)] });

/** A gateway whose upstream answers when the test says so. */
async function held(settings: Readonly<Record<string, unknown>> = {}) {
  const released = Promise.withResolvers<void>();
  const asked = new EventEmitter();
  const { gateway, sent } = await gatewayOver(
    'quotes',
    async () => {
      asked.emit('call');
      await released.promise;
      return pageOf();
    },
    { settings },
  );
  return { ...(await servedBy(gateway, 'h2')), sent, asked, release: () => released.resolve() };
}

const over = async (settings: Readonly<Record<string, unknown>> = {}, text = 'a') => {
  const { gateway, sent } = await gatewayOver('quotes', () => pageOf(text), { settings });
  return { ...(await servedBy(gateway, 'h2')), sent };
};

/** Frames of HTTP/2 (RFC 9113, section 4.1). */
function frame(type: number, flags: number, stream: number, payload: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/** Resolves when a connection or a stream is closed, by an error or not. */
const closeOf = (emitter: EventEmitter | undefined) =>
  new Promise<void>((resolve) => {
    emitter?.once('close', () => resolve());
  });

const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
const SETTINGS = frame(4, 0, 0);
/** `:method: GET`, `:scheme: https`, `:path: /`, by the static table of HPACK. */
const HEADERS = Buffer.from([0x82, 0x87, 0x84]);

async function rawConnection(origin: string): Promise<Socket> {
  const port = Number(new URL(origin).port);
  const socket = connect({ port, host: '127.0.0.1', ALPNProtocols: ['h2'], rejectUnauthorized: false });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'secureConnect');
  return socket.resume();
}

describe('a connection of HTTP/2', () => {
  it('answers requests together, as they are ready', async () => {
    const { session, ask, asked, release } = await held();
    if (!session) throw new Error('There is no session.');
    const slow = http2Request(session, GET, {});
    await once(asked, 'call');

    const quick = await ask({ query: '?query={__typename}' });
    release();

    expect([quick.status, quick.body.toString()]).toEqual([200, '{"data":{"__typename":"Query"}}']);
    expect((await slow).status).toBe(200);
  });

  it('joins the lines of a cookie, and refuses other credentials that are repeated', async () => {
    const { gateway, sent } = await gatewayOver('quotes', () => pageOf(), {
      settings: { apis: { quotes: { forward: ['cookie', 'authorization'] } } },
    });
    const { session } = await servedBy(gateway, 'h2');
    if (!session) throw new Error('There is no session.');
    const headers = { cookie: ['a=1', 'b=2'], 'graphql-preflight': '1' };

    expect((await http2Request(session, GET, { headers })).status).toBe(200);

    expect(sent.map((each) => each.headers['cookie'])).toEqual(['a=1; b=2']);
  });

  it('refuses an authority beside another Host, and CONNECT', async () => {
    const { ask } = await over();

    const both = await ask({ headers: { ':authority': 'localhost', host: '127.0.0.1' }, query: '?query={__typename}' });
    const same = await ask({ headers: { ':authority': 'localhost', host: 'localhost' }, query: '?query={__typename}' });

    expect([both.status, same.status]).toEqual([400, 200]);
  });

  it('cancels the calls of a stream that the client resets', async () => {
    const { session, asked, release } = await held();
    const stream = session?.request({ ':path': GET });
    stream?.on('error', () => undefined);
    await once(asked, 'call');

    stream?.close(constants.NGHTTP2_CANCEL);
    await closeOf(stream);
    release();

    expect((await http2Request(session as never, '/graphql?query={__typename}', {})).status).toBe(200);
  });

  it('takes bodies by parts, and refuses one that ends early', async () => {
    const { session } = await over();
    const body = JSON.stringify({ query: QUERY });
    const headers = { ':method': 'POST', ':path': '/graphql', 'content-type': 'application/json' };
    const stream = session?.request(headers);
    stream?.write(body.slice(0, 5));
    stream?.end(body.slice(5));
    const [answered] = (await once(stream as EventEmitter, 'response')) as [Record<string, unknown>];
    const short = session?.request({ ...headers, 'content-length': body.length });
    short?.on('error', () => undefined);
    stream?.resume();
    short?.resume();
    short?.end(body.slice(5));
    await closeOf(short);

    expect(answered[':status']).toBe(200);
    expect(short?.rstCode).toBe(constants.NGHTTP2_PROTOCOL_ERROR);
  });
});

describe('limits of HTTP/2', () => {
  it('let a client have a hundred requests at a time', async () => {
    const { session } = await over();
    const limits = { maxConcurrentStreams: 100, maxHeaderListSize: 16_384 };

    await until(() => expect(session?.remoteSettings).toMatchObject(limits));
  });

  it('end a connection that resets streams in a row (CVE-2023-44487), and no other', async () => {
    const { origin, ask, sent } = await over();
    const socket = await rawConnection(origin);
    const closed = closeOf(socket);
    socket.write(Buffer.concat([PREFACE, SETTINGS]));
    const code = Buffer.alloc(4);
    code.writeUInt32BE(constants.NGHTTP2_CANCEL);

    const resets = Array.from({ length: 2000 }, (_, index) => [
      frame(1, 5, 2 * index + 1, HEADERS),
      frame(3, 0, 2 * index + 1, code),
    ]);
    socket.write(Buffer.concat(resets.flat()));
    await closed;

    expect((await ask({ query: '?query={__typename}' })).status).toBe(200);
    expect(sent).toEqual([]);
  });

  it.each<[what: string, flood: Buffer]>([
    ['settings', Buffer.concat(Array.from({ length: 20_000 }, () => SETTINGS))],
    ['pings', Buffer.concat(Array.from({ length: 20_000 }, () => frame(6, 0, 0, Buffer.alloc(8))))],
    [
      'a header block without an end',
      Buffer.concat([
        frame(1, 1, 1, HEADERS),
        ...Array.from({ length: 2000 }, () =>
          frame(9, 0, 1, Buffer.concat([Buffer.from([0x40, 1, 0x61, 0x7f, 0x81, 0x01]), Buffer.alloc(256, 0x62)])),
        ),
      ]),
    ],
    ['a settings frame with a hundred entries', frame(4, 0, 0, Buffer.alloc(600, 0))],
    ['no frame of HTTP/2', Buffer.alloc(1000, 0xff)],
  ])('end a connection that sends %s', async (_what, flood) => {
    const { origin, ask } = await over();
    const socket = await rawConnection(origin);
    // Without reading the acknowledgements.
    socket.pause();
    const closed = closeOf(socket);
    socket.write(Buffer.concat([PREFACE, SETTINGS, flood]));
    const timer = setInterval(() => socket.write(frame(6, 0, 0, Buffer.alloc(8))), 50);
    onTestFinished(() => clearInterval(timer));
    setTimeout(() => socket.resume(), 500).unref();
    await closed;

    expect((await ask({ query: '?query={__typename}' })).status).toBe(200);
  });

  it('end a connection that sends nothing, only the preface, or half of it', async () => {
    const { origin } = await over({ limits: { timeouts: { headers: '300ms' } } });

    const sockets = await Promise.all(
      [Buffer.alloc(0), PREFACE.subarray(0, 2), Buffer.concat([PREFACE, SETTINGS])].map(async (bytes) => {
        const socket = await rawConnection(origin);
        socket.write(bytes);
        return socket;
      }),
    );

    await Promise.all(sockets.map(async (socket) => socket.closed || closeOf(socket)));
  });

  it('end an idle connection, with GOAWAY', async () => {
    const { session, ask } = await over({ limits: { timeouts: { idle: '300ms' } } });
    const goaway = once(session as EventEmitter, 'goaway');
    await ask({ query: '?query={__typename}' });

    expect((await goaway)[0]).toBe(constants.NGHTTP2_NO_ERROR);
  });

  it('end a body that does not come, and no other request', async () => {
    const { session, ask } = await over({ limits: { timeouts: { headers: '300ms', request: '500ms' } } });
    const stream = session?.request({ ':method': 'POST', ':path': '/graphql', 'content-type': 'application/json' });
    stream?.on('error', () => undefined);
    stream?.write('{');
    await closeOf(stream);

    expect(stream?.rstCode).toBe(constants.NGHTTP2_CANCEL);
    expect((await ask({ query: '?query={__typename}' })).status).toBe(200);
  });

  it('end a stream that is not read, and no other request', async () => {
    const { session, ask } = await over({ limits: { timeouts: { write: '500ms' } } }, 'a'.repeat(2_000_000));
    const stream = session?.request({ ':path': GET });
    stream?.on('error', () => undefined);
    await once(stream as EventEmitter, 'response');

    expect((await ask({ query: '?query={__typename}' })).status).toBe(200);
    await until(() => expect(stream?.rstCode).toBe(constants.NGHTTP2_CANCEL));
  });

  it('refuse a header list that is too long', async () => {
    const { ask } = await over({ limits: { headers: '4KiB' } });

    const answer = await ask({ headers: { 'x-long': 'a'.repeat(8000) }, query: '?query={__typename}' });

    expect(answer.status).toBe(431);
  });
});

describe('the end of a gateway with HTTP/2', () => {
  it('is told by GOAWAY, and no request is lost', async () => {
    const { server, session, origin, asked, release } = await held({ server: { shutdownGrace: '5s' } });
    if (!session) throw new Error('There is no session.');
    const goaway = once(session, 'goaway') as Promise<[number, number]>;
    const slow = http2Request(session, GET, {});
    await once(asked, 'call');

    server.drain();

    expect((await goaway).slice(0, 2)).toEqual([constants.NGHTTP2_NO_ERROR, 2 ** 31 - 1]);
    const other = http2Session(origin);
    expect((await http2Request(other, '/health/ready', {})).status).toBe(503);
    const stopped = server.stop();
    release();
    expect((await slow).status).toBe(200);
    await stopped;
    expect([session.closed, session.destroyed]).toContain(true);
  });

  it('waits for requests no longer than the grace period', async () => {
    const { server, session, asked } = await held({ server: { shutdownGrace: '100ms' } });
    if (!session) throw new Error('There is no session.');
    const slow = http2Request(session, GET, {});
    await once(asked, 'call');

    await server.stop();

    expect((await slow).status).toBeUndefined();
  });
});

describe('a port without TLS', () => {
  it('speaks HTTP/1.1 alone', async () => {
    const { gateway } = await gatewayOver('quotes', () => pageOf());
    const { origin } = await servedBy(gateway, 'h1');
    const session = http2Session(origin);

    await closeOf(session);

    expect(session.destroyed).toBe(true);
  });
});
