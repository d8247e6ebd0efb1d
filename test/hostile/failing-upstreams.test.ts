import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import type { Socket } from 'node:net';
import tls from 'node:tls';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Certificate, certificateFor } from './certificate.ts';
import { contract } from './contract.ts';
import { codes, probeAt } from './gateways.ts';
import { bytes, jsonBytes, listening, rawUpstream, unreachable, upstream } from './upstreams.ts';

const operations = {
  get: { path: '/' },
  send: { path: '/', method: 'POST', body: { kind: 'json', mediaType: 'application/json', required: true } },
} as const;

type Settings = Readonly<Record<string, unknown>>;

const probe = (url: string, settings: Settings = {}) => probeAt(url, contract(operations), { settings });
const retrying = (attempts: number, budget = '100%') => ({ retry: { attempts, budget } });
const good = { data: { call: 'good' } };

/** An upstream that answers with these statuses in turn, and then always with the last. */
async function statuses(...turns: readonly number[]) {
  const { url, seen } = await upstream((response) => {
    const status = turns[Math.min(seen.length, turns.length) - 1] ?? 200;
    response.setHeader('content-type', 'application/json').writeHead(status).end('"good"');
  });
  return { url, seen };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('retries', () => {
  it.each([429, 502, 503, 504])('a GET that was answered %i is tried again', async (status) => {
    const { url, seen } = await statuses(status, status, 200);

    expect(await probe(url, retrying(2)).ask('get')).toEqual(good);
    expect(seen).toHaveLength(3);
  });

  it.each([400, 401, 404, 409, 500, 501, 505])('a GET that was answered %i is not', async (status) => {
    const { url, seen } = await statuses(status, 200);

    expect(codes(await probe(url, retrying(2)).ask('get'))).toHaveLength(1);
    expect(seen).toHaveLength(1);
  });

  it('up to the configured number of attempts', async () => {
    const { url, seen } = await statuses(503);

    expect(codes(await probe(url, retrying(3)).ask('get'))).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(seen).toHaveLength(4);
  });

  it('after random delays within a bound that doubles', async () => {
    const times: number[] = [];
    const { url } = await upstream((response) => {
      times.push(performance.now());
      response.writeHead(503).end();
    });
    const { ask } = probe(url, retrying(3));
    vi.spyOn(Math, 'random').mockReturnValue(0.5);

    await ask('get');

    const delays = times.slice(1).map((time, index) => time - (times[index] as number));
    expect(delays).toHaveLength(3);
    // A timer counts from the beginning of its turn of the event loop, which may be some milliseconds ago.
    for (const [index, delay] of delays.entries()) expect(delay).toBeGreaterThan(0.8 * 0.5 * 100 * 2 ** index);
  });

  it('with retries for a share of the calls only, and ten saved up', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { url, seen } = await statuses(503);
    const { ask } = probe(url, retrying(2, '10%'));

    for (let calls = 0; calls < 30; calls++) await ask('get');

    expect(seen).toHaveLength(30 + 10 + 2);
  });

  it('not beyond the deadline of the call', async () => {
    const { url, seen } = await upstream((response) => response.writeHead(503, { 'retry-after': '5' }).end());
    const started = performance.now();

    const result = await probe(url, { ...retrying(2), timeouts: { total: '5s' } }).ask('get');

    expect(codes(result)).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(performance.now() - started).toBeLessThan(4000);
    expect(seen).toHaveLength(1);
  });

  it('hide the failures of a flapping upstream', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { url, seen } = await upstream((response) => {
      response
        .setHeader('content-type', 'application/json')
        .writeHead(seen.length % 2 ? 503 : 200)
        .end('"good"');
    });
    const { ask } = probe(url, retrying(1));

    for (let calls = 0; calls < 10; calls++) expect(await ask('get')).toEqual(good);
    expect(seen).toHaveLength(20);
  });

  it.each([429, 500, 502, 503, 504])('a mutation that was answered %i is sent once', async (status) => {
    const { url, seen } = await statuses(status);

    expect(codes(await probe(url, retrying(5)).change('send', { body: {} }))).toHaveLength(1);
    expect(seen.map(({ method }) => method)).toEqual(['POST']);
  });
});

