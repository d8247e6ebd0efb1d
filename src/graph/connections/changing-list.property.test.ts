import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PagingError } from '../errors.ts';
import { type Change, ChangingList, type Row } from './changing-list.ts';
import type { Connection } from './connection.ts';
import { cursorsOf, signedCursorsOf } from './cursor.ts';
import { edgesOnly, everything, pageInfoOnly, read } from './fakes.ts';
import { keyConnection } from './key.ts';
import { offsetConnection } from './offset.ts';
import { pageConnection } from './page.ts';
import { tokenConnection } from './token.ts';
import { wholeConnection } from './whole.ts';
import type { SelectedParts, WindowArguments } from './window.ts';

/*
 * Every strategy over lists that change between calls. The projection must not affect which rows a window contains: each
 * window is read twice with the same changes, with whole rows and with keys only.
 */
interface Behaviour {
  readonly maximum: number;
  readonly hasTotal: boolean;
  /** The actual maximum page size. */
  readonly clamp: number;
}
type Connect = (
  list: ChangingList,
  behaviour: Behaviour,
) => (window: WindowArguments, selected: SelectedParts) => Promise<Connection<Row>>;

const numbered = cursorsOf('Query.rows', {}, 'secret');
const signed = signedCursorsOf('Query.rows', {}, 'secret');
const keyOf = ({ id }: Row) => id;

const STRATEGIES: Readonly<Record<string, Connect>> = {
  offset: (list, { maximum, hasTotal, clamp }) => {
    const page = async (offset: number, limit: number) =>
      list.answer((rows) => ({
        from: offset,
        until: offset + Math.min(limit, clamp),
        answer: (items) => ({ items, ...(hasTotal && { total: rows.length }) }),
      }));
    return (window, selected) => offsetConnection({ maximum, keyOf, page }, window, numbered, selected);
  },
  page: (list, { maximum, hasTotal }) => {
    const page = async (number: number, limit: number) =>
      list.answer((rows) => ({
        from: (number - 1) * limit,
        until: number * limit,
        answer: (items) => ({ items, ...(hasTotal && { total: rows.length }) }),
      }));
    return (window, selected) => pageConnection({ maximum, keyOf, page }, window, numbered, selected);
  },
  token: (list, { maximum, clamp }) => {
    const page = async ({ token, limit }: { token: string | undefined; limit: number }) =>
      list.answer((rows) => {
        const from = Number(token ?? 0);
        const until = from + Math.min(limit, clamp);
        return { from, until, answer: (items) => ({ items, next: until < rows.length ? String(until) : '' }) };
      });
    return (window, selected) => tokenConnection({ maximum, keyOf, page }, window, signed, selected);
  },
  key: (list, { maximum }) => {
    const page = async (key: string | undefined, limit: number) =>
      list.answer((rows) => {
        const from = key === undefined ? 0 : rows.findIndex(({ id }) => id === key) + 1;
        return { from, until: from + limit, answer: (items) => items };
      });
    return (window, selected) => keyConnection({ maximum, keyOf, page }, window, numbered, selected);
  },
  whole: (list) => {
    const all = async () => list.answer((rows) => ({ from: 0, until: rows.length, answer: (items) => items }));
    return (window, selected) => wholeConnection({ all }, window, numbered, selected);
  },
};

const places = fc.nat(40);
const counts = fc.integer({ min: 1, max: 6 });

/** Changes of a list, at most one after each call. */
const changes: fc.Arbitrary<readonly (Change | undefined)[]> = fc.array(
  fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant('insert' as const), at: places, count: counts }),
      fc.record({ kind: fc.constant('remove' as const), at: places, count: counts }),
      fc.record({ kind: fc.constant('replace' as const), at: places }),
      fc.record({ kind: fc.constant('cut' as const), to: places }),
    ),
    { nil: undefined, freq: 2 },
  ),
  { maxLength: 8 },
);

const behaviours = fc.record({
  maximum: fc.integer({ min: 1, max: 12 }),
  hasTotal: fc.boolean(),
  clamp: fc.option(fc.integer({ min: 2, max: 9 }), { nil: Infinity }),
});
const lengths = fc.integer({ min: 0, max: 40 });
const countsOf = fc.integer({ min: 1, max: 30 });
const selections = fc.constantFrom<readonly (keyof Row)[]>(['id'], ['id', 'size'], ['id', 'text']);
const wanted = fc.constantFrom(everything, edgesOnly, pageInfoOnly);

