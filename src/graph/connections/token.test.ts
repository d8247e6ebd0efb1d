import { describe, expect, it } from 'vitest';
import { BadInputError, PagingError } from '../errors.ts';
import {
  cursors,
  edgesOnly,
  everything,
  nothing,
  pageInfoOnly,
  read,
  readPageInfo,
  rows,
  tokenList,
  totalOnly,
} from './fakes.ts';
import { type PageRequest, type TokenSource, tokenConnection } from './token.ts';
import type { ForwardArguments, SelectedParts } from './window.ts';

const connect = (
  source: Omit<TokenSource<number>, 'keyOf'>,
  window: ForwardArguments,
  selected: SelectedParts = everything,
) => tokenConnection({ keyOf: String, ...source }, window, cursors, selected);

const at = (token: string, skip: number) => cursors.encode(`${Buffer.from(token).toString('base64url')}.${skip}`);

describe('the window', () => {
  it('has the page and the index in each cursor, and the next page in the last cursor of a page', async () => {
    const { source, rounds } = tokenList(5, 10);
    expect(read(await connect(source, { first: 3 }))).toEqual({
      edges: [
        { node: 0, cursor: at('', 1) },
        { node: 1, cursor: at('', 2) },
        { node: 2, cursor: at('ž3', 0) },
      ],
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: at('', 1), endCursor: at('ž3', 0) },
      totalCount: null,
    });
    expect(rounds).toEqual([[[undefined, 3]]]);
  });

  it('makes one call per page in sequential reads', async () => {
    const { source, rounds } = tokenList(5, 10);
    const { pageInfo } = await connect(source, { first: 3 });
    const second = await connect(source, { first: 3, after: pageInfo.endCursor });
    expect(second.nodes).toEqual([3, 4]);
    expect(readPageInfo(second.pageInfo)).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: at('ž3', 1),
      endCursor: at('ž3', 2),
    });
    expect(rounds).toEqual([[[undefined, 3]], [['ž3', 3]]]);
  });

  it('resumes inside a page with a limit that includes the skipped rows', async () => {
    const { source, rounds } = tokenList(20, 10);
    expect((await connect(source, { first: 3, after: at('ž3', 2) })).nodes).toEqual([5, 6, 7]);
    expect(rounds).toEqual([[['ž3', 5]]]);
  });

  it('is empty after the last row', async () => {
    const { source } = tokenList(5, 10);
    const connection = await connect(source, { after: at('ž3', 2) });
    expect(read(connection)).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
      totalCount: null,
    });
  });

  it('spans several pages, and requests the missing rows only', async () => {
    const { source, rounds } = tokenList(50, 10);
    expect((await connect(source, { first: 25 })).nodes).toEqual(rows(0, 25));
    expect(rounds).toEqual([[[undefined, 10]], [['ž10', 10]], [['ž20', 5]]]);
  });

  it('does not end at a short or an empty page that has a token', async () => {
    const sizes = [2, 0, 0, 10];
    const { source, rounds } = tokenList(8, 10, () => sizes.shift() ?? 0);
    const connection = await connect(source, { first: 10 });
    expect(connection.nodes).toEqual(rows(0, 8));
    expect(connection.pageInfo.hasNextPage).toBe(false);
    expect(rounds).toEqual([[[undefined, 10]], [['ž2', 10]], [['ž2/1', 10]], [['ž2/2', 10]]]);
  });

  it('doubles the limit after a short page, and leaves surplus rows to the next window', async () => {
    const sizes = [1, 4, 6];
    const { source, rounds } = tokenList(40, 10, (_offset, limit) => Math.min(limit, sizes.shift() ?? limit));
    const first = await connect(source, { first: 3 });
    expect(first.nodes).toEqual([0, 1, 2]);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, endCursor: at('ž1', 2) });
    expect((await connect(source, { first: 5, after: first.pageInfo.endCursor })).nodes).toEqual(rows(3, 8));
    expect(rounds).toEqual([[[undefined, 3]], [['ž1', 6]], [['ž1', 7]], [['ž7', 10]]]);
  });

  it('skips rows across pages that have become shorter', async () => {
    const { source, rounds } = tokenList(20, 10, (_offset, limit) => Math.min(limit, 2));
    expect((await connect(source, { first: 2, after: at('', 5) })).nodes).toEqual([5, 6]);
    expect(rounds).toEqual([[[undefined, 7]], [['ž2', 10]], [['ž4', 10]], [['ž6', 10]]]);
  });

  it('leaves the surplus of a page that is longer than requested to the next window', async () => {
    const { source, rounds } = tokenList(9, 5, () => 9);
    const first = await connect(source, { first: 4 });
    expect(first.nodes).toEqual([0, 1, 2, 3]);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await connect(source, { first: 9, after: first.pageInfo.endCursor });
    expect(second.nodes).toEqual([4, 5, 6, 7, 8]);
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect(rounds).toEqual([[[undefined, 4]], [[undefined, 5]]]);
  });

  it('works with a maximum of one row', async () => {
    const { source, rounds } = tokenList(3, 1);
    expect((await connect(source, { first: 5 })).nodes).toEqual([0, 1, 2]);
    expect(rounds).toEqual([[[undefined, 1]], [['ž1', 1]], [['ž2', 1]]]);
  });

  it.each([null, undefined, ''])('ends where the next token is %j', async (next) => {
    const connection = await connect({ maximum: 5, page: async () => ({ items: [1], next }) }, {});
    expect(connection.nodes).toEqual([1]);
    expect(connection.pageInfo.hasNextPage).toBe(false);
  });
});

