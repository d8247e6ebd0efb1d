import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { Cors } from './cors.ts';
import { fakeRequest } from './fake-request.ts';

const ONE = 'https://one.example';
const OTHER = 'http://other.example:8080';
const cors = new Cors([ONE, OTHER]);
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
  // Neither a part of an allowed origin nor one that has it as a part.
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
  it.each([ONE, OTHER])('to a page of %s names this origin, and lets it send credentials', (origin) => {
    expect(cors.headersFor(origin)).toEqual(allowing(origin));
  });

  it('to anyone else has no header of CORS', () => {
    expect(UNKNOWN.map((origin) => cors.headersFor(origin))).toEqual(UNKNOWN.map(() => []));
  });

  it('has none where no page may read it', () => {
    for (const origin of [ONE, ...UNKNOWN]) expect(new Cors([]).headersFor(origin)).toEqual([]);
  });
});

function preflight(headers: IncomingHttpHeaders, by = cors) {
  const { status, headers: lines, content } = by.preflight(fakeRequest({ method: 'OPTIONS', headers }));
  const pairs = lines.flatMap((name, at) => (at % 2 === 0 ? [[name, lines[at + 1]]] : []));
  expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length);
  return { status, content, headers: Object.fromEntries(pairs) as Record<string, string> };
}

const METHODS = 'GET, HEAD, POST, OPTIONS';
const QUESTION = { allow: METHODS, vary: 'origin, access-control-request-headers' };

describe('a preflight', () => {
  it.each([ONE, OTHER])('of a page of %s is allowed, with the headers that it asks for', (origin) => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,authorization',
    };

    expect(preflight(headers)).toEqual({
      status: 204,
      content: undefined,
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

  it('without headers is allowed none', () => {
    const { headers } = preflight({ origin: ONE, 'access-control-request-method': 'POST' });

    expect(headers['access-control-allow-methods']).toBe(METHODS);
    expect(headers).not.toHaveProperty('access-control-allow-headers');
  });

  it('with a list of headers that no page needs is allowed none of them', () => {
    const ask = (length: number) =>
      preflight({
        origin: ONE,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x'.repeat(length),
      }).headers['access-control-allow-headers'];

    expect([ask(1000)?.length, ask(1001)]).toEqual([1000, undefined]);
  });

  it('of any other page is answered as a question for methods: nothing is allowed, and nothing is echoed', () => {
    for (const origin of UNKNOWN) {
      const headers = {
        ...(origin !== undefined && { origin }),
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      };
      expect(preflight(headers)).toEqual({ status: 204, content: undefined, headers: QUESTION });
    }
  });

  it('is none without the method that it asks for: the page may read the answer, and learns the methods', () => {
    expect(preflight({ origin: ONE }).headers).toEqual({
      ...QUESTION,
      'access-control-allow-origin': ONE,
      'access-control-allow-credentials': 'true',
    });
  });
});

it('has whole pairs of names and values, whatever was asked', () => {
  const cors = new Cors(['https://a.example']);
  const asked = { origin: 'https://a.example', 'access-control-request-method': 'POST' };

  for (const headers of [{}, asked, { ...asked, 'access-control-request-headers': 'x-a' }]) {
    const list = cors.preflight(fakeRequest({ method: 'OPTIONS', headers })).headers;
    expect(list.length % 2).toBe(0);
  }
});
