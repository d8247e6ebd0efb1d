import type { GraphQLResolveInfo } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Paging } from '#contract';
import type { Slug } from '#contracts';
import { type Context, type OperationName, paged, type Subgraph } from '#graph';
import { contract } from './contract.ts';
import { anOrder, codes, gatewayOver, shopAt } from './gateways.ts';
import { upstream } from './upstreams.ts';

const things: Subgraph = {
  slug: 'probe' as Slug,
  typeDefs: `
    extend type Query { things(first: Int, after: String, last: Int, before: String): ThingConnection }
    type ThingConnection { nodes: [Thing!]! edges: [ThingEdge!]! pageInfo: PageInfo! totalCount: Int }
    type ThingEdge { cursor: String! node: Thing! }
    type Thing { id: ID! }`,
  resolvers: {
    Query: {
      things: (_root: unknown, window: object, context: Context, info: GraphQLResolveInfo) =>
        paged(context, info, 'probe.list' as OperationName, {}, window),
    },
  },
  nodes: {},
  random: [],
  extras: [],
};

type Page = (query: URLSearchParams, call: number) => unknown;

/** A list that is paged in this style, by an upstream with these pages. */
async function list(paging: Paging, page: Page) {
  const { url, seen } = await upstream((response, { target }) => {
    const body = page(new URL(target, 'http://list').searchParams, seen.length);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  const query = ['offset', 'page', 'token', 'limit'].map((name) => ({ name, style: 'value' as const }));
  const { run } = gatewayOver(things, contract({ list: { path: '/', query, paging, rowKey: ['/id'] } }), url);
  const read = (args: string) =>
    run(`{ things(${args}) { nodes { id } totalCount pageInfo { hasNextPage endCursor } } }`);
  return { read, seen };
}

const token = {
  style: 'token',
  token: 'token',
  limit: 'limit',
  items: '/rows',
  next: '/next',
  in: 'query',
  maximum: 10,
} as const;
const offset = {
  style: 'offset',
  offset: 'offset',
  limit: 'limit',
  items: '/rows',
  total: '/total',
  maximum: 10,
} as const;
const page = { style: 'page', page: 'page', limit: 'limit', items: '/rows', total: '/total', maximum: 10 } as const;
const key = { style: 'key', key: 'token', limit: 'limit', items: '/rows', maximum: 10 } as const;
const whole = { style: 'whole', items: '/rows' } as const;
const rows = (from: number, count: number) =>
  Array.from({ length: Math.max(0, count) }, (_, index) => ({ id: String(from + index) }));

describe('hostile pages by token', () => {
  it('a token that leads back to its own page is an error, not a loop', async () => {
    const { read, seen } = await list(token, () => ({ rows: rows(0, 1), next: 'again' }));

    const result = await read('first: 50');

    expect(result).toMatchObject({
      data: { things: null },
      errors: [{ message: 'The pages of the upstream lead in a circle.' }],
    });
    expect(codes(result)).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    expect(seen).toHaveLength(2);
  });

  it('a longer cycle is an error too', async () => {
    const { read, seen } = await list(token, (query) => ({
      rows: rows(0, 1),
      next: String((Number(query.get('token') ?? 0) + 1) % 5),
    }));

    expect(codes(await read('first: 50'))).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    expect(seen.length).toBeLessThanOrEqual(7);
  });

  it('an empty page with a token is not the end', async () => {
    const { read, seen } = await list(token, (_query, call) =>
      call < 4 ? { rows: [], next: `t${call}` } : { rows: rows(0, 2), next: '' },
    );

    const result = await read('first: 5');

    expect(result.data.things).toMatchObject({ nodes: rows(0, 2), pageInfo: { hasNextPage: false } });
    expect(seen).toHaveLength(4);
  });

  it('endless empty pages are an error', async () => {
    const { read, seen } = await list(token, (_query, call) => ({ rows: [], next: `t${call}` }));

    expect(codes(await read('first: 5'))).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    expect(seen).toHaveLength(100);
  });

  it('pages of one row, for any page size, are read up to a limit, and hasNextPage is true', async () => {
    const { read, seen } = await list(token, (_query, call) => ({ rows: rows(call - 1, 1), next: `t${call}` }));

    const { data } = await read('first: 1000');

    expect(data.things.nodes).toEqual(rows(0, 100));
    expect(data.things.pageInfo.hasNextPage).toBe(true);
    expect(seen).toHaveLength(100);
  });

  it.each([[{ a: 1 }], [true], [['t']]])('a token that is %j is none', async (next) => {
    const { read, seen } = await list(token, () => ({ rows: rows(0, 1), next }));

    expect((await read('first: 5')).data.things).toMatchObject({ nodes: rows(0, 1), pageInfo: { hasNextPage: false } });
    expect(seen).toHaveLength(1);
  });

  it('a token that is a number is sent as its digits', async () => {
    const { read, seen } = await list(token, (query) =>
      query.has('token') ? { rows: rows(1, 1) } : { rows: rows(0, 1), next: 7 },
    );

    expect((await read('first: 5')).data.things).toMatchObject({ nodes: [{ id: '0' }, { id: '1' }] });
    expect(new URL(seen[1]?.target ?? '', 'http://list').searchParams.get('token')).toBe('7');
  });

  it('a token with any characters is sent as one value', async () => {
    const next = '&admin=1#?/../http://evil.example';
    const { read, seen } = await list(token, (query) =>
      query.has('token') ? { rows: rows(1, 1) } : { rows: rows(0, 1), next },
    );

    expect((await read('first: 5')).data.things.nodes).toEqual(rows(0, 2));
    expect(new URL(seen[1]?.target ?? '', 'http://list').searchParams.getAll('token')).toEqual([next]);
    expect(seen[1]?.target).toMatch(/^\/\?token=[^&#?]*&limit=\d+$/);
  });

  it('rows beyond the page size are not lost', async () => {
    const { read } = await list(token, (query) =>
      query.has('token') ? { rows: rows(9, 3) } : { rows: rows(0, 9), next: 't' },
    );

    const first = await read('first: 4');
    const second = await read(`first: 100, after: ${JSON.stringify(first.data.things.pageInfo.endCursor)}`);

    expect(first.data.things).toMatchObject({ nodes: rows(0, 4), pageInfo: { hasNextPage: true } });
    expect(second.data.things).toMatchObject({ nodes: rows(4, 8), pageInfo: { hasNextPage: false } });
  });
});

describe('hostile pages by key', () => {
  it.each([
    ['the same page whatever the key', () => rows(0, 10), 'The pages of the upstream lead in a circle.'],
    ['rows without a key', () => Array.from({ length: 10 }, () => ({})), 'The upstream sends rows without a key.'],
    ['rows whose key is none', () => rows(0, 10).map(() => ({ id: ['7'] })), 'The upstream sends rows without a key.'],
  ])('%s are an error, not a loop', async (_what, found, message) => {
    const { read, seen } = await list(key, () => ({ rows: found() }));

    const result = await read('first: 50');

    expect(result).toMatchObject({ data: { things: null }, errors: [{ message }] });
    expect(codes(result)).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    expect(seen.length).toBeLessThanOrEqual(2);
  });

  it('a key with any characters is sent as one value', async () => {
    const id = '&admin=1#?/../http://evil.example';
    const { read, seen } = await list(key, (query) => ({
      rows: query.has('token') ? rows(20, 1) : [...rows(0, 9), { id }],
    }));

    expect((await read('first: 50')).data.things.nodes).toEqual([...rows(0, 9), { id }, ...rows(20, 1)]);
    expect(new URL(seen[1]?.target ?? '', 'http://list').searchParams.getAll('token')).toEqual([id]);
  });
});

describe('hostile pages by number', () => {
  it.each([
    ['offset', offset, (query: URLSearchParams) => Number(query.get('offset'))],
    ['page', page, (query: URLSearchParams) => Number(query.get('page')) - 1],
  ] as const)('%s pages of one row, for any page size, are read up to a limit', async (_style, paging, at) => {
    const { read, seen } = await list(paging, (query) => ({ rows: rows(at(query), 1), total: 1_000_000 }));

    const { data } = await read('first: 1000');

    expect(seen.length).toBeLessThanOrEqual(200);
    expect(data.things.nodes).toEqual(rows(0, data.things.nodes.length));
    expect(data.things.nodes.length).toBeGreaterThan(90);
    expect(data.things.pageInfo.hasNextPage).toBe(true);
  });

  it('a total that shrinks is returned, and the list ends with its rows', async () => {
    const { read } = await list(offset, (query, call) => {
      const total = call === 1 ? 1000 : 15;
      const from = Number(query.get('offset'));
      return { rows: rows(from, Math.min(10, total - from)), total };
    });

    const { data } = await read('first: 30');

    expect(data.things).toMatchObject({ nodes: rows(0, 15), totalCount: 15, pageInfo: { hasNextPage: false } });
  });

  it.each([-1, 1.5, '1000', null, 1e308, { a: 1 }])('a total of %j is none', async (total) => {
    const { read, seen } = await list(offset, (query) => ({
      rows: rows(Number(query.get('offset')), 3 - Number(query.get('offset'))),
      total,
    }));

    const { data, errors } = await read('first: 5');

    expect(errors).toBeUndefined();
    expect(data.things).toMatchObject({ nodes: rows(0, 3), totalCount: null, pageInfo: { hasNextPage: false } });
    expect(seen.length).toBeLessThanOrEqual(2);
  });

  it('a total beyond the last row ends the list', async () => {
    const { read, seen } = await list(offset, (query) => ({
      rows: rows(0, Number(query.get('offset')) === 0 ? 3 : 0),
      total: 100,
    }));

    const { data } = await read('first: 50');

    expect(data.things.nodes).toEqual(rows(0, 3));
    expect(data.things.pageInfo.hasNextPage).toBe(false);
    expect(seen.length).toBeLessThan(20);
  });

  it('a page with too many rows is truncated', async () => {
    const { read } = await list(offset, () => ({ rows: rows(0, 50), total: 50 }));

    expect((await read('first: 2')).data.things).toMatchObject({ nodes: rows(0, 2), pageInfo: { hasNextPage: true } });
  });

  it('rows of two pages are listed once', async () => {
    const { read } = await list(offset, (query) => {
      const start = Math.max(0, Number(query.get('offset')) - 2);
      return { rows: rows(start, 10), total: 20 };
    });

    expect((await read('first: 20')).data.things.nodes).toEqual(rows(0, 18));
  });

  it('the same rows at every offset are the first rows, and an error where others are asked for', async () => {
    const { read } = await list(offset, () => ({ rows: rows(0, 10), total: 20 }));

    const first = await read('first: 20');
    const next = await read(`first: 5, after: ${JSON.stringify(first.data.things.pageInfo.endCursor)}`);

    expect(first.data.things).toMatchObject({ nodes: rows(0, 10), pageInfo: { hasNextPage: true } });
    expect(next.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }]);
  });

  it.each([[{ a: 1 }], ['rows'], [null], [7], [undefined]])('rows that are %j are none', async (found) => {
    const { read } = await list(offset, () => ({ rows: found, total: 0 }));

    expect((await read('first: 5')).data.things).toMatchObject({ nodes: [], pageInfo: { hasNextPage: false } });
  });

  it.each([[[null]], [['text']], [[{}]], [[[]]]])('a row that is %j is an error of its own', async (found) => {
    const { read } = await list(whole, () => ({ rows: found }));

    const result = await read('first: 5');

    expect(result.data.things).toBeNull();
    expect(codes(result)).toEqual(['UPSTREAM_INVALID_RESPONSE']);
  });

  it('a list in one response of any length is paged by the gateway', async () => {
    const { read, seen } = await list(whole, () => ({ rows: rows(0, 10_000) }));

    expect((await read('first: 3')).data.things).toMatchObject({
      nodes: rows(0, 3),
      totalCount: 10_000,
      pageInfo: { hasNextPage: true },
    });
    expect(seen).toHaveLength(1);
  });

  it("the marketplace's own links are not followed", async () => {
    const { url, seen } = await upstream((response, { target }) => {
      const from = Number(new URL(target, 'http://shop').searchParams.get('offset'));
      const lies = { limit: 0, offset: -5, next: target, href: target };
      const body = { total: 2, orders: [anOrder(`11-${from}`)], ...lies };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    });
    const { run } = shopAt(url, { settings: { pageSize: 1 } });

    expect(await run('{ orders(first: 5) { nodes { orderId } pageInfo { hasNextPage } } }')).toEqual({
      data: { orders: { nodes: [{ orderId: '11-0' }, { orderId: '11-1' }], pageInfo: { hasNextPage: false } } },
    });
    expect(seen).toHaveLength(2);
  });
});
