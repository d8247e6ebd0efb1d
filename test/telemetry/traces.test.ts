import { describe, expect, it } from 'vitest';
import { json } from '#test/harness';
import { served } from '#test/served';
import { type ReceivedSpan, startCollector } from '#test/telemetry/collector';
import { observed } from '#test/telemetry/observed';
import { until } from '#test/until';

const [TRACE, PARENT] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
const sampled = `00-${TRACE}-${PARENT}-01`;
const QUERY = 'query Saying { randomQuote { text } }';
const quote = json({ _id: 'q1', content: 'Words', author: 'A', tags: [], length: 5 });
const page = (results: readonly object[]) =>
  json({ count: results.length, totalCount: results.length, page: 1, totalPages: 1, results });

/** The tree of spans as `name` or `name (parent's name)`. */
function namesOf(spans: readonly ReceivedSpan[]): string[] {
  const byId = new Map(spans.map((span) => [span.spanId, span.name]));
  return spans.map(({ name, parentSpanId }) => `${name} < ${byId.get(parentSpanId ?? '') ?? parentSpanId}`).toSorted();
}

describe('a trace', () => {
  it('has spans of the request, the operation, the fields that call, and the attempts', async () => {
    const { endpoint, spans } = await startCollector();
    const replies = [json({}, 503), quote];
    const { post, gateway } = await observed(
      { quotes: () => replies.shift() ?? quote },
      { telemetry: { endpoint, callers: 'all' }, apis: { quotes: { retry: { attempts: 1, budget: '100%' } } } },
    );

    await post({ query: QUERY }, { traceparent: sampled, tracestate: 'vendor=1', 'x-request-id': 'r-1' });
    await gateway.close();

    expect(namesOf(spans)).toEqual([
      'GET /random < Query.randomQuote',
      'GET /random < Query.randomQuote',
      `POST /graphql < ${PARENT}`,
      'Query.randomQuote < query Saying',
      'query Saying < POST /graphql',
    ]);
    expect(new Set(spans.map(({ traceId, traceState }) => `${traceId} ${traceState}`))).toEqual(
      new Set([`${TRACE} vendor=1`]),
    );
    const named = (name: string) => spans.filter((span) => span.name === name);
    expect(named('POST /graphql')[0]).toMatchObject({
      kind: 2,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/graphql',
        'http.response.status_code': '200',
        'manifold.request_id': 'r-1',
        'manifold.outcome': 'success',
      },
    });
    expect(named('query Saying')[0]?.attributes).toMatchObject({
      'graphql.operation.type': 'query',
      'graphql.operation.name': 'Saying',
      'manifold.upstream.calls': '1',
    });
    expect(named('Query.randomQuote')[0]).toMatchObject({
      kind: 1,
      attributes: { 'graphql.field.path': 'randomQuote' },
    });
    expect(named('Query.randomQuote')[0]?.status).toBeUndefined();
    expect(named('GET /random')).toMatchObject([
      {
        kind: 3,
        status: { code: 2, message: 'UPSTREAM_UNAVAILABLE' },
        attributes: { 'http.response.status_code': '503', 'error.type': '503', 'peer.service': 'quotes' },
      },
      { attributes: { 'http.response.status_code': '200', 'http.request.resend_count': '1' } },
    ]);
    expect(JSON.stringify(spans)).not.toContain('Words');
  });

  it('has the call of a batch below the field that asked first', async () => {
    const { endpoint, spans } = await startCollector();
    const rows = [1, 2].map((n) => ({
      _id: `q${n}`,
      content: 'Words',
      author: `A ${n}`,
      authorSlug: `a-${n}`,
      tags: [],
    }));
    const authors = [1, 2].map((n) => ({ _id: `a${n}`, name: `A ${n}`, slug: `a-${n}`, quoteCount: 1 }));
    const { post, gateway } = await observed(
      { quotes: ({ target }) => page(target.startsWith('/authors') ? authors : rows) },
      { telemetry: { endpoint, callers: 'all' } },
    );

    const { body } = await post({ query: '{ quotes { nodes { author { name } } } }' }, { traceparent: sampled });
    await gateway.close();

    expect(body.errors).toBeUndefined();
    expect(namesOf(spans)).toEqual([
      'GET /authors < Quote.author',
      'GET /quotes < Query.quotes',
      `POST /graphql < ${PARENT}`,
      'Query.quotes < query',
      'Quote.author < query',
      'query < POST /graphql',
    ]);
  });

  it("begins here without a caller's, for the share that is sampled", async () => {
    const { endpoint, spans } = await startCollector();
    const { post, gateway } = await observed(
      { quotes: () => quote },
      { telemetry: { endpoint, sample: '100%', callers: 'all' } },
    );
    await post({ query: '{ __typename }' });
    await post({ query: '{ __typename }' }, { traceparent: `00-${TRACE}-${PARENT}-00` });
    await post({ query: '{ __typename }' }, { traceparent: 'invalid' });
    await gateway.close();

    const roots = spans.filter(({ kind }) => kind === 2);
    expect(roots.map(({ parentSpanId }) => parentSpanId)).toEqual([undefined, undefined]);
    expect(new Set(roots.map(({ traceId }) => traceId)).size).toBe(2);
    expect(roots.map(({ traceId }) => traceId)).not.toContain(TRACE);
  });
});

