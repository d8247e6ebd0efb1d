import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { apiKeyHash, newApiKey } from '#auth';
import { json } from '#test/harness';
import { served } from '#test/served';
import { observed } from '#test/telemetry/observed';
import { until } from '#test/until';

const QUERY = 'query Saying { randomQuote { text } }';
const quote = json({ _id: 'q1', content: 'Secret words', author: 'A', tags: [], length: 12 });
const all = { logs: { access: 'all' } };

describe('the access log', () => {
  it('has one line for a request, with its calls', async () => {
    const { post, access } = await observed({ quotes: () => quote }, all);

    await post({ query: QUERY }, { 'x-request-id': 'r-1' });

    expect(access()).toEqual([
      {
        level: 'info',
        message: 'Request',
        requestId: 'r-1',
        method: 'POST',
        operation: 'Saying',
        type: 'query',
        document: hash('sha256', QUERY),
        outcome: 'success',
        status: 200,
        bytes: 48,
        source: 'execution',
        costWorst: 1,
        costExpected: 1,
        costActual: 1,
        callCount: 1,
        calls: [{ api: 'quotes', operation: 'getRandomQuote', source: 'upstream', status: 200, attempts: 1 }],
      },
    ]);
  });

  it('has no bytes of a response without a body', async () => {
    const { gateway, access } = await observed({ quotes: () => quote }, all);
    const { ask } = await served(gateway);
    const query = `?${new URLSearchParams({ query: QUERY })}`;

    const head = await ask({ method: 'HEAD', query });

    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(access()).toMatchObject([{ method: 'HEAD', outcome: 'success', status: 200, bytes: 0 }]);
  });

  it('has the parts that were sent to a caller who left before the others', async () => {
    const { gateway, access } = await observed(
      { quotes: () => quote, countries: () => new Promise<never>(() => undefined) },
      all,
    );
    const { address } = await served(gateway);
    const query = '{ randomQuote { text } ... @defer { countries { nodes { name { common } } } } }';
    const headers = { 'content-type': 'application/json', accept: 'multipart/mixed' };
    const leaving = new AbortController();
    const { signal } = leaving;

    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ query }), signal });
    const first = await response.body?.getReader().read();
    leaving.abort();

    await until(() => expect(access()).toHaveLength(1));
    expect(access()).toMatchObject([{ outcome: 'abandoned', status: 200, bytes: first?.value?.length }]);
  });

  it('contains no header, variable, argument or value of a caller or an upstream', async () => {
    const { post, lines } = await observed({ quotes: () => quote }, all);

    await post(
      {
        query: 'query Tagged($tag: [String!]) { randomQuote(where: { tags: $tag, minLength: 4711 }) { text } }',
        variables: { tag: ['canary-variable'] },
      },
      { authorization: 'Bearer canary-credential', cookie: 'canary=cookie', 'user-agent': 'canary-agent' },
    );

    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toMatch(/canary|4711|Secret words/);
  });

  it('names failed calls, their attempts and their errors', async () => {
    const { post, access } = await observed(
      { quotes: () => json({}, 503) },
      { ...all, apis: { quotes: { retry: { attempts: 1, budget: '100%' } } } },
    );

    await post({ query: QUERY }, { 'x-request-id': 'r-1' });

    expect(access()).toMatchObject([
      {
        outcome: 'failed',
        status: 200,
        codes: ['UPSTREAM_UNAVAILABLE'],
        calls: [{ api: 'quotes', status: 503, code: 'UPSTREAM_UNAVAILABLE', attempts: 2 }],
      },
    ]);
  });

  it('says where a response came from', async () => {
    const fresh = { 'cache-control': 'public, max-age=60' };
    const { post, access } = await observed(
      { countries: () => json([], 200, fresh) },
      { ...all, performance: { cache: true, coalesceCalls: true, responseCache: true } },
    );
    const query = '{ countries { nodes { name { common } } } }';
    for (let times = 0; times < 3; times++) await post({ query });
    await Promise.all([post({ query: '{ __typename }' }), post({ query: '{ __typename }' })]);

    const lines = access();
    expect(lines.slice(0, 3).map(({ source, calls }) => [source, calls?.[0].source])).toEqual([
      ['execution', 'upstream'],
      ['execution', 'cache'],
      ['cache', undefined],
    ]);
    expect(lines.slice(0, 3).map(({ document }) => document)).toEqual(
      Array.from({ length: 3 }, () => hash('sha256', query)),
    );
  });

  it('has a request that was refused before its operation was known', async () => {
    const { post, access } = await observed({ quotes: () => quote }, all);

    await post({ query: '{ nonsense' }, { 'x-request-id': 'r-1' });

    expect(access()).toEqual([
      {
        level: 'info',
        message: 'Request',
        requestId: 'r-1',
        method: 'POST',
        outcome: 'refused',
        status: expect.any(Number),
        bytes: expect.any(Number),
        source: 'execution',
        codes: ['GRAPHQL_PARSE_FAILED'],
        callCount: 0,
      },
    ]);
  });

  it('cannot be made to write another line, or an endless one', async () => {
    const { post, lines } = await observed({ quotes: () => quote }, all);
    await post(
      { query: `query ${'N'.repeat(5000)} { randomQuote { text } }` },
      { 'x-request-id': 'a b{"level":"error"}' },
    );
    await post({ query: QUERY, operationName: 'x\n{"level":"error"}' });

    expect(lines.map(({ level, operation }) => [level, operation?.length])).toEqual([
      ['info', 100],
      ['info', undefined],
    ]);
    expect(lines[0]?.['requestId']).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('the caller', () => {
  const secret = 'a secret of more than thirty-two characters';
  const [one, other] = [newApiKey(), newApiKey()];
  const keyOf = (id: string, key: string) => ({
    id,
    subject: `canary-${id}`,
    hash: apiKeyHash(secret, key),
    scopes: ['*'],
  });

  it('is a short hash, the same for each request, and never its credential or its name', async () => {
    const { post, lines, gateway } = await observed(
      { quotes: () => quote },
      { ...all, auth: { secret, keys: [keyOf('one', one), keyOf('other', other)] } },
    );
    for (const key of [one, other, one]) await post({ query: QUERY }, { authorization: `Bearer ${key}` });
    await post({ query: QUERY }, { authorization: 'Bearer canary-wrong' });

    const callers = lines.map(({ caller }) => caller);
    expect(callers[0]).toMatch(/^[\w-]{8,}$/);
    expect([callers[2], callers[1] === callers[0], callers[3]]).toEqual([callers[0], false, undefined]);
    expect(JSON.stringify(lines)).not.toMatch(/canary|mfk_/);
    expect(gateway.telemetry?.report().callers).toMatchObject([
      { caller: callers[0], requests: 2, calls: 2, cost: 2 },
      { caller: callers[1], requests: 1 },
      { caller: 'unidentified', requests: 1, refused: 1 },
    ]);
  });
});

describe('the requests that are logged', () => {
  it.each([
    ['off', 0],
    ['problems', 1],
    ['0%', 1],
    ['100%', 2],
    ['all', 2],
  ])('%s', async (access, count) => {
    const replies = [quote, json({}, 500)];
    const { post, access: lines } = await observed({ quotes: () => replies.shift() ?? quote }, { logs: { access } });
    await post({ query: QUERY });
    await post({ query: QUERY });

    expect(lines()).toHaveLength(count);
  });

  it('are slow ones too, as warnings', async () => {
    const { post, access } = await observed(
      {
        async quotes() {
          const until = performance.now() + 3;
          while (performance.now() < until) await new Promise(setImmediate);
          return quote;
        },
      },
      { logs: { access: 'problems', slow: '2ms' } },
    );
    await post({ query: QUERY });

    expect(access()).toMatchObject([
      {
        level: 'warn',
        message: 'Slow operation',
        operation: 'Saying',
        outcome: 'success',
        explain: ['stage 1: quotes.getRandomQuote, expected 1, at most 1'],
      },
    ]);
  });
});

it('the id of a request is sent back to a caller who sent a valid one', async () => {
  const { post } = await observed({ quotes: () => quote });
  const idOf = async (headers: Record<string, string>) =>
    (await post({ query: QUERY }, headers)).headers.get('x-request-id');

  expect(await idOf({ 'x-request-id': 'r-1' })).toBe('r-1');
  expect(await idOf({ 'x-request-id': 'not an id' })).toBeNull();
  expect(await idOf({})).toBeNull();
});
