import { describe, expect, it } from 'vitest';
import { BadInputError, PagingError } from '../errors.ts';
import {
  at,
  cursors,
  edgesOnly,
  everything,
  nothing,
  offsetList,
  pageInfoOnly,
  read,
  readPageInfo,
  rows,
  totalOnly,
} from './fakes.ts';
import { type OffsetSource, offsetConnection } from './offset.ts';
import type { SelectedParts, WindowArguments } from './window.ts';

const connect = (
  source: Omit<OffsetSource<number>, 'keyOf'>,
  window: WindowArguments,
  selected: SelectedParts = everything,
) => offsetConnection({ keyOf: String, ...source }, window, cursors, selected);

const pageInfo = (from: number, until: number, has: { next: boolean; previous: boolean }) => ({
  hasNextPage: has.next,
  hasPreviousPage: has.previous,
  startCursor: from === until ? null : at(from),
  endCursor: from === until ? null : at(until - 1),
});

describe('the window', () => {
  it('has its rows, cursors, page info and total', async () => {
    const { source, rounds } = offsetList({ length: 5, hasTotal: true });
    expect(read(await connect(source, { first: 2, after: at(1) }))).toEqual({
      edges: [
        { node: 2, cursor: at(2) },
        { node: 3, cursor: at(3) },
      ],
      pageInfo: pageInfo(2, 4, { next: true, previous: true }),
      totalCount: 5,
    });
    expect(rounds).toEqual([[[2, 2]]]);
  });

  it('is one call if it fits the maximum', async () => {
    const { source, rounds } = offsetList({ length: 500, hasTotal: true });
    expect((await connect(source, { first: 120 })).nodes).toEqual(rows(0, 120));
    expect(rounds).toEqual([[[0, 120]]]);
  });

  it('is read by a first call for the total, and concurrent further calls', async () => {
    const { source, rounds } = offsetList({ length: 500, maximum: 50 });
    expect((await connect(source, { first: 120 })).nodes).toEqual(rows(0, 120));
    expect(rounds).toEqual([
      [[0, 50]],
      [
        [50, 50],
        [100, 20],
      ],
    ]);
  });

  it('is never requested beyond the known total', async () => {
    const { source, rounds } = offsetList({ length: 130, maximum: 50 });
    expect((await connect(source, { first: 1000 })).nodes).toEqual(rows(0, 130));
    expect(rounds).toEqual([
      [[0, 50]],
      [
        [50, 50],
        [100, 30],
      ],
    ]);
  });

  it('without a total is read by sequential calls, until a short page', async () => {
    const { source, rounds } = offsetList({ length: 130, maximum: 50, total: false });
    const connection = await connect(source, { first: 500 });
    expect(connection.nodes).toEqual(rows(0, 130));
    expect(connection.pageInfo.hasNextPage).toBe(false);
    expect(connection.totalCount).toBe(null);
    expect(rounds).toEqual([[[0, 50]], [[50, 50]], [[100, 50]]]);
  });

  it('works with a maximum of one row', async () => {
    const { source, rounds } = offsetList({ length: 3, maximum: 1 });
    expect((await connect(source, { first: 5 })).nodes).toEqual([0, 1, 2]);
    expect(rounds).toEqual([
      [[0, 1]],
      [
        [1, 1],
        [2, 1],
      ],
    ]);
  });

  it('works with no maximum at all', async () => {
    const { source, rounds } = offsetList({ length: 3, maximum: Infinity, hasTotal: true });
    expect((await connect(source, { first: 5 })).nodes).toEqual([0, 1, 2]);
    expect(rounds).toEqual([[[0, 5]]]);
  });

  it('is empty after the last row', async () => {
    const { source, rounds } = offsetList({ length: 3, hasTotal: true });
    expect(read(await connect(source, { first: 2, after: at(2) }))).toEqual({
      edges: [],
      pageInfo: pageInfo(3, 3, { next: false, previous: true }),
      totalCount: 3,
    });
    expect(rounds).toEqual([[[3, 2]]]);
  });

  it('is empty in an empty list, with nothing before it', async () => {
    const { source } = offsetList({ length: 0 });
    const { pageInfo: info, totalCount } = read(await connect(source, { after: at(4) }));
    expect({ info, totalCount }).toEqual({ info: pageInfo(0, 0, { next: false, previous: false }), totalCount: 0 });
  });
});