describe('connections that fail', () => {
  const UNREACHABLE = 'probe could not be reached';
  const LOST = 'probe lost its connection before the answer was there';

  /** Loses this many connections in this way, and then answers. */
  async function losing(times: number, lose: (socket: Socket) => void) {
    const raw = await rawUpstream((socket) => {
      if (raw.heads.length > times) socket.write(jsonBytes('good'));
      else lose(socket);
    });
    return raw;
  }
  const waysToLose: readonly [string, (socket: Socket) => void, string][] = [
    ['reset at once', (socket) => socket.resetAndDestroy(), LOST],
    ['closed at once', (socket) => socket.end(), LOST],
    ['reset in its head', (socket) => socket.write('HTTP/1.1 2', () => socket.resetAndDestroy()), LOST],
    [
      'reset in its body',
      (socket) => socket.write(bytes('200 OK', { 'content-length': '9' }, '"g'), () => socket.resetAndDestroy()),
      LOST,
    ],
    ['closed in a chunk', (socket) => socket.end(bytes('200 OK', { 'transfer-encoding': 'chunked' }, '9\r\n"g')), LOST],
  ];

  it.each(waysToLose)('a GET %s has its own error', async (_how, lose, message) => {
    const { url, heads } = await losing(1, lose);
    const { ask } = probe(url);

    const result = await ask('get');

    expect(result.errors).toMatchObject([{ message, extensions: { code: 'UPSTREAM_UNAVAILABLE', retryable: true } }]);
    expect(heads).toHaveLength(1);
    expect(await ask('get')).toEqual(good);
  });

  it.each(waysToLose)('a GET %s is tried again', async (_how, lose) => {
    const { url, heads } = await losing(2, lose);

    expect(await probe(url, retrying(2)).ask('get')).toEqual(good);
    expect(heads).toHaveLength(3);
  });

  it.each(waysToLose)('a mutation %s is sent once', async (_how, lose) => {
    const { url, heads } = await losing(1, lose);
    const { change } = probe(url, retrying(5));

    expect(codes(await change('send', { body: {} }))).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(heads).toHaveLength(1);
    expect(await change('send', { body: {} })).toEqual(good);
  });

  it('refused', async () => {
    const { ask, lines } = probe(await unreachable());

    const result = await ask('get');

    const message = `${UNREACHABLE}: nothing listens there`;
    expect(result.errors).toMatchObject([{ message, extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(lines).toEqual([expect.stringContaining('ECONNREFUSED')]);
    expect(lines).toEqual([expect.stringContaining('set the address at which it is (MANIFOLD_PROBE_URL)')]);
  });

  it('of a server that does not speak TLS', async () => {
    const { url } = await statuses(200);
    const { ask, lines } = probe(url.replace('http:', 'https:'));

    const result = await ask('get');

    const message = `${UNREACHABLE}: it does not speak TLS`;
    expect(result.errors).toMatchObject([{ message, extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(lines).toEqual([expect.stringContaining('set an address that begins with http: (MANIFOLD_PROBE_URL)')]);
  });

  it('of an unknown name', async () => {
    const original = dns.lookup;
    dns.lookup = ((name: string, _options: unknown, callback: (error: Error) => void) => {
      callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }));
    }) as unknown as typeof dns.lookup;
    syncBuiltinESMExports();
    onTestFinished(() => {
      dns.lookup = original;
      syncBuiltinESMExports();
    });
    const { ask, lines } = probe('http://nowhere.example');

    const result = await ask('get');

    const message = `${UNREACHABLE}: there is no such host`;
    expect(result.errors).toMatchObject([{ message, extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(lines).toEqual([expect.stringContaining('ENOTFOUND')]);
    expect(JSON.stringify(result)).not.toContain('nowhere');
  });

  it('a mutation that was not sent is tried again', async () => {
    const raw = await rawUpstream(() => undefined);
    raw.server.on('connection', (socket: Socket) => socket.destroy());

    const result = await probe(raw.url.replace('http:', 'https:'), retrying(2)).change('send', { body: {} });

    expect(codes(result)).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(raw.sockets).toHaveLength(3);
  });

  describe('kept alive, and closed as they are used again', () => {
    /** Answers the first request of every connection, and closes the connection at the second. */
    async function forgetful() {
      const used = new Set<Socket>();
      return rawUpstream((socket) => {
        if (used.has(socket)) return socket.destroy();
        used.add(socket);
        return socket.write(jsonBytes('good'));
      });
    }

    it('a GET is sent again at once, with any settings', async () => {
      const { url, heads, sockets } = await forgetful();
      const { ask } = probe(url, { connections: 1, breaker: { failures: 1 } });
      const warned = vi.spyOn(process, 'emitWarning');

      for (let calls = 0; calls < 3; calls++) expect(await ask('get')).toEqual(good);

      expect(warned).not.toHaveBeenCalled();
      expect(heads).toHaveLength(5);
      expect(sockets).toHaveLength(3);
    });

    it('a GET is sent again once', async () => {
      const { url, heads } = await rawUpstream((socket) => {
        if (heads.length === 1) socket.write(jsonBytes('good'));
        else socket.destroy();
      });
      const { ask } = probe(url, { connections: 1 });

      expect([await ask('get'), await ask('get')].flatMap(codes)).toEqual(['UPSTREAM_UNAVAILABLE']);
      expect(heads).toHaveLength(3);
    });

    it('a GET with a truncated response is not sent again at once, but is subject to retries', async () => {
      const { url, heads } = await rawUpstream((socket) => {
        if (heads.length === 1) socket.write(jsonBytes('good'));
        else socket.write(bytes('200 OK', { 'content-length': '9' }, '"g'), () => socket.resetAndDestroy());
      });
      const { ask } = probe(url, { connections: 1 });

      expect([await ask('get'), await ask('get')].flatMap(codes)).toEqual(['UPSTREAM_UNAVAILABLE']);
      expect(heads).toHaveLength(2);
    });

    it('a mutation is not sent again, because it may have been executed', async () => {
      const { url, heads } = await forgetful();
      const { change } = probe(url, { connections: 1, ...retrying(5) });

      const result = [await change('send', { body: {} }), await change('send', { body: {} })];

      expect(result.flatMap(codes)).toEqual(['UPSTREAM_UNAVAILABLE']);
      expect(heads).toHaveLength(2);
    });
  });
});

describe('certificates', () => {
  const HOUR = 3_600_000;
  const at = (ms: number) => new Date(Date.now() + ms);

  /** A server with this certificate, which is trusted or not. */
  async function secured(certificate: Certificate, trusted: boolean) {
    const protocols: unknown[] = [];
    const server = tls.createServer({ ...certificate, ALPNProtocols: ['h2', 'http/1.1'] }, (socket) => {
      protocols.push(socket.alpnProtocol);
      socket.on('error', () => undefined);
      socket.on('data', () => socket.write(jsonBytes('good')));
    });
    const url = await listening(server, 'https');
    const authorities = tls.getCACertificates('default');
    if (trusted) tls.setDefaultCACertificates([certificate.cert]);
    onTestFinished(() => tls.setDefaultCACertificates(authorities));
    const { ask, lines } = probe(url);
    return { result: await ask('get'), lines, protocols };
  }

  it('a good one is accepted', async () => {
    const { result, protocols } = await secured(certificateFor('127.0.0.1', at(-HOUR), at(HOUR)), true);

    expect(result).toEqual(good);
    expect(protocols).toEqual(['http/1.1']);
  });

  it.each([
    ['expired', 'certificate has expired', certificateFor('127.0.0.1', at(-2 * HOUR), at(-HOUR)), true],
    ['not yet valid', 'certificate is not yet valid', certificateFor('127.0.0.1', at(HOUR), at(2 * HOUR)), true],
    ["another's", 'IP: 127.0.0.1 is not in the cert', certificateFor('192.0.2.1', at(-HOUR), at(HOUR)), true],
    ['without a trusted issuer', 'self-signed certificate', certificateFor('127.0.0.1', at(-HOUR), at(HOUR)), false],
  ])('one that is %s is not', async (_what, why, certificate, trusted) => {
    const { result, lines } = await secured(certificate, trusted);

    expect(result.errors).toMatchObject([
      { message: 'probe could not be reached', extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ]);
    expect(lines).toEqual([expect.stringContaining(why)]);
  });
});
