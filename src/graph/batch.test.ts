import { describe, expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';

const quote = (authorSlug: unknown) => ({
  _id: 'q1',
  content: 'A quote',
  author: 'A',
  authorSlug,
  tags: [],
  length: 7,
});

describe('a lookup by a key of a response', () => {
  it.each([[null], [undefined], [true], [{ a: 1 }], [['a']]])(
    'is refused where an upstream sent another type: %j',
    async (slug) => {
      const { run, sent } = await gatewayOver('quotes', [json(quote(slug))]);

      const { data, errors } = await run('{ quote(id: "q1") { text author { biography } } }');

      expect(data).toEqual({ quote: { text: 'A quote', author: null } });
      expect(errors).toEqual([
        {
          message: 'The API sent a value that cannot identify an object.',
          locations: [{ line: 1, column: 26 }],
          path: ['quote', 'author'],
          extensions: { code: 'UPSTREAM_INVALID_RESPONSE', requestId: 'test' },
        },
      ]);
      expect(sent.length).toBe(1);
    },
  );
});

describe('an argument that is a value of a response', () => {
  it('is refused where it is of another type', async () => {
    const author = { _id: 'a1', name: 'A', slug: { a: 1 }, quoteCount: 1, bio: '', description: '', link: '' };
    const page = { count: 1, totalCount: 1, page: 1, totalPages: 1, lastItemIndex: null, results: [author] };
    const { run, sent } = await gatewayOver('quotes', [json(page)]);

    const { data, errors = [] } = await run('{ authors(first: 1) { nodes { authorId quotes { totalCount } } } }');

    expect(data).toEqual({ authors: { nodes: [{ authorId: 'a1', quotes: null }] } });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_INVALID_RESPONSE']);
    expect(sent.length).toBe(1);
  });
});
