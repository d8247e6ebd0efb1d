import { expect, it } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';

const PAGE = '{ totalCount nodes { __typename } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }';

it.each([
  ['offsets', 'orders'],
  ['pages', 'authors'],
  ['no pages', 'countries'],
])('says whether a list by %s continues after none of its rows', async (_style, root) => {
  const { run } = await gatewayOverSandbox('marketplace', 'quotes', 'countries');

  const { data, errors } = await run(`{ none: ${root}(first: 0) ${PAGE} end: ${root}(last: 0) ${PAGE}
    all: ${root}(first: 1) { totalCount } }`);

  const empty = { totalCount: data.all.totalCount, nodes: [] };
  const cursors = { startCursor: null, endCursor: null };
  expect(errors).toBeUndefined();
  expect(data.none).toEqual({ ...empty, pageInfo: { hasNextPage: true, hasPreviousPage: false, ...cursors } });
  expect(data.end).toEqual({ ...empty, pageInfo: { hasNextPage: false, hasPreviousPage: true, ...cursors } });
});

it('says so for tokens and keys, which are read forwards', async () => {
  const { run } = await gatewayOverSandbox('workflows', 'chat');

  const { data } = await run(
    '{ activities(first: 0) { nodes { id } pageInfo { hasNextPage } } bot { servers(first: 0) { pageInfo { hasNextPage } } } }',
  );

  expect(data.activities).toEqual({ nodes: [], pageInfo: { hasNextPage: true } });
  expect(data.bot.servers.pageInfo).toEqual({ hasNextPage: true });
});

it('goes on at the cursor after an empty window', async () => {
  const { run } = await gatewayOverSandbox('marketplace');
  const query = (window: string) => `{ orders(${window}) { nodes { orderId } pageInfo { hasNextPage endCursor } } }`;
  const { data: first } = await run(query('first: 2'));
  const { endCursor } = first.orders.pageInfo;

  const { data } = await run(query(`first: 0, after: "${endCursor}"`));

  expect(data.orders).toEqual({ nodes: [], pageInfo: { hasNextPage: true, endCursor } });
});
