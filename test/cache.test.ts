import { describe, expect, it } from 'vitest';
import { stoppedClock } from '#test/clock';
import { gatewayOver, json, type Reply, runOn, type Sent } from '#test/harness';
import { quotesAnswer as answer, QUOTES_QUERY as QUERY, quotesPage as quotes } from '#test/numbered-quotes';
import { served } from '#test/served';
import { until } from '#test/until';

/** A gateway over an upstream that numbers its responses, with these headers, or by a function. */
async function counting(
  headers: Readonly<Record<string, string>> | ((request: Sent, n: number) => Reply),
  options: { readonly settings?: Readonly<Record<string, unknown>> } = {},
) {
  let n = 0;
  const reply = (request: Sent) => {
    n += 1;
    return typeof headers === 'function' ? headers(request, n) : json(quotes(n), 200, headers);
  };
  return gatewayOver('quotes', reply, { settings: { performance: {}, ...options.settings } });
}

describe('an upstream response with a lifetime', () => {
  it('is requested once while it is fresh, and again afterwards', async () => {
    const clock = stoppedClock();
    const { run, sent } = await counting({ 'cache-control': 'max-age=60' });

    const answers = [await run(QUERY), await run(QUERY)];
    clock.pass(61);
    answers.push(await run(QUERY));

    expect(answers).toEqual([answer(1), answer(1), answer(2)]);
    expect(sent.length).toBe(2);
  });

  it('is validated by its entity tag, and used on when it is unchanged', async () => {
    const clock = stoppedClock();
    const { run, sent } = await counting((request, n) =>
      request.headers['if-none-match'] === '"a"'
        ? { status: 304, headers: { etag: '"a"', 'cache-control': 'max-age=60' }, body: '' }
        : json(quotes(n), 200, { etag: '"a"', 'cache-control': 'max-age=60' }),
    );

    const answers = [await run(QUERY)];
    clock.pass(61);
    answers.push(await run(QUERY), await run(QUERY));

    expect(answers).toEqual([answer(1), answer(1), answer(1)]);
    expect(sent.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"a"']);
  });

  it('is used while it is refreshed, where it allows that', async () => {
    const clock = stoppedClock();
    const { run, sent } = await counting({ 'cache-control': 'max-age=10, stale-while-revalidate=60' });

    const answers = [await run(QUERY)];
    clock.pass(20);
    answers.push(await run(QUERY));
    await until(async () => expect(await run(QUERY)).toEqual(answer(2)));

    expect(answers).toEqual([answer(1), answer(1)]);
    expect(sent.length).toBe(2);
  });

  it('is used when its upstream fails, where it allows that', async () => {
    const clock = stoppedClock();
    const { run } = await counting((_request, n) =>
      n === 1 ? json(quotes(1), 200, { 'cache-control': 'max-age=10, stale-if-error=60' }) : json({}, 503),
    );

    const answers = [await run(QUERY)];
    clock.pass(20);
    answers.push(await run(QUERY));
    clock.pass(60);
    const late = await run(QUERY);

    expect(answers).toEqual([answer(1), answer(1)]);
    expect(late.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });
});

describe('no response is stored', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['that forbids it', { 'cache-control': 'no-store' }],
    ['that sets a cookie', { 'cache-control': 'max-age=60', 'set-cookie': 'a=b' }],
    ['that varies by everything', { 'cache-control': 'max-age=60', vary: '*' }],
    ['that is older than it may be', { 'cache-control': 'max-age=60', age: '90' }],
  ])('%s', async (_what, headers) => {
    const { run, sent } = await counting(headers);

    expect([await run(QUERY), await run(QUERY)]).toEqual([answer(1), answer(2)]);
    expect(sent.length).toBe(2);
  });

  it('of a failure with any headers', async () => {
    const { run, sent } = await counting((_request, n) =>
      n === 1 ? json({}, 500, { 'cache-control': 'max-age=60' }) : json(quotes(n), 200),
    );

    expect((await run(QUERY)).errors).toHaveLength(1);
    expect(await run(QUERY)).toEqual(answer(2));
    expect(sent.length).toBe(2);
  });

  it('of a random operation', async () => {
    const { run, sent } = await counting((_request, n) =>
      json(quotes(n).results[0], 200, { 'cache-control': 'max-age=60' }),
    );

    const texts = await Promise.all([1, 2].map(() => run('{ a: randomQuote { text } b: randomQuote { text } }')));

    expect(new Set(texts.flatMap(({ data }) => [data.a.text, data.b.text])).size).toBe(4);
    expect(sent.length).toBe(4);
  });

  it('when the cache is switched off', async () => {
    const { run, sent } = await counting(
      { 'cache-control': 'max-age=60' },
      { settings: { performance: { cache: false } } },
    );

    expect([await run(QUERY), await run(QUERY)]).toEqual([answer(1), answer(2)]);
    expect(sent.length).toBe(2);
  });
});

