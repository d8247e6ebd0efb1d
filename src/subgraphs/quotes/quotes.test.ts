import { describe, expect, it } from 'vitest';
import { answered, gatewayOver, json, type Sent } from '#test/harness';

const quote = (n: number, more: object = {}) => ({
  _id: `q${n}`,
  content: `Quote ${n}.`,
  author: 'Test Author',
  authorSlug: 'test-author',
  length: 8,
  tags: ['Famous Quotes'],
  dateAdded: '2023-01-02',
  dateModified: '2023-01-03',
  ...more,
});
const author = (n: number, more: object = {}) => ({
  _id: `a${n}`,
  name: `Author ${n}`,
  slug: `author-${n}`,
  quoteCount: n,
  ...more,
});
const range = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);
const page = (results: readonly object[], totalCount = results.length) =>
  json({ count: results.length, totalCount, page: 1, totalPages: 1, results });
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);
const slugs = (count: number) => range(count).map((n) => `author-${n}`);

/** So many quotes of each list, by ten authors; and so many authors, which can be asked for by their slugs. */
function library(quotes: number, authors: number, heeds: (name: string) => boolean = () => true) {
  return ({ target }: Sent) => {
    const { pathname, searchParams } = new URL(target, 'http://library');
    const [limit, start] = [
      Math.min(150, Number(searchParams.get('limit'))),
      Number(searchParams.get('page') ?? 1) - 1,
    ];
    const rows = (count: number) => range(Math.max(0, Math.min(limit, count - start * limit)), start * limit);
    if (pathname !== '/authors') {
      return page(
        rows(quotes).map((n) => quote(n, { author: `Author ${n % 10}`, authorSlug: `author-${n % 10}` })),
        quotes,
      );
    }
    const wanted = heeds('slug') ? searchParams.get('slug')?.split('|') : undefined;
    const found = wanted
      ? range(authors)
          .map((n) => author(n))
          .filter(({ slug }) => wanted.includes(slug))
          .toReversed()
      : rows(authors).map((n) => author(n));
    return page(found, wanted ? found.length : authors);
  };
}

