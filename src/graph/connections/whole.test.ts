import { expect, it } from 'vitest';
import { at, cursors, everything, nothing, read, rows, totalOnly } from './fakes.ts';
import { wholeConnection } from './whole.ts';
import type { SelectedParts, WindowArguments } from './window.ts';

function list(length: number) {
  const calls: string[] = [];
  const all = async () => {
    calls.push('all');
    return rows(0, length);
  };
  return { source: { all }, calls };
}

const connect = (length: number, window: WindowArguments, selected: SelectedParts = everything) => {
  const { source, calls } = list(length);
  return wholeConnection(source, window, cursors, selected).then((connection) => ({ calls, ...read(connection) }));
};

it('slices the list, with cursors, page info and the total', async () => {
  expect(await connect(5, { first: 2, after: at(1) })).toEqual({
    calls: ['all'],
    edges: [
      { node: 2, cursor: at(2) },
      { node: 3, cursor: at(3) },
    ],
    pageInfo: { hasNextPage: true, hasPreviousPage: true, startCursor: at(2), endCursor: at(3) },
    totalCount: 5,
  });
});

it.each<[WindowArguments, number[], boolean, boolean]>([
  [{}, [0, 1, 2, 3, 4], false, false],
  [{ first: 5 }, [0, 1, 2, 3, 4], false, false],
  [{ last: 2 }, [3, 4], false, true],
  [{ last: 2, before: at(3) }, [1, 2], true, true],
  [{ before: at(2) }, [0, 1], true, false],
  [{ last: 2, before: at(9) }, [3, 4], false, true],
  [{ after: at(9) }, [], false, true],
])('cuts %j by the Relay algorithm', async (window, nodes, hasNextPage, hasPreviousPage) => {
  const { edges, pageInfo } = await connect(5, window);
  expect(edges.map(({ node }) => node)).toEqual(nodes);
  expect(pageInfo).toMatchObject({ hasNextPage, hasPreviousPage });
});

it('has nothing before an empty list', async () => {
  expect((await connect(0, { after: at(3) })).pageInfo.hasPreviousPage).toBe(false);
});

it('fetches the list once for the total alone, and not at all for an empty result', async () => {
  expect(await connect(5, {}, totalOnly)).toMatchObject({ calls: ['all'], totalCount: 5 });
  expect(await connect(5, {}, nothing)).toMatchObject({ calls: [], totalCount: null });
  expect(await connect(5, { first: 0 }, { ...everything, totalCount: false })).toMatchObject({ calls: [], edges: [] });
  expect((await connect(5, { last: 0, before: at(3) }, { ...everything, totalCount: false })).pageInfo).toEqual({
    hasNextPage: true,
    hasPreviousPage: true,
    startCursor: null,
    endCursor: null,
  });
});
