import { describe, expect, it } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { clientOf, errorResponse, fetchOf, graphResponse } from './harness.ts';
import { createClient, type Page } from './index.ts';

interface Orders {
  readonly orders: {
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly nodes: readonly { readonly orderId: string }[];
  };
}

const ORDERS = `query ($first: Int, $after: String) {
  orders(first: $first, after: $after) { nodes { orderId } pageInfo { hasNextPage endCursor } } }`;
const pageInfo = (endCursor?: string | null) => ({
  hasNextPage: endCursor !== undefined,
  endCursor: endCursor ?? null,
});
const page = (nodes: readonly number[], endCursor?: string | null) =>
  graphResponse({ data: { list: { nodes, pageInfo: pageInfo(endCursor) } } });
const THREE = [page([1, 2], 'a'), page([3], 'b'), page([4])];

interface List {
  readonly list: { readonly nodes: readonly number[]; readonly pageInfo: ReturnType<typeof pageInfo> };
}

/** A client whose requests get these responses, and the variables that it sent. */
function over(...answers: readonly (Response | Error)[]) {
  const { fetch, sent } = fetchOf(...answers);
  const client = createClient({ url: 'http://graph.test/graphql', fetch, retry: false });
  const variables = () => sent.map(({ init }) => JSON.parse(init?.body as string).variables);
  return { client, sent, variables };
}

