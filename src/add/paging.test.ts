import { describe, expect, it } from 'vitest';
import { answering, documentOf, probeOf } from './harness.ts';

const ROW = { type: 'object', properties: { id: { type: 'string' } } };
const ROWS = { type: 'array', items: ROW };
const TEXT = { type: 'string' };
const COUNT = { type: 'integer' };
const LIMIT = { type: 'integer', default: 10, maximum: 50 };

/** The paging of a list with these parameters and these properties of the response, or with a bare list. */
function pagingOf(parameters: Readonly<Record<string, object>>, schema: object, responses: object = answering(schema)) {
  const listed = Object.entries(parameters).map(([name, each]) => ({ name, in: 'query', schema: each }));
  const { plan } = probeOf(documentOf({ '/rows': { parameters: listed, responses } }));
  const { list } = plan.roots[0]?.operation ?? {};
  return list && { ...list.paging, guesses: list.guesses };
}

const object = (properties: object) => ({ type: 'object', properties });
const sizes = { default: 10, maximum: 50, guesses: [] };

describe('a list', () => {
  it.each([
    [
      { offset: COUNT, limit: LIMIT },
      object({ items: ROWS, total: COUNT }),
      { style: 'offset', offset: 'offset', limit: 'limit', items: '/items', total: '/total', ...sizes },
    ],
    [{ $skip: COUNT, $top: LIMIT }, ROWS, { style: 'offset', offset: '$skip', limit: '$top', items: '', ...sizes }],
    [
      { 'page[number]': { type: 'integer', default: 1 }, 'page[size]': LIMIT },
      object({ data: ROWS, meta: object({ pagination: object({ total_count: COUNT }) }) }),
      {
        style: 'page',
        page: 'page[number]',
        limit: 'page[size]',
        items: '/data',
        total: '/meta/pagination/total_count',
        ...sizes,
      },
    ],
    [
      { page: COUNT, per_page: { type: 'integer' } },
      ROWS,
      {
        style: 'page',
        page: 'page',
        limit: 'per_page',
        items: '',
        default: 20,
        maximum: 100,
        endsEmpty: true,
        guesses: ['pages begin with 1', '`per_page` is 100 at most'],
      },
    ],
    [
      { pageToken: TEXT, pageSize: LIMIT },
      object({ rows: ROWS, nextPageToken: TEXT }),
      { style: 'token', token: 'pageToken', limit: 'pageSize', items: '/rows', next: '/nextPageToken', ...sizes },
    ],
    [
      { cursor: TEXT, limit: LIMIT },
      object({ data: ROWS, meta: object({ next_cursor: TEXT }), total: COUNT }),
      {
        style: 'token',
        token: 'cursor',
        limit: 'limit',
        items: '/data',
        next: '/meta/next_cursor',
        total: '/total',
        ...sizes,
      },
    ],
    [
      { starting_after: TEXT, limit: LIMIT },
      object({ data: ROWS, has_more: { type: 'boolean' } }),
      { style: 'key', key: 'starting_after', limit: 'limit', items: '/data', ...sizes },
    ],
    [{ q: TEXT }, object({ count: COUNT, results: ROWS }), { style: 'whole', items: '/results', guesses: [] }],
    // Rows that callers count are a plain list: it has neither pages nor a total.
    [{ limit: LIMIT }, ROWS, undefined],
    [
      { page: { type: 'integer', default: 0 }, limit: LIMIT },
      ROWS,
      { style: 'page', page: 'page', from: 0, limit: 'limit', items: '', ...sizes },
    ],
    [
      { page: { type: 'integer', default: 1 } },
      object({ results: ROWS, total_results: COUNT }),
      {
        style: 'page',
        page: 'page',
        items: '/results',
        total: '/total_results',
        default: 20,
        maximum: 20,
        guesses: ['a page has 20 rows, until the first one shows its size'],
      },
    ],
    [
      { cursor: TEXT, limit: LIMIT },
      object({
        response: object({ data: object({ items: ROWS, paging: object({ cursors: object({ after: TEXT }) }) }) }),
      }),
      {
        style: 'token',
        token: 'cursor',
        limit: 'limit',
        items: '/response/data/items',
        next: '/response/data/paging/cursors/after',
        ...sizes,
      },
    ],
    [
      { cursor: TEXT, limit: LIMIT },
      object({ results: ROWS, next: { type: 'string', format: 'uri' } }),
      {
        style: 'token',
        token: 'cursor',
        limit: 'limit',
        items: '/results',
        next: 'url:/next',
        ...sizes,
        guesses: ['the URL of the next page has `cursor`'],
      },
    ],
    // A page that is a text is a token, and errors beside the rows are no rows.
    [
      { page: TEXT, limit: LIMIT },
      object({ data: ROWS, next_page: TEXT, errors: ROWS }),
      { style: 'token', token: 'page', limit: 'limit', items: '/data', next: '/next_page', ...sizes },
    ],
    [
      { cursor: TEXT, limit: LIMIT },
      object({ customers: ROWS, cursor: TEXT, errors: ROWS }),
      { style: 'token', token: 'cursor', limit: 'limit', items: '/customers', next: '/cursor', ...sizes },
    ],
  ])('with the parameters %j has its paging style', (parameters, schema, paging) => {
    expect(pagingOf(parameters, schema)).toEqual(paging);
  });

  it.each([
    [['Link'], { since: COUNT }, { style: 'key', key: 'since' }],
    [['Link', 'X-Total-Count'], { cursor: TEXT }, { style: 'token', next: 'link', total: 'header:X-Total-Count' }],
    [['X-Next-Cursor'], { cursor: TEXT }, { style: 'token', next: 'header:X-Next-Cursor' }],
    [['X-Total'], { page: COUNT }, { style: 'page', total: 'header:X-Total' }],
  ])('with the headers %j and the parameters %j is paged by them', (names, parameters, paging) => {
    const headers = Object.fromEntries(names.map((name) => [name, { schema: TEXT }]));
    const responses = { 200: { ...answering(ROWS)['200'], headers } };

    expect(pagingOf({ ...parameters, per_page: LIMIT }, ROWS, responses)).toMatchObject(paging);
  });

  it.each([
    [{ cursor: TEXT, limit: LIMIT }, ROWS, {}, 'nothing in its response leads to the next page by `cursor`'],
    [{ since: TEXT, limit: LIMIT }, ROWS, { Link: { schema: TEXT } }, 'its `Link` header leads to a next page'],
    [{ limit: LIMIT }, object({ data: ROWS, next_cursor: TEXT }), {}, '`/next_cursor` leads to a next page'],
    [
      { offset: COUNT, limit: LIMIT },
      { type: 'array', items: object({ ratio: { type: 'number' } }) },
      {},
      'no member tells its rows apart',
    ],
  ])('of which only a part could be read is refused: %j', (parameters, schema, headers, reason) => {
    const responses = { 200: { ...answering(schema)['200'], headers } };

    expect(() => pagingOf(parameters, schema, responses)).toThrow(
      `GET /rows: paths./rows.get: its pages cannot be read, because ${reason}`,
    );
  });

  it.each([
    ['a thing with a list', object({ name: TEXT, lines: ROWS })],
    ['a list of texts', { type: 'array', items: TEXT }],
  ])('is not recognized in %s', (_what, schema) => {
    expect(pagingOf({ offset: COUNT, limit: LIMIT }, schema)).toBeUndefined();
  });
});
