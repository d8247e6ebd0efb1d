import { describe, expect, it, vi } from 'vitest';
import { stoppedClock } from '#test/clock';
import { gatewayOverAll, json, type Reply, type Sent, text } from '#test/harness';
import { quotesAnswer as answer, QUOTES_QUERY as QUERY, quotesPage as quotes } from '#test/numbered-quotes';
import { keeping, served } from '#test/served';
import { until } from '#test/until';

/** Quotes that count up, with this header. */
function counting(cacheControl: string) {
  let n = 0;
  return () => {
    n += 1;
    return json(quotes(n), 200, { 'cache-control': cacheControl });
  };
}

/** A served gateway that counts executed operations. Other responses came from the cache. */
async function countedOver(upstreams: Parameters<typeof gatewayOverAll>[0], settings: object = {}) {
  const clock = stoppedClock();
  const { gateway, sent } = await gatewayOverAll(upstreams, { settings: { performance: {}, ...settings } });
  const contextOf = vi.fn(gateway.contextOf);
  const { post, get } = await served({ ...gateway, contextOf });
  const ask = async (query: string, headers: Readonly<Record<string, string>> = {}) => {
    const { body } = await post({ query }, headers);
    return JSON.parse(body.toString());
  };
  return { clock, sent, post, get, ask, runs: () => contextOf.mock.calls.length };
}

describe('a response', () => {
  it('is reused once it was made from cached parts, while these are fresh, with the remaining freshness', async () => {
    const { clock, sent, post, runs } = await countedOver({ quotes: counting('public, max-age=60') });
    const answers = [];

    for (let n = 0; n < 5; n++) {
      answers.push(await post({ query: QUERY }));
      clock.pass(10);
    }
    expect([runs(), sent.length]).toEqual([2, 1]);
    clock.pass(20);
    answers.push(await post({ query: QUERY }));

    expect([runs(), sent.length]).toEqual([3, 2]);
    expect(answers.map(({ body }) => JSON.parse(body.toString()))).toEqual([1, 1, 1, 1, 1, 2].map(answer));
    expect(answers.map((each) => keeping(each)['cache-control'])).toEqual(
      [60, 50, 40, 30, 20, 60].map((age) => `public, max-age=${age}`),
    );
  });

  it.each<[string, string, number, number]>([
    ['everyone, where it is public', 'public, max-age=60', 2, 1],
    ['callers of its identity, where it is not', 'max-age=60', 4, 2],
  ])('is reused for %s', async (_whom, cacheControl, executions, calls) => {
    const { ask, runs, sent } = await countedOver(
      { quotes: counting(cacheControl) },
      {
        apis: { quotes: { forward: ['x-tenant'] } },
      },
    );
    const texts: Record<string, unknown[]> = { a: [], b: [] };

    for (let n = 0; n < 3; n++) {
      for (const tenant of ['a', 'b']) texts[tenant]?.push(await ask(QUERY, { 'x-tenant': tenant }));
    }

    expect([runs(), sent.length]).toEqual([executions, calls]);
    expect(texts).toEqual({ a: Array(3).fill(answer(1)), b: Array(3).fill(answer(calls)) });
  });

  it('is not reused for a request whose body imitates the key of another caller', async () => {
    const { post, runs, ask } = await countedOver(
      { quotes: counting('private, max-age=60') },
      {
        apis: { quotes: { forward: ['x-tenant'] } },
      },
    );
    for (let n = 0; n < 3; n++) await ask(QUERY, { 'x-tenant': 'a' });
    expect(runs()).toBe(2);

    const forged = await post(`${JSON.stringify({ query: QUERY })}\n["a"]`);
    const url = await post(`/graphql?query=${encodeURIComponent(QUERY)}`);

    expect([forged.status, url.status]).toEqual([400, 400]);
  });

  it('to the credential of the gateway is cached by the gateway, and no-store for others', async () => {
    const { post, runs } = await countedOver({ quotes: counting('private, max-age=60') });

    const answers = [await post({ query: QUERY }), await post({ query: QUERY }), await post({ query: QUERY })];

    expect(runs()).toBe(2);
    for (const each of answers) expect(keeping(each)['cache-control']).toBe('no-store');
  });

  it.each<[string, object]>([
    ['switched off', { performance: { responseCache: false } }],
    ['without the cache of its parts', { performance: { cache: false } }],
    ['without room', { performance: { cacheSize: '1KiB' } }],
  ])('is not cached %s', async (_how, settings) => {
    const { ask, runs } = await countedOver({ quotes: counting('public, max-age=60') }, settings);

    for (let n = 0; n < 4; n++) await ask(QUERY);

    expect(runs()).toBe(4);
  });

  it('is cached for each request that differs in anything', async () => {
    const { post, get, runs } = await countedOver({ quotes: counting('public, max-age=60') });
    const query = 'query A($text: String!) { quotes(search: $text) { totalCount } } query B { authors { totalCount } }';
    const asks = [
      () => post({ query, operationName: 'A', variables: { text: 'a' } }),
      () => post({ query, operationName: 'A', variables: { text: 'b' } }),
      () => post({ query, operationName: 'B' }),
      () => get({ query, operationName: 'B' }),
      () => get({ query, operationName: 'A', variables: '{"text":"a"}' }),
    ];

    for (let n = 0; n < 3; n++) for (const ask of asks) await ask();

    // A GET is answered by the response to an equal POST.
    expect(runs()).toBe(3 * 2);
  });

  it.each<[string, string, (request: Sent) => Reply]>([
    [
      'with an error',
      '{ a: reader(id: "publications/p/readers/1") { resourceName } b: reader(id: "..") { resourceName } }',
      () => json({ entitlements: [] }, 200, { 'cache-control': 'public, max-age=60' }),
    ],
    ['without a part', '{ __typename }', () => json({})],
  ])('is not cached %s', async (_what, query, reply) => {
    const { ask, runs } = await countedOver({ readers: reply });

    for (let n = 0; n < 4; n++) await ask(query);

    expect(runs()).toBe(4);
  });
});