const forward = { settings: { apis: { quotes: { forward: ['x-tenant'] } } } };

describe('callers', () => {
  it.each([
    ['share a public response', 'public, max-age=60', 1],
    ['do not share any other', 'max-age=60', 2],
  ])('%s', async (_what, cacheControl, calls) => {
    const { gateway, sent } = await counting({ 'cache-control': cacheControl }, forward);

    for (const tenant of ['a', 'b', 'a']) await runOn(gateway, QUERY, {}, { 'x-tenant': tenant });

    expect(sent.length).toBe(calls);
  });
});

describe('identities', () => {
  const TENANTS = [undefined, 'a', 'b'] as const;
  const ORDERS = [TENANTS, TENANTS.toReversed(), ['b', undefined, 'a']] as const;

  it.each<[string, Readonly<Record<string, string>>, boolean]>([
    ['private', { 'cache-control': 'private, max-age=60' }, false],
    ['of no scope', { 'cache-control': 'max-age=60' }, false],
    ['fresh by its contract alone', {}, false],
    ['fresh by its contract alone, and varies', { vary: 'x-tenant' }, false],
    ['public and private', { 'cache-control': 'Public, PRIVATE, max-age=60' }, false],
    [
      'public, and varies by what callers send',
      { 'cache-control': 'public, max-age=60', vary: 'Accept, X-Tenant' },
      false,
    ],
    ['public', { 'cache-control': 'PUBLIC, Max-Age=60' }, true],
  ])('a response that is %s is reused for other identities only if it is public', async (_what, headers, isPublic) => {
    stoppedClock();
    for (const order of ORDERS) {
      const { gateway } = await counting(headers, forward);
      const { post } = await served(gateway);
      const rounds = [];
      for (const tenant of [...order, ...order, ...order]) {
        const { body } = await post({ query: QUERY }, tenant === undefined ? {} : { 'x-tenant': tenant });
        rounds.push(JSON.parse(body.toString()));
      }

      const own = isPublic ? [answer(1), answer(1), answer(1)] : [answer(1), answer(2), answer(3)];
      expect(rounds).toEqual([...own, ...own, ...own]);
    }
  });
});

describe('equal calls in flight', () => {
  it('are made once, also for different operations', async () => {
    const { run, sent } = await counting((_request, n) => json(quotes(n), 200, { 'cache-control': 'no-store' }));

    const answers = await Promise.all([run(QUERY), run('query Other { quotes(search: "sea") { nodes { text } } }')]);

    expect(answers).toEqual([answer(1), answer(1)]);
    expect(sent.length).toBe(1);
  });

  it('are all made where coalescing is switched off', async () => {
    const { run, sent } = await counting((_request, n) => json(quotes(n), 200, { 'cache-control': 'no-store' }), {
      settings: { performance: { coalesceCalls: false } },
    });

    await Promise.all([run(QUERY), run(QUERY)]);

    expect(sent.length).toBe(2);
  });
});
