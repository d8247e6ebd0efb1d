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

/** A shop with a proper response for the order `good`, and this one for all others. */
async function shop(hostile: (socket: Socket) => void, settings: Settings = LIMITS) {
  const raw = await rawUpstream((socket, head) => {
    if (head.startsWith('GET /order/good ')) socket.write(jsonBytes(anOrder('good')));
    else hostile(socket);
  });
  return { ...raw, ...shopAt(raw.url, { settings: { ...ONE, ...settings } }) };
}

/** Requests an order with this response, and then a good one. */
async function askBadThenGood(hostile: (socket: Socket) => void, settings?: Settings) {
  const { order, lines, ...raw } = await shop(hostile, settings);
  const [answer, next] = [await order('bad'), await order('good')];
  expect(next).toEqual(ordered('good'));
  return { ...raw, answer, lines, message: answer.errors?.[0]?.message };
}

/** Writes until the other side closes the connection. */
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
const tooLarge = 'marketplace answered with more than 65536 bytes';

describe('limits of a body', () => {
  it('a body with a Content-Length of 10 GB is not read', async () => {
    const { answer, message, bytesWritten } = await askBadThenGood((socket) => {
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
  ])('an endless body of %s is read up to the limit', async (_what, part) => {
    const { answer, message, bytesWritten } = await askBadThenGood((socket) => {
      socket.write(bytes('200 OK', CHUNKED));
      pour(socket, part);
    });

    expect(codes(answer)).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    expect(message).toBe(tooLarge);
    expect(bytesWritten()).toBeLessThan(16 * 2 ** 20);
  });

  it('an endless body without a length is read up to the limit', async () => {
    const { message, bytesWritten } = await askBadThenGood((socket) => {
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
  ])('a %s with an endless body is classified by its status', async (status, code) => {
    const endings = [
      ['content-length', String(10 * 2 ** 30)],
      ['transfer-encoding', 'chunked'],
    ] as const;
    for (const [name, value] of endings) {
      const { answer, bytesWritten } = await askBadThenGood((socket) => {
        socket.write(bytes(status, { ...JSON_TYPE, [name]: value }));
        pour(socket, chunk(Buffer.alloc(2 ** 16, ' ')));
      });

      expect(codes(answer)).toEqual(code ? [code] : []);
      expect(answer.data).toEqual({ order: null });
      expect(bytesWritten()).toBeLessThan(16 * 2 ** 20);
    }
  });

  it('an answer of exactly the limit is read', async () => {
    const order = JSON.stringify(anOrder('bad')).padEnd(64 * 1024, ' ');
    const { answer } = await askBadThenGood((socket) => socket.write(bytes('200 OK', JSON_TYPE, order)));

    expect(answer).toEqual(ordered('bad'));
  });

  it.each([
    ['keep-alive', 'UPSTREAM_UNAVAILABLE', 'lost its connection before the answer was there'],
    ['close', 'UPSTREAM_INVALID_RESPONSE', 'answered with something that is not HTTP'],
  ])('a body shorter than its Content-Length is an error (%s)', async (connection, code, what) => {
    const { answer, message } = await askBadThenGood((socket) => {
      const headers = { ...JSON_TYPE, connection, 'content-length': '1000' };
      socket.end(bytes('200 OK', headers, JSON.stringify(anOrder('bad'))));
    });

    expect(codes(answer)).toEqual([code]);
    expect(message).toBe(`marketplace ${what}`);
  });

  it('a body longer than its Content-Length is truncated, and its connection closed', async () => {
    const { answer, sockets } = await askBadThenGood((socket) => {
      const body = JSON.stringify(anOrder('bad'));
      socket.write(bytes('200 OK', { ...JSON_TYPE, 'content-length': String(body.length) }, `${body}garbage`));
    });

    expect(answer).toEqual(ordered('bad'));
    expect(sockets).toHaveLength(2);
  });

  it('a second response after the first is not used for the next call', async () => {
    const { answer, sockets } = await askBadThenGood((socket) => {
      socket.write(Buffer.concat([jsonBytes(anOrder('bad')), jsonBytes(anOrder('forged'))]));
    });

    expect(answer).toEqual(ordered('bad'));
    expect(sockets).toHaveLength(2);
  });

  it('a body after a 204 is not used as the next response', async () => {
    const { answer, sockets } = await askBadThenGood((socket) => {
      socket.write(bytes('204 No Content', { 'content-length': '0' }));
      socket.write(jsonBytes(anOrder('forged')));
    });

    expect(codes(answer)).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    expect(sockets).toHaveLength(2);
  });

  it.each(['HEAD', 'GET'] as const)(
    'what announces 10 GB in answer to a %s and sends nothing is judged by its method',
    async (method) => {
      const raw = await rawUpstream((socket) =>
        socket.write(bytes('200 OK', { 'content-length': String(10 * 2 ** 30) })),
      );
      const answer = { kind: 'empty', mediaTypes: [], shape: 'any', exactIntegers: false } as const;
      const { ask } = probeAt(raw.url, contract({ look: { path: '/', method, answer } }));

      expect(codes(await ask('look'))).toEqual(method === 'HEAD' ? [] : ['UPSTREAM_INVALID_RESPONSE']);
    },
  );

  it('trailers are ignored', async () => {
    const { answer, sockets } = await askBadThenGood((socket) => {
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

describe('compressed responses', () => {
  const packers = [
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['GZIP', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
  ] as const;

  it.each(packers)('%s is decompressed', async (encoding, pack) => {
    const { answer } = await askBadThenGood((socket) => socket.write(packed(encoding, pack(sent('bad')))));

    expect(answer).toEqual(ordered('bad'));
  });

  it.each(packers)('a bomb of %s is decompressed up to the limit only', async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(16 * 2 ** 20, ' '));
    const { answer, message } = await askBadThenGood((socket) => socket.write(packed(encoding, bomb)), {
      answer: { bytes: '8MiB', ratio: 10 },
    });

    expect(codes(answer)).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    const most = Math.max(64 * 1024, bomb.length * 10);
    expect(message).toBe(`marketplace unpacks to more than ${most} bytes`);
  });

  it('the limit holds for any rate of compression', async () => {
    const bomb = gzipSync(Buffer.alloc(2 ** 20, ' '));
    const { message } = await askBadThenGood((socket) => socket.write(packed('gzip', bomb)), {
      answer: { bytes: 100_000, ratio: 10_000 },
    });

    expect(message).toBe('marketplace unpacks to more than 100000 bytes');
  });

  it.each(['compress', 'exi', 'gzip, gzip', 'gzip,br', '__proto__', 'constructor', 'utf-8'])(
    '%s is not what was asked for',
    async (encoding) => {
      const { message } = await askBadThenGood((socket) =>
        socket.write(packed(encoding, gzipSync(gzipSync(sent('bad'))))),
      );

      expect(message).toBe('marketplace answered in a compression that was not asked for');
    },
  );

  it('several Content-Encoding headers are refused', async () => {
    const { message } = await askBadThenGood((socket) => {
      const body = gzipSync(gzipSync(sent('bad')));
      const headers = `content-encoding: gzip\r\ncontent-encoding: gzip\r\ncontent-length: ${body.length}\r\n`;
      socket.write(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n${headers}\r\n`);
      socket.write(body);
    });

    expect(message).toBe('marketplace answered in a compression that was not asked for');
  });

  it.each([
    ['gzip', Buffer.from('not packed at all')],
    ['gzip', gzipSync(sent('bad')).subarray(0, -12)],
    ['br', Buffer.from([0xff, 0xff])],
    ['deflate', gzipSync(sent('bad'))],
  ])('a broken %s is a typed error: %#', async (encoding, body) => {
    const { answer, message } = await askBadThenGood((socket) => socket.write(packed(encoding, body)));

    expect(codes(answer)).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    expect(message).toBe('marketplace answered with a broken compression');
  });

  it.each(['identity', 'Identity', '', ' '])('%j is no compression', async (encoding) => {
    const { answer } = await askBadThenGood((socket) => socket.write(packed(encoding, sent('bad'))));

    expect(answer).toEqual(ordered('bad'));
  });

  it.each(['gzip', 'compress'])('an empty body is not unpacked from %s', async (encoding) => {
    const { answer } = await askBadThenGood((socket) =>
      socket.write(packed(encoding, Buffer.alloc(0), '404 Not Found')),
    );

    expect(answer).toEqual({ data: { order: null } });
  });

  it('a failure with a malformed body is classified by its status', async () => {
    const { answer } = await askBadThenGood((socket) =>
      socket.write(packed('gzip', Buffer.from('no gzip'), '409 Conflict')),
    );

    expect(codes(answer)).toEqual(['CONFLICT']);
  });

  it('the body of a compressed failure is read', async () => {
    const body = gzipSync(JSON.stringify({ errors: [{ errorId: 1002 }] }));
    const { answer } = await askBadThenGood((socket) => socket.write(packed('gzip', body, '400 Bad Request')));

    expect(codes(answer)).toEqual(['UNAUTHENTICATED']);
  });
});