describe('client.pages', () => {
  it('has the nodes of all pages, as one large page has them', async () => {
    const { gateway, run } = await gatewayOverSandbox('marketplace');
    const { data } = await run(ORDERS, { first: 200 });
    const { client, sent } = await clientOf(gateway);

    const orders = await Array.fromAsync(client.pages<Orders>(ORDERS, { first: 7 }));

    const all: unknown[] = data.orders.nodes;
    expect(all.length).toBeGreaterThan(14);
    expect(orders.slice(0, all.length)).toEqual(all);
    expect(sent.length).toBe(Math.ceil(orders.length / 7));
    expect(JSON.parse(sent[0]?.body ?? '').variables).toEqual({ first: 7 });
  });

  it.each([true, false])('goes on after a failed page, where it is asked again (prefetch: %s)', async (prefetch) => {
    const failed = () => errorResponse('UPSTREAM_UNAVAILABLE');
    const { client, variables } = over(page([1, 2], 'a'), failed(), page([3], 'b'), failed(), failed(), page([4]));
    const nodes = client.pages<List>('{ list }', {}, { prefetch })[Symbol.asyncIterator]();
    const found: unknown[] = [];

    for (let left = 8; left > 0; left -= 1) {
      const { value, done } = await nodes.next().catch(() => ({ value: 'failed', done: false }));
      found.push(done ? 'done' : value);
    }

    expect(found).toEqual([1, 2, 'failed', 3, 'failed', 'failed', 4, 'done']);
    expect(variables()).toEqual([{}, { after: 'a' }, { after: 'a' }, { after: 'b' }, { after: 'b' }, { after: 'b' }]);
  });

  it('has pages with their data, from the first for each iteration', async () => {
    const { client, variables } = over(...THREE, ...THREE);
    const list = client.pages<List>('{ list }', { first: 2 });

    const pages: Page<List, number>[] = await Array.fromAsync(list.pages());

    expect(pages.map(({ nodes }) => nodes)).toEqual([[1, 2], [3], [4]]);
    expect(pages[1]?.data.list.pageInfo.endCursor).toBe('b');
    expect(await Array.fromAsync(list)).toEqual([1, 2, 3, 4]);
    const round = [{ first: 2 }, { first: 2, after: 'a' }, { first: 2, after: 'b' }];
    expect(variables()).toEqual([...round, ...round]);
  });

  it('has the cursor in the variable that is named, and the nodes of edges', async () => {
    const edges = (values: readonly number[], cursor?: string) =>
      graphResponse({ data: { list: { edges: values.map((node) => ({ node })), pageInfo: pageInfo(cursor) } } });
    const { client, variables } = over(edges([1], 'a'), edges([2]));

    expect(await Array.fromAsync(client.pages('{ list }', {}, { after: 'cursor' }))).toEqual([1, 2]);
    expect(variables()).toEqual([{}, { cursor: 'a' }]);
  });

  it('requests a page ahead, and one more only when it is used', async () => {
    const { client, sent } = over(...THREE);
    const pages = client.pages<List>('{ list }').pages()[Symbol.asyncIterator]();

    await pages.next();
    expect(sent).toHaveLength(2);
    await pages.next();
    expect(sent).toHaveLength(3);
    await pages.next();
    expect(await pages.next()).toMatchObject({ done: true });
    expect(sent).toHaveLength(3);
  });

  it('aborts the page ahead when it is left', async () => {
    const { client, sent } = over(...THREE);

    for await (const node of client.pages<List>('{ list }')) {
      expect(node).toBe(1);
      break;
    }

    expect(sent).toHaveLength(2);
    expect(sent[1]?.init?.signal?.aborted).toBe(true);
  });

  it('requests no page ahead without `prefetch`', async () => {
    const { client, sent } = over(...THREE);
    const options = { prefetch: false };

    for await (const _node of client.pages<List>('{ list }', {}, options)) break;
    expect(sent).toHaveLength(1);
    const { client: other } = over(...THREE);
    expect(await Array.fromAsync(other.pages<List>('{ list }', {}, options))).toEqual([1, 2, 3, 4]);
  });

  it('ends with the reason of an abort, within a page too', async () => {
    const { client } = over(...THREE);
    const controller = new AbortController();
    const seen: number[] = [];
    const read = async () => {
      for await (const node of client.pages<List>('{ list }', {}, { signal: controller.signal })) {
        seen.push(node);
        controller.abort(new Error('left'));
      }
    };

    await expect(read()).rejects.toThrow('left');
    expect(seen).toEqual([1]);
  });

  it('throws the error of a page after the nodes before it', async () => {
    const { client } = over(page([1], 'a'), errorResponse('NOT_FOUND'));
    const seen: unknown[] = [];
    const read = async () => {
      for await (const node of client.pages<List>('{ list }')) seen.push(node);
    };

    await expect(read()).rejects.toMatchObject({ name: 'GraphError', code: 'NOT_FOUND' });
    expect(seen).toEqual([1]);
  });

  it.each([
    ['does not move', [page([1], 'a')]],
    ['comes back', [page([1], 'a'), page([2], 'b'), page([3], 'a')]],
    ['is missing', [page([1], null), page([2])]],
  ])('throws if the cursor %s', async (_how, answers) => {
    const { client, sent } = over(...answers);

    await expect(Array.fromAsync(client.pages<List>('{ list }'))).rejects.toMatchObject({ code: 'INVALID_RESPONSE' });
    expect(sent.length).toBeLessThan(4);
  });
});

describe('the connection of a query', () => {
  const list = { nodes: [1], pageInfo: pageInfo() };
  const nodes = (data: object, options = {}) => {
    const { client } = over(graphResponse({ data }));
    return Array.fromAsync(client.pages('{ list }', {}, options));
  };

  it('is found below other fields, and not below lists', async () => {
    expect(await nodes({ a: 1, b: [{ list }], c: { d: { list } }, e: null })).toEqual([1]);
    expect(await nodes({ list: { nodes: [{ list }], pageInfo: pageInfo() } })).toEqual([{ list }]);
  });

  it('has no nodes if a field above it is null', async () => {
    expect(await nodes({ shop: null })).toEqual([]);
    expect(await nodes({ a: list, b: null }, { connection: ({ b }: { b: null }) => b })).toEqual([]);
  });

  it('is chosen by `connection` if there are several', async () => {
    const two = { a: list, b: { ...list, nodes: [2] } };

    await expect(nodes(two)).rejects.toThrow('The query has several connections');
    expect(await nodes(two, { connection: ({ b }: typeof two) => b })).toEqual([2]);
    await expect(nodes({ a: 1, b: [null] })).rejects.toThrow('The query has no connection');
  });
});
