import { Client, fetchExchange, type OperationResult } from '@urql/core';
import { expect, it } from 'vitest';
import { gatewayOver, json, type Sent } from '#test/harness';
import { partsOf } from '../parts-of.ts';

const TOTAL = 450;

/** Orders of an upstream whose later pages wait until the test releases them, one at a time. */
async function heldPages({ fails = false, isHeld = true } = {}) {
  const held: (() => void)[] = [];
  const asked: string[] = [];
  let arrived = Promise.withResolvers<void>();
  const { gateway } = await gatewayOver('marketplace', async ({ target }: Sent) => {
    const { searchParams } = new URL(target, 'http://upstream');
    const [offset = 0, limit = 0] = ['offset', 'limit'].map((name) => Number(searchParams.get(name)));
    asked.push(`${offset}+${limit}`);
    if (offset > 0 && isHeld) {
      arrived.resolve();
      await new Promise<void>((resolve) => held.push(resolve));
      if (fails) return json({}, 500);
    }
    const length = Math.max(0, Math.min(limit, TOTAL - offset));
    const orders = Array.from({ length }, (_, index) => ({ orderId: `${offset + index}` }));
    return json({ total: TOTAL, limit, offset, orders });
  });
  const body = (query: string) => ({ method: 'POST', body: JSON.stringify({ query }) });
  const typed = { 'content-type': 'application/json' };
  const headers = { ...typed, accept: 'multipart/mixed;incrementalSpec=v0.2' };
  return {
    gateway,
    asked,
    parts: async (query: string, format = 'incrementalSpec=v0.2') => {
      const accepting = { ...typed, accept: `multipart/mixed;${format}` };
      return partsOf(await gateway.fetch('http://gateway/graphql', { ...body(query), headers: accepting }));
    },
    answer: async (query: string) =>
      (await gateway.fetch('http://gateway/graphql', { ...body(query), headers })).json() as Promise<{
        errors: unknown;
      }>,
    async release() {
      await arrived.promise;
      arrived = Promise.withResolvers<void>();
      held.shift()?.();
    },
  };
}

const range = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, index) => ({ orderId: `${from + index}` }));

/** The items of all parts until the list is complete. */
async function collect(parts: ReturnType<typeof partsOf>) {
  const items: unknown[] = [];
  for await (const part of parts) for (const { items: more = [] } of part.incremental ?? []) items.push(...more);
  return items;
}

it('sends upstream page by upstream page', async () => {
  const { asked, parts, release } = await heldPages();
  const all = await parts('{ orders(first: 450) { totalCount nodes @stream(initialCount: 2) { orderId } } }');

  expect((await all.next()).value).toEqual({
    data: { orders: { totalCount: TOTAL, nodes: range(0, 2) } },
    pending: [{ id: '0', path: ['orders', 'nodes'] }],
    hasNext: true,
  });
  expect((await all.next()).value.incremental.flatMap(({ items }: any) => items)).toEqual(range(2, 200));
  await release();
  expect((await all.next()).value.incremental.flatMap(({ items }: any) => items)).toEqual(range(200, 400));
  await release();
  expect(await collect(all)).toEqual(range(400, 450));
  expect(asked).toEqual(['0+200', '200+200', '400+50']);
});

it('sends edges by pages too, and page info once it is known', async () => {
  const { asked, parts, release } = await heldPages();
  const all = await parts(`{
    orders(first: 300) {
      edges @stream { node { orderId } }
      ... @defer(label: "info") { pageInfo { hasNextPage endCursor } }
    }
  }`);
  expect((await all.next()).value).toMatchObject({ data: { orders: { edges: [] } }, hasNext: true });
  await release();
  const results: any[] = [];
  for await (const { incremental = [] } of all) results.push(...incremental);

  expect(results.flatMap(({ items = [] }) => items)).toEqual(range(0, 300).map((node) => ({ node })));
  expect(results.flatMap(({ data = [] }) => data)).toEqual([
    { pageInfo: { hasNextPage: true, endCursor: expect.any(String) } },
  ]);
  expect(asked).toEqual(['0+200', '200+100']);
});

