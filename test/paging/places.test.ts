import { expect, it, onTestFinished } from 'vitest';
import { defineSubgraph, paged } from '#own';
import { json, mock, type Sent } from '#test/harness';
import { createGateway } from '../../src/library/index.ts';
import { createTestGateway } from '../../src/testing/index.ts';

const ROWS = Array.from({ length: 45 }, (_, index) => ({ id: index + 1 }));
const LIST = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } };
const object = (properties: object) => ({ type: 'object', properties });
const SIZES = { default: 10, maximum: 20 };
const TOKEN = { style: 'token', token: 'cursor', ...SIZES };

interface Style {
  readonly paging: object;
  readonly schema: object;
  /** The answer of the server to the page that begins at a row. */
  readonly answer: (
    rows: readonly object[],
    next: string | undefined,
  ) => [body: unknown, headers?: Record<string, string>];
  readonly hasTotal?: boolean;
  readonly method?: string;
}

const linked = (next: string | undefined) => ({
  link: [
    '<http://other/rows?cursor=0>; rel="first"',
    ...(next === undefined ? [] : [`<http://other/rows?per_page=9&cursor=${next}>; title="a; b"; rel="next last"`]),
  ].join(', '),
});

const STYLES: Readonly<Record<string, Style>> = {
  'a cursor in a Link header, with the total in a header': {
    paging: { ...TOKEN, limit: 'per_page', next: 'link', items: '', total: 'header:X-Total-Count' },
    schema: LIST,
    answer: (rows, next) => [rows, { ...linked(next), 'x-total-count': '45' }],
    hasTotal: true,
  },
  'a cursor in a header': {
    paging: { ...TOKEN, limit: 'per_page', next: 'header:X-Next-Cursor', items: '' },
    schema: LIST,
    answer: (rows, next) => [rows, { ...(next !== undefined && { 'x-next-cursor': next }) }],
  },
  'a URL in the body': {
    paging: { ...TOKEN, limit: 'per_page', next: 'url:/links/next', items: '/data', total: '/meta/total' },
    schema: object({
      data: LIST,
      links: object({ next: { type: 'string' } }),
      meta: object({ total: { type: 'integer' } }),
    }),
    answer: (rows, next) => [
      { data: rows, links: { next: next === undefined ? null : `/rows?cursor=${next}` }, meta: { total: 45 } },
    ],
    hasTotal: true,
  },
  'two envelopes, and pages of their own length': {
    paging: { ...TOKEN, next: '/response/data/paging/after', items: '/response/data/items' },
    schema: object({
      response: object({ data: object({ items: LIST, paging: object({ after: { type: 'string' } }) }) }),
    }),
    answer: (rows, next) => [{ response: { data: { items: rows, paging: { after: next } } } }],
  },
  'page numbers from 0 in the body of a POST': {
    paging: { style: 'page', page: 'cursor', from: 0, limit: 'per_page', in: 'body', items: '', ...SIZES },
    schema: LIST,
    answer: (rows) => [rows],
    method: 'POST',
  },
  'page numbers alone, of pages that are shorter than thought': {
    paging: { style: 'page', page: 'cursor', from: 0, items: '', default: 10, maximum: 30, endsEmpty: true },
    schema: LIST,
    answer: (rows) => [rows],
  },
  'an offset, with pages that are shorter than thought': {
    paging: {
      style: 'offset',
      offset: 'cursor',
      limit: 'per_page',
      items: '',
      default: 10,
      maximum: 90,
      endsEmpty: true,
    },
    schema: LIST,
    answer: (rows) => [rows],
  },
  'keys, with pages that are shorter than thought': {
    paging: { style: 'key', key: 'cursor', limit: 'per_page', items: '', default: 10, maximum: 90, endsEmpty: true },
    schema: LIST,
    answer: (rows) => [rows],
  },
};

function subgraphOf({ paging, schema, method = 'GET', hasTotal }: Style) {
  const parameters = ['cursor', 'per_page'].map((name) => ({
    name,
    in: 'query',
    schema: { type: ['string', 'integer'] },
  }));
  const names = Object.fromEntries(parameters.map((each) => [each.name, each.schema]));
  const operation = {
    operationId: 'listRows',
    'x-root': 'query.rows',
    'x-example': {},
    'x-reads': true,
    'x-paging': paging,
    'x-row-key': '/id',
    ...(method === 'POST'
      ? { requestBody: { content: { 'application/json': { schema: object(names) } } } }
      : { parameters }),
    responses: { 200: { description: 'Rows.', content: { 'application/json': { schema } } } },
  };
  return defineSubgraph({
    slug: 'rows',
    contract: {
      openapi: '3.1.0',
      info: { title: 'Rows', version: '1' },
      servers: [{ url: 'http://127.0.0.1/rows' }],
      'x-api': { id: 'own', slug: 'rows' },
      paths: { '/rows': { [method.toLowerCase()]: operation } },
      components: {},
    },
    schema: `
      extend type Query { rows(first: Int, after: String): RowConnection }
      type RowConnection { nodes: [Row!]! pageInfo: PageInfo! ${hasTotal ? 'totalCount: Int' : ''} }
      type Row { number: Int! }`,
    resolvers: {
      Query: {
        rows: (_root: unknown, window: object, context: never, info: never) =>
          paged(context, info, 'rows.listRows' as never, {}, window),
      },
      Row: { number: ({ id }: { id: number }) => id },
    },
  } as never);
}

