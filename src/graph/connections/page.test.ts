import { describe, expect, it } from 'vitest';
import { BadInputError, PagingError } from '../errors.ts';
import { at, cursors, edgesOnly, everything, pageInfoOnly, pageList, read, rows, totalOnly } from './fakes.ts';
import { type PageSource, pageConnection, pageSize, pagesOf } from './page.ts';
import type { SelectedParts, WindowArguments } from './window.ts';

const connect = (
  source: Omit<PageSource<number>, 'keyOf'>,
  window: WindowArguments,
  selected: SelectedParts = everything,
) => pageConnection({ keyOf: String, ...source }, window, cursors, selected);

describe('pageSize and pagesOf', () => {
  it('covers every window with adjacent pages, one if possible, else the fewest that `maximum` allows', () => {
    for (let maximum = 1; maximum <= 30; maximum++) {
      for (let from = 0; from <= 60; from++) {
        for (let count = 1; count <= 30; count++) {
          const pages = pagesOf(pageSize(from, from + count, maximum), from, from + count);
          const { offset, limit } = pages[0] ?? { offset: Infinity, limit: 0 };
          const sound =
            limit <= maximum &&
            offset % limit === 0 &&
            pages.every((page, index) => page.limit === limit && page.offset === offset + index * limit) &&
            offset <= from &&
            from < offset + limit &&
            offset + (pages.length - 1) * limit < from + count &&
            from + count <= offset + pages.length * limit;
          const fits = (size: number) => Math.floor(from / size) === Math.floor((from + count - 1) / size);
          const fewest =
            count > maximum
              ? pages.length <= Math.ceil(count / maximum) + 1
              : rows(1, maximum + 1).some(fits)
                ? pages.length === 1
                : pages.length === 2;
          if (!sound || !fewest) expect({ from, count, maximum, pages }).toBe('covered');
        }
      }
    }
  });
});

describe('the window', () => {
  it('that starts on a page boundary is that page', async () => {
    const { source, rounds } = pageList({ length: 95 });
    expect(read(await connect(source, { first: 2, after: at(1) }))).toEqual({
      edges: [
        { node: 2, cursor: at(2) },
        { node: 3, cursor: at(3) },
      ],
      pageInfo: { hasNextPage: true, hasPreviousPage: true, startCursor: at(2), endCursor: at(3) },
      totalCount: 95,
    });
    expect(rounds).toEqual([[[2, 2]]]);
  });

  it('across a page boundary is one larger page', async () => {
    const { source, rounds } = pageList({ length: 95 });
    expect((await connect(source, { first: 10, after: at(14) })).nodes).toEqual(rows(15, 25));
    expect(rounds).toEqual([[[2, 13]]]);
  });

  it('that no page of the maximum covers is two adjacent concurrent pages', async () => {
    const { source, rounds } = pageList({ length: 95, maximum: 10 });
    expect((await connect(source, { first: 10, after: at(16) })).nodes).toEqual(rows(17, 27));
    expect(rounds).toEqual([
      [
        [3, 7],
        [4, 7],
      ],
    ]);
  });

  it('larger than the maximum is aligned pages: the first alone, the rest concurrently, none beyond the total', async () => {
    const { source, rounds } = pageList({ length: 95, maximum: 20 });
    expect((await connect(source, { first: 200, after: at(29) })).nodes).toEqual(rows(30, 95));
    expect(rounds).toEqual([
      [[2, 20]],
      [
        [3, 20],
        [4, 20],
        [5, 20],
      ],
    ]);
  });

  it('without a total is read by sequential calls, until a short page', async () => {
    const { source, rounds } = pageList({ length: 50, maximum: 20, total: false });
    const connection = await connect(source, { first: 200 });
    expect(connection.nodes).toEqual(rows(0, 50));
    expect(connection.pageInfo.hasNextPage).toBe(false);
    expect(rounds).toEqual([[[1, 20]], [[2, 20]], [[3, 20]]]);
  });

  it('works with a maximum of one row', async () => {
    const { source, rounds } = pageList({ length: 3, maximum: 1 });
    expect((await connect(source, { first: 5 })).nodes).toEqual([0, 1, 2]);
    expect(rounds).toEqual([
      [[1, 1]],
      [
        [2, 1],
        [3, 1],
      ],
    ]);
  });

  it('at the end is one row for the total and then the rows', async () => {
    const { source, rounds } = pageList({ length: 95, maximum: 20 });
    expect((await connect(source, { last: 5 })).nodes).toEqual(rows(90, 95));
    expect(rounds).toEqual([[[1, 1]], [[19, 5]]]);
  });

  it('at the end is refused without a call if there is no total', async () => {
    const { source, rounds } = pageList({ length: 95, total: false, hasTotal: false });
    await expect(connect(source, { last: 5 })).rejects.toThrow(BadInputError);
    expect(rounds).toEqual([]);
  });

  it('fetches one row for the total alone, and makes one call for page info alone', async () => {
    const { source, rounds } = pageList({ length: 95, maximum: 20 });
    expect((await connect(source, { first: 50 }, totalOnly)).totalCount).toBe(95);
    expect((await connect(source, { first: 50 }, pageInfoOnly)).pageInfo.endCursor).toBe(at(49));
    expect(rounds).toEqual([[[1, 1]], [[1, 20]]]);
  });
});