it('completes the list with the error of a page', async () => {
  const { parts, release } = await heldPages({ fails: true });
  const all = await parts('{ orders(first: 400) { nodes @stream(initialCount: 200) { orderId } } }');
  expect((await all.next()).value.data.orders.nodes).toEqual(range(0, 200));
  await release();

  expect((await all.next()).value).toMatchObject({
    completed: [{ id: '0', errors: [{ path: ['orders', 'nodes'], extensions: { code: 'UPSTREAM_ERROR' } }] }],
    hasNext: false,
  });
});

it('ends the list with the error of a page, in the format of 2022, at the item that did not come', async () => {
  const { parts, release } = await heldPages({ fails: true });
  const query = '{ orders(first: 400) { nodes @stream(initialCount: 200, label: "S") { orderId } } }';
  const all = await parts(query, 'deferSpec=20220824');
  await all.next();
  await release();
  const path = ['orders', 'nodes', 200];

  expect((await all.next()).value).toEqual({
    incremental: [
      { items: null, path, label: 'S', errors: [expect.objectContaining({ path, message: expect.any(String) })] },
    ],
    hasNext: false,
  });
});

it('leaves urql the rows that came before a page fails, with the error of the page', async () => {
  const { gateway, release } = await heldPages({ fails: true });
  const url = 'http://gateway/graphql';
  const client = new Client({ url, exchanges: [fetchExchange], preferGetMethod: false, fetch: gateway.fetch });
  const ended = Promise.withResolvers<OperationResult>();
  client.query('{ orders(first: 300) { nodes @stream(initialCount: 2) { orderId } } }', {}).subscribe((result) => {
    if (!result.hasNext) ended.resolve(result);
  });
  await release();
  const { data, error } = await ended.promise;

  expect(data.orders.nodes).toEqual(range(0, 200));
  expect(error?.networkError).toBeUndefined();
  expect(error?.graphQLErrors).toMatchObject([
    { path: ['orders', 'nodes', 200], extensions: { code: 'UPSTREAM_ERROR' } },
  ]);
});

it.each(['incrementalSpec=v0.2', 'deferSpec=20220824'])('refuses a negative initialCount, by %s', async (format) => {
  const { gateway } = await heldPages();
  const query =
    'query ($count: Int!) { orders(first: 3) { nodes @stream(initialCount: $count) { orderId } totalCount } }';
  const response = await gateway.fetch('http://gateway/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: `multipart/mixed;${format}, application/json` },
    body: JSON.stringify({ query, variables: { count: -2 } }),
  });

  expect(await response.json()).toMatchObject({
    data: { orders: null },
    errors: [
      {
        message: 'initialCount must be a positive integer',
        path: ['orders', 'nodes'],
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ],
  });
});

it.each([
  [
    'rows are selected without @stream as well',
    '{ orders(first: 300) { nodes @stream { orderId } edges { cursor } } }',
  ],
  ['the window is backward', '{ orders(last: 300) { nodes @stream { orderId } } }'],
  ['other fields need all pages', '{ orders(first: 300) { nodes @stream { orderId } warnings { message } } }'],
])('reads all pages first where %s', async (_why, query) => {
  const { parts } = await heldPages({ isHeld: false });
  const all = await parts(query);
  const { value: first } = await all.next();
  const items = await collect(all);

  expect(first.data.orders.nodes).toEqual([]);
  expect(items).toHaveLength(300);
});

it('has as many items in the first part as are asked for, also if these are more than a page', async () => {
  const { asked, parts } = await heldPages({ isHeld: false });
  const all = await parts('{ orders(first: 450) { nodes @stream(initialCount: 300) { orderId } } }');
  expect((await all.next()).value.data.orders.nodes).toEqual(range(0, 300));
  expect(await collect(all)).toEqual(range(300, 450));
  expect(asked).toEqual(['0+200', '200+200', '400+50']);
});

it('refuses a window beyond the maximum before any call', async () => {
  const { answer, asked } = await heldPages();
  const { errors } = await answer('{ orders(first: 5000) { nodes @stream { orderId } } }');

  expect(errors).toMatchObject([{ message: '`first` must be a whole number from 0 to 1000.' }]);
  expect(asked).toEqual([]);
});
