import { Client, fetchExchange, gql } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { expect, it, onTestFinished, vi } from 'vitest';
import { orderPage } from '#test/clients/order-page';
import { cacheConfig } from './index.ts';

const queryOf = (selection: string) => gql`
  query Orders($first: Int, $after: String, $last: Int, $before: String, $where: OrderWhere) {
    orders(first: $first, after: $after, last: $last, before: $before, where: $where) {
      ${selection} totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`;
const BY_EDGES = queryOf('edges { cursor node { id orderId } }');
const BY_NODES = queryOf('nodes { id orderId }');

type Variables = Readonly<Record<string, unknown>>;

/** A client of a graph of ten orders. Its cache may not warn. */
function shop() {
  const warnings = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => {
    expect(warnings.mock.calls).toEqual([]);
    vi.restoreAllMocks();
  });
  const sent: Variables[] = [];
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    const { variables = {} } = JSON.parse(init?.body as string) as { variables?: Variables };
    sent.push(variables);
    return Response.json({ data: { __typename: 'Query', orders: pageFor(variables) } });
  };
  const exchanges = [cacheExchange(cacheConfig()), fetchExchange];
  const client = new Client({ url: 'http://graph.test/graphql', exchanges, fetch, preferGetMethod: false });
  const read = async (query: typeof BY_EDGES, variables: Variables, requestPolicy?: 'cache-only') => {
    const { data, error } = await client.query<any>(query, variables, { requestPolicy }).toPromise();
    if (error) throw error;
    return data?.orders;
  };
  const cachedNodes = async (variables: Variables) =>
    (await read(BY_NODES, variables, 'cache-only'))?.nodes.map(({ id }: { id: string }) => id);
  const cachedEdges = async (variables: Variables) =>
    (await read(BY_EDGES, variables, 'cache-only'))?.edges.map((edge: any) => edge.node.id);
  return { read, cachedNodes, cachedEdges, sent };
}

function pageFor({ first, after, last, before }: Variables) {
  const numberOf = (cursor: unknown) => Number(String(cursor).slice(1));
  const start = after ? numberOf(after) + 1 : last ? (before ? numberOf(before) : 11) - Number(last) : 1;
  const numbers = Array.from({ length: Number(first ?? last ?? 5) }, (_, index) => start + index);
  return orderPage(numbers);
}

const ids = (...numbers: readonly number[]) => numbers.map((n) => `o${n}`);

it.each([
  ['edges', BY_EDGES],
  ['nodes', BY_NODES],
])('has pages by %s as one list, forwards', async (view, query) => {
  const { read, cachedNodes } = shop();

  await read(query, { first: 2 });
  const list = await read(query, { first: 2, after: 'c2' });

  expect(list[view]).toHaveLength(4);
  expect(list).toMatchObject({ totalCount: 10, pageInfo: { hasNextPage: true, startCursor: 'c1', endCursor: 'c4' } });
  expect(await cachedNodes({ first: 2 })).toEqual(ids(1, 2, 3, 4));
});

it.each([
  ['edges', BY_EDGES],
  ['nodes', BY_NODES],
])('has pages by %s as one list, backwards', async (_view, query) => {
  const { read, cachedNodes } = shop();

  await read(query, { last: 2 });
  const list = await read(query, { last: 2, before: 'c9' });

  expect(await cachedNodes({ last: 2 })).toEqual(ids(7, 8, 9, 10));
  expect(list.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false, startCursor: 'c7' });
});

it('reads pages that were read by nodes from the network, if their edges are selected', async () => {
  const { read, cachedEdges, cachedNodes, sent } = shop();
  await read(BY_EDGES, { first: 2 });
  await read(BY_NODES, { first: 2, after: 'c2' });
  expect(await cachedNodes({ first: 2 })).toEqual(ids(1, 2, 3, 4));

  const edges = (await read(BY_EDGES, { first: 2, after: 'c2' })).edges.map((edge: any) => edge.node.id);

  expect(edges).toEqual(ids(1, 2, 3, 4));
  expect(await cachedEdges({ first: 2 })).toEqual(ids(1, 2, 3, 4));
  expect(sent).toHaveLength(3);
});

it('reads pages of edges without their nodes from the network, if nodes are selected', async () => {
  const { read, sent } = shop();
  await read(queryOf('edges { cursor }'), { first: 2 });

  expect((await read(BY_NODES, { first: 2 })).nodes).toHaveLength(2);

  expect(sent).toHaveLength(2);
});

it('leaves out pages of which other fields were read, but requests them if they are asked for', async () => {
  const { read, cachedNodes, sent } = shop();
  const total = gql`query Total($first: Int) { orders(first: $first) { totalCount } }`;
  await read(total, {});
  await read(total, { first: 9 });

  await read(BY_EDGES, { first: 2 });
  await read(BY_NODES, { first: 2, after: 'c2' });
  expect(await cachedNodes({ first: 2 })).toEqual(ids(1, 2, 3, 4));
  expect((await read(BY_NODES, {})).nodes).toHaveLength(5);

  expect(sent).toEqual([{}, { first: 9 }, { first: 2 }, { first: 2, after: 'c2' }, {}]);
});

it('has pages without arguments, and pages without nodes', async () => {
  const { read, cachedNodes } = shop();

  expect((await read(BY_NODES, { last: 0 })).nodes).toEqual([]);
  const plain = gql`{ orders { nodes { id orderId } totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
  expect((await read(plain, {})).nodes).toHaveLength(5);
  await read(BY_NODES, { first: 2, after: 'c5' });

  expect((await read(plain, {})).nodes).toHaveLength(7);
  expect(await cachedNodes({ first: 2, after: 'c5' })).toEqual(ids(1, 2, 3, 4, 5, 6, 7));
});

it('has another list for other arguments', async () => {
  const { read, cachedNodes } = shop();

  await read(BY_EDGES, { first: 2, where: { buyer: 'ann' } });
  await read(BY_EDGES, { first: 3 });

  expect(await cachedNodes({ first: 2, where: { buyer: 'ann' } })).toEqual(ids(1, 2));
  expect(await cachedNodes({ first: 3 })).toEqual(ids(1, 2, 3));
});