describe('Query.randomQuote', () => {
  it('sends every argument in its place, and shows what comes back', async () => {
    const { run, sent } = await gatewayOver('quotes', [json(quote(1))]);

    const { data, errors } = await run(`{ randomQuote(where: { tags: ["famous quotes", "Science"], minLength: 5 }) {
      quoteId text length authorName authorSlug tags createdDate updatedDate raw } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      { method: 'GET', target: '/random?tags=famous%20quotes,Science&minLength=5', headers: {}, body: '' },
    ]);
    expect(data.randomQuote).toEqual({
      quoteId: 'q1',
      text: 'Quote 1.',
      length: 8,
      authorName: 'Test Author',
      authorSlug: 'test-author',
      tags: ['Famous Quotes'],
      createdDate: '2023-01-02',
      updatedDate: '2023-01-03',
      raw: quote(1),
    });
  });

  it('draws anew for every field of one operation', async () => {
    const { run, sent } = await gatewayOver('quotes', [json(quote(1)), json(quote(2))]);

    const { data } = await run('{ a: randomQuote { quoteId } b: randomQuote { quoteId } }');

    expect(targets(sent)).toEqual(['/random', '/random']);
    expect(new Set([data.a.quoteId, data.b.quoteId])).toEqual(new Set(['q1', 'q2']));
  });

  it('is null where no quote fits', async () => {
    const { run } = await gatewayOver('quotes', [json({ statusCode: 404, statusMessage: 'Not Found' }, 404)]);

    expect(await run('{ randomQuote(where: { tags: ["none"] }) { text } }')).toEqual({ data: { randomQuote: null } });
  });

  it.each(['["money|science"]', '["wit", "money|science"]', '["money,science"]', '[]'])(
    'refuses the tags %s, which would not mean all of them, before any call',
    async (tags) => {
      const { run, sent } = await gatewayOver('quotes', []);

      const { data, errors } = await run(`{ randomQuote(where: { tags: ${tags} }) { text } }`);

      expect(data).toEqual({ randomQuote: null });
      expect(errors).toMatchObject([{ path: ['randomQuote'], extensions: { code: 'BAD_USER_INPUT' } }]);
      expect(sent).toEqual([]);
    },
  );
});

describe('Query.quotes', () => {
  it('sends every argument in its place, and shows what comes back', async () => {
    const found = quote(1, { authorId: 'a1', __v: 0, dateAdded: undefined, dateModified: '2023-01-03T10:00:00.000Z' });
    const { run, sent } = await gatewayOver('quotes', [page([found], 5)]);

    const { data, errors } = await run(`{ quotes(search: "author:Test AND (a & b)", first: 1) {
      totalCount pageInfo { hasNextPage hasPreviousPage } edges { node { text createdDate updatedDate raw } } } }`);

    expect(errors).toBeUndefined();
    const target = '/search/quotes?query=author%3ATest%20AND%20(a%20%26%20b)&limit=1&page=1';
    expect(sent).toEqual([{ method: 'GET', target, headers: {}, body: '' }]);
    expect(data.quotes).toEqual({
      totalCount: 5,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
      edges: [
        {
          node: {
            text: 'Quote 1.',
            createdDate: null,
            updatedDate: '2023-01-03',
            raw: JSON.parse(JSON.stringify(found)),
          },
        },
      ],
    });
  });

  it('is empty where nothing is found', async () => {
    const { run, sent } = await gatewayOver('quotes', [page([])]);

    expect(await run('{ quotes(search: "xyzzy") { totalCount nodes { text } } }')).toEqual({
      data: { quotes: { totalCount: 0, nodes: [] } },
    });
    expect(targets(sent)).toEqual(['/search/quotes?query=xyzzy&limit=20&page=1']);
  });

  it('costs one call for 150 quotes, and two for 200', async () => {
    const { run, sent } = await gatewayOver('quotes', library(500, 0));

    const { data } = await run(
      '{ a: quotes(search: "a", first: 150) { nodes { quoteId } } b: quotes(search: "b", first: 200) { nodes { quoteId } } }',
    );

    expect(targets(sent)).toEqual([
      '/search/quotes?query=a&limit=150&page=1',
      '/search/quotes?query=b&limit=150&page=1',
      '/search/quotes?query=b&limit=150&page=2',
    ]);
    expect([data.a.nodes.length, data.b.nodes]).toEqual([150, range(200).map((n) => ({ quoteId: `q${n}` }))]);
  });

  it('goes on where a cursor points, and refuses one of another search before any call', async () => {
    const { run, sent } = await gatewayOver('quotes', library(5, 0));
    const { data } = await run('{ quotes(search: "a", first: 2) { pageInfo { endCursor } } }');
    const { endCursor: after } = data.quotes.pageInfo;

    const next = await run(
      'query ($after: String) { quotes(search: "a", first: 2, after: $after) { nodes { quoteId } } }',
      { after },
    );
    const other = await run(
      'query ($after: String) { quotes(search: "b", first: 2, after: $after) { nodes { quoteId } } }',
      { after },
    );

    expect(next.data).toEqual({ quotes: { nodes: [{ quoteId: 'q2' }, { quoteId: 'q3' }] } });
    expect(other.errors).toMatchObject([{ path: ['quotes'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(targets(sent)).toEqual(['/search/quotes?query=a&limit=2&page=1', '/search/quotes?query=a&limit=2&page=2']);
  });

  it('refuses to go where pages only repeat', async () => {
    const { run, sent } = await gatewayOver('quotes', library(20_000, 0));
    const { data } = await run('{ quotes(search: "a", first: 1) { edges { cursor } } }');
    const far = `${data.quotes.edges[0].cursor.slice(0, -1)}10000`;

    const { errors } = await run('query ($far: String) { quotes(search: "a", after: $far) { nodes { quoteId } } }', {
      far,
    });

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent.length).toBe(1);
  });
});

describe('Quote.author', () => {
  it('costs one call for fifty quotes by ten authors', async () => {
    const { run, sent } = await gatewayOver('quotes', library(50, 20));

    const { data } = await run('{ quotes(search: "a", first: 50) { nodes { author { slug name } } } }');

    expect(targets(sent)).toEqual([
      '/search/quotes?query=a&limit=50&page=1',
      `/authors?slug=${slugs(10).join('%7C')}&limit=10`,
    ]);
    expect(data.quotes.nodes).toEqual(
      range(50).map((n) => ({ author: { slug: `author-${n % 10}`, name: `Author ${n % 10}` } })),
    );
  });

  it('reads all authors where the service cannot look them up', async () => {
    const { run, sent } = await gatewayOver(
      'quotes',
      library(10, 200, (name) => name !== 'slug'),
    );

    const { data } = await run('{ quotes(search: "a", last: 3) { nodes { author { slug } } } }');

    expect(targets(sent)).toEqual([
      '/search/quotes?query=a&limit=1&page=1',
      '/search/quotes?query=a&limit=5&page=2',
      '/authors?slug=author-7%7Cauthor-8%7Cauthor-9&limit=3',
      '/authors?limit=150&page=1',
      '/authors?limit=150&page=2',
    ]);
    expect(data.quotes.nodes).toEqual([7, 8, 9].map((n) => ({ author: { slug: `author-${n}` } })));
  });

  it('is null for an author that does not exist', async () => {
    const { run } = await gatewayOver('quotes', library(10, 1));

    const { data } = await run('{ quotes(search: "a", first: 2) { nodes { author { slug } } } }');

    expect(data).toEqual({ quotes: { nodes: [{ author: { slug: 'author-0' } }, { author: null }] } });
  });
});

describe('Query.authors', () => {
  it('sends every argument in its place, and shows what comes back', async () => {
    const known = author(7, {
      bio: 'Writes fixtures.',
      description: 'Tester',
      link: 'https://example.test/a',
      dateAdded: '2023-01-02',
      dateModified: '2023-01-03',
    });
    const { run, sent } = await gatewayOver('quotes', [
      page([known, author(1, { bio: '', description: '', link: '', quoteCount: '12' })], 9),
    ]);

    const { data, errors } =
      await run(`{ authors(orderBy: { field: QUOTE_COUNT, direction: DESC }, first: 2) { totalCount nodes {
      authorId name slug biography description url quoteCount createdDate updatedDate raw } } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      { method: 'GET', target: '/authors?sortBy=quoteCount&order=desc&limit=2&page=1', headers: {}, body: '' },
    ]);
    expect(data.authors).toEqual({
      totalCount: 9,
      nodes: [
        {
          authorId: 'a7',
          name: 'Author 7',
          slug: 'author-7',
          biography: 'Writes fixtures.',
          description: 'Tester',
          url: 'https://example.test/a',
          quoteCount: 7,
          createdDate: '2023-01-02',
          updatedDate: '2023-01-03',
          raw: known,
        },
        {
          authorId: 'a1',
          name: 'Author 1',
          slug: 'author-1',
          biography: null,
          description: null,
          url: null,
          quoteCount: 12,
          createdDate: null,
          updatedDate: null,
          raw: author(1, { bio: '', description: '', link: '', quoteCount: '12' }),
        },
      ],
    });
  });

  it.each([
    ['{ field: NAME }', 'sortBy=name&order=asc'],
    ['{ field: CREATED_DATE, direction: DESC }', 'sortBy=dateAdded&order=desc'],
    ['{ field: UPDATED_DATE, direction: ASC }', 'sortBy=dateModified&order=asc'],
  ])('orders by %s', async (orderBy, sends) => {
    const { run, sent } = await gatewayOver('quotes', [page([])]);

    await run(`{ authors(orderBy: ${orderBy}) { nodes { slug } } }`);

    expect(targets(sent)).toEqual([`/authors?${sends}&limit=20&page=1`]);
  });

  it('asks for nothing but a page when no argument is given', async () => {
    const { run, sent } = await gatewayOver('quotes', library(0, 3));

    const { data } = await run('{ authors { nodes { quoteCount } } }');

    expect(targets(sent)).toEqual(['/authors?limit=20&page=1']);
    expect(data).toEqual({ authors: { nodes: [{ quoteCount: 0 }, { quoteCount: 1 }, { quoteCount: 2 }] } });
  });
});