describe('`hasNextPage` without a total', () => {
  it('is known if the page extends beyond the window', async () => {
    const { source, rounds } = pageList({ length: 95, total: false });
    expect((await connect(source, { first: 3, after: at(3) })).pageInfo.hasNextPage).toBe(true);
    expect(rounds).toEqual([[[2, 4]]]);
  });

  it('fetches the next page if the window ends with its page', async () => {
    for (const [length, hasNextPage] of [
      [20, false],
      [21, true],
    ] as const) {
      const { source, rounds } = pageList({ length, total: false });
      const connection = await connect(source, { first: 10, after: at(9) });
      expect(connection.nodes).toEqual(rows(10, 20));
      expect(connection.pageInfo.hasNextPage).toBe(hasNextPage);
      expect(rounds).toEqual([[[2, 10]], [[3, 10]]]);
    }
  });

  it('takes no call if it is not selected', async () => {
    const { source, rounds } = pageList({ length: 95, total: false });
    await connect(source, { first: 10 }, edgesOnly);
    expect(rounds).toEqual([[[1, 10]]]);
  });
});

it('accepts an upstream that always sends the same page for its first rows', async () => {
  const source = { maximum: 10, page: async () => ({ items: rows(0, 10), total: 35 }) };
  const connection = await connect(source, { first: 30 });
  expect(connection.nodes).toEqual(rows(0, 10));
  expect(connection.pageInfo.hasNextPage).toBe(true);
  await expect(connect(source, { last: 5 })).rejects.toThrow('The upstream sends the same rows at every offset.');
});

describe('a wall', () => {
  const walled = { length: 5000, maximum: 100, wall: 1000 };

  it('truncates the window, and has no page after it', async () => {
    const { source, rounds } = pageList(walled);
    const connection = await connect(source, { first: 20, after: at(989) });
    expect(connection.nodes).toEqual(rows(990, 1000));
    expect(connection.pageInfo.hasNextPage).toBe(false);
    expect(connection.totalCount).toBe(5000);
    expect(rounds).toEqual([[[100, 10]]]);
  });

  it('prevents pages of large windows that would start beyond it', async () => {
    const { source, rounds } = pageList({ ...walled, wall: 950 });
    expect((await connect(source, { first: 500, after: at(749) })).nodes).toEqual(rows(750, 950));
    expect(rounds).toEqual([
      [[8, 100]],
      [
        [9, 100],
        [10, 100],
      ],
    ]);
  });

  it('refuses a window that starts at or beyond it, before any call', async () => {
    const { source, rounds } = pageList(walled);
    const refusal = new BadInputError(
      'Only the first 1000 rows of this list can be read. Narrow the search to reach the others.',
    );
    await expect(connect(source, { first: 20, after: at(999) })).rejects.toThrow(refusal);
    await expect(connect(source, { last: 20, after: at(5000) })).rejects.toThrow(refusal);
    expect(rounds).toEqual([]);
    await expect(connect(source, { last: 20 })).rejects.toThrow(refusal);
    expect(rounds).toEqual([[[1, 1]]]);
  });

  it('is not crossed for `hasNextPage`', async () => {
    const { source, rounds } = pageList({ ...walled, total: false });
    expect((await connect(source, { first: 10, after: at(989) })).pageInfo.hasNextPage).toBe(false);
    expect(rounds).toEqual([[[100, 10]]]);
  });
});

