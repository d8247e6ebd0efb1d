import { gql, InMemoryCache } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { orderPage } from '#test/clients/order-page';
import { cacheConfig } from './index.ts';

const ARGUMENTS = 'first: $first, after: $after, last: $last, before: $before, where: $where';
const VARIABLES = '$first: Int, $after: String, $last: Int, $before: String, $where: OrderWhere';
const queryOf = (selection: string) => gql`query Orders(${VARIABLES}) { orders(${ARGUMENTS}) { ${selection} } }`;
const PAGE_INFO = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
const BY_EDGES = queryOf(`edges { cursor node { id orderId } } ${PAGE_INFO}`);
const BY_NODES = queryOf(`nodes { id orderId } ${PAGE_INFO}`);
const TOTAL = queryOf('totalCount');

type Variables = Readonly<Record<string, unknown>>;

/** A cache, into which pages are written as from the network. */
function shop() {
  const cache = new InMemoryCache(cacheConfig());
  const write = (numbers: readonly number[], variables: Variables, query = BY_EDGES, nodeNumbers = numbers) =>
    cache.writeQuery<any, any>({ query, variables, data: { orders: orderPage(numbers, nodeNumbers) } });
  const read = (query = BY_EDGES, variables: Variables = {}) => cache.readQuery<any, any>({ query, variables })?.orders;
  const edges = (variables?: Variables) => read(BY_EDGES, variables)?.edges.map((edge: any) => edge.node.id);
  const nodes = (variables?: Variables) => read(BY_NODES, variables)?.nodes.map((node: any) => node.id);
  return { cache, write, read, edges, nodes };
}

const ids = (...numbers: readonly number[]) => numbers.map((n) => `o${n}`);

describe.each([
  ['edges', BY_EDGES],
  ['nodes', BY_NODES],
])('pages by %s', (view, query) => {
  it('are one list, forwards', () => {
    const { write, nodes, read } = shop();

    write([1, 2], { first: 2 }, query);
    write([3, 4], { first: 2, after: 'c2' }, query);
    write([5, 6], { first: 2, after: 'c4' }, query);

    expect(nodes()).toEqual(ids(1, 2, 3, 4, 5, 6));
    expect(read(query)[view]).toHaveLength(6);
    expect(read(query).pageInfo).toMatchObject({ hasPreviousPage: false, startCursor: 'c1', endCursor: 'c6' });
  });

  it('are one list, backwards', () => {
    const { write, nodes, read } = shop();

    write([9, 10], { last: 2 }, query);
    write([7, 8], { last: 2, before: 'c9' }, query);
    write([5, 6], { last: 2, before: 'c7' }, query);

    expect(nodes()).toEqual(ids(5, 6, 7, 8, 9, 10));
    expect(read(query).pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false, startCursor: 'c5' });
  });

  it('grow from the middle to both sides', () => {
    const { write, nodes, read } = shop();

    write([5, 6], { first: 2, after: 'c4' }, query);
    write([7, 8], { first: 2, after: 'c6' }, query);
    write([3, 4], { last: 2, before: 'c5' }, query);

    expect(nodes()).toEqual(ids(3, 4, 5, 6, 7, 8));
    expect(read(query).pageInfo).toMatchObject({ startCursor: 'c3', endCursor: 'c8', hasPreviousPage: true });
  });

  it('leave the rest of the list if they are fetched again unchanged', () => {
    const { write, nodes, read } = shop();

    write([1, 2], { first: 2 }, query);
    write([3, 4], { first: 2, after: 'c2' }, query);
    write([1, 2], { first: 2 }, query);

    expect(nodes()).toEqual(ids(1, 2, 3, 4));
    expect(read(query).pageInfo).toMatchObject({ hasNextPage: true, endCursor: 'c4' });
  });

  it('leave the rest of the list if they are fetched again unchanged, backwards', () => {
    const { write, nodes, read } = shop();

    write([9, 10], { last: 2 }, query);
    write([7, 8], { last: 2, before: 'c9' }, query);
    write([5, 6], { last: 2, before: 'c7' }, query);
    write([7, 8], { last: 2, before: 'c9' }, query);
    write([9, 10], { last: 2 }, query);

    expect(nodes()).toEqual(ids(5, 6, 7, 8, 9, 10));
    expect(read(query).pageInfo).toMatchObject({ hasPreviousPage: true, startCursor: 'c5', hasNextPage: false });
  });

  it('cut the list if they have other nodes at the same cursors', () => {
    const { write, nodes, read } = shop();

    write([1, 2], { first: 2 }, query);
    write([3, 4], { first: 2, after: 'c2' }, query);
    write([5, 6], { first: 2, after: 'c4' }, query);
    write([3, 4], { first: 2, after: 'c2' }, query, [30, 40]);

    expect(nodes()).toEqual(ids(1, 2, 30, 40));
    expect(read(query).pageInfo).toMatchObject({ hasNextPage: true, endCursor: 'c4' });
  });

  it('cut the list if they have other nodes at the same cursors, backwards', () => {
    const { write, nodes, read } = shop();

    write([9, 10], { last: 2 }, query);
    write([7, 8], { last: 2, before: 'c9' }, query);
    write([5, 6], { last: 2, before: 'c7' }, query);
    write([7, 8], { last: 2, before: 'c9' }, query, [70, 80]);

    expect(nodes()).toEqual(ids(70, 80, 9, 10));
    expect(read(query).pageInfo).toMatchObject({ hasPreviousPage: true, startCursor: 'c7' });
  });

  it('cut the list if they have the same nodes at other cursors', () => {
    const { write, nodes, read } = shop();

    write([1, 2], { first: 2 }, query);
    write([3, 4], { first: 2, after: 'c2' }, query);
    write([3, 4], { first: 2 }, query, [1, 2]);

    expect(nodes()).toEqual(ids(1, 2));
    expect(read(query).pageInfo).toMatchObject({ endCursor: 'c4' });
  });

  it('begin a new list at its end', () => {
    const { write, nodes } = shop();

    write([1, 2], { first: 2 }, query);
    write([9, 10], { last: 2 }, query);

    expect(nodes()).toEqual(ids(9, 10));
  });

  it('have each node once', () => {
    const { write, nodes } = shop();

    write([1, 2], { first: 2 }, query);
    write([2, 3], { first: 2, after: 'c2' }, query);

    expect(nodes()).toEqual(ids(1, 2, 3));
  });

  it('are another list for other arguments, but those that are null', () => {
    const { write, nodes } = shop();

    write([1, 2], { first: 2, where: { buyer: 'ann' } }, query);
    write([3, 4], { first: 2, where: null }, query);

    expect(nodes()).toEqual(ids(3, 4));
    expect(nodes({ where: { buyer: 'ann' } })).toEqual(ids(1, 2));
    expect(nodes({ where: { buyer: 'bob' } })).toBeUndefined();
  });

  it('lose nodes that are evicted', () => {
    const { cache, write, nodes, read } = shop();
    write([1, 2, 3], { first: 3 }, query);

    cache.evict({ id: 'Order:o2' });

    expect(nodes()).toEqual(ids(1, 3));
    expect(read(query)[view]).toHaveLength(2);
  });
});

