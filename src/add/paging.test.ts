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
const onePage = (name: string) => `the list is read as one page, because \`${name}\` alone leads to no other`;
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
        guesses: ['pages begin with 1', '`maximum` of `per_page`'],
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
      { style: 'token', token: 'cursor', limit: 'limit', items: '/data', next: '/meta/next_cursor', ...sizes },
    ],
    [
      { starting_after: TEXT, limit: LIMIT },
      object({ data: ROWS, has_more: { type: 'boolean' } }),
      { style: 'key', key: 'starting_after', limit: 'limit', items: '/data', ...sizes },
    ],
    [{ q: TEXT }, object({ count: COUNT, results: ROWS }), { style: 'whole', items: '/results', guesses: [] }],
    [{ limit: LIMIT }, ROWS, { style: 'whole', items: '', guesses: [onePage('limit')] }],
    // Contracts do not support a cursor without a next one in the response, nor pages that begin with 0.
    [{ cursor: TEXT, limit: LIMIT }, ROWS, { style: 'whole', items: '', guesses: [onePage('limit')] }],
    [
      { page: { type: 'integer', default: 0 }, limit: LIMIT },
      ROWS,
      { style: 'whole', items: '', guesses: [onePage('limit')] },
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
    [{ Link: { schema: TEXT } }, COUNT, 'key'],
    [{ Link: { schema: TEXT } }, TEXT, 'whole'],
    [{ Date: { schema: TEXT } }, COUNT, 'whole'],
  ])('with the headers %j and `since` as %j is paged by %s', (headers, since, style) => {
    const parameters = { since, per_page: LIMIT };
    const responses = { 200: { ...answering(ROWS)['200'], headers } };

    expect(pagingOf(parameters, ROWS, responses)).toMatchObject({ style });
  });

  it.each([
    ['a thing with a list', object({ name: TEXT, lines: ROWS })],
    ['a list of texts', { type: 'array', items: TEXT }],
    ['a list of rows without keys', { type: 'array', items: object({ ratio: { type: 'number' } }) }],
  ])('is not recognized in %s', (_what, schema) => {
    expect(pagingOf({ offset: COUNT, limit: LIMIT }, schema)).toBeUndefined();
  });
});
