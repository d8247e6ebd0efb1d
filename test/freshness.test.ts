import { describe, expect, it } from 'vitest';
import { stoppedClock } from '#test/clock';
import { gatewayOver, gatewayOverAll, json, type Reply, type Sent } from '#test/harness';
import { quotesPage as page, QUOTES_QUERY as QUOTES } from '#test/numbered-quotes';
import { keeping, ROUTES, served } from '#test/served';

const authors = { count: 0, totalCount: 0, page: 1, totalPages: 1, results: [] };
const BOTH = '{ quotes(search: "sea") { nodes { text } } authors { totalCount } }';
const NOT_KEPT = { 'cache-control': 'no-store', vary: undefined };
const TENANT = { apis: { quotes: { forward: ['x-tenant'] } } };
const performance = {};

type Headers = Readonly<Record<string, string>>;
/** An upstream of quotes whose responses have these headers, or those of their path. */
const quotes =
  (headers: Headers, ofAuthors: Headers = headers) =>
  (request: Sent) =>
    request.target.startsWith('/authors') ? json(authors, 200, ofAuthors) : json(page(1), 200, headers);
const over = (reply: (request: Sent) => Reply | Promise<Reply>, settings: object = {}) =>
  gatewayOver('quotes', reply, { settings: { performance, ...settings } });

