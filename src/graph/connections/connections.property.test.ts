import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Connection } from './connection.ts';
import {
  at,
  type Behaviour,
  cursors,
  edgesOnly,
  everything,
  keyList,
  offsetList,
  pageInfoOnly,
  pageList,
  readPageInfo,
  rows,
  tokenList,
} from './fakes.ts';
import { keyConnection } from './key.ts';
import { offsetConnection } from './offset.ts';
import { pageConnection } from './page.ts';
import { type PageRequest, tokenConnection } from './token.ts';
import { wholeConnection } from './whole.ts';
import type { SelectedParts, WindowArguments } from './window.ts';

type Connect = (window: WindowArguments, selected?: SelectedParts) => Promise<Connection<number>>;

const strategies: Record<string, (behaviour: Behaviour) => Connect> = {
  offset:
    (behaviour) =>
    (window, selected = everything) =>
      offsetConnection(offsetList(behaviour).source, window, cursors, selected),
  page:
    (behaviour) =>
    (window, selected = everything) =>
      pageConnection(pageList(behaviour).source, window, cursors, selected),
  whole:
    ({ length }) =>
    (window, selected = everything) =>
      wholeConnection({ all: async () => rows(0, length) }, window, cursors, selected),
};

const lengths = fc.integer({ min: 0, max: 60 });
const maxima = fc.integer({ min: 1, max: 25 });
const steps = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
const behaviours = fc.record({ length: lengths, maximum: maxima, total: fc.boolean() });
const clamps = fc.option(fc.integer({ min: 1, max: 12 }), { nil: Infinity });

/** Reads a list to its end with these values of `first` in turn. Returns the nodes and their cursors. */
async function walkForwards(connect: Connect, firsts: readonly number[]) {
  const walked: { node: number; cursor: string }[] = [];
  for (let step = 0, after: string | null = null; ; step++) {
    const connection: Connection<number> = await connect({ first: firsts[step % firsts.length] ?? 1, after });
    walked.push(...connection.edges.map(({ node, cursor }) => ({ node, cursor })));
    expect(connection.pageInfo.hasPreviousPage).toBe(after !== null);
    expect(connection.pageInfo.endCursor).toBe(connection.edges.at(-1)?.cursor ?? null);
    if (!connection.pageInfo.hasNextPage) return walked;
    expect(connection.edges.length).toBeGreaterThan(0);
    after = connection.pageInfo.endCursor;
  }
}

async function walkBackwards(connect: Connect, lasts: readonly number[], before: string | null) {
  const walked: number[] = [];
  for (let step = 0, cursor = before; ; step++) {
    const connection: Connection<number> = await connect({ last: lasts[step % lasts.length] ?? 1, before: cursor });
    walked.unshift(...connection.nodes);
    expect(connection.pageInfo.hasNextPage).toBe(cursor !== null);
    if (!connection.pageInfo.hasPreviousPage) return walked;
    expect(connection.nodes.length).toBeGreaterThan(0);
    cursor = connection.pageInfo.startCursor;
  }
}

describe.each(Object.entries(strategies))('%s', (_name, strategy) => {
  it('read forwards returns each row once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(behaviours, steps, async (behaviour, firsts) => {
        const walked = await walkForwards(strategy(behaviour), firsts);
        expect(walked).toEqual(rows(0, behaviour.length).map((node) => ({ node, cursor: at(node) })));
      }),
    );
  });

  it('read backwards returns each row once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(behaviours, steps, async (behaviour, lasts) => {
        const counted = { ...behaviour, total: true };
        expect(await walkBackwards(strategy(counted), lasts, null)).toEqual(rows(0, behaviour.length));
      }),
    );
  });

  it('read backwards from a cursor needs no total', async () => {
    await fc.assert(
      fc.asyncProperty(behaviours, steps, fc.nat(59), async (behaviour, lasts, row) => {
        fc.pre(row < behaviour.length);
        expect(await walkBackwards(strategy(behaviour), lasts, at(row))).toEqual(rows(0, row));
      }),
    );
  });

  it('resumes after any cursor with the very next row', async () => {
    await fc.assert(
      fc.asyncProperty(behaviours, fc.nat(59), fc.integer({ min: 1, max: 40 }), async (behaviour, row, first) => {
        fc.pre(row < behaviour.length);
        const { nodes } = await strategy(behaviour)({ first, after: at(row) });
        expect(nodes).toEqual(rows(row + 1, Math.min(behaviour.length, row + 1 + first)));
      }),
    );
  });

  it('returns the same page for any selection', async () => {
    await fc.assert(
      fc.asyncProperty(behaviours, fc.nat(70), fc.nat(40), fc.boolean(), async (behaviour, row, count, backward) => {
        const window = backward ? { last: count, before: at(row) } : { first: count, after: at(row) };
        fc.pre(count > 0 && (!backward || row < behaviour.length));
        const connect = strategy(behaviour);
        const whole = await connect(window);
        expect(readPageInfo((await connect(window, pageInfoOnly)).pageInfo)).toEqual(readPageInfo(whole.pageInfo));
        expect((await connect(window, edgesOnly)).nodes).toEqual(whole.nodes);
      }),
    );
  });
});

