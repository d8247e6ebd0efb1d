import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { fakeRequest } from '#test/fake-request';
import { Cors } from './response-headers.ts';

const ONE = 'https://one.example';
const OTHER = 'http://other.example:8080';
const cors = new Cors([ONE, OTHER]);
/** The headers that pages may read, as the documentation lists them. */
const [, sentence = ''] = /read the headers ([^.]+)\./.exec(readFileSync('docs/cors.md', 'utf8')) ?? [];
const readableByDocs = [...sentence.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name.toLowerCase()).join(', ');
const allowing = (origin: string) => [
  'access-control-allow-origin',
  origin,
  'access-control-allow-credentials',
  'true',
];

const UNKNOWN: (string | undefined)[] = [
  undefined,
  '',
  'null',
  '*',
  'https://evil.example',
  // Neither a prefix or suffix of an allowed origin, nor an origin that contains one.
  'https://one.example.evil.example',
  'https://evil-one.example',
  'https://one.example/',
  'https://one.example:443',
  'http://one.example',
  'https://ONE.example',
  `${ONE}, ${OTHER}`,
  `${ONE} `,
  'constructor',
  '__proto__',
  `${ONE}${'.'.repeat(1_000_000)}`,
];

describe('a response', () => {
  it.each([ONE, OTHER])('allows %s with credentials, and to read headers about limits', (origin) => {
    expect(cors.headersFor(origin)).toEqual([...allowing(origin), 'access-control-expose-headers', readableByDocs]);
    expect(cors.headersFor(origin, ['etag']).at(-1)).toBe(`${readableByDocs}, etag`);
  });

  it('has no CORS headers for other origins', () => {
    expect(UNKNOWN.map((origin) => cors.headersFor(origin))).toEqual(UNKNOWN.map(() => []));
  });

  it.each([
    ['http://localhost:5173', true],
    ['https://localhost', true],
    ['http://127.0.0.1:3000', true],
    ['http://[::1]:8080', true],
    [ONE, true],
    ['loopback', false],
    ['http://localhost.evil.example', false],
    ['http://127.0.0.1.evil.example:80', false],
    ['http://evil.example/http://localhost', false],
    ['http://127.0.0.2', false],
  ])('allows every server on this machine by `loopback`: %s is allowed: %s', (origin, isAllowed) => {
    expect(new Cors([ONE, 'loopback']).permissionFor(origin).length > 0).toBe(isAllowed);
    expect(cors.permissionFor(origin).length > 0).toBe(origin === ONE);
  });

  it('has no CORS headers without allowed origins', () => {
    for (const origin of [ONE, ...UNKNOWN]) expect(new Cors([]).headersFor(origin)).toEqual([]);
  });
});

function preflight(headers: IncomingHttpHeaders, by = cors) {
  const { kind, status, headers: lines } = by.preflight(fakeRequest({ method: 'OPTIONS', headers }));
  const pairs = lines.flatMap((name, at) => (at % 2 === 0 ? [[name, lines[at + 1]]] : []));
  expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length);
  return { status, kind, headers: Object.fromEntries(pairs) as Record<string, string> };
}

const METHODS = 'GET, HEAD, POST, OPTIONS';
const QUESTION = { allow: METHODS, vary: 'origin, access-control-request-headers' };

describe('a preflight', () => {
  it.each([ONE, OTHER])('of %s is allowed, with its requested headers', (origin) => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,authorization',
    };

    expect(preflight(headers)).toEqual({
      status: 204,
      kind: 'empty',
      headers: {
        ...QUESTION,
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': METHODS,
        'access-control-max-age': '7200',
        'access-control-allow-headers': 'content-type,authorization',
      },
    });
  });

  it('without requested headers allows none', () => {
    const { headers } = preflight({ origin: ONE, 'access-control-request-method': 'POST' });

    expect(headers['access-control-allow-methods']).toBe(METHODS);
    expect(headers).not.toHaveProperty('access-control-allow-headers');
  });

  it('with an overlong header list allows no headers', () => {
    const ask = (length: number) =>
      preflight({
        origin: ONE,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x'.repeat(length),
      }).headers['access-control-allow-headers'];

    expect([ask(1000)?.length, ask(1001)]).toEqual([1000, undefined]);
  });

  it('of another origin gets the methods only: nothing is allowed or echoed', () => {
    for (const origin of UNKNOWN) {
      const headers = {
        ...(origin !== undefined && { origin }),
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      };
      expect(preflight(headers)).toEqual({ status: 204, kind: 'empty', headers: QUESTION });
    }
  });

  it('needs Access-Control-Request-Method: otherwise it is a plain OPTIONS request', () => {
    expect(preflight({ origin: ONE }).headers).toEqual({
      ...QUESTION,
      'access-control-allow-origin': ONE,
      'access-control-allow-credentials': 'true',
    });
  });
});

it('returns pairs of names and values for any preflight', () => {
  const cors = new Cors(['https://a.example']);
  const preflight = { origin: 'https://a.example', 'access-control-request-method': 'POST' };

  for (const headers of [{}, preflight, { ...preflight, 'access-control-request-headers': 'x-a' }]) {
    const list = cors.preflight(fakeRequest({ method: 'OPTIONS', headers })).headers;
    expect(list.length % 2).toBe(0);
  }
});