describe('backwards', () => {
  it('`last` before a cursor is one call', async () => {
    const { source, rounds } = offsetList({ length: 500 });
    const { edges, pageInfo: info } = read(await connect(source, { last: 3, before: at(100) }));
    expect(edges.map(({ node }) => node)).toEqual([97, 98, 99]);
    expect(info).toEqual(pageInfo(97, 100, { next: true, previous: true }));
    expect(rounds).toEqual([[[97, 3]]]);
  });

  it('`last` alone fetches one row for the total, and then the window', async () => {
    const { source, rounds } = offsetList({ length: 500, maximum: 50 });
    const { edges, pageInfo: info } = read(await connect(source, { last: 60 }));
    expect(edges.map(({ node }) => node)).toEqual(rows(440, 500));
    expect(info).toEqual(pageInfo(440, 500, { next: false, previous: true }));
    expect(rounds).toEqual([
      [[0, 1]],
      [
        [440, 50],
        [490, 10],
      ],
    ]);
  });

  it('the row of the total is not requested again', async () => {
    const { source, rounds } = offsetList({ length: 4 });
    expect((await connect(source, { last: 60 })).nodes).toEqual([0, 1, 2, 3]);
    expect(rounds).toEqual([[[0, 1]], [[1, 3]]]);
  });

  it('an empty list is one call', async () => {
    const { source, rounds } = offsetList({ length: 0 });
    expect((await connect(source, { last: 60 })).nodes).toEqual([]);
    expect(rounds).toEqual([[[0, 1]]]);
  });

  it('`last` stays after `after`', async () => {
    const { source, rounds } = offsetList({ length: 10 });
    expect((await connect(source, { last: 60, after: at(6) })).nodes).toEqual([7, 8, 9]);
    expect(rounds).toEqual([[[0, 1]], [[7, 3]]]);
  });

  it('`last` alone is refused without a total, and without a call if that is known', async () => {
    const refusal = new BadInputError('`last` needs `before` here: the length of this list is not known.');
    const unknown = offsetList({ length: 10, total: false });
    await expect(connect(unknown.source, { last: 2 })).rejects.toThrow(refusal);
    expect(unknown.rounds).toEqual([[[0, 1]]]);
    const known = offsetList({ length: 10, total: false, hasTotal: false });
    await expect(connect(known.source, { last: 2 })).rejects.toThrow(refusal);
    expect(known.rounds).toEqual([]);
  });

  it('`last` before a cursor needs no total', async () => {
    const { source, rounds } = offsetList({ length: 10, total: false });
    const { edges, pageInfo: info } = read(await connect(source, { last: 2, before: at(1) }));
    expect(edges).toEqual([{ node: 0, cursor: at(0) }]);
    expect(info).toEqual(pageInfo(0, 1, { next: true, previous: false }));
    expect(rounds).toEqual([[[0, 1]]]);
  });
});

describe('the selection', () => {
  it('of nothing makes no call', async () => {
    const { source, rounds } = offsetList({ length: 10 });
    await connect(source, { first: 2 }, nothing);
    await connect(source, { last: 2 }, nothing);
    expect(rounds).toEqual([]);
  });

  it('of the total alone fetches one row', async () => {
    const { source, rounds } = offsetList({ length: 10 });
    expect((await connect(source, { first: 5, after: at(3) }, totalOnly)).totalCount).toBe(10);
    expect(rounds).toEqual([[[0, 1]]]);
  });

  it('of the total makes no call if the upstream has none', async () => {
    const { source, rounds } = offsetList({ length: 10, total: false, hasTotal: false });
    expect((await connect(source, { first: 5 }, totalOnly)).totalCount).toBe(null);
    expect(rounds).toEqual([]);
  });

  it('of page info alone makes no call after the one for the total', async () => {
    const { source, rounds } = offsetList({ length: 500, maximum: 50 });
    const connection = await connect(source, { first: 120, after: at(9) }, pageInfoOnly);
    expect(read(connection).pageInfo).toEqual(pageInfo(10, 130, { next: true, previous: true }));
    expect(rounds).toEqual([[[10, 50]]]);
  });

  it('of page info alone reads the rows without a total', async () => {
    const { source, rounds } = offsetList({ length: 70, maximum: 50, total: false });
    const connection = await connect(source, { first: 100 }, pageInfoOnly);
    expect(read(connection).pageInfo).toEqual(pageInfo(0, 70, { next: false, previous: false }));
    expect(rounds).toEqual([[[0, 50]], [[50, 50]]]);
  });

  it('of an empty window makes no call, and page info needs none', async () => {
    const { source, rounds } = offsetList({ length: 10 });
    const info = async (window: WindowArguments) =>
      read(await connect(source, window, { ...everything, totalCount: false })).pageInfo;
    expect(await info({ first: 0 })).toEqual(pageInfo(0, 0, { next: false, previous: false }));
    expect(await info({ first: 0, after: at(3) })).toEqual(pageInfo(0, 0, { next: false, previous: true }));
    expect(await info({ last: 0 })).toEqual(pageInfo(0, 0, { next: false, previous: false }));
    expect(await info({ last: 0, before: at(3) })).toEqual(pageInfo(0, 0, { next: true, previous: true }));
    expect(await info({ first: 5, before: at(0) })).toEqual(pageInfo(0, 0, { next: true, previous: false }));
    expect(await info({ first: 5, after: at(3), before: at(4) })).toEqual(
      pageInfo(0, 0, { next: true, previous: true }),
    );
    expect(rounds).toEqual([]);
  });

  it('of an empty window and the total fetches one row, which makes page info exact', async () => {
    const { source, rounds } = offsetList({ length: 10 });
    const empty = async (window: WindowArguments) => read(await connect(source, window));
    const none = { edges: [], totalCount: 10 };
    expect(await empty({ first: 0 })).toEqual({ ...none, pageInfo: pageInfo(0, 0, { next: true, previous: false }) });
    expect(await empty({ last: 0 })).toEqual({ ...none, pageInfo: pageInfo(0, 0, { next: false, previous: true }) });
    expect((await empty({ first: 5, after: at(3), before: at(4) })).totalCount).toBe(10);
    expect(rounds).toEqual([[[0, 1]], [[0, 1]], [[0, 1]]]);
  });
});

