import { describe, expect, it } from 'vitest';
import { gatewayOver, json, type Sent } from '#test/harness';

const quote = { _id: 'q1', content: 'A quote.', author: 'A', authorSlug: 'a', length: 8, tags: [] };
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);
const reply = ({ target }: Sent) =>
  json(target.startsWith('/random') ? quote : { count: 1, totalCount: 1, page: 1, totalPages: 1, results: [quote] });
const author = Buffer.from('QuoteAuthor:test-author').toString('base64url');

const CONDITIONS = [
  ['tags: ["famous quotes", "wit"]', 'tags=famous%20quotes,wit'],
  ['tags: ["famous quotes", "wit"], tagMatch: ANY', 'tags=famous%20quotes%7Cwit'],
  ['tags: ["wit"], tagMatch: ANY', 'tags=wit'],
  ['tagMatch: ANY, minLength: 10, maxLength: 20', 'minLength=10&maxLength=20'],
  [`authorIds: ["${author}", "other-author", "Third Author"]`, 'author=test-author%7Cother-author%7CThird%20Author'],
];

describe.each(CONDITIONS)('the conditions %s', (conditions, sends) => {
  it('are sent for a random quote', async () => {
    const { run, sent } = await gatewayOver('quotes', reply);

    expect(await run(`{ randomQuote(where: { ${conditions} }) { quoteId } }`)).toEqual({
      data: { randomQuote: { quoteId: 'q1' } },
    });
    expect(targets(sent)).toEqual([`/random?${sends}`]);
  });

  it('are sent for a list of quotes', async () => {
    const { run, sent } = await gatewayOver('quotes', reply);

    const { data } = await run(`{ quotes(where: { ${conditions} }, first: 5) { totalCount nodes { quoteId } } }`);

    expect(targets(sent)).toEqual([`/quotes?${sends}&limit=5&page=1`]);
    expect(data.quotes).toEqual({ totalCount: 1, nodes: [{ quoteId: 'q1' }] });
  });
});

describe('conditions that the API would misread', () => {
  it.each([
    'tags: ["money|science"], tagMatch: ANY',
    'tags: ["wit", "money,science"]',
    'tags: []',
    'tags: [], tagMatch: ANY',
    'authorIds: []',
    'authorIds: ["Smith, Jane"]',
    'authorIds: ["a|b"]',
    `authorIds: ["${Buffer.from('Quote:q1').toString('base64url')}"]`,
  ])('%s is refused before any call', async (conditions) => {
    const { run, sent } = await gatewayOver('quotes', []);

    const { errors } = await run(
      `{ randomQuote(where: { ${conditions} }) { text } quotes(where: { ${conditions} }) { totalCount } }`,
    );

    expect(errors).toMatchObject([
      { path: ['randomQuote'], extensions: { code: 'BAD_USER_INPUT' } },
      { path: ['quotes'], extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(sent).toEqual([]);
  });
});

describe('Query.quotes without search', () => {
  it.each([
    ['', 'limit=20&page=1'],
    ['(orderBy: { field: TEXT })', 'sortBy=content&order=asc&limit=20&page=1'],
    ['(orderBy: { field: AUTHOR_NAME, direction: DESC })', 'sortBy=author&order=desc&limit=20&page=1'],
    ['(where: {}, orderBy: { field: LENGTH })', 'sortBy=length&order=asc&limit=20&page=1'],
    ['(orderBy: { field: CREATED_DATE })', 'sortBy=dateAdded&order=asc&limit=20&page=1'],
    ['(orderBy: { field: UPDATED_DATE })', 'sortBy=dateModified&order=asc&limit=20&page=1'],
  ])('%s is a page of all quotes', async (args, sends) => {
    const { run, sent } = await gatewayOver('quotes', reply);

    await run(`{ quotes${args} { nodes { text } } }`);

    expect(targets(sent)).toEqual([`/quotes?${sends}`]);
  });

  it.each(['where: { minLength: 1 }', 'orderBy: { field: TEXT }'])('%s is refused beside search', async (args) => {
    const { run, sent } = await gatewayOver('quotes', []);

    const { data, errors } = await run(`{ quotes(search: "a", ${args}) { totalCount } }`);

    expect(data).toEqual({ quotes: null });
    expect(errors).toMatchObject([
      {
        message: '`search` cannot be combined with `where` or `orderBy`.',
        path: ['quotes'],
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
    expect(sent).toEqual([]);
  });
});

describe('Query.quote and Query.author', () => {
  it('find by global ids and by the keys of the API', async () => {
    const rows = ['a', 'b'].map((slug) => ({ _id: `id-${slug}`, name: slug.toUpperCase(), slug }));
    const { run, sent } = await gatewayOver('quotes', ({ target }) =>
      json(target.startsWith('/quotes/') ? quote : { count: 2, totalCount: 2, page: 1, totalPages: 1, results: rows }),
    );

    const { data } = await run(`{
      quote(id: "q1") { id } same: quote(id: "${Buffer.from('Quote:q1').toString('base64url')}") { quoteId }
      author(id: "a") { id name } other: author(id: "${Buffer.from('QuoteAuthor:b').toString('base64url')}") { name } }`);

    expect(targets(sent).toSorted()).toEqual(['/authors?slug=a%7Cb&limit=2', '/quotes/q1']);
    expect(data).toEqual({
      quote: { id: Buffer.from('Quote:q1').toString('base64url') },
      same: { quoteId: 'q1' },
      author: { id: Buffer.from('QuoteAuthor:a').toString('base64url'), name: 'A' },
      other: { name: 'B' },
    });
  });

  it('are null where nothing is found', async () => {
    const { run } = await gatewayOver('quotes', ({ target }) =>
      target.startsWith('/quotes/')
        ? json({ statusCode: 404 }, 404)
        : json({ count: 0, totalCount: 0, page: 1, totalPages: 0, results: [] }),
    );

    expect(await run('{ quote(id: "none") { text } author(id: "none") { name } }')).toEqual({
      data: { quote: null, author: null },
    });
  });
});

describe('the setting `extras`', () => {
  it('requires a search of quotes', async () => {
    const { run, sent } = await gatewayOver('quotes', [], { settings: { apis: { quotes: { extras: false } } } });

    expect((await run('{ quotes { totalCount } }')).errors).toMatchObject([
      { message: '`search` is required without the extras.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(sent).toEqual([]);
  });

  it('removes the fields over operations outside the specification', async () => {
    const { gateway } = await gatewayOver('quotes', [], { settings: { apis: { quotes: { extras: false } } } });

    const fields = (name: string) => {
      const type = gateway.schema.getType(name);
      return type && 'getFields' in type ? Object.keys(type.getFields()) : [];
    };
    expect(fields('Query')).not.toContain('quote');
    expect(fields('Query')).toContain('quotes');
    expect(fields('QuoteAuthor')).not.toContain('quotes');
  });
});
