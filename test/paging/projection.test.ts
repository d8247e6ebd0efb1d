import { describe, expect, it } from 'vitest';
import type { Slug } from '#contracts';
import { gatewayOver, json, type Reply, type Sent } from '#test/harness';
import { order, range } from '#test/orders';

/*
 * Lists of every way of paging, read through the front door with and without projection: the answers are the same to the
 * byte, whatever is selected of the rows, over several pages of the upstream, and while the list changes.
 */
interface List {
  readonly slug: Slug;
  /** A query with `$window` and `$selected` in the places of the window's arguments and of what is selected. */
  readonly query: string;
  /** The connection in the answer. */
  readonly connection: (data: any) => { edges: { cursor: string }[] } | undefined;
  /** What is selected of a row, from next to nothing to everything. */
  readonly selections: readonly string[];
  readonly row: (n: number) => object;
  /** The page of these rows that a request is for. */
  readonly page: (rows: readonly object[], query: URLSearchParams) => unknown;
  readonly forwardsOnly?: boolean;
  /** Other requests than those for pages. */
  readonly other?: (request: Sent) => Reply | undefined;
}

const int = (query: URLSearchParams, name: string, otherwise = 0) => Number(query.get(name) ?? otherwise);

const LISTS: Readonly<Record<string, List>> = {
  offset: {
    slug: 'marketplace',
    query: '{ orders($window) { $selected } }',
    connection: ({ orders }) => orders,
    selections: ['__typename', 'paymentStatus', 'orderId createdAt', 'lineItems { title total { amount } }', 'raw'],
    row: (n) =>
      order(n, { lineItems: [{ title: `Item ${n % 2}`, total: { value: '2.50', currency: 'EUR' }, sku: 'S' }] }),
    page: (orders, query) => {
      const [offset, limit] = [int(query, 'offset'), int(query, 'limit')];
      return { total: orders.length, offset, limit, orders: orders.slice(offset, offset + limit) };
    },
  },
  page: {
    slug: 'quotes',
    query: '{ quotes(search: "sea", $window) { $selected } }',
    connection: ({ quotes }) => quotes,
    selections: ['__typename', 'tags', 'text authorName', 'id length', 'raw'],
    row: (n) => ({ _id: `q${n}`, content: `Text ${n}`, author: 'A', authorSlug: 'a', tags: ['sea'], length: 7 }),
    page: (rows, query) => {
      const [page, limit] = [int(query, 'page', 1), int(query, 'limit')];
      const results = rows.slice((page - 1) * limit, page * limit);
      return { count: results.length, totalCount: rows.length, page, totalPages: 9, results };
    },
  },
  token: {
    slug: 'reseller',
    query: '{ resellerProducts(partnerName: "partners/p", $window) { $selected } }',
    connection: ({ resellerProducts }) => resellerProducts,
    selections: ['__typename', 'kind', 'titles { text }', 'resourceName regionCodes', 'raw'],
    row: (n) => ({
      name: `partners/p/products/${n}`,
      productType: 'PRODUCT_TYPE_SUBSCRIPTION',
      titles: [{ text: 'T' }],
    }),
    page: (products, query) => {
      const from = int(query, 'pageToken');
      const until = from + int(query, 'pageSize');
      return { products: products.slice(from, until), nextPageToken: until < products.length ? String(until) : '' };
    },
    forwardsOnly: true,
  },
  key: {
    slug: 'chat',
    query: '{ bot { messages(channelId: "200000000000000001", $window) { $selected } } }',
    connection: ({ bot }) => bot?.messages,
    selections: ['__typename', 'content', 'messageId isPinned', 'author { userId }', 'raw'],
    row: (n) => ({ id: String(900 - n), channel_id: '2', content: 'Hi', author: { id: n % 3 === 0 ? '2' : '1' } }),
    page: (messages, query) => {
      const before = query.get('before');
      const rest = messages.filter((each) => before === null || Number((each as { id: string }).id) < Number(before));
      return rest.slice(0, int(query, 'limit'));
    },
    forwardsOnly: true,
    other: ({ target }) => (target.includes('/users/@me') ? json({ id: '1', username: 'bot' }) : undefined),
  },
  whole: {
    slug: 'countries',
    query: '{ countries(where: { region: "europe" }, $window) { $selected } }',
    connection: ({ countries }) => countries,
    selections: ['__typename', 'isLandlocked', 'name { common }', 'code3 capitals', 'raw'],
    row: (n) => ({ cca3: `X${String.fromCharCode(90 - n)}A`, name: { common: `Land ${n}` }, landlocked: false }),
    page: (countries) => countries,
  },
};

/** What becomes of the list after each call. */
const CHANGES: Readonly<Record<string, (rows: readonly object[], row: List['row']) => readonly object[]>> = {
  'that stays as it is': (rows) => rows,
  'that grows at its head': (rows, row) => [row(100 + rows.length), ...rows],
  'that shrinks at its head': (rows) => rows.slice(1),
  'that is cut': (rows) => rows.slice(0, 4),
  'of which rows are replaced': (rows, row) => rows.map((each, n) => (n % 4 === 3 ? row(200 + n) : each)),
};

async function listed(list: List, change: string, projectRows: boolean) {
  let rows: readonly object[] = [];
  const answer = (request: Sent): Reply => {
    const other = list.other?.(request);
    if (other) return other;
    const reply = json(list.page(rows, new URL(request.target, 'http://list.test').searchParams));
    rows = CHANGES[change]?.(rows, list.row) ?? rows;
    return reply;
  };
  const settings = {
    apis: { [list.slug]: { pageSize: 4 } },
    performance: { projectRows, cache: false, coalesceCalls: false, responseCache: false },
  };
  const { run, sent } = await gatewayOver(list.slug, answer, { settings });
  return async (window: string, selected: string) => {
    rows = range(15).map(list.row);
    sent.splice(0);
    const connection = `edges { cursor node { ${selected} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;
    const result = await run(list.query.replace('$window', window).replace('$selected', connection));
    return { result, sent: sent.map(({ target }) => target.replace(/&fields=[^&]*/, '')) };
  };
}

const WINDOWS = ['first: 3', 'first: 11', 'first: 30'];
const BACKWARDS = ['last: 3', 'last: 11'];

describe.each(Object.entries(LISTS))('a list by %s', (_style, list) => {
  it.each(Object.keys(CHANGES))('%s answers the same with and without projection', async (change) => {
    const [projected, whole] = [await listed(list, change, true), await listed(list, change, false)];
    const seen = new Map<string, string>();
    for (const window of list.forwardsOnly ? WINDOWS : [...WINDOWS, ...BACKWARDS]) {
      for (const selected of list.selections) {
        const answers = [await projected(window, selected), await whole(window, selected)];

        expect(answers[0]).toEqual(answers[1]);
        const edges = list.connection(answers[0]?.result.data)?.edges ?? [];
        const cursors = edges.map(({ cursor }) => cursor).join();
        // Which rows there are does not depend on what is selected of them.
        expect(seen.get(window) ?? cursors).toBe(cursors);
        seen.set(window, cursors);
        if (change === 'that stays as it is') expect(edges.length).toBeGreaterThan(0);
      }
    }
  });
});
