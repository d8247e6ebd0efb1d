import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContract } from '#contract';
import { problemsOf } from '#contract/compile';
import { slugs } from '#contracts';
import { gatewayOver, json } from '#test/harness';
import { order, range } from '#test/orders';

const TOTAL = 450;

/** A shop of 450 orders that differ in nothing but their ids. */
async function shop(settings: Readonly<Record<string, unknown>> = {}) {
  const orders = range(TOTAL).map((n) => order(n));
  return gatewayOver(
    'marketplace',
    ({ target }) => {
      const { searchParams } = new URL(target, 'http://shop.test');
      const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
      return json({ total: TOTAL, offset, limit, orders: orders.slice(offset, offset + limit) });
    },
    { settings },
  );
}

describe('orders of which the same is selected', () => {
  it.each([true, false])('are a list all the same, with projectRows: %j', async (projectRows) => {
    const settings = { performance: { projectRows, cache: false, coalesceCalls: false } };
    const { run, sent } = await shop(settings);

    const last = await run('{ orders(last: 5) { nodes { paymentStatus } } }');
    const types = await run('{ orders(first: 400) { nodes { __typename } } }');
    const cursors = await run('{ orders(first: 400) { edges { cursor } } }');

    expect(last).toEqual({ data: { orders: { nodes: Array(5).fill({ paymentStatus: 'PAID' }) } } });
    expect(types).toEqual({ data: { orders: { nodes: Array(400).fill({ __typename: 'Order' }) } } });
    expect(cursors.errors).toBeUndefined();
    expect(new Set(cursors.data.orders.edges.map(({ cursor }: { cursor: string }) => cursor)).size).toBe(400);
    expect(sent.map(({ target }) => target)).toEqual([
      '/order?limit=1&offset=0',
      '/order?limit=5&offset=445',
      '/order?limit=200&offset=0',
      '/order?limit=200&offset=200',
      '/order?limit=200&offset=0',
      '/order?limit=200&offset=200',
    ]);
  });
});

describe('a contract', () => {
  const QUOTES = readFileSync('mesh/quotes.yaml', 'utf8');
  const KEY = '      x-row-key: /_id\n';

  it('names the key of the rows of every list of objects that is paged', () => {
    const paged = slugs.flatMap((slug) => Object.values(readContract(slug).operations).filter(({ paging }) => paging));
    const keyless = paged.filter(({ rowKey, answer }) => answer.rows?.ofObjects && !rowKey?.length);

    expect(paged.length).toBeGreaterThan(30);
    expect(keyless.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['', 'x-row-key: missing, although the rows of a paged list are objects'],
    ['      x-row-key: /id\n', 'x-row-key: no row has /id'],
    ['      x-row-key: [/_id, /author/name]\n', 'x-row-key: no row has /author/name'],
    ['      x-row-key: _id\n', 'x-row-key: no row has _id'],
  ])('with %j has a problem', (line, problem) => {
    expect(QUOTES).toContain(KEY);
    expect(problemsOf('quotes.yaml', QUOTES.replace(KEY, line))).toEqual([`quotes.yaml GET /search/quotes ${problem}`]);
  });
});
