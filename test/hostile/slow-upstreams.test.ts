import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { until } from '#test/until';
import { anOrder, codes, ordered, shopAt } from './gateways.ts';
import { bytes, jsonBytes, listening, rawUpstream } from './upstreams.ts';

/** Deadlines too long for a test, so that only the one that it shortens ends a call. */
const LONG = { connect: '60s', headers: '60s', body: '60s', total: '60s' };
const only = (deadline: Partial<typeof LONG>) => ({ timeouts: { ...LONG, ...deadline } });
type Settings = Readonly<Record<string, unknown>>;
const JSON_HEAD = bytes('200 OK', { 'content-type': 'application/json', 'content-length': '1000' });

/** Writes a byte at intervals, without end. */
function drip(socket: Socket, part: string, everyMs = 20): void {
  const timer = setInterval(() => socket.write(part), everyMs);
  socket.on('close', () => clearInterval(timer));
  onTestFinished(() => clearInterval(timer));
}

/** Resolves when a connection is closed, by an error or not. */
async function closed(socket: Socket): Promise<void> {
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
}

/** A shop that sends all orders except `good` like this. It has one connection: the next call shows that it is free again. */
async function shop(slow: (socket: Socket) => unknown, settings: Settings, around?: Settings) {
  const raw = await rawUpstream((socket, head) => {
    if (head.startsWith('GET /order/good ')) socket.write(jsonBytes(anOrder('good')));
    else slow(socket);
  });
  return { ...raw, ...shopAt(raw.url, { settings: { ...settings, connections: 1 }, ...(around && { around }) }) };
}

async function timed<Value>(pending: Promise<Value>): Promise<[Value, number]> {
  const started = performance.now();
  return [await pending, performance.now() - started];
}