describe('an upstream that serves another page size than requested', () => {
  it('is read again in pages of its actual size', async () => {
    const { source, rounds } = pageList({ length: 200, maximum: 100, clamp: 30 });
    expect((await connect(source, { first: 80 })).nodes).toEqual(rows(0, 80));
    expect(rounds).toEqual([
      [[1, 80]],
      [
        [2, 30],
        [3, 30],
      ],
    ]);
  });

  it('is requested for the first page if a later one has an unexpected length', async () => {
    const { source, rounds } = pageList({ length: 200, maximum: 100, clamp: 30 });
    expect((await connect(source, { first: 50, after: at(99) })).nodes).toEqual(rows(100, 150));
    expect(rounds).toEqual([
      [[3, 50]],
      [[1, 50]],
      [
        [4, 30],
        [5, 30],
      ],
    ]);
  });

  it('has pages discarded that were fetched concurrently with the first suspect page', async () => {
    const { source } = pageList({ length: 120, maximum: 50, clamp: 20 });
    expect((await connect(source, { last: 70 })).nodes).toEqual(rows(50, 120));
  });

  it('has the page adjacent to a first page of another size discarded', async () => {
    const { source, rounds } = pageList({ length: 13, maximum: 10, clamp: 6 });
    expect((await connect(source, { first: 10, after: at(2) })).nodes).toEqual(rows(3, 13));
    expect(rounds).toEqual([
      [
        [1, 7],
        [2, 7],
      ],
      [
        [2, 6],
        [3, 6],
      ],
    ]);
  });

  it('has later pages truncated if the first has the requested size', async () => {
    const page = async (number: number) => ({ items: [rows(0, 5), rows(5, 11), []][number - 1] ?? [] });
    const connection = await connect({ maximum: 5, page }, { first: 10 });
    expect(connection.nodes).toEqual(rows(0, 10));
    expect(connection.pageInfo.hasNextPage).toBe(false);
  });

  it.each([
    [undefined, rows(0, 4)],
    [at(3), rows(4, 8)],
  ])('has told no total where its rows disprove it, after %s', async (after, nodes) => {
    const page = async (number: number, limit: number) => ({
      items: rows((number - 1) * limit, number * limit),
      total: 3,
    });
    const connection = await connect({ maximum: 4, page }, { first: 4, after });
    expect(connection.nodes).toEqual(nodes);
    expect(connection.totalCount).toBe(null);
    expect(connection.pageInfo.hasNextPage).toBe(true);
  });

  it('has its total ignored if a short first page disproves it', async () => {
    const connection = await connect({ maximum: 4, page: async () => ({ items: [0, 1, 2], total: 2 }) }, { first: 4 });
    expect(read(connection)).toMatchObject({ totalCount: null, pageInfo: { hasNextPage: false, endCursor: at(2) } });
  });

  it('may ignore the requested size', async () => {
    const { source, rounds } = pageList({ length: 55, maximum: 100, fixed: 30 });
    expect((await connect(source, { first: 20, after: at(19) })).nodes).toEqual(rows(20, 40));
    expect(rounds).toEqual([[[2, 20]], [[1, 20]], [[2, 30]]]);
  });

  it('may ignore it and send no total', async () => {
    const { source } = pageList({ length: 75, maximum: 30, fixed: 30, total: false });
    const connection = await connect(source, { first: 30, after: at(29) });
    expect(connection.nodes).toEqual(rows(30, 60));
    expect(connection.pageInfo.hasNextPage).toBe(true);
  });

  it('ends at a short page if the first page has the requested size', async () => {
    const { source, rounds } = pageList({ length: 75, maximum: 50, total: false });
    const boasting = async (page: number, limit: number) => ({ ...(await source.page(page, limit)), total: 90 });
    const connection = await connect({ maximum: 50, page: boasting }, { first: 20, after: at(59) });
    expect(connection.nodes).toEqual(rows(60, 75));
    expect(connection.pageInfo.hasNextPage).toBe(false);
    expect(rounds).toEqual([[[4, 20]], [[1, 20]], [[4, 20]]]);
  });

  it('ends at an empty page', async () => {
    const { source } = pageList({ length: 50, maximum: 50, total: false });
    const boasting = async (page: number, limit: number) => ({ ...(await source.page(page, limit)), total: 90 });
    expect((await connect({ maximum: 50, page: boasting }, { first: 90 })).nodes).toEqual(rows(0, 50));
    const empty = await connect({ maximum: 50, page: async () => ({ items: [], total: 90 }) }, { first: 90 });
    expect(empty.nodes).toEqual([]);
    expect(empty.pageInfo.hasNextPage).toBe(false);
  });

  it('that sends single rows is an error backwards', async () => {
    const trickle = async (page: number) => ({ items: [page - 1], total: 1_000_000 });
    await expect(connect({ maximum: 1000, page: trickle }, { last: 1000, before: at(5000) })).rejects.toThrow(
      PagingError,
    );
  });
});
