import { describe, expect, it } from 'vitest';
import { BadInputError, PagingError } from '../errors.ts';
import {
  cursors,
  edgesOnly,
  everything,
  keyList,
  nothing,
  pageInfoOnly,
  read,
  readPageInfo,
  rows,
  totalOnly,
} from './fakes.ts';
import { type KeySource, keyConnection } from './key.ts';
import type { ForwardArguments, SelectedParts } from './window.ts';

const connect = (source: KeySource<number>, window: ForwardArguments, selected: SelectedParts = everything) =>
  keyConnection(source, window, cursors, selected);
const at = (row: number) => cursors.encode(`k${row}`);
const isEven = (row: number) => row % 2 === 0;

describe('the window', () => {
  it('has the key of a row in each cursor, and requests no further rows', async () => {
    const { source, calls } = keyList(5, 10);
    expect(read(await connect(source, { first: 3 }))).toEqual({
      edges: [
        { node: 0, cursor: at(0) },
        { node: 1, cursor: at(1) },
        { node: 2, cursor: at(2) },
      ],
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: at(0), endCursor: at(2) },
      totalCount: null,
    });
    expect(calls).toEqual([[undefined, 3]]);
  });

  it('continues after a row, also if rows before it were inserted', async () => {
    const { source, calls } = keyList(5, 10);
    const connection = await connect(source, { first: 3, after: at(2) });
    expect(connection.nodes).toEqual([3, 4]);
    expect(readPageInfo(connection.pageInfo)).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: at(3),
      endCursor: at(4),
    });
    expect(calls).toEqual([['k2', 3]]);
  });

  it('spans several pages, with as many calls as needed', async () => {
    const { source, calls } = keyList(50, 2);
    expect((await connect(source, { first: 25 })).nodes).toEqual(rows(0, 25));
    expect(calls).toHaveLength(13);
    expect(calls.at(-1)).toEqual(['k23', 1]);
  });

  it('is empty after the last row', async () => {
    const { source } = keyList(5, 10);
    expect(read(await connect(source, { after: at(4) }))).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
      totalCount: null,
    });
  });
});

describe('filtered rows', () => {
  it('are requested in pages of the maximum size, and the surplus is left to the next window', async () => {
    const { source, calls } = keyList(9, 10, isEven);
    const first = await connect(source, { first: 3 });
    expect(first.nodes).toEqual([0, 2, 4]);
    expect(readPageInfo(first.pageInfo)).toMatchObject({ hasNextPage: true, endCursor: at(4) });
    const second = await connect(source, { first: 3, after: first.pageInfo.endCursor });
    expect(second.nodes).toEqual([6, 8]);
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect(calls).toEqual([
      [undefined, 10],
      ['k4', 10],
    ]);
  });

  it('are searched in ten pages at most, and an end cursor continues the search', async () => {
    const { source, calls } = keyList(25, 2, (row) => row === 0 || row === 24);
    const first = await connect(source, { first: 2 });
    expect(first.nodes).toEqual([0]);
    expect(readPageInfo(first.pageInfo)).toMatchObject({ hasNextPage: true, endCursor: at(0) });
    const second = await connect(source, { first: 2, after: first.pageInfo.endCursor });
    expect(read(second)).toEqual({
      edges: [],
      pageInfo: { hasNextPage: true, hasPreviousPage: true, startCursor: null, endCursor: at(20) },
      totalCount: null,
    });
    const third = await connect(source, { first: 2, after: second.pageInfo.endCursor });
    expect(third.nodes).toEqual([24]);
    expect(third.pageInfo.hasNextPage).toBe(false);
    expect(calls).toHaveLength(10 + 10 + 3);
  });
});

describe('the selection', () => {
  it('makes no call for an empty result', async () => {
    const { source, calls } = keyList(5, 10);
    expect((await connect(source, {}, nothing)).nodes).toEqual([]);
    expect((await connect(source, {}, totalOnly)).totalCount).toBe(null);
    expect((await connect(source, { first: 0 })).pageInfo.hasNextPage).toBe(false);
    expect(calls).toEqual([]);
  });

  it('makes the same calls for page info as for edges', async () => {
    const { source, calls } = keyList(5, 10);
    expect((await connect(source, { first: 2 }, pageInfoOnly)).pageInfo.endCursor).toBe(at(1));
    expect((await connect(source, { first: 2 }, edgesOnly)).nodes).toEqual([0, 1]);
    expect(calls).toEqual([
      [undefined, 2],
      [undefined, 2],
    ]);
  });
});

it.each([
  ['the same page again and again', () => [1, 2]],
  ['pages in a circle', (call: number) => [call % 3, (call + 1) % 3]],
])('%s are an error, not a loop', async (_what, answer) => {
  let calls = 0;
  const source: KeySource<number> = { maximum: 2, keyOf: String, page: async () => answer(calls++) };
  await expect(connect(source, { first: 100 })).rejects.toThrow(PagingError);
  expect(calls).toBeLessThanOrEqual(4);
});

it.each([
  ['nothing', ''],
  ['a blank', 'a b'],
  ['a line break at the end', '7\n'],
  ['more than any key', '7'.repeat(101)],
])('refuses a cursor of %s before any call', async (_what, position) => {
  const { source, calls } = keyList(5, 10);
  const refusal = new BadInputError('`after` is not a cursor of this list.');
  await expect(connect(source, { after: cursors.encode(position) })).rejects.toThrow(refusal);
  expect(calls).toEqual([]);
});

it('throws BadInputError for a negative `first`, and TypeError for a maximum below one', async () => {
  await expect(connect(keyList(5, 10).source, { first: -1 })).rejects.toThrow(BadInputError);
  await expect(connect(keyList(5, 0).source, {})).rejects.toThrow(TypeError);
});

it('lists a row once if it is in two pages', async () => {
  const pages = [[1, 2, 3], [3, 4], []];
  const source = { maximum: 3, keyOf: (row: number) => `k${row}`, page: async () => pages.shift() ?? [] };
  expect((await connect(source, { first: 6 })).nodes).toEqual([1, 2, 3, 4]);
});
