import { describe, expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';
import { PagingError } from './errors.ts';
import { pageCount } from './page-count.ts';

describe('the number of pages', () => {
  it.each([
    [0, 0],
    [1, 1],
    [150, 1],
    [151, 2],
    [15_000, 100],
    [-1, 0],
    [1.5, 0],
    [Number.NaN, 0],
    ['7', 0],
    [null, 0],
  ])('of %j rows, 150 a page, is %i', (total, pages) => {
    expect(pageCount(total, 150)).toBe(pages);
  });

  it.each([15_001, 2 ** 32, Number.MAX_SAFE_INTEGER])(
    'of %i rows is an error, and not as many calls',
    async (total) => {
      expect(() => pageCount(total, 150)).toThrow(PagingError);

      // Not the author that was asked for: all of them would be read.
      const others = { count: 1, totalCount: total, page: 1, totalPages: 1, results: [{ _id: 'o', slug: 'other' }] };
      const { run, sent } = await gatewayOver('quotes', () => json(others));

      const { data, errors = [] } = await run('{ author(id: "a") { biography } }');

      expect([data, errors.map(({ extensions }) => extensions.code)]).toEqual([
        { author: null },
        ['UPSTREAM_INVALID_RESPONSE'],
      ]);
      expect(sent.length).toBe(1);
    },
  );
});
