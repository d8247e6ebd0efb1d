import { describe, expect, it } from 'vitest';
import { json } from '#test/harness';
import { ROUTES } from '#test/served';
import { ANSWER, apiKey, guarded, QUERY, read, refusal } from './guarded.ts';

const INVALID = [401, 'UNAUTHENTICATED', 'Bearer realm="manifold", error="invalid_token"'];

describe.each(ROUTES)('an API key by the %s route', (route) => {
  it('identifies a caller, in either header', async () => {
    const { key, entry } = apiKey('shop', ['quotes']);
    const { post, get, sent } = await guarded(route, { keys: [entry] });

    const answers = [
      await post({ query: QUERY }, { authorization: `Bearer ${key}` }),
      await post({ query: QUERY }, { authorization: `bearer  ${key}` }),
      await post({ query: QUERY }, { 'x-api-key': key }),
      await get({ query: QUERY }, { 'x-api-key': key }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.map(read)).toEqual([ANSWER, ANSWER, ANSWER, ANSWER]);
    expect(sent.map(({ headers }) => headers)).toEqual([{}, {}, {}, {}]);
  });

  it('is required, unless there are anonymous callers', async () => {
    const { entry } = apiKey('shop', ['quotes']);
    const strict = await guarded(route, { keys: [entry] });
    const lenient = await guarded(route, { keys: [entry], anonymous: ['quotes:read'] });

    expect(refusal(await strict.post({ query: QUERY }))).toEqual([401, 'UNAUTHENTICATED', 'Bearer realm="manifold"']);
    expect(strict.sent).toEqual([]);
    expect(read(await lenient.post({ query: QUERY }))).toEqual(ANSWER);
  });

  it.each<[string, Record<string, string | string[]>, unknown[]]>([
    ['unknown', { authorization: 'Bearer mfk_unknown' }, INVALID],
    ['unknown as X-API-Key', { 'x-api-key': 'mfk_unknown' }, INVALID],
    ['of another scheme', { authorization: 'Basic YTpi' }, INVALID],
    ['without a scheme', { authorization: 'mfk_x' }, INVALID],
    ['empty', { authorization: 'Bearer ' }, INVALID],
    ['of two words', { authorization: 'Bearer a b' }, INVALID],
    ['an empty X-API-Key', { 'x-api-key': '' }, INVALID],
    ['with a comma', { 'x-api-key': 'a,b' }, INVALID],
    ['a token without issuers', { authorization: 'Bearer e30.e30.e30' }, INVALID],
    ['repeated', { authorization: ['Bearer KEY', 'Bearer KEY'] }, [400, 'BAD_REQUEST', undefined]],
    ['repeated as X-API-Key', { 'x-api-key': ['KEY', 'KEY'] }, [400, 'BAD_REQUEST', undefined]],
    ['in both headers', { authorization: 'Bearer KEY', 'x-api-key': 'KEY' }, [400, 'BAD_REQUEST', undefined]],
  ])('is refused if it is %s, also with anonymous callers', async (_how, headers, expected) => {
    const { key, entry } = apiKey('shop', ['quotes']);
    const { ask, sent } = await guarded(route, { keys: [entry], anonymous: ['quotes'] });
    const own = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map((each) => each.replace('KEY', key)) : value.replace('KEY', key),
      ]),
    );

    const answer = await ask({
      method: 'POST',
      headers: { ...own, 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY }),
    });

    expect(refusal(answer)).toEqual(expected);
    expect(sent).toEqual([]);
  });

  it('ends at its date', async () => {
    const past = apiKey('past', ['quotes'], { notAfter: '2020-01-01' as never });
    const future = apiKey('future', ['quotes'], { notAfter: '2999-01-01T00:00:00Z' as never });
    const { post } = await guarded(route, { keys: [past.entry, future.entry] });

    expect(refusal(await post({ query: QUERY }, { 'x-api-key': past.key }))).toEqual(INVALID);
    expect(read(await post({ query: QUERY }, { 'x-api-key': future.key }))).toEqual(ANSWER);
  });

  it('is replaced without a restart', async () => {
    const [old, fresh] = [apiKey('old', ['quotes']), apiKey('fresh', ['quotes'])];
    const { post, gateway } = await guarded(route, { keys: [old.entry] });
    const statusOf = async (key: string) => (await post({ query: QUERY }, { 'x-api-key': key })).status;
    expect([await statusOf(old.key), await statusOf(fresh.key)]).toEqual([200, 401]);

    const unset = { subject: undefined, tenant: undefined, notAfter: undefined };
    gateway.authenticator?.keys.replace([{ ...unset, ...fresh.entry }]);

    expect([await statusOf(old.key), await statusOf(fresh.key)]).toEqual([401, 200]);
  });

  it('makes no answer public for caches', async () => {
    const { key, entry } = apiKey('shop', ['quotes']);
    const answers = {
      quotes: () =>
        json({ count: 0, totalCount: 7, page: 1, totalPages: 1, results: [] }, 200, {
          'cache-control': 'public, max-age=60',
        }),
    };
    const { get } = await guarded(route, { keys: [entry] }, { answers, settings: { performance: {} } });

    await get({ query: QUERY }, { 'x-api-key': key });
    const { headers } = await get({ query: QUERY }, { 'x-api-key': key });

    expect([headers['cache-control'], headers['vary']]).toEqual([
      route === 'direct' ? expect.stringMatching(/^private, max-age=\d+$/) : expect.anything(),
      expect.stringContaining('x-api-key'),
    ]);
  });
});

it('is not asked for by preflights and health checks', async () => {
  const { entry } = apiKey('shop', ['quotes']);
  const { ask, server } = await guarded('direct', { keys: [entry] });

  expect((await ask({ method: 'OPTIONS' })).status).toBe(204);
  expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);
});
