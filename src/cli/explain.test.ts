import { describe, expect, it } from 'vitest';
import { fileWith } from '#test/product';
import { outputOf, run } from './harness.ts';

/** The exit code and the output of `manifold explain` with this document, over the real graph. */
async function explained(document: string, ...more: readonly string[]) {
  const file = fileWith('query.graphql', document);
  const { code, output } = await outputOf(['explain', file, ...more], { MANIFOLD_TV_URL: 'https://tv.example/base' });
  return { code, output: output.replaceAll(file, '@') };
}

const QUOTES = 'query Quotes($first: Int) { tvQuotes(first: $first) { nodes { author { name } } } }';
const ORDERS = 'query Orders($first: Int!) { orders(first: $first) { nodes { fulfillments { totalCount } } } }';

describe('manifold explain', () => {
  it('prints the calls in stages, with hosts, and their number', async () => {
    expect(await explained(QUOTES)).toEqual({
      code: 0,
      output: [
        '2 calls at most, 2 as a rule, 0 with a warm cache',
        '',
        'Stage 1',
        '└─ 1 ×  tv.listTvQuotes  GET https://tv.example/base/api/quotes  cached; for Query.tvQuotes',
        '',
        'Stage 2',
        '└─ 1 ×  tv.listCharacters  GET https://tv.example/base/api/characters  cached; for TvQuote.author',
      ].join('\n'),
    });
  });

  it('prints JSON, for variables and one operation of several', async () => {
    const { code, output } = await explained(
      `${QUOTES} ${ORDERS}`,
      '--operation',
      'Orders',
      '--variables',
      '{ "first": 3 }',
      '--json',
    );

    expect(code).toBe(0);
    expect(JSON.parse(output)).toEqual({
      calls: [
        {
          api: 'marketplace',
          operation: 'listOrders',
          method: 'GET',
          url: '/order',
          times: 1,
          expected: 1,
          stage: 1,
          cached: false,
          fields: ['Query.orders'],
        },
        {
          api: 'marketplace',
          operation: 'listFulfillments',
          method: 'GET',
          url: '/order/{orderId}/shipping_fulfillment',
          times: 3,
          expected: 3,
          stage: 2,
          cached: false,
          fields: ['Order.fulfillments'],
        },
      ],
      cost: { worst: 4, expected: 4, warm: 4 },
    });
  });

  it.each([
    ['{ nothing }', [], '@:1:3 Cannot query field "nothing" on type "Query".'],
    ['{ a', [], '@:1:4 Syntax Error: Expected Name, found <EOF>.'],
    [ORDERS, [], '@:1:14 Variable "$first" of required type "Int!" was not provided.'],
    [`${QUOTES} ${ORDERS}`, [], '@:The document has not exactly one operation: name one by `operationName`.'],
  ])('says why %s has no calls', async (document, more, message) => {
    expect(await explained(document, ...more)).toEqual({ code: 1, output: message });
  });

  it('reads variables from a file', async () => {
    const file = fileWith('variables.json', '{ "first": 2 }');

    expect(JSON.parse((await explained(ORDERS, '--variables', `@${file}`, '--json')).output)).toMatchObject({
      cost: { worst: 3 },
    });
  });

  it.each([
    ['first: 2', '--variables: not JSON'],
    ['[2]', '--variables: not a JSON object'],
  ])('refuses %s as variables', async (variables, message) => {
    expect(await explained(ORDERS, '--variables', variables)).toEqual({ code: 2, output: message });
  });

  it('needs a file', async () => {
    const { log, code } = run(['explain']);

    expect(await code).toBe(2);
    expect(log).toEqual(['error: no file is given; see manifold explain --help']);
  });

  it('shows ranges, batches and alternatives', async () => {
    const { log, code } = run(['explain', 'examples/tv.graphql']);

    expect(await code).toBe(0);
    expect(String(log[0]).split('\n').at(-1)).toBe(
      '└─ 1.5 to 2 ×  chat.listUsers  GET https://chat.example/users  up to 50 keys a call; or getUser; cached; for Query.users',
    );
  });
});