describe('an upstream that serves shorter pages than requested', () => {
  it('is read correctly by offset, forwards and backwards', async () => {
    await fc.assert(
      fc.asyncProperty(behaviours, clamps, steps, async (behaviour, clamp, counts) => {
        const connect = strategies.offset?.({ ...behaviour, total: true, clamp }) as Connect;
        expect((await walkForwards(connect, counts)).map(({ node }) => node)).toEqual(rows(0, behaviour.length));
        expect(await walkBackwards(connect, counts, null)).toEqual(rows(0, behaviour.length));
      }),
    );
  });

  it('is read correctly by page, except for a last page of exactly the size served', async () => {
    const sizes = fc.record({ size: fc.integer({ min: 1, max: 12 }), fixed: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        behaviours,
        sizes,
        fc.nat(59),
        fc.integer({ min: 1, max: 40 }),
        async (behaviour, { size, fixed }, row, first) => {
          const { length } = behaviour;
          const served = fixed ? { fixed: size } : { clamp: size };
          const { source, rounds } = pageList({ ...behaviour, total: true, ...served });
          const { nodes } = await pageConnection(source, { first, after: at(row) }, cursors, everything);
          const confusing = rounds.flat().some(([page, limit]) => {
            const due = Math.max(0, Math.min(limit, length - (page - 1) * limit));
            const real = fixed ? size : Math.min(size, limit);
            return page > 1 && real !== limit && Math.max(0, Math.min(real, length - (page - 1) * real)) === due;
          });
          if (!confusing) expect(nodes).toEqual(rows(row + 1, Math.max(row + 1, Math.min(length, row + 1 + first))));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('the calls for a window by offset, with a total', () => {
  const needed = (count: number, maximum: number) => Math.max(1, Math.ceil(count / maximum));

  it('are the minimum for the page size, none beyond the total, in at most two rounds', async () => {
    for (let length = 0; length <= 12; length++) {
      for (let maximum = 1; maximum <= 6; maximum++) {
        for (let from = 0; from <= 13; from++) {
          for (let first = 1; first <= 13; first++) {
            const { source, rounds } = offsetList({ length, maximum });
            const after = from === 0 ? null : at(from - 1);
            await offsetConnection(source, { first, after }, cursors, everything);
            const there = Math.max(0, Math.min(first, length - from));
            expect(rounds.flat()).toHaveLength(needed(there, maximum));
            expect(rounds.length).toBeLessThanOrEqual(2);
            expect(rounds.flat().every(([offset]) => offset === from || offset < length)).toBe(true);
          }
        }
      }
    }
  });

  it('are one more for `last` alone, unless its row is part of the window', async () => {
    for (let length = 0; length <= 12; length++) {
      for (let maximum = 1; maximum <= 6; maximum++) {
        for (let last = 1; last <= 13; last++) {
          const { source, rounds } = offsetList({ length, maximum });
          await offsetConnection(source, { last }, cursors, everything);
          const there = last >= length ? Math.max(0, length - 1) : last;
          expect(rounds.flat()).toHaveLength(1 + Math.ceil(there / maximum));
        }
      }
    }
  });
});

describe('the calls for a window by page, with a total', () => {
  it('are at most one more than by offset, and none is beyond the total except next to the first', async () => {
    await fc.assert(
      fc.asyncProperty(
        lengths,
        maxima,
        fc.nat(60),
        fc.integer({ min: 1, max: 60 }),
        async (length, maximum, from, first) => {
          const { source, rounds } = pageList({ length, maximum });
          await pageConnection(source, { first, after: from === 0 ? null : at(from - 1) }, cursors, everything);
          const there = Math.max(0, Math.min(first, length - from));
          expect(rounds.flat().length).toBeLessThanOrEqual(Math.max(1, Math.ceil(there / maximum)) + 1);
          expect(rounds.length).toBeLessThanOrEqual(2);
          expect(
            rounds
              .slice(1)
              .flat()
              .every(([page, limit]) => (page - 1) * limit < length),
          ).toBe(true);
        },
      ),
    );
  });
});

describe('a wall', () => {
  it('is never crossed by a request, and every row before it is served', async () => {
    await fc.assert(
      fc.asyncProperty(
        behaviours,
        fc.integer({ min: 1, max: 40 }),
        fc.nat(39),
        steps,
        async (behaviour, wall, row, counts) => {
          const { source, rounds } = pageList({ ...behaviour, wall });
          const first = counts[0] ?? 1;
          fc.pre(row + 1 < wall);
          const { nodes } = await pageConnection(source, { first, after: at(row) }, cursors, everything);
          const end = Math.min(behaviour.length, wall, row + 1 + first);
          expect(nodes).toEqual(rows(row + 1, Math.max(row + 1, end)));
          expect(rounds.flat().every(([page, limit]) => (page - 1) * limit < wall)).toBe(true);
        },
      ),
    );
  });
});

describe('token', () => {
  /** A source with random page sizes, the same for each token. */
  const portions = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 });

  /** The rows that an upstream filters out after applying the limit. */
  const drops = fc.array(fc.boolean(), { maxLength: 60 });

  const list = (length: number, maximum: number, sizes: readonly number[]) => {
    let turn = 0;
    return tokenList(length, maximum, (_offset, limit) => Math.min(limit, sizes[turn++ % sizes.length] ?? 1));
  };

  it('with random short and empty pages returns each row once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(lengths, maxima, portions, steps, async (length, maximum, sizes, firsts) => {
        fc.pre(sizes.some((size) => size > 0));
        const { source } = list(length, maximum, sizes);
        const connect: Connect = (window) => tokenConnection(source, window, cursors, everything);
        const walked = await walkForwards(connect, firsts);
        expect(walked.map(({ node }) => node)).toEqual(rows(0, length));
      }),
    );
  });

  it('resumes after any cursor with the very next row, also if page boundaries have moved', async () => {
    await fc.assert(
      fc.asyncProperty(
        lengths,
        maxima,
        portions,
        steps,
        fc.integer({ min: 1, max: 40 }),
        async (length, maximum, sizes, firsts, first) => {
          const rowsInTurn = sizes.reduce((sum, size) => sum + Math.min(size, maximum), 0);
          fc.pre(rowsInTurn > 0);
          // A window takes 100 pages at most.
          fc.pre((Math.ceil(first / rowsInTurn) + 1) * sizes.length <= 100);
          const { source } = list(length, maximum, sizes);
          const connect: Connect = (window) => tokenConnection(source, window, cursors, everything);
          for (const { node, cursor } of await walkForwards(connect, firsts)) {
            const { nodes } = await connect({ first, after: cursor });
            expect(nodes).toEqual(rows(node + 1, Math.min(length, node + 1 + first)));
          }
        },
      ),
    );
  });

  it('fills every window that the list can fill, for any page sizes', async () => {
    await fc.assert(
      fc.asyncProperty(lengths, maxima, portions, steps, async (length, maximum, sizes, firsts) => {
        fc.pre(sizes.some((size) => size > 0));
        const { source } = list(length, maximum, sizes);
        let read = 0;
        for (let step = 0, after: string | null = null; read < length; step++) {
          const first = firsts[step % firsts.length] ?? 1;
          const connection: Connection<number> = await tokenConnection(source, { first, after }, cursors, everything);
          expect(connection.nodes).toEqual(rows(read, Math.min(length, read + first)));
          read += connection.nodes.length;
          after = connection.pageInfo.endCursor;
        }
      }),
    );
  });

  it('with filtered rows takes no more calls than pages of the maximum size, plus the calls to reach that size', async () => {
    await fc.assert(
      fc.asyncProperty(drops, maxima, steps, async (dropped, maximum, firsts) => {
        const shown = [...dropped.keys()].filter((row) => !dropped[row]);
        let calls = 0;
        const page = async ({ token, limit }: PageRequest) => {
          calls += 1;
          const from = Number(token ?? 0);
          const until = Math.min(from + limit, dropped.length);
          const items = shown.filter((row) => row >= from && row < until);
          return { items, next: until < dropped.length ? String(until) : '' };
        };
        const connect: Connect = async (window) => {
          calls = 0;
          const connection = await tokenConnection({ maximum, keyOf: String, page }, window, cursors, everything);
          const doublings = Math.ceil(Math.log2(maximum));
          expect(calls).toBeLessThanOrEqual(1 + doublings + Math.ceil(dropped.length / maximum));
          return connection;
        };
        const walked = await walkForwards(connect, firsts);
        expect(walked.map(({ node }) => node)).toEqual(shown);
      }),
    );
  });

  it('makes one call per page in sequential reads', async () => {
    await fc.assert(
      fc.asyncProperty(lengths, maxima, async (length, maximum) => {
        const { source, rounds } = tokenList(length, maximum);
        await walkForwards((window) => tokenConnection(source, window, cursors, everything), [maximum]);
        expect(rounds.flat()).toHaveLength(Math.max(1, Math.ceil(length / maximum)));
      }),
    );
  });
});

describe('key', () => {
  const picks = fc.array(fc.boolean(), { maxLength: 60 });

  it('read forwards returns every row that passes the filter once, in order, in bounded calls', async () => {
    await fc.assert(
      fc.asyncProperty(picks, maxima, steps, async (picked, maximum, firsts) => {
        const { source, calls } = keyList(picked.length, maximum, (row) => picked[row] === true);
        const walked: number[] = [];
        for (let step = 0, after: string | null = null, more = true; more; step++) {
          const before = calls.length;
          const first = firsts[step % firsts.length] ?? 1;
          const connection: Connection<number> = await keyConnection(source, { first, after }, cursors, everything);
          walked.push(...connection.nodes);
          expect(calls.length - before).toBeLessThanOrEqual(Math.max(10, Math.ceil(first / maximum)));
          if (connection.nodes.length < first && calls.length - before < 10) {
            expect(connection.pageInfo.hasNextPage).toBe(false);
          }
          more = connection.pageInfo.hasNextPage;
          after = connection.pageInfo.endCursor;
        }
        expect(walked).toEqual([...picked.keys()].filter((row) => picked[row]));
      }),
    );
  });

  it('resumes after any cursor with the very next row', async () => {
    await fc.assert(
      fc.asyncProperty(
        lengths,
        maxima,
        fc.nat(59),
        fc.integer({ min: 1, max: 40 }),
        async (length, maximum, row, first) => {
          fc.pre(row < length);
          const { source } = keyList(length, maximum);
          const after = cursors.encode(source.keyOf(row));
          const { nodes } = await keyConnection(source, { first, after }, cursors, everything);
          expect(nodes).toEqual(rows(row + 1, Math.min(length, row + 1 + first)));
        },
      ),
    );
  });
});

describe('hostile cursors', () => {
  it('are refused as bad input or read as a position', async () => {
    const connects: Connect[] = [
      strategies.offset?.({ length: 5 }) as Connect,
      (window) => tokenConnection(tokenList(5, 5).source, window, cursors, everything),
      (window) => keyConnection(keyList(5, 5).source, window, cursors, everything),
    ];
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => cursors.encode(text)),
    );
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom(...connects), async (after, connect) => {
        const outcome = await connect({ after }).catch((error: unknown) => error);
        expect(outcome).toSatisfy(
          (value: Connection<number> & { code?: string }) =>
            value.code === 'BAD_USER_INPUT' || Array.isArray(value.nodes),
        );
      }),
    );
  });
});