describe('a list whose tokens are valid only with the same arguments', () => {
  const size = (token: string, skip: number, limit: number, variant?: string) =>
    cursors.encode(
      [Buffer.from(token).toString('base64url'), skip, limit, variant].filter((part) => part != null).join('.'),
    );

  it('is read in pages of one size, which cursors contain', async () => {
    const { source, rounds } = tokenList(40, 10);
    const strict = { ...source, sameArguments: true };
    const first = await connect(strict, { first: 3 });
    expect(readPageInfo(first.pageInfo)).toMatchObject({ startCursor: size('', 1, 3), endCursor: size('ž3', 0, 3) });
    expect((await connect(strict, { first: 5, after: first.pageInfo.endCursor })).nodes).toEqual(rows(3, 8));
    expect((await connect(strict, { first: 1, after: size('ž3', 2, 3) })).nodes).toEqual([5]);
    expect(rounds).toEqual([[[undefined, 3]], [['ž3', 3]], [['ž6', 3]], [['ž3', 3]]]);
  });

  it('is read in pages of the maximum size at most', async () => {
    const { source, rounds } = tokenList(25, 10);
    expect((await connect({ ...source, sameArguments: true }, { first: 25 })).nodes).toEqual(rows(0, 25));
    expect(rounds.flat().map(([, limit]) => limit)).toEqual([10, 10, 10]);
  });

  it('is read with the variant of the first page, which cursors contain', async () => {
    const asked: (string | undefined)[] = [];
    const { source } = tokenList(9, 10);
    const listOf = (variant: string) => ({
      ...source,
      sameArguments: true,
      variant,
      page: (request: PageRequest) => {
        asked.push(request.variant);
        return source.page(request);
      },
    });
    const first = await connect(listOf('data'), { first: 2 });
    expect(first.pageInfo.endCursor).toBe(size('ž2', 0, 2, 'data'));
    await connect(listOf('bare'), { first: 4, after: first.pageInfo.endCursor });
    expect(asked).toEqual(['data', 'data', 'data']);
  });
});

describe('a row in two pages', () => {
  const pages: Readonly<Record<string, { items: number[]; next?: string }>> = {
    '': { items: [0, 1, 2], next: 'b' },
    b: { items: [2, 3, 2], next: 'c' },
    c: { items: [3, 4] },
  };
  const source = { maximum: 3, page: async ({ token = '' }: PageRequest) => pages[token] ?? { items: [] } };

  it('is listed once', async () => {
    const { edges, pageInfo } = await connect(source, { first: 9 });
    expect(edges.map(({ node, cursor }) => [node, cursor])).toEqual([
      [0, at('', 1)],
      [1, at('', 2)],
      [2, at('b', 0)],
      [3, at('b', 2)],
      [4, at('c', 2)],
    ]);
    expect(pageInfo.hasNextPage).toBe(false);
  });

  it('is not removed among equal rows of one page, or without a key', async () => {
    const twice = { ...source, page: async () => ({ items: [7, 7] }) };
    expect((await connect(twice, { first: 9 })).nodes).toEqual([7, 7]);
    const keyless = { ...source, keyOf: () => undefined };
    expect((await tokenConnection(keyless, { first: 9 }, cursors, everything)).nodes).toHaveLength(8);
  });
});