describe('`hasNextPage` without a total', () => {
  it('fetches one additional row, which is not returned', async () => {
    const { source, rounds } = offsetList({ length: 10, total: false });
    const connection = await connect(source, { first: 9 });
    expect(connection.nodes).toEqual(rows(0, 9));
    expect(connection.pageInfo.hasNextPage).toBe(true);
    expect(rounds).toEqual([[[0, 10]]]);
  });

  it('is false if that row is missing', async () => {
    const { source, rounds } = offsetList({ length: 9, total: false });
    expect((await connect(source, { first: 9 })).pageInfo.hasNextPage).toBe(false);
    expect(rounds).toEqual([[[0, 10]]]);
  });

  it('takes a call for one row if the window has the maximum size', async () => {
    for (const [length, hasNextPage] of [
      [9, false],
      [10, true],
    ] as const) {
      const { source, rounds } = offsetList({ length, maximum: 9, total: false });
      expect((await connect(source, { first: 9 })).pageInfo.hasNextPage).toBe(hasNextPage);
      expect(rounds).toEqual([[[0, 9]], [[9, 1]]]);
    }
  });

  it('takes a call for one row if an expected total is missing', async () => {
    const { source, rounds } = offsetList({ length: 10, total: false, hasTotal: true });
    expect((await connect(source, { first: 9 })).pageInfo.hasNextPage).toBe(true);
    expect(rounds).toEqual([[[0, 9]], [[9, 1]]]);
  });

  it('takes no call if it is not selected', async () => {
    const { source, rounds } = offsetList({ length: 10, maximum: 9, total: false });
    await connect(source, { first: 9 }, edgesOnly);
    await connect(source, { first: 8 }, edgesOnly);
    expect(rounds).toEqual([[[0, 9]], [[0, 8]]]);
  });
});