describe('whose traces are believed', () => {
  const peers = [
    { peer: 'a stranger', settings: {}, isBelieved: false },
    { peer: 'a trusted proxy', settings: { server: { trustedProxies: ['127.0.0.1', '::1'] } }, isBelieved: true },
    { peer: 'anyone, where all are', settings: { telemetry: { callers: 'all' } }, isBelieved: true },
  ];

  it.each(peers)('that of $peer: $isBelieved', async ({ settings, isBelieved }) => {
    const { endpoint, spans } = await startCollector();
    const { telemetry, ...others } = settings as { readonly telemetry?: object };
    const { gateway, sent } = await observed(
      { quotes: () => quote },
      {
        ...others,
        telemetry: { endpoint, sample: '0%', ...telemetry },
        apis: { quotes: { traceContext: true } },
      },
    );
    const { post } = await served(gateway);
    await post({ query: QUERY }, { traceparent: sampled, tracestate: 'vendor=1' });
    await gateway.close();

    expect(spans.map(({ traceId }) => traceId)).toEqual(isBelieved ? [TRACE, TRACE, TRACE, TRACE] : []);
    expect(sent.map(({ headers }) => headers['tracestate'])).toEqual([isBelieved ? 'vendor=1' : undefined]);
  });

  it("begins a trace of its own for a stranger's request that is sampled", async () => {
    const { endpoint, spans } = await startCollector();
    const { post, gateway } = await observed({ quotes: () => quote }, { telemetry: { endpoint, sample: '100%' } });
    await post({ query: '{ __typename }' }, { traceparent: `00-${TRACE}-${PARENT}-00`, tracestate: 'vendor=1' });
    await gateway.close();

    const [root] = spans.filter(({ kind }) => kind === 2);
    expect([root?.traceId === TRACE, root?.parentSpanId, root?.traceState]).toEqual([false, undefined, undefined]);
  });
});

