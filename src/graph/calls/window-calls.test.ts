import { describe, expect, it } from 'vitest';
import type { Operation, Paging } from '#contract';
import {
  type Connection,
  cursorsOf,
  keyConnection,
  offsetConnection,
  pageConnection,
  type SelectedParts,
  tokenConnection,
  type WindowArguments,
  wholeConnection,
  windowOrEmpty,
} from '../connections/index.ts';
import { readWindowOf, windowCalls } from './window-calls.ts';

interface Row {
  readonly id: string;
}

const LIMITS = { default: 20, maximum: 1000 };
const cursors = cursorsOf('Query.rows', {}, 'secret');
const PARTS: readonly SelectedParts[] = [true, false].flatMap((edges) =>
  [true, false].flatMap((totalCount) => [true, false].map((pageInfo) => ({ edges, totalCount, pageInfo }))),
);

/** Reads a window of a list of so many rows, from an upstream that fills its pages. Resolves to the calls that it takes. */
async function callsFor(style: Paging['style'], hasTotal: boolean, size: number, length: number, priced: Priced) {
  const rows: Row[] = Array.from({ length }, (_, index) => ({ id: `r${index}` }));
  let calls = 0;
  const counted = <Answer>(answer: Answer) => {
    calls += 1;
    return Promise.resolve(answer);
  };
  const total = hasTotal ? { total: length } : {};
  const part = (offset: number, limit: number) => counted({ items: rows.slice(offset, offset + limit), ...total });
  const keyOf = ({ id }: Row) => id;
  const source = { maximum: size, hasTotal, keyOf };
  const read = (window: WindowArguments, selected: SelectedParts): Promise<Connection<Row>> => {
    switch (style) {
      case 'offset':
        return offsetConnection({ ...source, page: part }, window, cursors, selected, LIMITS);
      case 'page': {
        const page = (number: number, limit: number) => part((number - 1) * limit, limit);
        return pageConnection({ ...source, page }, window, cursors, selected, LIMITS);
      }
      case 'token': {
        const page = ({ token = '0', limit }: { token: string | undefined; limit: number }) => {
          const until = Number(token) + limit;
          return counted({ items: rows.slice(Number(token), until), next: until < length ? String(until) : undefined });
        };
        return tokenConnection({ ...source, page }, window, cursors, selected, LIMITS);
      }
      case 'key': {
        const page = (key: string | undefined, limit: number) => {
          const from = key === undefined ? 0 : rows.findIndex(({ id }) => id === key) + 1;
          return counted(rows.slice(from, from + limit));
        };
        return keyConnection({ ...source, page }, window, cursors, selected, LIMITS);
      }
      case 'whole':
        return wholeConnection({ all: () => counted(rows) }, window, cursors, selected, LIMITS);
    }
  };
  await windowOrEmpty(priced.window, priced.selected, read).catch(() => undefined);
  return calls;
}

interface Priced {
  readonly window: WindowArguments;
  readonly selected: SelectedParts;
}

function operation(style: Paging['style'], hasTotal: boolean): Operation {
  return { paging: { style, ...(hasTotal && { total: '/total' }) } } as Operation;
}

/** Windows of a list, with cursors where the style has them as row numbers. */
function windowsOf(style: Paging['style'], length: number): readonly WindowArguments[] {
  const counts = [0, 1, 2, 3, 5, 8];
  const forward = counts.map((first) => ({ first }));
  if (style === 'token' || style === 'key') return [{}, ...forward];
  const positions = [0, 1, 4].filter((row) => row < length).map((row) => cursors.encode(String(row)));
  return [
    {},
    ...forward,
    ...counts.map((last) => ({ last })),
    { first: 1, last: 1 },
    { first: -1 },
    ...positions.flatMap((cursor) =>
      counts.flatMap((count) => [
        { first: count, after: cursor },
        { last: count, before: cursor },
      ]),
    ),
  ];
}

describe('the calls for a window', () => {
  const styles = ['offset', 'page', 'token', 'key', 'whole'] as const;

  it.each(styles)('of a list by %s are never more than the worst case', async (style) => {
    const exceeded: object[] = [];
    for (const hasTotal of style === 'offset' || style === 'page' ? [true, false] : [false]) {
      for (const size of [1, 2, 3, 7]) {
        for (const length of [0, 1, 2, 5, 9, 30]) {
          for (const window of windowsOf(style, length)) {
            for (const selected of PARTS) {
              const calls = await callsFor(style, hasTotal, size, length, { window, selected });
              const priced = { window, selected, page: LIMITS, typicalRows: undefined };
              const { most } = windowCalls(operation(style, hasTotal), size, false, priced);
              if (calls > most) exceeded.push({ hasTotal, size, length, window, selected, calls, most });
            }
          }
        }
      }
    }

    expect(exceeded).toEqual([]);
  });

  it.each(styles)('of a list by %s are the typical ones, if the list has its typical length', async (style) => {
    const different: object[] = [];
    for (const size of [2, 3, 7]) {
      for (const length of [2, 5, 9]) {
        for (const first of [1, 2, 3, 5, 8]) {
          const priced = { window: { first }, selected: { edges: true, totalCount: true, pageInfo: false } };
          const calls = await callsFor(style, true, size, length, priced);
          const { typical } = windowCalls(operation(style, true), size, false, {
            ...priced,
            page: LIMITS,
            typicalRows: length,
          });
          if (calls !== typical) different.push({ size, length, first, calls, typical });
        }
      }
    }

    expect(different).toEqual([]);
  });
});

it.each([
  [200, 16, 160],
  [200, 20, 200],
  [20, 16, 16],
  [10, 16, 10],
  [200, 5, 5],
])(
  'of %i rows that are asked for, with %i as a rule in a default page of 20, it expects %i',
  (first, typicalRows, count) => {
    const selected = { edges: true, totalCount: false, pageInfo: false };

    expect(readWindowOf({ window: { first }, selected, page: LIMITS, typicalRows }).typicalCount).toBe(count);
  },
);