describe('QuoteAuthor.quotes', () => {
  it('lists the quotes of an author', async () => {
    const { run, sent } = await gatewayOver('quotes', library(12, 1));

    const { data } = await run('{ authors(first: 1) { nodes { quotes(first: 2) { totalCount nodes { quoteId } } } } }');

    expect(sent).toEqual([
      { method: 'GET', target: '/authors?limit=1&page=1', headers: {}, body: '' },
      { method: 'GET', target: '/quotes?author=author-0&limit=2&page=1', headers: {}, body: '' },
    ]);
    expect(data).toEqual({
      authors: { nodes: [{ quotes: { totalCount: 12, nodes: [{ quoteId: 'q0' }, { quoteId: 'q1' }] } }] },
    });
  });

  it('costs one call for each author that differs, of fifty quotes by ten', async () => {
    const settings = { performance: { cache: false, coalesceCalls: true } };
    const { run, sent } = await gatewayOver('quotes', library(60, 10), { settings });

    const { data, errors } = await run(
      '{ quotes(search: "wit", first: 50) { nodes { author { slug quotes(first: 3) { nodes { quoteId } } } } } }',
    );

    expect(errors).toBeUndefined();
    const lists = targets(sent).slice(2);
    expect(lists.toSorted()).toEqual(slugs(10).map((slug) => `/quotes?author=${slug}&limit=3&page=1`));
    const three = { nodes: ['q0', 'q1', 'q2'].map((quoteId) => ({ quoteId })) };
    expect(data.quotes.nodes).toEqual(range(50).map((n) => ({ author: { slug: `author-${n % 10}`, quotes: three } })));
  });

  it('says so where the service has no such list', async () => {
    const { run } = await gatewayOver('quotes', (request) =>
      request.target.startsWith('/authors') ? library(0, 1)(request) : json({ statusCode: 404 }, 404),
    );

    const { data, errors } = await run('{ authors { nodes { slug quotes { totalCount } } } }');

    expect(data).toEqual({ authors: { nodes: [{ slug: 'author-0', quotes: null }] } });
    expect(errors).toMatchObject([{ path: ['authors', 'nodes', 0, 'quotes'], extensions: { code: 'UNIMPLEMENTED' } }]);
  });
});