describe('an upstream that violates its contract', () => {
  it('that has a smaller maximum is read in pages of that size', async () => {
    const { source, rounds } = offsetList({ length: 100, hasTotal: true, clamp: 20 });
    expect((await connect(source, { first: 50 })).nodes).toEqual(rows(0, 50));
    expect(rounds).toEqual([
      [[0, 50]],
      [
        [20, 20],
        [40, 10],
      ],
    ]);
  });

  it('that shortens some pages is read on from the end of each', async () => {
    const { source, rounds } = offsetList({ length: 100, maximum: 30 });
    const short = async (offset: number, limit: number) => {
      const answer = await source.page(offset, limit);
      return offset === 30 ? { ...answer, items: answer.items.slice(0, 10) } : answer;
    };
    expect((await connect({ maximum: 30, page: short }, { first: 80 })).nodes).toEqual(rows(0, 80));
    expect(rounds.flat()).toEqual([
      [0, 30],
      [30, 30],
      [60, 20],
      [40, 10],
      [50, 10],
    ]);
  });

  it('that sends more rows than requested has them truncated', async () => {
    const { source, rounds } = offsetList({ length: 100, hasTotal: true, fixed: 30 });
    const connection = await connect(source, { first: 10, after: at(4) });
    expect(connection.nodes).toEqual(rows(5, 15));
    // A page that is longer than requested could be the start of the list: its first row is compared.
    expect(rounds).toEqual([[[5, 10]], [[0, 1]]]);
  });

  it('that sends more rows than requested, and no total, is read on', async () => {
    const { source } = offsetList({ length: 100, maximum: 10, fixed: 30, total: false });
    expect((await connect(source, { first: 50 })).nodes).toEqual(rows(0, 50));
  });

  it('that always sends the whole list has it sliced', async () => {
    const { source, rounds } = offsetList({ length: 35 });
    const deaf = async (offset: number, limit: number) => {
      await source.page(offset, limit);
      return { items: rows(0, 35), total: 35 };
    };
    const list = { maximum: 200, hasTotal: true, page: deaf };
    const connection = await connect(list, { first: 10, after: at(19) });
    expect(connection.nodes).toEqual(rows(20, 30));
    expect(connection.totalCount).toBe(35);
    expect((await connect(list, { last: 10 })).nodes).toEqual(rows(25, 35));
    expect(rounds).toEqual([[[20, 10]], [[0, 1]], [[25, 10]]]);
  });

  describe('that sends the same rows at every offset', () => {
    const stuck = { maximum: 200, page: async () => ({ items: rows(0, 10), total: 35 }) };
    const error = new PagingError('The upstream sends the same rows at every offset.');

    it('is accepted for the first rows, and has a next page', async () => {
      const { nodes, pageInfo, totalCount } = await connect(stuck, { first: 20 });
      expect([nodes, totalCount]).toEqual([rows(0, 10), 35]);
      expect(readPageInfo(pageInfo)).toMatchObject({ hasNextPage: true, endCursor: at(9) });
    });

    it.each<[string, WindowArguments]>([
      ['after those', { first: 5, after: at(9) }],
      ['at the end', { last: 5 }],
      ['before a row', { last: 5, before: at(30) }],
    ])('is an error for rows %s, which cannot be known', async (_where, window) => {
      await expect(connect(stuck, window)).rejects.toThrow(error);
    });

    it('is not confused with a list of equal rows without a key', async () => {
      const keyless = { ...stuck, keyOf: () => undefined };
      expect((await offsetConnection(keyless, { first: 20 }, cursors, everything)).nodes).toHaveLength(20);
    });
  });

  it('whose rows move between calls has each row once', async () => {
    const list = rows(0, 12);
    const moving = async (offset: number, limit: number) => {
      const answer = { items: list.slice(offset, offset + limit), total: list.length };
      if (offset === 0) list.unshift(100);
      return answer;
    };
    const connection = await connect({ maximum: 4, page: moving }, { first: 12 });
    expect(connection.nodes).toEqual(rows(0, 11));
    expect(connection.edges.map(({ cursor }) => cursor)).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11].map(at));
    expect(connection.pageInfo.endCursor).toBe(at(11));
  });

  it('whose last row moved continues after it', async () => {
    const pages = [rows(0, 4), [3]];
    const connection = await connect(
      { maximum: 4, page: async () => ({ items: pages.shift() ?? [], total: 9 }) },
      { first: 5 },
    );
    expect(connection.edges).toMatchObject([0, 1, 2, 3].map((node) => ({ node })));
    expect(connection.pageInfo).toMatchObject({ endCursor: at(4), hasNextPage: true });
  });

  describe('whose list is shorter than the row number of a cursor', () => {
    it.each([true, false])('is read from its end backwards, a total told: %j', async (total) => {
      const { source } = offsetList({ length: 30, maximum: 50, total });
      const connection = await connect(source, { last: 5, before: at(40) });
      expect(connection.nodes).toEqual(rows(25, 30));
      expect(readPageInfo(connection.pageInfo)).toEqual(pageInfo(25, 30, { next: false, previous: true }));
    });

    it('fills the window if some of its rows remain', async () => {
      const { source } = offsetList({ length: 37, maximum: 50, total: false });
      expect((await connect(source, { last: 5, before: at(40) })).nodes).toEqual(rows(32, 37));
    });

    it('moves the window a bounded number of times, and returns a cursor to continue', async () => {
      const { source, rounds } = offsetList({ length: 30, maximum: 50, total: false });
      const connection = await connect(source, { last: 5, before: at(1000) });
      expect(read(connection)).toMatchObject({ edges: [], pageInfo: { hasPreviousPage: true, startCursor: at(945) } });
      expect(rounds).toHaveLength(11);
    });

    it('returns only rows after the other cursor', async () => {
      const { source } = offsetList({ length: 30, maximum: 50 });
      expect((await connect(source, { last: 5, after: at(27), before: at(40) })).nodes).toEqual([28, 29]);
    });

    it('fetches no rows for page info alone, with a total', async () => {
      const { source, rounds } = offsetList({ length: 30, maximum: 50 });
      const connection = await connect(source, { last: 5, before: at(40) }, pageInfoOnly);
      expect(readPageInfo(connection.pageInfo)).toEqual(pageInfo(25, 30, { next: false, previous: true }));
      expect(rounds).toHaveLength(1);
    });
  });

  it('whose list shrinks between calls ends at its new end', async () => {
    const { source, rounds } = offsetList({ length: 200, maximum: 50 });
    const shrinking = async (offset: number, limit: number) => {
      await source.page(offset, limit);
      return offset === 0
        ? { items: rows(0, 50), total: 200 }
        : { items: rows(offset, Math.max(offset, 60)), total: offset + 10 };
    };
    const connection = await connect({ maximum: 50, page: shrinking }, { first: 150 });
    expect(connection.nodes).toEqual(rows(0, 60));
    expect(connection.pageInfo.hasNextPage).toBe(false);
    expect(connection.totalCount).toBe(60);
    expect(rounds).toEqual([
      [[0, 50]],
      [
        [50, 50],
        [100, 50],
      ],
    ]);
  });

  it('that sends an empty page before its total has ended', async () => {
    const { source, rounds } = offsetList({ length: 50, maximum: 50, total: false });
    const boasting = async (offset: number, limit: number) => ({ ...(await source.page(offset, limit)), total: 200 });
    const connection = await connect({ maximum: 50, page: boasting }, { first: 150 });
    expect(connection.nodes).toEqual(rows(0, 50));
    expect(connection.pageInfo.hasNextPage).toBe(false);
    expect(rounds).toEqual([
      [[0, 50]],
      [
        [50, 50],
        [100, 50],
      ],
    ]);
  });

  it.each([-1, 1.5, Number.NaN, 3])('that tells a total of %d beside four rows has told none', async (total) => {
    const page = async (offset: number) => ({ items: rows(offset, offset + 4), total });
    const connection = await connect({ maximum: 4, page }, { first: 4 });
    expect(connection.nodes).toEqual([0, 1, 2, 3]);
    expect(connection.totalCount).toBe(null);
    expect(connection.pageInfo.hasNextPage).toBe(true);
  });

  it('that sends single rows ends at a bounded number of calls: truncated forwards, an error backwards', async () => {
    const trickle = () => {
      let served = 0;
      const page = async (offset: number) => {
        served += 1;
        return { items: [offset], total: 1_000_000 };
      };
      return { source: { maximum: 1000, page }, served: () => served };
    };
    const forwards = trickle();
    const connection = await connect(forwards.source, { first: 1000 });
    expect(connection.nodes).toEqual(rows(0, 101));
    expect(connection.pageInfo.hasNextPage).toBe(true);
    expect(forwards.served()).toBe(101);
    await expect(connect(trickle().source, { last: 1000, before: at(5000) })).rejects.toThrow(PagingError);
  });

  it('whose call fails fails the connection', async () => {
    const page = () => Promise.reject(new Error('down'));
    await expect(connect({ maximum: 10, page }, {})).rejects.toThrow('down');
  });
});

it('refuses invalid arguments before any call, for any selection', async () => {
  const { source, rounds } = offsetList({ length: 10 });
  await expect(connect(source, { first: -1 }, nothing)).rejects.toThrow(BadInputError);
  await expect(connect(source, { after: 'AAAA' }, nothing)).rejects.toThrow(BadInputError);
  expect(rounds).toEqual([]);
});

it('throws TypeError for a maximum below one', async () => {
  await expect(connect(offsetList({ length: 1, maximum: 0 }).source, {})).rejects.toThrow(TypeError);
});

it('creates cursors lazily', async () => {
  let made = 0;
  const counting = { ...cursors, encode: (position: string) => `${++made}:${position}` };
  const connection = await offsetConnection(
    offsetList({ length: 1000, maximum: 1000 }).source,
    { first: 1000 },
    counting,
    everything,
  );
  expect(connection.edges).toHaveLength(1000);
  expect(connection.edges).toBe(connection.edges);
  expect(connection.nodes).toHaveLength(1000);
  expect(made).toBe(0);
  expect(connection.edges[999]?.cursor).toBe('1:999');
});
