import { describe, expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';
import { ROUTES, served } from '#test/served';
import { CALLER_HEADERS } from '../src/gateway/http/response-headers.ts';

const QUERY = '{ quotes(search: "sea") { nodes { text } } }';
const BODY = '{"data":{"quotes":{"nodes":[{"text":"Quote 1"}]}}}';
const RESPONSE_TYPE = 'application/graphql-response+json';

/** A gateway over quotes whose text the test sets. */
async function over(route: (typeof ROUTES)[number], cacheControl = 'public, max-age=60', settings: object = {}) {
  const quote = { _id: 'q', content: 'Quote 1', author: 'A', authorSlug: 'a', tags: [], length: 7 };
  const page = { count: 1, totalCount: 1, page: 1, totalPages: 1, results: [quote] };
  const { gateway, sent } = await gatewayOver('quotes', () => json(page, 200, { 'cache-control': cacheControl }), {
    settings: { performance: {}, ...settings },
  });
  const { ask, post } = await served(gateway, route);
  const get = (headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    ask({ method, query: `?query=${encodeURIComponent(QUERY)}`, headers });
  return { get, post, sent, change: () => (quote.content = 'Quote 2') };
}

describe.each(ROUTES)('a GET by the %s route', (route) => {
  it('has an entity tag, and is 304 for a caller that has it', async () => {
    const { get } = await over(route);
    const { status, headers, body } = await get();
    const etag = headers['etag'] as string;
    expect([status, body.toString()]).toEqual([200, BODY]);
    expect(etag).toMatch(/^"[\w-]{43}:json"$/);

    const others = await Promise.all(
      [etag, `W/${etag}`, `"other", ${etag}`, '*'].map((tags) => get({ 'if-none-match': tags })),
    );

    for (const other of others) {
      expect([other.status, other.body.toString()]).toEqual([304, '']);
      expect(other.headers).toMatchObject({ etag, vary: 'accept' });
      expect(other.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
      expect([other.headers['content-type'], other.headers['content-length']]).toEqual([undefined, undefined]);
    }
    for (const tags of ['"other"', '"', '']) expect((await get({ 'if-none-match': tags })).status).toBe(200);
  });

  it('has one tag for equal bytes, from the cache or not, and another for others', async () => {
    const { get, change } = await over(route, 'public, max-age=0');
    const gateway = await over(route);
    const tag = async ({ get: ask }: { get: typeof get }, accept = 'application/json') =>
      (await ask({ accept })).headers['etag'];

    const tags = [await tag(gateway), await tag(gateway), await tag(gateway)];
    const another = await tag(gateway, RESPONSE_TYPE);

    expect(new Set(tags).size).toBe(1);
    expect(another).toBe(tags[0]?.toString().replace(':json', ':graphql-response+json'));
    change();
    expect((await get()).headers['etag']).toBeUndefined();
  });

  it('is answered in full again when something changed', async () => {
    const { get, change, sent } = await over(route, 'public, max-age=60', { performance: { cacheSize: '1KiB' } });
    const { headers } = await get();
    change();

    const { status, body } = await get({ 'if-none-match': headers['etag'] as string });

    expect([status, body.toString()]).toEqual([200, BODY.replace('1', '2')]);
    expect(sent.length).toBe(2);
  });

  it('has no tag if the response may not be stored', async () => {
    const { get } = await over(route, 'no-store');

    const { status, headers } = await get({ 'if-none-match': '*' });

    expect([status, headers['etag'], headers['cache-control']]).toEqual([200, undefined, 'no-store']);
  });

  it('tells nothing of one caller where a shared cache may give it to others, and POST and private responses do', async () => {
    // A refusal alone says when to ask again.
    const told = CALLER_HEADERS.filter((name) => name !== 'retry-after').sort();
    const asking = { 'x-request-id': 'r-1', 'graphql-cost': 'report' };
    const settings = { budgets: { rules: [{ name: 'quick', limit: 9, within: 'minute' }] } };
    const toldIn = ({ headers }: { headers: NodeJS.Dict<string | string[]> }) => told.filter((name) => name in headers);
    const { get, post } = await over(route, 'public, max-age=60', settings);
    const shared = await get(asking);
    const again = await get({ ...asking, 'if-none-match': String(shared.headers['etag']) });
    const { get: getPrivate } = await over(route, 'private, max-age=60', settings);

    expect(shared.headers['cache-control']).toMatch(/^public/);
    expect([shared.status, again.status, toldIn(shared), toldIn(again)]).toEqual([200, 304, [], []]);
    expect(toldIn(await get(asking, 'HEAD'))).toEqual([]);
    // A response from the response cache has cost nothing.
    expect(toldIn(await post({ query: QUERY }, asking))).toEqual(expect.arrayContaining(told.slice(1)));
    expect(toldIn(await getPrivate(asking))).toEqual(told);
  });

  it('has the same headers for HEAD', async () => {
    const { get } = await over(route);
    const whole = await get();

    const head = await get({}, 'HEAD');
    const known = await get({ 'if-none-match': whole.headers['etag'] as string }, 'HEAD');

    const { date: _date, 'cache-control': _age, ...headers } = head.headers;
    expect(head.body.toString()).toBe('');
    expect([head.status, whole.headers]).toEqual([200, expect.objectContaining(headers)]);
    expect(headers['content-length']).toBe(String(BODY.length));
    expect(known.status).toBe(304);
  });
});

describe.each(ROUTES)('a POST by the %s route', (route) => {
  it('is answered in full and without a tag, because the URL does not identify its response', async () => {
    const { post } = await over(route);

    const { status, headers, body } = await post({ query: QUERY }, { 'if-none-match': '*' });

    expect([status, headers['etag'], body.toString()]).toEqual([200, undefined, BODY]);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
  });
});

it('a stream of one event has no tag: it is another representation', async () => {
  const { get } = await over('direct');
  const { etag } = (await get()).headers;
  const accept = 'text/event-stream';
  const { status, headers } = await get({ accept, 'if-none-match': String(etag) });
  const type = 'text/event-stream; charset=utf-8';
  expect([status, headers['content-type'], headers['etag']]).toEqual([200, type, undefined]);
});