describe.each(ROUTES)('a response by the %s route', (route) => {
  it.each<[string, Headers, string]>([
    ['public, max-age=60', {}, 'public, max-age=60'],
    ['public, max-age=60', { age: '20' }, 'public, max-age=40'],
    ['public, max-age=60, s-maxage=600', {}, 'public, max-age=60'],
    ['public, max-age=60', { vary: 'accept-encoding' }, 'public, max-age=60'],
    ['public, immutable, max-age=31556926', {}, 'public, max-age=86400'],
    ['public, max-age=60', { age: '60' }, 'no-store'],
    ['public, max-age=0', { etag: '"a"' }, 'no-store'],
    ['public, no-cache, max-age=60', { etag: '"a"' }, 'no-store'],
    ['public, max-age=60', { 'set-cookie': 'a=b' }, 'no-store'],
    ['public, max-age=60', { vary: '*' }, 'no-store'],
    ['no-store', {}, 'no-store'],
    ['max-age=60', {}, 'no-store'],
    ['private, max-age=60', {}, 'no-store'],
  ])('has, of upstream responses with %s and %j, the Cache-Control %s', async (cacheControl, headers, says) => {
    stoppedClock();
    const { gateway } = await over(quotes({ 'cache-control': cacheControl, ...headers }));
    const { post, get } = await served(gateway, route);

    for (const answer of [await post({ query: QUOTES }), await get({ query: QUOTES })]) {
      expect(answer.status).toBe(200);
      expect(keeping(answer)).toEqual({ 'cache-control': says, vary: says === 'no-store' ? undefined : 'accept' });
    }
  });

  it('has the freshness of the contract where upstream responses have none', async () => {
    stoppedClock();
    const { gateway } = await over(quotes({}));
    const { post } = await served(gateway, route);

    expect(keeping(await post({ query: QUOTES }))['cache-control']).toBe('public, max-age=300');
  });

  it('is fresh as long as the upstream response that expires first, and for less time the later it is sent', async () => {
    const clock = stoppedClock();
    const { gateway, sent } = await over(
      quotes({ 'cache-control': 'public, max-age=60' }, { 'cache-control': 'public, max-age=90' }),
    );
    const { post } = await served(gateway, route);
    const ask = async () => keeping(await post({ query: BOTH }))['cache-control'];

    const said = [await ask()];
    for (const seconds of [20.5, 20, 19, 1]) {
      clock.pass(seconds);
      said.push(await ask());
    }

    // In its last second it is validated by its tag. Then the quotes are requested again, the authors are not.
    expect(said).toEqual([60, 39, 19, 0, 29].map((age) => `public, max-age=${age}`));
    expect(sent.length).toBe(3);
  });

  it('is not to be stored when an upstream response is stale', async () => {
    const clock = stoppedClock();
    let n = 0;
    const { gateway } = await over(() => {
      n += 1;
      const says = 'public, max-age=10, stale-while-revalidate=10, stale-if-error=60';
      return n === 1 ? json(page(1), 200, { 'cache-control': says }) : json({}, 503);
    });
    const { post } = await served(gateway, route);
    const answers = [];

    for (const seconds of [0, 15, 15]) {
      clock.pass(seconds);
      answers.push(await post({ query: QUOTES }));
    }

    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
    expect(answers.map((answer) => keeping(answer)['cache-control'])).toEqual([
      'public, max-age=10',
      'no-store',
      'no-store',
    ]);
  });

  it('is private where an upstream response is', async () => {
    stoppedClock();
    const { gateway } = await over(
      quotes({ 'cache-control': 'private, max-age=60' }, { 'cache-control': 'public, max-age=90' }),
      TENANT,
    );
    const { post } = await served(gateway, route);

    const answers = [
      await post({ query: BOTH }, { 'x-tenant': 'a' }),
      await post({ query: '{ authors { totalCount } }' }, { 'x-tenant': 'a' }),
      await post({ query: BOTH }),
    ];

    expect(answers.map(keeping)).toEqual([
      { 'cache-control': 'private, max-age=60', vary: 'accept, x-tenant' },
      { 'cache-control': 'public, max-age=90', vary: 'accept' },
      NOT_KEPT,
    ]);
  });

  it('is not to be stored where an upstream responded to the credential of the gateway', async () => {
    const { gateway } = await gatewayOverAll(
      {
        quotes: quotes({ 'cache-control': 'private, max-age=60' }),
        jokes: () => json(['dev'], 200, { 'cache-control': 'max-age=60' }),
      },
      { settings: { performance, ...TENANT } },
    );
    const { post } = await served(gateway, route);

    const query = `{ quotes(search: "sea") { nodes { text } } jokeCategories }`;
    expect(keeping(await post({ query }, { 'x-tenant': 'a' }))).toEqual(NOT_KEPT);
  });

  it('is not to be stored when a call failed, with an error in the response or without', async () => {
    stoppedClock();
    const { gateway } = await gatewayOver(
      'readers',
      ({ target }) => {
        const [status] = /404|500/.exec(target) ?? ['200'];
        return json({ entitlements: [] }, Number(status), { 'cache-control': 'public, max-age=60' });
      },
      { settings: { performance } },
    );
    const { post } = await served(gateway, route);
    const reader = (id: string) => `reader(id: "publications/p/readers/${id}") { resourceName }`;

    const good = await post({ query: `{ a: ${reader('1')} }` });
    const missing = await post({ query: `{ a: ${reader('1')} b: ${reader('404')} }` });
    const failed = await post({ query: `{ a: ${reader('1')} b: ${reader('500')} }` });

    expect(keeping(good)['cache-control']).toBe('public, max-age=60');
    expect(JSON.parse(missing.body.toString())).toEqual({
      data: { a: { resourceName: 'publications/p/readers/1' }, b: null },
    });
    expect([missing, failed].map(keeping)).toEqual([NOT_KEPT, NOT_KEPT]);
  });

  it('is not to be stored when it is random', async () => {
    const { gateway } = await over(() => json(page(1).results[0], 200, { 'cache-control': 'public, max-age=60' }));
    const { post } = await served(gateway, route);

    expect(keeping(await post({ query: '{ randomQuote { text } }' }))).toEqual(NOT_KEPT);
  });

  it('is not to be stored when it took no upstream', async () => {
    const { gateway } = await gatewayOver('identity', [], { settings: { performance } });
    const { post } = await served(gateway, route);
    const input =
      '{ clientId: "c", redirectUri: "https://a.example/", responseTypes: [CODE], scopes: ["openid"], state: "s" }';

    for (const query of [
      '{ __typename }',
      '{ __schema { queryType { name } } }',
      `{ authorizationUrl(input: ${input}) }`,
    ]) {
      const answer = await post({ query });
      expect(JSON.parse(answer.body.toString())).toEqual({ data: expect.anything() });
      expect(keeping(answer)).toEqual(NOT_KEPT);
    }
  });

  it('is not to be stored when the cache is switched off', async () => {
    const { gateway } = await over(quotes({ 'cache-control': 'public, max-age=60' }), {
      performance: { cache: false },
    });
    const { post } = await served(gateway, route);

    expect(keeping(await post({ query: QUOTES }))).toEqual(NOT_KEPT);
  });

  it('is not to be stored when nothing was executed', async () => {
    const { gateway } = await over(quotes({ 'cache-control': 'public, max-age=60' }));
    const { ask, post } = await served(gateway, route);
    const json = { 'content-type': 'application/json' };

    const answers = [
      await post({ query: '{ nothing }' }),
      await post('{'),
      await post({ query: 'query ($n: Int) { authors(first: $n) { totalCount } }', variables: { n: 'x' } }),
      await ask({ method: 'PATCH', headers: json, body: '{}' }),
      await ask({ method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }),
      await ask({ query: '?query=mutation{nothing}' }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 400, 200, 405, 415, 405]);
    for (const answer of answers) expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('varies by the origin where other origins are allowed', async () => {
    stoppedClock();
    const { gateway } = await over(quotes({ 'cache-control': 'public, max-age=60' }), {
      server: { corsOrigins: ['https://a.example', 'https://b.example'] },
    });
    const { get } = await served(gateway, route);

    const [plain, asked] = [
      await get({ query: QUOTES }),
      await get({ query: QUOTES }, { origin: 'https://b.example', 'access-control-request-headers': 'x-a' }),
    ];

    expect(keeping(plain)).toEqual({ 'cache-control': 'public, max-age=60', vary: 'accept, origin' });
    expect(keeping(asked)).toEqual({
      'cache-control': 'public, max-age=60',
      vary: 'accept, origin',
    });
    expect(asked.headers['access-control-allow-origin']).toBe('https://b.example');
  });
});

describe('responses of one shared execution', () => {
  it('have the same Cache-Control', async () => {
    stoppedClock();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: asked, resolve: wasAsked } = Promise.withResolvers<void>();
    const { gateway, sent } = await over(async (request) => {
      wasAsked();
      await released;
      return quotes({ 'cache-control': 'private, max-age=60' })(request);
    }, TENANT);
    const { post } = await served(gateway);
    const tenant = { 'x-tenant': 'a' };

    const first = post({ query: QUOTES }, tenant);
    await asked;
    const others = [post({ query: QUOTES }, tenant), post({ query: `query Other ${QUOTES}` }, tenant)];
    await post({ query: '{ __typename }' });
    release();

    for (const answer of await Promise.all([first, ...others])) {
      expect(keeping(answer)).toEqual({ 'cache-control': 'private, max-age=60', vary: 'accept, x-tenant' });
    }
    expect(sent.length).toBe(1);
  });
});