describe('the selection', () => {
  it('makes no call for an empty result', async () => {
    const { source, rounds } = tokenList(5, 10);
    expect((await connect(source, {}, nothing)).nodes).toEqual([]);
    expect((await connect(source, {}, totalOnly)).totalCount).toBe(null);
    expect(readPageInfo((await connect(source, { first: 0, after: at('ž3', 0) })).pageInfo)).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: null,
      endCursor: null,
    });
    expect(rounds).toEqual([]);
  });

  it('makes the same calls for page info as for edges', async () => {
    const { source, rounds } = tokenList(5, 10);
    expect((await connect(source, { first: 2 }, pageInfoOnly)).pageInfo.endCursor).toBe(at('ž2', 0));
    expect((await connect(source, { first: 2 }, edgesOnly)).edges.map(({ node }) => node)).toEqual([0, 1]);
    expect(rounds).toEqual([[[undefined, 2]], [[undefined, 2]]]);
  });
});

describe('a hostile upstream', () => {
  it.each([
    ['back to the page itself', ['a', 'a']],
    ['in a circle', ['a', 'b', 'a']],
  ])('%s is an error, not a loop', async (_how, tokens) => {
    let calls = 0;
    const page = async () => ({ items: [calls], next: tokens[calls++ % tokens.length] });
    await expect(connect({ maximum: 5, page }, { first: 100 })).rejects.toThrow(PagingError);
    expect(calls).toBe(tokens.length);
  });

  it('with a cycle to the page of the cursor is an error', async () => {
    let calls = 0;
    const page = async () => ({ items: [calls++], next: 'a' });
    await expect(connect({ maximum: 5, page }, { after: at('a', 0) })).rejects.toThrow(PagingError);
    expect(calls).toBe(1);
  });

  it('with endless short pages is read for a hundred pages, and returns the rows found', async () => {
    let calls = 0;
    const page = async () => ({ items: calls === 0 ? [7] : [], next: `${++calls}` });
    const connection = await connect({ maximum: 5, page }, { first: 2 });
    expect(connection.nodes).toEqual([7]);
    expect(connection.pageInfo.hasNextPage).toBe(true);
    expect(calls).toBe(100);
  });

  it('with a hundred empty pages is an error', async () => {
    let calls = 0;
    const page = async () => ({ items: [], next: `${++calls}` });
    await expect(connect({ maximum: 5, page }, { first: 2 })).rejects.toThrow(PagingError);
    expect(calls).toBe(100);
  });
});

it.each([
  ['a row number', '7'],
  ['no place', 'YQ'],
  ['a negative place', 'YQ.-1'],
  ['a place with leading zeros', 'YQ.01'],
  ['a place beyond any page', 'YQ.1000000000'],
  ['more rows to skip than any page has', 'YQ.100001'],
  ['a page size of none', 'YQ.1.0'],
  ['a way to ask that is no word', 'YQ.1.5.A'],
  ['too many parts', 'YQ.1.5.data.more'],
  ['characters outside its alphabet', 'Y+.1'],
  ['bytes that are no text', '_w.1'],
  ['half a character', 'Y.1'],
  ['a line break at the end', 'YQ.1\n'],
])('refuses a cursor with %s before any call', async (_what, position) => {
  const { source, rounds } = tokenList(5, 10);
  const refusal = new BadInputError('`after` is not a cursor of this list.');
  await expect(connect(source, { after: cursors.encode(position) })).rejects.toThrow(refusal);
  expect(rounds).toEqual([]);
});

it('throws BadInputError for a negative `first`, and TypeError for a maximum below one', async () => {
  await expect(connect(tokenList(5, 10).source, { first: -1 })).rejects.toThrow(BadInputError);
  await expect(connect(tokenList(5, 0).source, {})).rejects.toThrow(TypeError);
});