const NAME = 'publications/p/readers/1';
const READER = `{ reader(id: "${NAME}") { entitlements { productId } } }`;
const CHANGE = `mutation { updateReaderEntitlements(input: { id: "${NAME}", entitlements: [{ productId: "p:new" }] }) {
  __typename } }`;
const entitledTo = (productId: string) => ({ data: { reader: { entitlements: [{ productId }] } } });

/** Readers with the entitlements of the last mutation. Reads wait while they are held. */
function readers() {
  let product = 'p:old';
  let held: Promise<void> | undefined;
  const asked = Promise.withResolvers<void>();
  return {
    asked: asked.promise,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    async reply({ method, body }: Sent) {
      if (method === 'PATCH') product = JSON.parse(body).entitlements[0].productId;
      const entitlements = [{ productId: product }];
      if (method === 'GET' && held) {
        asked.resolve();
        await held;
      }
      return json({ entitlements }, 200, { 'cache-control': 'public, max-age=60' });
    },
  };
}

describe('a mutation', () => {
  it('invalidates the cached responses whose parts it makes stale, and no others', async () => {
    const { ask, runs } = await countedOver({ readers: readers().reply, quotes: counting('public, max-age=60') });
    for (const query of [READER, QUERY]) for (let n = 0; n < 3; n++) await ask(query);
    expect(runs()).toBe(4);

    await ask(CHANGE);

    expect([await ask(READER), await ask(QUERY)]).toEqual([entitledTo('p:new'), answer(1)]);
    expect(runs()).toBe(6);
  });

  it.each<[string, Reply]>([
    ['unreadable', text('{', 200, 'application/json')],
    ['a failure', json({}, 500)],
  ])('invalidates them also when it took effect, but its response is %s', async (_what, failure) => {
    const { reply } = readers();
    const { ask } = await countedOver({
      readers: async (request) => {
        const response = await reply(request);
        return request.method === 'PATCH' ? failure : response;
      },
    });
    for (let n = 0; n < 3; n++) expect(await ask(READER)).toEqual(entitledTo('p:old'));

    expect(await ask(CHANGE)).toHaveProperty('errors.0.extensions.code');

    for (let n = 0; n < 3; n++) expect(await ask(READER)).toEqual(entitledTo('p:new'));
  });

  it('is visible to all later requests, also while an older query is in flight', async () => {
    const { reply, hold, asked } = readers();
    const { ask, post, runs, sent } = await countedOver({ readers: reply });
    const release = hold();
    const older = post({ query: READER });
    await asked;

    await ask(CHANGE);
    const newer = ask(READER);
    await until(() => expect(sent.length).toBe(3));
    release();

    const { headers, body } = await older;
    expect(JSON.parse(body.toString())).toEqual(entitledTo('p:old'));
    expect(headers['cache-control']).toBe('no-store');
    expect(await newer).toEqual(entitledTo('p:new'));
    for (let n = 0; n < 3; n++) expect(await ask(READER)).toEqual(entitledTo('p:new'));
    expect([runs(), sent.length]).toEqual([4, 3]);
  });
});
