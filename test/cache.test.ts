import { describe, expect, it, vi } from 'vitest';
import { gatewayOver, json, type Reply, type Sent } from '#test/harness';

const quotes = (n: number) => ({
  count: 1,
  totalCount: 1,
  page: 1,
  totalPages: 1,
  results: [{ _id: `q${n}`, content: `Quote ${n}`, author: 'A', authorSlug: 'a', tags: [], length: 7 }],
});
const QUERY = '{ quotes(search: "sea") { nodes { text } } }';
const answer = (n: number) => ({ data: { quotes: { nodes: [{ text: `Quote ${n}` }] } } });

/** An upstream whose answers count up, with these headers; a function decides from the request. */
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

/** Time that only passes when it is told to, for what is kept. */
function stoppedClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  return { pass: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000), end: () => vi.useRealTimers() };
}

describe('an answer that says how long it lives', () => {
  it('is asked for once in that time, and again after it', async () => {
    const clock = stoppedClock();
    const { run, sent } = await counting({ 'cache-control': 'max-age=60' });

    const answers = [await run(QUERY), await run(QUERY)];
    clock.pass(61);
    answers.push(await run(QUERY));
    clock.end();

    expect(answers).toEqual([answer(1), answer(1), answer(2)]);
    expect(sent.length).toBe(2);
  });

  it('is asked about by its tag, and kept on when it is still the same', async () => {
    const clock = stoppedClock();
    const { run, sent } = await counting((request, n) =>
      request.headers['if-none-match'] === '"a"'
        ? { status: 304, headers: { etag: '"a"', 'cache-control': 'max-age=60' }, body: '' }
        : json(quotes(n), 200, { etag: '"a"', 'cache-control': 'max-age=60' }),
    );

    const answers = [await run(QUERY)];
    clock.pass(61);
    answers.push(await run(QUERY), await run(QUERY));
    clock.end();

    expect(answers).toEqual([answer(1), answer(1), answer(1)]);
    expect(sent.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"a"']);
  });

  it('is used while it is asked for anew, where it allows that', async () => {
    const clock = stoppedClock();
    const { run, sent } = await counting({ 'cache-control': 'max-age=10, stale-while-revalidate=60' });

    const answers = [await run(QUERY)];
    clock.pass(20);
    answers.push(await run(QUERY));
    await vi.waitFor(async () => expect(await run(QUERY)).toEqual(answer(2)));
    clock.end();

    expect(answers).toEqual([answer(1), answer(1)]);
    expect(sent.length).toBe(2);
  });

  it('is used when asking fails, where it allows that', async () => {
    const clock = stoppedClock();
    const { run } = await counting((_request, n) =>
      n === 1 ? json(quotes(1), 200, { 'cache-control': 'max-age=10, stale-if-error=60' }) : json({}, 503),
    );

    const answers = [await run(QUERY)];
    clock.pass(20);
    answers.push(await run(QUERY));
    clock.pass(60);
    const late = await run(QUERY);
    clock.end();

    expect(answers).toEqual([answer(1), answer(1)]);
    expect(late.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });
});

describe('nothing is kept', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['that must not be', { 'cache-control': 'no-store' }],
    ['that sets a cookie', { 'cache-control': 'max-age=60', 'set-cookie': 'a=b' }],
    ['that varies by everything', { 'cache-control': 'max-age=60', vary: '*' }],
    ['that is older than it may be', { 'cache-control': 'max-age=60', age: '90' }],
  ])('%s', async (_what, headers) => {
    const { run, sent } = await counting(headers);

    expect([await run(QUERY), await run(QUERY)]).toEqual([answer(1), answer(2)]);
    expect(sent.length).toBe(2);
  });

  it('of a failure, whatever it says of itself', async () => {
    const { run, sent } = await counting((_request, n) =>
      n === 1 ? json({}, 500, { 'cache-control': 'max-age=60' }) : json(quotes(n), 200),
    );

    expect((await run(QUERY)).errors).toHaveLength(1);
    expect(await run(QUERY)).toEqual(answer(2));
    expect(sent.length).toBe(2);
  });

  it('of what answers at random', async () => {
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

describe('callers', () => {
  const forward = { settings: { interfaces: { quotes: { forward: ['x-tenant'] } } } };

  it.each([
    ['share what is public', 'public, max-age=60', 1],
    ['do not share what is not', 'max-age=60', 2],
  ])('%s', async (_what, cacheControl, calls) => {
    const { gateway, sent } = await counting({ 'cache-control': cacheControl }, forward);
    const { runOn } = await import('#test/harness');

    for (const tenant of ['a', 'b', 'a']) await runOn(gateway, QUERY, {}, { 'x-tenant': tenant });

    expect(sent.length).toBe(calls);
  });
});

describe('equal calls in flight', () => {
  it('are made once, also for different operations', async () => {
    const { run, sent } = await counting((_request, n) => json(quotes(n), 200, { 'cache-control': 'no-store' }));

    const answers = await Promise.all([run(QUERY), run('query Other { quotes(search: "sea") { nodes { text } } }')]);

    expect(answers).toEqual([answer(1), answer(1)]);
    expect(sent.length).toBe(1);
  });

  it('are made each for itself where that is switched off', async () => {
    const { run, sent } = await counting((_request, n) => json(quotes(n), 200, { 'cache-control': 'no-store' }), {
      settings: { performance: { coalesceCalls: false } },
    });

    await Promise.all([run(QUERY), run(QUERY)]);

    expect(sent.length).toBe(2);
  });
});
