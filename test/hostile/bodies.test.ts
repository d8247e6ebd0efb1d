import type { Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { anOrder, codes, ordered, probeAt, shopAt } from './gateways.ts';
import { bytes, jsonBytes, rawUpstream } from './upstreams.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
type Settings = Readonly<Record<string, unknown>>;
const LIMITS: Settings = { answer: { bytes: 64 * 1024, ratio: 100 } };
/** With one connection, sockets count how often it was lost. */
const ONE = { connections: 1 };

/** A shop whose order `good` is sent properly, and every other one like this. */
async function shop(hostile: (socket: Socket) => void, settings: Settings = LIMITS) {
  const raw = await rawUpstream((socket, head) => {
    if (head.startsWith('GET /order/good ')) socket.write(jsonBytes(anOrder('good')));
    else hostile(socket);
  });
  return { ...raw, ...shopAt(raw.url, { settings: { ...ONE, ...settings } }) };
}

/** Asks for an order that is sent like this, and then for a good one. */
async function told(hostile: (socket: Socket) => void, settings?: Settings) {
  const { order, lines, ...raw } = await shop(hostile, settings);
  const [answer, next] = [await order('bad'), await order('good')];
  expect(next).toEqual(ordered('good'));
  return { ...raw, answer, lines, message: answer.errors?.[0]?.message };
}

/** Writes for as long as anybody reads. */
function pour(socket: Socket, part: Buffer): void {
  const more = () => {
    while (!socket.destroyed && socket.write(part));
  };
  socket.on('drain', more);
  more();
}

const chunk = (body: Buffer) =>
  Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')]);
const CHUNKED = { ...JSON_TYPE, 'transfer-encoding': 'chunked' };
const tooLarge = 'marketplace GET /order/{orderId} answered with more than 65536 bytes';

describe('39: how much is read', () => {
  it('39: a length of 10 GB is believed, and nothing is read', async () => {
    const { answer, message, bytesWritten } = await told((socket) => {
      socket.write(bytes('200 OK', { ...JSON_TYPE, 'content-length': String(10 * 2 ** 30) }));
      setImmediate(() => pour(socket, Buffer.alloc(2 ** 16, ' ')));
    });

    expect(codes(answer)).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    expect(message).toBe(tooLarge);
    expect(bytesWritten()).toBeLessThan(16 * 2 ** 20);
  });

  it.each([
    ['large chunks', chunk(Buffer.alloc(2 ** 16, ' '))],
    ['chunks of one byte', Buffer.concat(Array.from({ length: 2 ** 14 }, () => chunk(Buffer.from(' '))))],
  ])('39: an endless body of %s is read up to the limit', async (_what, part) => {
    const { answer, message, bytesWritten } = await told((socket) => {
      socket.write(bytes('200 OK', CHUNKED));
      pour(socket, part);
    });

    expect(codes(answer)).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    expect(message).toBe(tooLarge);
    expect(bytesWritten()).toBeLessThan(16 * 2 ** 20);
  });

  it('39: an endless body without a length is read up to the limit', async () => {
    const { message, bytesWritten } = await told((socket) => {
      socket.write(bytes('200 OK', { ...JSON_TYPE, connection: 'close' }));
      pour(socket, Buffer.alloc(2 ** 16, ' '));
    });

    expect(message).toBe(tooLarge);
    expect(bytesWritten()).toBeLessThan(16 * 2 ** 20);
  });

  it.each([
    ['401 Unauthorized', 'UNAUTHENTICATED'],
    ['404 Not Found', undefined],
    ['409 Conflict', 'CONFLICT'],
    ['500 Internal Server Error', 'UPSTREAM_ERROR'],
  ])('39: what a %s with an endless body says is known from its status', async (status, code) => {
    const endings = [
      ['content-length', String(10 * 2 ** 30)],
      ['transfer-encoding', 'chunked'],
    ] as const;
    for (const [name, value] of endings) {
      const { answer, bytesWritten } = await told((socket) => {
        socket.write(bytes(status, { ...JSON_TYPE, [name]: value }));
        pour(socket, chunk(Buffer.alloc(2 ** 16, ' ')));
      });

      expect(codes(answer)).toEqual(code ? [code] : []);
      expect(answer.data).toEqual({ order: null });
      expect(bytesWritten()).toBeLessThan(16 * 2 ** 20);
    }
  });

  it('39: an answer of exactly the limit is read', async () => {
    const order = JSON.stringify(anOrder('bad')).padEnd(64 * 1024, ' ');
    const { answer } = await told((socket) => socket.write(bytes('200 OK', JSON_TYPE, order)));

    expect(answer).toEqual(ordered('bad'));
  });

  it('39: the breaker counts what is too large', async () => {
    const { order } = await shop((socket) => socket.write(bytes('200 OK', JSON_TYPE, Buffer.alloc(70_000, ' '))), {
      ...LIMITS,
      breaker: { failures: 2, open: '60s' },
    });

    const answers = [await order('bad'), await order('bad'), await order('good')];

    expect(answers.flatMap(codes)).toEqual([
      'UPSTREAM_INVALID_RESPONSE',
      'UPSTREAM_INVALID_RESPONSE',
      'UPSTREAM_UNAVAILABLE',
    ]);
    expect(answers[2]?.errors?.[0]?.extensions).toMatchObject({ retryAfter: 60, retryable: true });
  });

  it.each([
    ['keep-alive', 'UPSTREAM_UNAVAILABLE', 'lost its connection before the answer was there'],
    ['close', 'UPSTREAM_INVALID_RESPONSE', 'answered with something that is not HTTP'],
  ])('39: a body shorter than its length is no answer (%s)', async (connection, code, what) => {
    const { answer, message } = await told((socket) => {
      const headers = { ...JSON_TYPE, connection, 'content-length': '1000' };
      socket.end(bytes('200 OK', headers, JSON.stringify(anOrder('bad'))));
    });

    expect(codes(answer)).toEqual([code]);
    expect(message).toBe(`marketplace GET /order/{orderId} ${what}`);
  });

  it('39: a body longer than its length is cut, and its connection not used again', async () => {
    const { answer, sockets } = await told((socket) => {
      const body = JSON.stringify(anOrder('bad'));
      socket.write(bytes('200 OK', { ...JSON_TYPE, 'content-length': String(body.length) }, `${body}garbage`));
    });

    expect(answer).toEqual(ordered('bad'));
    expect(sockets).toHaveLength(2);
  });

  it('39: a second answer behind the first is not taken for that of the next call', async () => {
    const { answer, sockets } = await told((socket) => {
      socket.write(Buffer.concat([jsonBytes(anOrder('bad')), jsonBytes(anOrder('forged'))]));
    });

    expect(answer).toEqual(ordered('bad'));
    expect(sockets).toHaveLength(2);
  });

  it('39: a body after a 204 is not taken for the next answer', async () => {
    const { answer, sockets } = await told((socket) => {
      socket.write(bytes('204 No Content', { 'content-length': '0' }));
      socket.write(jsonBytes(anOrder('forged')));
    });

    expect(codes(answer)).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    expect(sockets).toHaveLength(2);
  });

  it.each(['HEAD', 'GET'] as const)(
    '39: what announces 10 GB in answer to a %s and sends nothing is judged by its method',
    async (method) => {
      const raw = await rawUpstream((socket) =>
        socket.write(bytes('200 OK', { 'content-length': String(10 * 2 ** 30) })),
      );
      const answer = { kind: 'empty', mediaTypes: [], shape: 'any', exactIntegers: false } as const;
      const { ask } = probeAt(raw.url, contract({ look: { path: '/', method, answer } }));

      expect(codes(await ask('look'))).toEqual(method === 'HEAD' ? [] : ['UPSTREAM_INVALID_RESPONSE']);
    },
  );

  it('39: trailers change nothing', async () => {
    const { answer, sockets } = await told((socket) => {
      const body = chunk(Buffer.from(JSON.stringify(anOrder('bad'))));
      socket.write(bytes('200 OK', { ...CHUNKED, trailer: 'content-type, x-more' }, body));
      socket.write('0\r\ncontent-type: text/html\r\nset-cookie: a=b\r\nx-more: 1\r\n\r\n');
    });

    expect(answer).toEqual(ordered('bad'));
    expect(sockets).toHaveLength(1);
  });
});

const sent = (id: string) => Buffer.from(JSON.stringify(anOrder(id)));
const packed = (encoding: string, body: Buffer, status = '200 OK') =>
  bytes(status, { ...JSON_TYPE, 'content-encoding': encoding }, body);

describe('40: compressed answers', () => {
  const packers = [
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['GZIP', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
  ] as const;

  it.each(packers)('40: %s is unpacked', async (encoding, pack) => {
    const { answer } = await told((socket) => socket.write(packed(encoding, pack(sent('bad')))));

    expect(answer).toEqual(ordered('bad'));
  });

  it.each(packers)('40: a bomb of %s is unpacked no further than the limit', async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(16 * 2 ** 20, ' '));
    const { answer, message } = await told((socket) => socket.write(packed(encoding, bomb)), {
      answer: { bytes: '8MiB', ratio: 10 },
    });

    expect(codes(answer)).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    const most = Math.max(64 * 1024, bomb.length * 10);
    expect(message).toBe(`marketplace GET /order/{orderId} unpacks to more than ${most} bytes`);
  });

  it('40: however well it compresses, no answer is larger than the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(2 ** 20, ' '));
    const { message } = await told((socket) => socket.write(packed('gzip', bomb)), {
      answer: { bytes: 100_000, ratio: 10_000 },
    });

    expect(message).toBe('marketplace GET /order/{orderId} unpacks to more than 100000 bytes');
  });

  it.each(['compress', 'exi', 'gzip, gzip', 'gzip,br', '__proto__', 'constructor', 'utf-8'])(
    '40: %s is not what was asked for',
    async (encoding) => {
      const { message } = await told((socket) => socket.write(packed(encoding, gzipSync(gzipSync(sent('bad'))))));

      expect(message).toBe('marketplace GET /order/{orderId} answered in a compression that was not asked for');
    },
  );

  it('40: nor are two headers that each name one', async () => {
    const { message } = await told((socket) => {
      const body = gzipSync(gzipSync(sent('bad')));
      const headers = `content-encoding: gzip\r\ncontent-encoding: gzip\r\ncontent-length: ${body.length}\r\n`;
      socket.write(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n${headers}\r\n`);
      socket.write(body);
    });

    expect(message).toBe('marketplace GET /order/{orderId} answered in a compression that was not asked for');
  });

  it.each([
    ['gzip', Buffer.from('not packed at all')],
    ['gzip', gzipSync(sent('bad')).subarray(0, -12)],
    ['br', Buffer.from([0xff, 0xff])],
    ['deflate', gzipSync(sent('bad'))],
  ])('40: a broken %s is a typed error: %#', async (encoding, body) => {
    const { answer, message } = await told((socket) => socket.write(packed(encoding, body)));

    expect(codes(answer)).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    expect(message).toBe('marketplace GET /order/{orderId} answered with a broken compression');
  });

  it.each(['identity', 'Identity', '', ' '])('40: %j is no compression', async (encoding) => {
    const { answer } = await told((socket) => socket.write(packed(encoding, sent('bad'))));

    expect(answer).toEqual(ordered('bad'));
  });

  it.each(['gzip', 'compress'])('40: an empty body is not unpacked from %s', async (encoding) => {
    const { answer } = await told((socket) => socket.write(packed(encoding, Buffer.alloc(0), '404 Not Found')));

    expect(answer).toEqual({ data: { order: null } });
  });

  it('40: what a failure says is known from its status, broken as its body may be', async () => {
    const { answer } = await told((socket) => socket.write(packed('gzip', Buffer.from('nonsense'), '409 Conflict')));

    expect(codes(answer)).toEqual(['CONFLICT']);
  });

  it('40: what a packed failure says is read', async () => {
    const body = gzipSync(JSON.stringify({ errors: [{ errorId: 1002 }] }));
    const { answer } = await told((socket) => socket.write(packed('gzip', body, '400 Bad Request')));

    expect(codes(answer)).toEqual(['UNAUTHENTICATED']);
  });
});