describe('slow upstreams', () => {
  const HEADERS = 'marketplace took too long to answer';
  const BODY = 'marketplace stopped in the middle of its answer';
  const TOTAL = 'marketplace took longer than 200 ms';

  it.each<[string, (socket: Socket) => void, Partial<typeof LONG>, string]>([
    ['a connection, then silence', () => undefined, { headers: '200ms' }, HEADERS],
    ['half a head, then silence', (socket) => socket.write('HTTP/1.1 200 OK\r\nx: '), { headers: '200ms' }, HEADERS],
    [
      'a head that never ends',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        drip(socket, 'x: y\r\n');
      },
      { headers: '200ms' },
      HEADERS,
    ],
    [
      'interim answers without end',
      (socket) => drip(socket, 'HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n'),
      { headers: '200ms' },
      HEADERS,
    ],
    ['a head, then silence', (socket) => socket.write(JSON_HEAD), { body: '200ms' }, BODY],
    [
      'half a body, then silence',
      (socket) => socket.write(Buffer.concat([JSON_HEAD, Buffer.from('{')])),
      { body: '200ms' },
      BODY,
    ],
    [
      'a chunk that only grows its extension',
      (socket) => {
        socket.write(bytes('200 OK', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }));
        drip(socket, '1;a=b');
      },
      { body: '200ms' },
      BODY,
    ],
    [
      'a byte now and then',
      (socket) => {
        socket.write(JSON_HEAD);
        drip(socket, ' ');
      },
      { body: '190ms', total: '200ms' },
      TOTAL,
    ],
    ['nothing at all, on the whole', () => undefined, { total: '200ms' }, TOTAL],
  ])('%s ends at its deadline', async (_what, slow, deadline, message) => {
    const { order, sockets } = await shop(slow, only(deadline));

    const [answer, ms] = await timed(order('bad'));

    expect(codes(answer)).toEqual(['UPSTREAM_TIMEOUT']);
    expect(answer.errors?.[0]).toMatchObject({ message, extensions: { retryable: true } });
    expect(ms).toBeGreaterThan(195);
    expect(ms).toBeLessThan(5000);
    // This one has the same deadline, which a busy machine may miss.
    await until(async () => expect(await order('good')).toEqual(ordered('good')));
    await closed(sockets[0] as Socket);
  });

  it('a connection that is never established ends at its deadline', async () => {
    // The TCP connection is accepted, its TLS handshake is not answered.
    const server = createServer();
    const url = await listening(server, 'https');
    const { order } = shopAt(url.replace('http:', 'https:'), { settings: only({ connect: '100ms' }) });

    const [answer, ms] = await timed(order('bad'));

    expect(answer.errors).toMatchObject([
      {
        message: 'marketplace took too long to accept a connection',
        extensions: { code: 'UPSTREAM_TIMEOUT' },
      },
    ]);
    expect(ms).toBeLessThan(5000);
  });

  it.each(['headers', 'total'])('the breaker counts what took too long: %s', async (which) => {
    const { order, heads } = await shop(() => undefined, {
      // The whole time begins before the request is sent, which a busy machine may do late.
      ...only({ [which]: '500ms' }),
      breaker: { failures: 1, open: '60s' },
    });

    const answers = [await order('bad'), await order('good')];

    expect(answers.flatMap(codes)).toEqual(['UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE']);
    expect(heads).toHaveLength(1);
  });

  it('a slow response within the deadline is read', async () => {
    const body = JSON.stringify(anOrder('bad'));
    const parts = [
      ...bytes('200 OK', { 'content-type': 'application/json' }, body)
        .toString()
        .matchAll(/[^]{1,25}/g),
    ];
    const { order } = await shop(
      (socket) => {
        const timer = setInterval(() => {
          const part = parts.shift();
          if (part) socket.write(part[0]);
          else clearInterval(timer);
        }, 60);
      },
      only({ connect: '600ms', headers: '600ms', body: '600ms' }),
    );

    const [answer, ms] = await timed(order('bad'));

    expect(answer).toEqual(ordered('bad'));
    expect(ms).toBeGreaterThan(600);
  });

  it('the deadline of the operation ends its calls with its own error', async () => {
    const { order, sockets, lines } = await shop(() => undefined, only({}), {
      limits: { timeouts: { operation: '100ms' } },
    });

    const [answer, ms] = await timed(order('bad'));

    expect(answer).toEqual({
      data: { order: null },
      errors: [
        {
          message: 'The operation took longer than 100 ms.',
          path: ['order'],
          locations: [expect.anything()],
          extensions: { code: 'UPSTREAM_TIMEOUT', requestId: 'test' },
        },
      ],
    });
    expect(ms).toBeLessThan(5000);
    await closed(sockets[0] as Socket);
    expect(lines).toEqual([expect.stringContaining('warn  The operation took longer than 100 ms. requestId="test"')]);
    expect(await order('good')).toEqual(ordered('good'));
  });

  it('a caller that disconnects ends its calls at once', async () => {
    const { run, order, sockets, lines } = await shop(() => leave.abort(), only({}));
    const leave = new AbortController();

    const [answer, ms] = await timed(run('{ order(id: "bad") { orderId } }', {}, {}, leave.signal));

    expect(answer.data).toEqual({ order: null });
    expect(ms).toBeLessThan(5000);
    await closed(sockets[0] as Socket);
    expect(lines.filter((line) => !line.includes(' debug '))).toEqual([]);
    expect(await order('good')).toEqual(ordered('good'));
  });

  it('a caller that disconnects during decompression ends the call', async () => {
    const packed = gzipSync(JSON.stringify(anOrder('bad')));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const { run, order } = await shop((socket) => socket.write(bytes('200 OK', headers, packed)), only({}));
    const leave = new AbortController();
    const ended = () => queueMicrotask(() => leave.abort());
    subscribe('undici:request:trailers', ended);
    onTestFinished(() => void unsubscribe('undici:request:trailers', ended));

    expect((await run('{ order(id: "bad") { orderId } }', {}, {}, leave.signal)).data).toEqual({ order: null });
    expect(await order('bad')).toEqual(ordered('bad'));
  });

  it('a caller that disconnected before makes no call', async () => {
    const { run, heads } = await shop(() => undefined, only({}));

    await run('{ order(id: "bad") { orderId } }', {}, {}, AbortSignal.abort());

    expect(heads).toEqual([]);
  });

  it('calls that wait for a connection end at their deadline, and leave the queue', async () => {
    const { order, heads } = await shop(() => undefined, only({ total: '300ms' }));

    // On a busy machine one may begin so late that it has time left when the first has none.
    await until(async () => {
      heads.length = 0;
      const answers = await Promise.all(['bad', 'bad', 'bad'].map((id) => order(id)));
      expect(answers.flatMap(codes)).toEqual(['UPSTREAM_TIMEOUT', 'UPSTREAM_TIMEOUT', 'UPSTREAM_TIMEOUT']);
      expect(await order('good')).toEqual(ordered('good'));
      expect(heads.map((head) => head.split(' ')[1])).toEqual(['/order/bad', '/order/good']);
    });
  });

  it('time in the queue counts for the deadline only', async () => {
    const { order, heads } = await shop(
      (socket) => setTimeout(() => socket.write(jsonBytes(anOrder('bad'))), 400),
      only({ connect: '150ms', headers: '10s' }),
    );

    expect(await Promise.all([order('bad'), order('good')])).toEqual([ordered('bad'), ordered('good')]);
    expect(heads).toHaveLength(2);
  });

  it('a call that timed out is retried in the remaining time', async () => {
    const { order, heads } = await shop((socket) => heads.length > 1 && socket.write(jsonBytes(anOrder('bad'))), {
      ...only({ headers: '200ms' }),
      retry: { attempts: 1 },
    });

    expect(await order('bad')).toEqual(ordered('bad'));
    expect(heads).toHaveLength(2);
  });

  it('calls beyond the limit of the queue fail at once, and do not count for the breaker', async () => {
    const { order, heads } = await shop((socket) => waiting.push(socket), {
      ...only({}),
      breaker: { failures: 1 },
    });
    const waiting: Socket[] = [];
    const many = Array.from({ length: 101 }, (_, index) => order(index === 100 ? 'good' : 'bad'));

    const refused = await order('bad');

    expect(refused.errors).toMatchObject([
      {
        message: 'marketplace is not tried, because too many calls wait',
        extensions: { code: 'UPSTREAM_UNAVAILABLE', retryAfter: 1, retryable: true },
      },
    ]);
    const answer = () => {
      waiting.shift()?.write(jsonBytes(anOrder('bad')));
    };
    const timer = setInterval(answer, 1);
    onTestFinished(() => clearInterval(timer));
    expect((await Promise.all(many)).flatMap(codes)).toEqual([]);
    expect(heads).toHaveLength(101);
    expect(await order('good')).toEqual(ordered('good'));
  });
});