/** The parameters of a request, in its query or in its JSON body. */
function parametersOf({ method, target, body }: Sent): Readonly<Record<string, string | number>> {
  if (method === 'POST') return JSON.parse(body || '{}') as Record<string, number>;
  return Object.fromEntries(new URL(target, 'http://x').searchParams);
}

/** A server with pages of this style, and the parameters of its requests. */
async function serverOf({ paging, answer }: Style) {
  const { style } = paging as { style: string };
  const asked: Readonly<Record<string, string | number>>[] = [];
  const origin = await mock((sent) => {
    const parameters = parametersOf(sent);
    asked.push(parameters);
    const limit = Math.min(20, Number(parameters['per_page'] ?? 20));
    const from = Number(parameters['cursor'] ?? 0) * (style === 'page' ? limit : 1);
    const next = from + limit < ROWS.length ? String(from + limit) : undefined;
    const [body, headers] = answer(ROWS.slice(from, from + limit), next);
    return json(body, 200, headers);
  });
  return { origin, asked };
}

type Run = (query: string, variables: Record<string, unknown>) => Promise<any>;

async function walk(run: Run, total: string): Promise<{ numbers: number[]; totals: Set<unknown> }> {
  const query = `query ($after: String) { rows(first: 25, after: $after) { nodes { number } ${total} pageInfo { hasNextPage endCursor } } }`;
  const [numbers, totals] = [[] as number[], new Set<unknown>()];
  for (let after: string | null = null; ; ) {
    const { data, errors } = await run(query, { after });
    expect(errors).toBeUndefined();
    const { nodes, totalCount, pageInfo } = data.rows;
    numbers.push(...nodes.map(({ number }: { number: number }) => number));
    totals.add(totalCount);
    if (!pageInfo.hasNextPage) return { numbers, totals };
    after = pageInfo.endCursor;
  }
}

it.each(Object.entries(STYLES))(
  'pages by %s are read to the end, of a server and of the mock',
  async (_case, style) => {
    const subgraph = subgraphOf(style);
    const { origin, asked } = await serverOf(style);
    const gateway = createGateway({ apis: { rows: { url: origin } }, builtins: [] } as never, {
      subgraphs: [subgraph],
    });
    const mocked = await createTestGateway({ only: [], subgraphs: [subgraph] });
    onTestFinished(() => Promise.all([gateway.close(), mocked.close()]).then(() => undefined));
    const total = style.hasTotal ? 'totalCount' : '';

    const served = await walk((query, variables) => gateway.execute({ query, variables }), total);
    const calls = asked.length;
    const sampled = await walk((query, variables) => mocked.execute({ query, variables }), total);

    expect(served.numbers).toEqual(ROWS.map(({ id }) => id));
    expect(calls).toBeLessThanOrEqual(6);
    expect(new Set(sampled.numbers).size).toBe(40);
    expect([served.totals, sampled.totals]).toEqual(
      style.hasTotal ? [new Set([45]), new Set([40])] : [new Set([undefined]), new Set([undefined])],
    );
  },
);

it.each(['link', 'url:/next'])(
  'a list whose next page at %s lacks the cursor does not end without an error',
  async (next) => {
    const url = '/rows?page=2';
    const schema = object({ items: LIST, next: { type: 'string' } });
    const answer = (): [object, Record<string, string>] => [
      { items: ROWS.slice(0, 5), next: url },
      { link: `<${url}>; rel=next` },
    ];
    const style = { paging: { ...TOKEN, limit: 'per_page', next, items: '/items' }, schema, answer };
    const { origin } = await serverOf(style);
    const gateway = createGateway({ apis: { rows: { url: origin } } } as never, { subgraphs: [subgraphOf(style)] });
    onTestFinished(() => gateway.close());

    const { data, errors } = await gateway.execute({ query: '{ rows(first: 10) { nodes { number } } }' });

    expect(data).toEqual({ rows: null });
    expect(errors?.[0]?.extensions?.['code']).toBe('UPSTREAM_INVALID_RESPONSE');
  },
);
