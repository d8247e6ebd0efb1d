import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SettingsError } from '#config';
import type { Slug } from '#contracts';
import type { Subgraph } from '#graph';
import { serveUntilOver } from '#test/serve-until-over';
import { contract } from './contract.ts';
import { anOrder, codes, gatewayOver, shopAt } from './gateways.ts';
import { bytes, rawUpstream, unreachable, upstream } from './upstreams.ts';

const CANARY = /c[a4]n[a4]ry/i;
const SECRETS = {
  'x-canary-header': 'canary-header',
  'set-cookie': 'canary-cookie=canary-value; Path=/',
  server: 'canary-server/1.0 (canary.internal)',
  'www-authenticate': 'Bearer error="canary", realm="https://canary.internal/"',
  location: 'http://canary.internal/canary?key=canary-location',
  'x-amzn-errortype': 'canary<error>',
};
const JSON_HEADERS = { ...SECRETS, 'content-type': 'application/json' };
const BODY = JSON.stringify({
  message: 'canary-message at Canary.java:7',
  stack: 'Error: canary-stack\n at /srv/canary/index.js',
  errors: [{ errorId: 'canary, who signs?', message: 'canary', longMessage: 'https://canary.internal/?key=canary' }],
  canary: { canary: 'canary' },
});
const ORDER = JSON.stringify(anOrder('canary'));

const CREDENTIALS = {
  header: { type: 'header', name: 'X-Canary-Key', prefix: 'canary ', value: 'canary-token' },
  query: { type: 'query', name: 'canary-key', value: 'canary-token' },
  basic: { type: 'basic', username: 'canary', password: 'canary-password' },
  bearer: { type: 'bearer', token: 'canary-bearer' },
  sigv4: {
    type: 'sigv4',
    accessKeyId: 'canary',
    secretAccessKey: 'canary',
    sessionToken: 'canary',
    region: 'c',
    service: 's',
  },
};

type Write = (socket: Socket) => unknown;
const answer =
  (status: string, body: string | Buffer = BODY, headers: Readonly<Record<string, string>> = JSON_HEADERS): Write =>
  (socket) =>
    socket.write(bytes(status, headers, body));

const FAILURES: Readonly<Record<string, Write>> = {
  ...Object.fromEntries(
    [300, 302, 400, 401, 402, 403, 409, 412, 418, 422, 429, 500, 501, 502, 503, 504].map((status) => [
      `a ${status}`,
      answer(`${status} canary reason`),
    ]),
  ),
  'a 500 in HTML': answer('500 Oops', '<h1>canary</h1>', { ...SECRETS, 'content-type': 'text/html' }),
  'a page with 200': answer('200 OK', '<h1>canary</h1>', { ...SECRETS, 'content-type': 'text/html' }),
  'broken JSON': answer('200 OK', `${BODY.slice(0, -1)}canary`),
  'JSON that is text': answer('200 OK', '"canary"'),
  'JSON in Latin-1': answer('200 OK', Buffer.from('{"canary": "é"}', 'latin1')),
  'a media type': answer('200 OK', BODY, { ...SECRETS, 'content-type': 'canary/canary; canary=canary' }),
  'an unknown compression': answer('200 OK', BODY, { ...JSON_HEADERS, 'content-encoding': 'canary' }),
  'a broken compression': answer('200 OK', BODY, { ...JSON_HEADERS, 'content-encoding': 'gzip' }),
  'a bomb': answer('200 OK', gzipSync('canary'.repeat(100_000)), { ...JSON_HEADERS, 'content-encoding': 'gzip' }),
  'too much': answer('200 OK', 'canary'.repeat(20_000)),
  'a length that is a lie': answer('200 OK', BODY, { ...JSON_HEADERS, connection: 'close', 'content-length': '9999' }),
  'a broken head': (socket) => socket.write('HTTP/1.1 200 OK\r\ncanary header: canary\r\n\r\ncanary'),
  'no head': (socket) => socket.write(`canary ${BODY}`),
  'a head without end': (socket) => socket.write(`HTTP/1.1 200 OK\r\n${'x-canary: canary\r\n'.repeat(5000)}`),
  'a broken chunk': answer('200 OK', 'canary\r\n', { ...JSON_HEADERS, 'transfer-encoding': 'chunked' }),
  'an upgrade': answer('101 Switching Protocols', '', { ...SECRETS, connection: 'upgrade', upgrade: 'canary' }),
  'a reset': (socket) => socket.resetAndDestroy(),
  'a reset in its body': (socket) =>
    socket.write(bytes('200 OK', { ...JSON_HEADERS, 'content-length': '9999' }, BODY), () => socket.resetAndDestroy()),
  silence: () => undefined,
  'half a body': answer('200 OK', BODY, { ...JSON_HEADERS, 'content-length': '9999' }),
  'a missing field': answer('200 OK', '{"canary": "canary"}'),
  'a text that is an object': answer('200 OK', JSON.stringify(anOrder('x', { orderId: { canary: 'canary' } }))),
  'a text that is a list': answer('200 OK', JSON.stringify(anOrder('x', { orderId: ['canary'] }))),
  'a number that is a text': answer('200 OK', JSON.stringify(anOrder('x', { lineItems: [{ quantity: 'canary' }] }))),
  'a list that is a text': answer('200 OK', JSON.stringify(anOrder('x', { lineItems: 'canary' }))),
  'a time that is none': answer('200 OK', JSON.stringify(anOrder('x', { creationDate: 'canary' }))),
};

