import { describe, expect, it } from 'vitest';
import { readExamples } from '#gateway';
import { gatewayFrom, gatewayOver, json } from '#test/harness';
import type { RawAnswer } from '#test/raw-request';
import { isOnce } from '#test/routes/example-texts';
import { wholeGraph } from '#test/routes/whole-graph';
import { ROUTES, served } from '#test/served';
import { readRecordedRequests } from '../clients/recorded-requests.ts';
import { decoded } from './decoded.ts';

const QUERY = '{ quotes(search: "sea") { nodes { text } } }';
const quoteOf = (text: string) => ({ _id: 'q', content: text, author: 'A', authorSlug: 'a', tags: [], length: 7 });
const pageOf = (text: string) => ({ count: 1, totalCount: 1, page: 1, totalPages: 1, results: [quoteOf(text)] });
const bodyOf = (text: string) => JSON.stringify({ data: { quotes: { nodes: [{ text }] } } });
/** The text that makes a response of this length. */
const textFor = (bytes: number) => 'a'.repeat(bytes - bodyOf('').length);

interface Over {
  readonly bytes?: number;
  readonly text?: string;
  readonly cacheControl?: string;
  readonly settings?: object;
  readonly route?: (typeof ROUTES)[number];
}

async function over({ bytes = 5000, text = textFor(bytes), cacheControl, settings, route = 'direct' }: Over = {}) {
  const upstream = () => json(pageOf(text), 200, { 'cache-control': cacheControl ?? 'public, max-age=60' });
  const { gateway, sent } = await gatewayOver('quotes', upstream, { settings: { performance: {}, ...settings } });
  const { ask } = await served(gateway, route);
  const get = (headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    ask({ method, query: `?query=${encodeURIComponent(QUERY)}`, headers });
  return { get, ask, sent, body: bodyOf(text) };
}

const codingOf = ({ headers }: RawAnswer) => headers['content-encoding'];

describe('the content coding of a response', () => {
  it.each<[accept: string | undefined, coding: string | undefined]>([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br', 'br'],
    ['zstd', 'zstd'],
    ['deflate', undefined],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, compress, deflate, br', 'br'],
    ['*', 'zstd'],
    ['*;q=0.1', 'zstd'],
    ['gzip;q=1.0, *;q=0.5', 'gzip'],
    ['gzip;q=0', undefined],
    ['br;q=0, *', 'zstd'],
    ['zstd;q=0,*', 'br'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
    ['zstd;q=0.5, br;q=0.8, gzip;q=0.7', 'br'],
    ['gzip;q=0.5, identity', undefined],
    ['gzip;q=0.5, identity;q=0.5', 'gzip'],
    ['gzip;q=0.5, identity;q=0.1', 'gzip'],
    ['identity;q=0', undefined],
    ['gzip;q=2', undefined],
    ['gzip;level=1', undefined],
    ['gzip ; q=0.001', 'gzip'],
    [`${'x,'.repeat(300)}gzip`, undefined],
  ])('for %j is %j', async (accept, coding) => {
    const { get, body } = await over();

    const answer = await get(accept === undefined ? {} : { 'accept-encoding': accept });

    expect(codingOf(answer)).toBe(coding);
    expect(decoded(answer)).toBe(body);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.body.length < body.length).toBe(coding !== undefined);
    expect(answer.headers['vary']).toBe('accept, accept-encoding');
  });

  it('is none below the smallest size that is compressed', async () => {
    const [below, at] = await Promise.all([2047, 2048].map((bytes) => over({ bytes })));

    for (const accepted of ['gzip', 'identity;q=0, gzip']) {
      const answers = await Promise.all([below, at].map(async (each) => each?.get({ 'accept-encoding': accepted })));

      expect(answers.map((each) => each && [codingOf(each), each.headers['vary']])).toEqual([
        [undefined, 'accept'],
        ['gzip', 'accept, accept-encoding'],
      ]);
    }
  });

  it('is one of the setting, in its order', async () => {
    const compression = { algorithms: ['gzip', 'br'], minimum: '1B', level: 'fast' };
    const { get } = await over({ bytes: 300, settings: { http: { compression } } });

    const answers = await Promise.all(['br, gzip', 'br', 'zstd'].map((each) => get({ 'accept-encoding': each })));

    expect(answers.map(codingOf)).toEqual(['gzip', 'br', undefined]);
  });

  it('is none where compression is off, and nothing varies by it', async () => {
    const { get } = await over({ settings: { http: { compression: { enabled: false } } } });

    const { headers } = await get({ 'accept-encoding': 'gzip' });

    expect([headers['content-encoding'], headers['vary'], headers['etag']]).toEqual([
      undefined,
      'accept',
      expect.stringMatching(/^"/),
    ]);
  });

  it('is none for text that does not get smaller', async () => {
    const compression = { minimum: '1B' };
    const { get, body } = await over({ text: 'é', settings: { http: { compression } } });

    const answer = await get({ 'accept-encoding': 'gzip' });

    expect([codingOf(answer), answer.body.toString()]).toEqual([undefined, body]);
  });
});

describe.each(ROUTES)('a compressed response by the %s route', (route) => {
  it.each([5000, 50_000, 2_000_000])('of %i bytes is the same, by GET, HEAD and from the cache', async (bytes) => {
    const { get, body, sent } = await over({ bytes, route });
    const headers = { 'accept-encoding': 'br' };

    const [first, second, third] = [await get(headers), await get(headers), await get(headers)];
    const head = await get(headers, 'HEAD');

    for (const each of [first, second, third]) expect([codingOf(each), decoded(each)]).toEqual(['br', body]);
    expect(sent.length).toBe(1);
    expect([head.body.length, codingOf(head), head.headers['content-length']]).toEqual([
      0,
      'br',
      String(first.body.length),
    ]);
  });

  it('has one weak tag in all codings, which is 304 for each', async () => {
    const { get } = await over({ route });
    const asked: Readonly<Record<string, string>>[] = [{}, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br' }];
    const answers = await Promise.all(asked.map((headers) => get(headers)));
    const [etag] = answers.map(({ headers }) => headers['etag'] as string);

    expect(etag).toMatch(/^W\/"[\w-]{43}:json"$/);
    expect(answers.map(({ headers }) => headers['etag'])).toEqual([etag, etag, etag]);
    for (const tags of [etag ?? '', etag?.slice(2) ?? '', `"x", ${etag}`])
      for (const headers of asked) {
        const known = await get({ ...headers, 'if-none-match': tags });
        expect([known.status, known.headers['etag'], known.headers['vary']]).toEqual([
          304,
          etag,
          'accept, accept-encoding',
        ]);
        expect([codingOf(known), known.body.length]).toEqual([undefined, 0]);
      }
  });
});

describe('compression', () => {
  it('serves equal requests in flight in their own codings', async () => {
    const { get, body, sent } = await over({ bytes: 60_000, cacheControl: 'no-store' });
    const codings = ['gzip', 'br', 'zstd', 'identity', 'gzip', 'br'];

    const answers = await Promise.all(codings.map((each) => get({ 'accept-encoding': each })));

    expect(answers.map(codingOf)).toEqual(['gzip', 'br', 'zstd', undefined, 'gzip', 'br']);
    expect(answers.map(decoded)).toEqual(codings.map(() => body));
    expect(sent.length).toBeLessThan(codings.length);
  });

  it('applies to errors too, which vary by origin as well', async () => {
    const { gateway } = await gatewayOver('quotes', [], {
      settings: { http: { compression: { minimum: '1B' } }, server: { corsOrigins: ['https://a.example'] } },
    });
    const { post } = await served(gateway);

    const answer = await post({ query: `{ ${'x'.repeat(900)} }` }, { 'accept-encoding': 'gzip' });

    expect([codingOf(answer), answer.headers['vary']]).toEqual(['gzip', 'origin, accept-encoding']);
    expect(JSON.parse(decoded(answer))).toMatchObject({ errors: [{ extensions: { code: expect.any(String) } }] });
  });

  it('leaves responses of the Fetch API as they are: their readers do not decompress', async () => {
    const { gateway } = await gatewayOver('quotes', () => json(pageOf(textFor(5000))));
    const response = await gateway.fetch(`http://a/graphql?query=${encodeURIComponent(QUERY)}`, {
      headers: { 'accept-encoding': 'gzip' },
    });

    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, bodyOf(textFor(5000))]);
  });
});

/** The headers of browsers and of axios over TLS; the recorded clients are on loopback. */
const FURTHER = ['gzip, deflate, br, zstd', 'gzip, compress, deflate, br'];
const recorded = readRecordedRequests().flatMap(({ headers }) =>
  headers.flatMap(([name, value]) => (name === 'accept-encoding' ? [value] : [])),
);

describe('every example', { timeout: 120_000 }, () => {
  it('is the same text in the coding of every client', async () => {
    const { sandbox, gateway } = await wholeGraph();
    const compression = { algorithms: ['zstd', 'br', 'gzip'], level: 'balanced', minimum: 1 } as const;
    const { settings } = gateway;
    const { ask } = await served(gatewayFrom({ ...settings, http: { ...settings.http, compression } }));
    const examples = readExamples().flatMap(({ operations }) => operations);
    const codings = new Map<string, number>();

    for (const { name, text, headers } of examples) {
      const answerTo = async (accept: Readonly<Record<string, string>>) => {
        if (isOnce(text)) sandbox.reset();
        const own = { 'content-type': 'application/json', 'x-request-id': 'same', ...headers, ...accept };
        return ask({ method: 'POST', headers: own, body: JSON.stringify({ query: text }) });
      };
      const plain = await answerTo({});
      for (const accept of new Set([...recorded, ...FURTHER])) {
        const answer = await answerTo({ 'accept-encoding': accept });
        const coding = String(codingOf(answer));
        codings.set(coding, (codings.get(coding) ?? 0) + 1);
        expect([name, accept, answer.status, decoded(answer)]).toEqual([
          name,
          accept,
          plain.status,
          plain.body.toString(),
        ]);
      }
    }

    expect([...codings.keys()]).toEqual(expect.arrayContaining(['gzip', 'br', 'zstd']));
    expect(examples.length).toBeGreaterThan(50);
  });
});