describe('Query.node', () => {
  it('finds quotes and authors again by their global ids, the authors together', async () => {
    const { run, sent } = await gatewayOver('quotes', (request) =>
      request.target === '/quotes/q3' ? json(quote(3)) : library(5, 5)(request),
    );
    const { data } = await run('{ quotes(search: "a", first: 4) { nodes { id } } authors { nodes { id } } }');
    const ids = [data.quotes.nodes[3].id, data.authors.nodes[1].id, data.authors.nodes[2].id];
    sent.length = 0;

    const again = await run(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Quote { quoteId } ... on QuoteAuthor { slug } } }',
      { ids },
    );

    expect(again.data).toEqual({
      nodes: [
        { __typename: 'Quote', id: ids[0], quoteId: 'q3' },
        { __typename: 'QuoteAuthor', id: ids[1], slug: 'author-1' },
        { __typename: 'QuoteAuthor', id: ids[2], slug: 'author-2' },
      ],
    });
    expect(sent.toSorted((one, other) => (one.target < other.target ? -1 : 1))).toEqual([
      { method: 'GET', target: '/authors?slug=author-1%7Cauthor-2&limit=2', headers: {}, body: '' },
      { method: 'GET', target: '/quotes/q3', headers: {}, body: '' },
    ]);
  });

  it('is null for a quote that is gone', async () => {
    const { run } = await gatewayOver('quotes', [page([quote(1)]), json({ statusCode: 404 }, 404)]);
    const { data } = await run('{ quotes(search: "a") { nodes { id } } }');

    expect(await run('query ($id: ID!) { node(id: $id) { id } }', { id: data.quotes.nodes[0].id })).toEqual({
      data: { node: null },
    });
  });
});

describe('failures', () => {
  it.each([
    [400, 'BAD_USER_INPUT'],
    [404, 'UPSTREAM_ERROR'],
    [422, 'BAD_USER_INPUT'],
    [429, 'RATE_LIMITED'],
    [500, 'UPSTREAM_ERROR'],
    [503, 'UPSTREAM_UNAVAILABLE'],
  ])('%i is %s', async (status, code) => {
    const limited = status === 429;
    const { run } = await gatewayOver('quotes', [
      json({ statusCode: status, statusMessage: 'secret words' }, status, limited ? { 'retry-after': '60' } : {}),
    ]);

    const { data, errors } = await run('{ quotes(search: "1") { totalCount } }');

    expect(data).toEqual({ quotes: null });
    expect(errors).toEqual([
      {
        message: answered('quotes', status),
        path: ['quotes'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'quotes',
          operation: 'searchQuotes',
          status,
          ...(status === 422 && { arguments: ['search'] }),
          retryable: limited || status === 503,
          ...(limited && { retryAfter: 60 }),
          requestId: 'test',
        },
      },
    ]);
  });

  it('of `authors` name its operation', async () => {
    const { run } = await gatewayOver('quotes', [json({}, 503)]);

    const { data, errors } = await run('{ authors { totalCount } }');

    expect(data).toEqual({ authors: null });
    expect(errors).toMatchObject([
      { path: ['authors'], extensions: { code: 'UPSTREAM_UNAVAILABLE', operation: 'listAuthors' } },
    ]);
  });
});