const QUERY = '{ order(id: "11-1") { orderId sellerId createdAt lineItems { quantity } } }';

/** The response and the log of a failure of the marketplace. */
async function seenAndLogged(url: string, credentials: object) {
  const shop = shopAt(`${url}/canary-base`, {
    settings: {
      credentials,
      answer: { bytes: 64 * 1024, ratio: 2 },
      timeouts: { headers: '200ms', body: '200ms' },
    },
  });
  const result = await shop.run(QUERY);
  const served = await serveUntilOver(shop.gateway);
  const response = await fetch(`${served.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY }),
  });
  const body = await response.text();
  await served.end();
  return { result, seen: JSON.stringify([result, ...response.headers, response.statusText, body]), logged: shop.lines };
}

describe('secrets in requests and responses of upstreams', () => {
  it.each(Object.entries(FAILURES))('are in no response and no log of %s', async (_what, write) => {
    const { url, heads } = await rawUpstream(write);

    const { result, seen, logged } = await seenAndLogged(url, CREDENTIALS.header);

    expect(heads[0]).toContain('canary-token');
    expect(result.errors?.length).toBeGreaterThan(0);
    expect(seen).not.toMatch(CANARY);
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('\n')).not.toMatch(CANARY);
  });

  const kinds = Object.entries(CREDENTIALS).flatMap(([kind, credentials]) =>
    ['a 401', 'a 500', 'a reset', 'no head'].map((what) => [kind, what, credentials] as const),
  );

  it.each(kinds)('are in no response and no log with %s credentials and %s', async (_kind, what, credentials) => {
    const { url, heads } = await rawUpstream(FAILURES[what] as Write);

    const { seen, logged } = await seenAndLogged(url, credentials);

    expect(heads[0]).toMatch(/canary-base.*([Cc]anary|[Bb]asic)/s);
    expect(seen).not.toMatch(CANARY);
    expect(logged.join('\n')).not.toMatch(CANARY);
  });

  it('are in no response and no log of an unreachable upstream', async () => {
    const { seen, logged } = await seenAndLogged(await unreachable(), CREDENTIALS.query);

    expect(seen).not.toMatch(CANARY);
    expect(logged.join('\n')).not.toMatch(CANARY);
  });

  it('are in no response and no log of a success', async () => {
    const { url } = await rawUpstream(answer('200 OK', JSON.stringify({ ...anOrder('11-1'), canary: 'canary' })));

    const { result, seen, logged } = await seenAndLogged(url, CREDENTIALS.basic);

    expect(result).toMatchObject({ data: { order: { orderId: '11-1' } } });
    expect(seen).not.toMatch(CANARY);
    expect(logged).toEqual([]);
  });

  it('in a URL of the settings are refused and not printed', async () => {
    const secret = 'http://user:canary@127.0.0.1:9/?key=canary#canary';
    let result: unknown;
    try {
      shopAt(secret);
    } catch (error) {
      result = error;
    }

    expect(result).toBeInstanceOf(SettingsError);
    expect(String((result as Error).message)).not.toMatch(CANARY);
  });

  it('in a URL are not sent', async () => {
    const { url, seen } = await upstream((response) => response.writeHead(500).end());
    const { order, lines } = shopAt(url, { patch: { url: url.replace('//', '//canary:canary@') } });

    const result = await order('11-1');

    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    expect(JSON.stringify(result) + lines.join()).not.toMatch(CANARY);
  });

  it('in malformed text are not quoted', async () => {
    const { url } = await rawUpstream(answer('200 OK', '"hush-hush"'));
    const reading: Subgraph = {
      slug: 'probe' as Slug,
      typeDefs: 'extend type Query { read: String }',
      resolvers: {
        Query: {
          read: async (_root: unknown, _args: unknown, { upstream: { probe } }: any) => JSON.parse(await probe.get()),
        },
      },
      nodes: {},
      random: [],
      extras: [],
    };
    const { run, lines } = gatewayOver(reading, contract({ get: { path: '/' } }), url);

    const result = await run('{ read }');

    expect(codes(result)).toEqual(['INTERNAL_SERVER_ERROR']);
    expect(lines).toEqual([expect.stringContaining('SyntaxError: …')]);
    expect(JSON.stringify(result) + lines.join()).not.toContain('hush');
  });

  it('are found by this test in the field that may show them', async () => {
    const { url } = await rawUpstream(answer('200 OK', ORDER));

    const { seen } = await seenAndLogged(url, CREDENTIALS.header);

    expect(seen).toMatch(CANARY);
  });
});