/** The outcome of a window: its rows and cursors, or an error. */
async function told(connecting: Promise<Connection<Row>>) {
  try {
    const { edges, ...rest } = read(await connecting);
    return { ...rest, edges: edges.map(({ node, cursor }) => [node.id, cursor]) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

describe.each(Object.entries(STRATEGIES))('%s', (name, strategy) => {
  const canGoBack = name !== 'token' && name !== 'key';
  const windows = fc.record({
    count: countsOf,
    backward: fc.constant(canGoBack).chain((can) => (can ? fc.boolean() : fc.constant(false))),
  });

  it('returns the same rows for any projection, while the list changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        lengths,
        changes,
        behaviours,
        fc.array(windows, { minLength: 1, maxLength: 5 }),
        selections,
        wanted,
        async (length, script, behaviour, asked, members, selected) => {
          const lists = [['id', 'text', 'size'] as const, members].map(
            (each) => new ChangingList(length, script, each),
          );
          const connects = lists.map((list) => strategy(list, behaviour));
          let cursor: string | null = null;
          for (const { count, backward } of asked) {
            const window: WindowArguments = backward
              ? { last: count, before: cursor }
              : { first: count, after: cursor };
            const [whole, projected] = await Promise.all(connects.map((connect) => told(connect(window, selected))));
            expect(projected).toEqual(whole);
            if (!whole || 'error' in whole) return;
            cursor = whole.pageInfo.endCursor;
          }
          expect(lists[1]?.calls).toBe(lists[0]?.calls);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('lists no row twice in a window, while the list changes', async () => {
    await fc.assert(
      fc.asyncProperty(lengths, changes, behaviours, countsOf, async (length, script, behaviour, first) => {
        const connect = strategy(new ChangingList(length, script, ['id']), behaviour);
        const answer = await told(connect({ first }, everything));
        const ids = 'edges' in answer ? answer.edges.map(([id]) => id) : [];
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(first);
      }),
      { numRuns: 400 },
    );
  });

  it('ends when it is read forwards, and has an end cursor on each page before the last', async () => {
    await fc.assert(
      fc.asyncProperty(lengths, changes, behaviours, countsOf, async (length, script, behaviour, first) => {
        const connect = strategy(new ChangingList(length, script, ['id']), behaviour);
        let after: string | null = null;
        for (let step = 0; ; step++) {
          const answer = await told(connect({ first, after }, everything));
          if ('error' in answer) return;
          if (!answer.pageInfo.hasNextPage) return;
          expect(answer.pageInfo.endCursor).not.toBeNull();
          expect(answer.pageInfo.endCursor).not.toBe(after);
          expect(step).toBeLessThan(100);
          after = answer.pageInfo.endCursor;
        }
      }),
      { numRuns: 400 },
    );
  });

  it.skipIf(!canGoBack)(
    'comes to an end when it is walked backwards, with a cursor wherever more precedes',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          lengths,
          changes,
          behaviours,
          countsOf,
          fc.nat(60),
          async (length, script, behaviour, last, row) => {
            const connect = strategy(new ChangingList(length, script, ['id']), behaviour);
            let before: string | null = numbered.encode(String(row));
            for (let step = 0; ; step++) {
              const answer = await told(connect({ last, before }, everything));
              if ('error' in answer) return;
              if (!answer.pageInfo.hasPreviousPage) return;
              expect(answer.pageInfo.startCursor).not.toBeNull();
              expect(answer.pageInfo.startCursor).not.toBe(before);
              expect(step).toBeLessThan(100);
              before = answer.pageInfo.startCursor;
            }
          },
        ),
        { numRuns: 400 },
      );
    },
  );

  it('throws no error but PagingError', async () => {
    await fc.assert(
      fc.asyncProperty(lengths, changes, behaviours, countsOf, async (length, script, behaviour, first) => {
        const connect = strategy(new ChangingList(length, script, ['id']), behaviour);
        const failure = await connect({ first }, everything).then(
          () => undefined,
          (error: unknown) => error,
        );
        if (failure !== undefined) expect(failure).toBeInstanceOf(PagingError);
      }),
      { numRuns: 200 },
    );
  });
});
