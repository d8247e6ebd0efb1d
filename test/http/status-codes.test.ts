import { describe, expect, it } from 'vitest';
import { empty, gatewayOver, json } from '#test/harness';
import { ROUTES, served } from '#test/served';

const JSON_TYPE = 'application/json';
const RESPONSE_TYPE = 'application/graphql-response+json';
type Expected = readonly [status: number, type: string];

const QUERY = '{ quotes(search: "sea") { nodes { text } } }';
const PARTIAL = '{ a: quote(id: "a") { text } b: quote(id: "b") { text } }';
const VARIABLES = { query: 'query ($first: Int!) { quotes(first: $first) { nodes { text } } }' };
const quote = { _id: 'a', content: 'A', author: 'A', authorSlug: 'a', tags: [], length: 1 };
const page = { count: 1, totalCount: 1, page: 1, totalPages: 1, results: [quote] };

const answer = ({ target }: { readonly target: string }) => {
  if (target.endsWith('/a')) return json(quote);
  return target.endsWith('/b') ? empty(500) : json(page);
};

describe.each(ROUTES)('the status codes of the draft, by the %s route', (route) => {
  it.each<[what: string, body: unknown, own: Expected, legacy: Expected]>([
    ['data', { query: QUERY }, [200, RESPONSE_TYPE], [200, JSON_TYPE]],
    ['data with errors', { query: PARTIAL }, [294, RESPONSE_TYPE], [200, JSON_TYPE]],
    ['null with errors', { query: '{ quote(id: "b") { text } }' }, [294, RESPONSE_TYPE], [200, JSON_TYPE]],
    ['a body that is no JSON', '{"query":', [400, RESPONSE_TYPE], [400, RESPONSE_TYPE]],
    ['a document that cannot be parsed', { query: '{' }, [400, RESPONSE_TYPE], [400, RESPONSE_TYPE]],
    ['no parameters of GraphQL', { qeury: QUERY }, [422, RESPONSE_TYPE], [422, RESPONSE_TYPE]],
    ['variables of another shape', { ...VARIABLES, variables: [7] }, [422, RESPONSE_TYPE], [422, RESPONSE_TYPE]],
    ['no document', {}, [422, RESPONSE_TYPE], [422, RESPONSE_TYPE]],
    ['an invalid document', { query: '{ nothing }' }, [422, RESPONSE_TYPE], [422, RESPONSE_TYPE]],
    [
      'two operations',
      { query: 'query A { __typename } query B { __typename }' },
      [422, RESPONSE_TYPE],
      [422, RESPONSE_TYPE],
    ],
    ['a missing variable', VARIABLES, [422, RESPONSE_TYPE], [422, RESPONSE_TYPE]],
    [
      'too many aliases',
      { query: '{ a: __typename b: __typename c: __typename }' },
      [422, RESPONSE_TYPE],
      [422, RESPONSE_TYPE],
    ],
  ])('for %s', async (_what, body, own, legacy) => {
    const settings = { http: { statusCodes: 'draft' }, limits: { aliases: 2 } };
    const { gateway } = await gatewayOver('quotes', answer, { settings });
    const { post } = await served(gateway, route);

    const answers = [await post(body, { accept: RESPONSE_TYPE }), await post(body, { accept: JSON_TYPE })];

    expect(answers.map(({ status, headers }) => [status, headers['content-type']])).toEqual(
      [own, legacy].map(([status, type]) => [status, `${type}; charset=utf-8`]),
    );
  });

  it('for a mutation by GET is 405, as for other methods', async () => {
    const { gateway } = await gatewayOver('quotes', answer, { settings: { http: { statusCodes: 'draft' } } });
    const { ask, get } = await served(gateway, route);

    const answers = [await get({ query: 'mutation { __typename }' }), await ask({ method: 'PATCH' })];

    expect(answers.map(({ status, headers }) => [status, headers['allow']])).toEqual([
      [405, 'POST'],
      [405, 'GET, HEAD, POST, OPTIONS'],
    ]);
  });
});