describe('a connection', () => {
  it('is read by nodes where pages were read by edges, but not the other way round', () => {
    const { write, edges, nodes } = shop();

    write([1, 2], { first: 2 }, BY_EDGES);
    expect(nodes()).toEqual(ids(1, 2));
    write([3, 4, 5], { first: 3, after: 'c2' }, BY_NODES);

    expect(nodes()).toEqual(ids(1, 2, 3, 4, 5));
    expect(edges()).toBeUndefined();
  });

  it('is complete for both once the same page was read by both, in any order', () => {
    const { write, edges, nodes } = shop();

    write([1, 2], { first: 2 }, BY_NODES);
    write([1, 2], { first: 2 }, BY_EDGES);
    write([1, 2], { first: 2 }, BY_NODES);

    expect([edges(), nodes()]).toEqual([ids(1, 2), ids(1, 2)]);
  });

  it('keeps its pages when other fields are read', () => {
    const { write, edges, read } = shop();
    write([1, 2], { first: 2 });

    write([], {}, TOTAL);

    expect([edges(), read(TOTAL).totalCount]).toEqual([ids(1, 2), 10]);
  });

  it('has no pages as long as only other fields were read', () => {
    const { write, edges, nodes } = shop();

    write([], {}, TOTAL);

    expect([edges(), nodes()]).toEqual([undefined, undefined]);
  });

  it('becomes the list that an update writes', () => {
    const { cache, write, edges, nodes } = shop();
    write([1, 2], { first: 2 });
    write([3, 4], { first: 2, after: 'c2' });

    cache.updateQuery<any, any>({ query: BY_EDGES, variables: { first: 2 } }, ({ orders }) => ({
      orders: { ...orders, edges: orders.edges.slice(0, -1) },
    }));

    expect([edges(), nodes()]).toEqual([ids(1, 2, 3), ids(1, 2, 3)]);
  });

  describe('of nodes without an id, which are parts of their page', () => {
    const queryFor = (fields: string) =>
      gql`query Returns($first: Int) { returns(first: $first) { nodes { ${fields} } pageInfo { endCursor } } }`;
    const variables = { first: 1 };

    function returnsIn(cache: InMemoryCache) {
      const write = (fields: string, node: object, endCursor: string) => {
        const nodes = [{ __typename: 'FulfillmentReturn', ...node }];
        const returns = {
          __typename: 'FulfillmentReturnConnection',
          nodes,
          pageInfo: { __typename: 'PageInfo', endCursor },
        };
        cache.writeQuery<any, any>({ query: queryFor(fields), variables, data: { returns } });
      };
      const read = (fields: string) => cache.readQuery<any, any>({ query: queryFor(fields), variables })?.returns.nodes;
      return { write, read };
    }

    it('has all fields of a node that were read', () => {
      const { write, read } = returnsIn(new InMemoryCache(cacheConfig()));

      write('returnId', { returnId: 'r1' }, 'c1');
      write('returnedBy', { returnedBy: 'carrier' }, 'c1');

      expect(read('returnId returnedBy')).toMatchObject([{ returnId: 'r1', returnedBy: 'carrier' }]);
    });

    it('mixes no fields of nodes at other cursors', () => {
      const { write, read } = returnsIn(new InMemoryCache(cacheConfig()));

      write('returnId', { returnId: 'r1' }, 'c1');
      write('returnedBy', { returnedBy: 'carrier' }, 'c2');

      expect(read('returnedBy')).toMatchObject([{ returnedBy: 'carrier' }]);
      expect(read('returnId returnedBy')).toBeUndefined();
    });
  });
});
