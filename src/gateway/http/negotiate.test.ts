import { LRUCache } from 'lru-cache';
import { describe, expect, it } from 'vitest';
import { type Accepted, type MediaType, Negotiator, negotiate } from './response-headers.ts';

const JSON_TYPE = 'application/json';
const RESPONSE_TYPE = 'application/graphql-response+json';

describe('negotiate', () => {
  it.each<[accept: string, expected: MediaType | undefined]>([
    // Single ranges.
    ['application/json', JSON_TYPE],
    ['application/graphql-response+json', RESPONSE_TYPE],
    ['Application/JSON', JSON_TYPE],
    ['*/*', JSON_TYPE],
    ['application/*', JSON_TYPE],
    ['text/html', undefined],
    ['text/*', undefined],
    ['json', undefined],
    ['*', undefined],
    ['application/json2', undefined],
    ['application/jso', undefined],
    ['*/json', undefined],
    // An empty list accepts anything (RFC 9110, section 5.6.1: empty elements are ignored).
    ['', JSON_TYPE],
    [' , ,', JSON_TYPE],
    [', text/html', undefined],
    // Weights take precedence.
    ['application/json;q=0.5, application/graphql-response+json;q=0.6', RESPONSE_TYPE],
    ['application/graphql-response+json;q=0.6, application/json;q=0.601', JSON_TYPE],
    ['application/json; q=0.9 , application/graphql-response+json ; Q=1.000', RESPONSE_TYPE],
    ['application/json;q=0.1, */*', RESPONSE_TYPE],
    ['application/graphql-response+json;q=0.1, application/*;q=0.2', JSON_TYPE],
    // Equal weights: the more specific range, then the first.
    ['*/*, application/graphql-response+json', RESPONSE_TYPE],
    ['application/*, application/graphql-response+json', RESPONSE_TYPE],
    ['application/json, application/graphql-response+json', JSON_TYPE],
    ['application/graphql-response+json, application/json', RESPONSE_TYPE],
    ['text/html, */*;q=0.1', JSON_TYPE],
    // The most specific range applies to a type, regardless of the weight of others.
    ['application/json;q=0, */*', RESPONSE_TYPE],
    ['application/json;q=0.0, application/*;q=0.1', RESPONSE_TYPE],
    ['application/graphql-response+json;q=0, */*', JSON_TYPE],
    ['application/*;q=0, */*', undefined],
    ['application/json;q=0', undefined],
    ['application/json;q=0, application/graphql-response+json;q=0, */*', undefined],
    ['*/*;q=0', undefined],
    // An invalid weight counts as absent.
    ['application/graphql-response+json, application/json;q=2.0', RESPONSE_TYPE],
    ['application/json;q=2, application/graphql-response+json;q=0.9', JSON_TYPE],
    ['application/json;q=-1, application/graphql-response+json;q=0.9', JSON_TYPE],
    ['application/json;q=0.5555, application/graphql-response+json;q=0.9', JSON_TYPE],
    ['application/json;q=, application/graphql-response+json;q=0.9', JSON_TYPE],
    ['application/json;q=1.001, application/graphql-response+json;q=0.9', JSON_TYPE],
    ['application/json;q=0., application/graphql-response+json;q=0.9', RESPONSE_TYPE],
    ['application/graphql-response+json;q=1., application/json;q=0.9', RESPONSE_TYPE],
    // Responses are UTF-8 only.
    ['application/json;charset=utf-8', JSON_TYPE],
    ['application/json; charset="UTF-8"', JSON_TYPE],
    ['application/json;charset=utf-16', undefined],
    ['application/json;charset=utf-8x', undefined],
    ['application/json;charset=charset=utf-8', undefined],
    ['application/json;charset=utf-16, application/graphql-response+json;q=0.1', RESPONSE_TYPE],
    ['application/json;charset=utf-8;q=0', undefined],
    // Other parameters are ignored.
    ['application/json;profile=a', JSON_TYPE],
    ['application/json;;q=0', undefined],
  ])('%j is %s', (accept, expected) => {
    expect(negotiate(accept)).toBe(expected);
  });

  it('meets the preferences of real clients', () => {
    const headers: [string, MediaType][] = [
      // Apollo Client, graphql-request, urql, a browser's page, a browser's tab.
      ['application/graphql-response+json,application/json;q=0.9', RESPONSE_TYPE],
      ['application/graphql-response+json, application/json', RESPONSE_TYPE],
      [
        'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed',
        RESPONSE_TYPE,
      ],
      ['application/json, text/plain, */*', JSON_TYPE],
      ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', JSON_TYPE],
    ];

    expect(headers.map(([accept]) => negotiate(accept))).toEqual(headers.map(([, expected]) => expected));
  });

  it('reads the first 32 ranges, and the first 8 parameters of each', () => {
    const others = (count: number) => 'text/html;q=0.5,'.repeat(count);

    expect(negotiate(`${others(31)}application/json`)).toBe(JSON_TYPE);
    expect(negotiate(`${others(32)}application/json`)).toBeUndefined();
    expect(negotiate(`application/json${';a=b'.repeat(7)};q=0`)).toBeUndefined();
    expect(negotiate(`application/json${';a=b'.repeat(8)};q=0`)).toBe(JSON_TYPE);
  });
});

describe('a negotiator', () => {
  it('chooses JSON without an Accept header', () => {
    expect(new Negotiator().accepted(undefined).mediaType).toBe(JSON_TYPE);
  });

  it('takes none each time, also for cached headers', () => {
    const negotiator = new Negotiator();

    for (const accept of ['text/html', 'text/html', 'x'.repeat(1000)]) {
      expect(negotiator.accepted(accept).mediaType).toBeUndefined();
    }
  });

  it('returns the same for cached and evicted headers', () => {
    const negotiator = new Negotiator();
    const headers = Array.from({ length: 1200 }, (_, n) => `application/graphql-response+json;n=${n}`);

    for (const accept of [...headers, ...headers.toReversed(), `${headers[0]}, ${'x'.repeat(1000)}`]) {
      expect(negotiator.accepted(accept).mediaType).toBe(RESPONSE_TYPE);
    }
  });

  it('caches a bounded number of short headers', () => {
    const known = new LRUCache<string, Accepted>({ max: 3 });
    const negotiator = new Negotiator(known);
    for (let n = 0; n < 10; n++) negotiator.accepted(`application/json;n=${n}`);
    const longest = 'application/json,'.padEnd(500, 'x');
    for (const header of [longest, `${longest}x`]) negotiator.accepted(header);

    expect([...known.keys()]).toEqual([longest, ...[9, 8].map((n) => `application/json;n=${n}`)]);
  });
});

it.each<[string | undefined, Accepted['eventStream']]>([
  [undefined, 'never'],
  ['*/*', 'never'],
  ['application/json', 'never'],
  ['text/event-stream', 'only'],
  ['Text/Event-Stream; charset=utf-8', 'only'],
  ['text/event-stream;q=0', 'never'],
  ['application/json, TEXT/EVENT-STREAM;q=0.1', 'also'],
])('takes %j as streams: %s', (accept, expected) => {
  expect(new Negotiator().accepted(accept).eventStream).toBe(expected);
});
