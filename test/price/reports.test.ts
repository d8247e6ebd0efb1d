import { describe, expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';
import { ROUTES, type Route, served } from '#test/served';

const quote = (id: string) => ({ _id: id, content: 'c', author: 'A', authorSlug: 'a', tags: [], length: 1 });
const page = (...ids: readonly string[]) => json({ count: 2, totalCount: 2, results: ids.map(quote) });
const author = json({ count: 1, totalCount: 1, results: [{ _id: 'x', slug: 'a', name: 'A' }] });
const QUERY = 'query Q($first: Int) { quotes(first: $first) { nodes { author { name } } } }';

type Body = Readonly<Record<string, unknown>>;
type Ask = (body: Body, settings?: Body, headers?: Readonly<Record<string, string>>) => unknown;

async function askBy(route: Route, body: Body, settings: Body = {}, headers: Readonly<Record<string, string>> = {}) {
  const { gateway, sent } = await gatewayOver('quotes', [page('1', '2'), author, page('1', '2'), author], { settings });
  const graph = await served(gateway, route);
  const post = async (own: Body) => {
    const answer = await graph.post({ query: QUERY, ...own }, headers);
    return { status: answer.status, cost: answer.headers['graphql-cost'], body: JSON.parse(answer.body.toString()) };
  };
  return { answer: await post(body), post, sent };
}

const DATA = { quotes: { nodes: [{ author: { name: 'A' } }, { author: { name: 'A' } }] } };
const COST = { estimated: { worst: 2, expected: 2 }, actual: 2 };

describe.each(ROUTES)('by the route %s,', (route) => {
  const ask = (...request: Parameters<Ask>) => askBy(route, ...request);

  describe('extensions.cost of a request', () => {
    it('adds the price and the actual calls to the answer', async () => {
      const { answer } = await ask({ extensions: { cost: true } });

      expect(answer.body).toEqual({ data: DATA, extensions: { cost: COST } });
    });

    it('does not count calls that the cache answers', async () => {
      const { answer, post, sent } = await ask({ extensions: { cost: true } }, { performance: { cache: true } });
      const again = await post({ extensions: { cost: true } });

      expect(answer.body.extensions.cost).toEqual(COST);
      expect(again.body).toEqual({ data: DATA, extensions: { cost: { ...COST, actual: 0 } } });
      expect(sent).toHaveLength(2);
    });
  });

  describe('the header GraphQL-Cost of a request', () => {
    it('has the cost as the header of the answer', async () => {
      const { answer } = await ask({}, {}, { 'graphql-cost': 'report' });

      expect(answer).toEqual({ status: 200, cost: 'worst=2, expected=2, actual=2', body: { data: DATA } });
    });

    it('is not sent unless it is asked for', async () => {
      expect((await ask({})).answer.cost).toBeUndefined();
    });
  });

  describe('extensions.explain of a request', () => {
    const explain = { extensions: { explain: true }, variables: { first: 2 } };
    const EXPLAINED = [
      { api: 'quotes', operation: 'listQuotes', method: 'GET', times: 1, stage: 1, fields: ['Query.quotes'] },
      { api: 'quotes', operation: 'listAuthors', times: 1, batched: 150, stage: 2, fields: ['Quote.author'] },
    ];

    it('is answered with the calls, and nothing is called', async () => {
      const { answer, sent } = await ask(explain);

      expect(answer.status).toBe(200);
      expect(answer.body.data).toBeNull();
      expect(answer.body.extensions.explain.calls).toMatchObject(EXPLAINED);
      expect(answer.body.extensions.explain.cost).toEqual({ worst: 2, expected: 2, warm: 0 });
      expect(sent).toEqual([]);
    });

    it('executes the operation too where its value is "run"', async () => {
      const { answer } = await ask({ ...explain, extensions: { explain: 'run' } });

      expect(answer.body.data).toEqual(DATA);
      expect(answer.body.extensions.explain.calls).toMatchObject(EXPLAINED);
      expect(answer.body.extensions.cost).toEqual(COST);
    });

    it('is refused where the setting is off', async () => {
      const { answer, sent } = await ask(explain, { server: { explain: false } });

      expect(answer.status).toBe(403);
      expect(answer.body.errors).toMatchObject([{ extensions: { code: 'PERMISSION_DENIED' } }]);
      expect(sent).toEqual([]);
    });
  });

  describe('limits.cost', () => {
    const settings = { limits: { cost: 5 } };
    const NESTED = 'query Q($n: Int) { authors(first: $n) { nodes { quotes(first: 1) { totalCount } } } }';

    it('refuses operations of a higher price before they call, and names the dearest fields', async () => {
      const { answer, sent } = await ask({ query: NESTED, variables: { n: 5 } }, settings);

      expect(answer.body.errors).toEqual([
        {
          message:
            'The operation may make 6 calls, and limits.cost is 5: authors.quotes up to 5, authors up to 1. Lists of `first: 4` would pass.',
          extensions: { code: 'OPERATION_TOO_COMPLEX', cost: 6, limit: 5, requestId: expect.any(String) },
        },
      ]);
      expect(answer.body).not.toHaveProperty('data');
      expect(sent).toEqual([]);
    });

    it('goes by the variables of each request', async () => {
      const { answer } = await ask({ query: NESTED, variables: { n: 0 } }, settings);

      expect(answer.body).toEqual({ data: { authors: { nodes: [] } } });
    });
  });
});