describe('the context of a trace', () => {
  const traced = {
    telemetry: { endpoint: 'http://127.0.0.1:9', callers: 'all' },
    apis: { quotes: { traceContext: true } },
  };

  it('goes to APIs that are set to get it, with the id of the attempt', async () => {
    const { post, sent } = await observed({ quotes: () => quote }, traced);
    await post({ query: QUERY }, { traceparent: sampled, tracestate: 'vendor=1' });

    const { traceparent = '', tracestate } = sent[0]?.headers ?? {};
    expect(traceparent).toMatch(new RegExp(`^00-${TRACE}-[\\da-f]{16}-01$`));
    expect([traceparent.includes(PARENT), tracestate]).toEqual([false, 'vendor=1']);
  });

  it('is passed on as it came where the caller does not sample', async () => {
    const { post, sent } = await observed({ quotes: () => quote }, traced);
    const traceparent = `00-${TRACE}-${PARENT}-00`;
    await post({ query: QUERY }, { traceparent });

    expect(sent[0]?.headers).toMatchObject({ traceparent });
  });

  it('goes to no other API', async () => {
    const { post, sent } = await observed({ quotes: () => quote }, { telemetry: traced.telemetry });
    await post({ query: QUERY }, { traceparent: sampled });

    expect(sent.map(({ headers }) => headers)).toEqual([{}]);
  });

  it('is no part of the identity: callers with different traces share calls and cached responses', async () => {
    const held = Promise.withResolvers<void>();
    const { post, sent } = await observed(
      {
        async quotes() {
          await held.promise;
          return { ...page([]), headers: { 'content-type': 'application/json', 'cache-control': 'max-age=60' } };
        },
      },
      {
        ...traced,
        apis: { quotes: { traceContext: true, forward: ['traceparent'] } },
        performance: { cache: true, coalesceCalls: true, responseCache: true },
      },
    );
    const query = '{ quotes { totalCount } }';
    const ask = (span: string) => post({ query }, { traceparent: `00-${TRACE}-${span.repeat(16)}-01` });
    const both = Promise.all([ask('1'), ask('2')]);
    held.resolve();
    await both;
    await ask('3');
    await ask('4');

    expect(sent.map(({ target }) => target)).toEqual(['/quotes?limit=1&page=1']);
  });
});

describe('a collector', () => {
  it('that is down or answers with errors costs spans, which are counted, and one line', async () => {
    const { endpoint, requests } = await startCollector(() => 500);
    const { post, gateway, lines } = await observed(
      { quotes: () => quote },
      { telemetry: { endpoint, sample: '100%' } },
    );
    const { body } = await post({ query: '{ __typename }' });
    await gateway.close();

    expect(body).toEqual({ data: { __typename: 'Query' } });
    expect(requests.map(({ url }) => url)).toEqual(['/v1/traces']);
    expect(gateway.telemetry?.read()['manifold.spans']).toEqual([
      { labels: ['exported'], value: 0 },
      { labels: ['dropped'], value: 2 },
    ]);
    expect(lines).toMatchObject([
      { level: 'warn', message: 'Telemetry could not be exported', cause: 'Error: The collector answered 500' },
    ]);
  });

  it('that does not answer delays no response', async () => {
    const held = Promise.withResolvers<number>();
    const { endpoint, requests } = await startCollector(() => held.promise);
    const { post, gateway } = await observed({ quotes: () => quote }, { telemetry: { endpoint, sample: '100%' } });
    await post({ query: '{ __typename }' });
    await until(() => expect(requests).toHaveLength(1));
    for (let times = 0; times < 20; times++) expect((await post({ query: '{ __typename }' })).status).toBe(200);

    expect(requests).toHaveLength(1);
    held.resolve(200);
    await gateway.close();
    expect(gateway.telemetry?.read()['manifold.spans']?.map(({ value }) => value)).toEqual([42, 0]);
  });

  it('gets the headers of the settings, and metrics', async () => {
    const { endpoint, requests, metrics } = await startCollector();
    const { gateway, post } = await observed(
      { quotes: () => quote },
      { telemetry: { endpoint, headers: 'x-token=a%20b,other=1', sample: '0%' } },
    );
    gateway.telemetry?.start();
    await post({ query: QUERY });
    await gateway.close();

    expect(requests).toMatchObject([{ url: '/v1/metrics', headers: { 'x-token': 'a b', other: '1' } }]);
    const names = metrics.map(({ name }) => name);
    expect(names).toContain('manifold.operation.duration');
    expect(names).toContain('process.resident_memory');
  });
});
