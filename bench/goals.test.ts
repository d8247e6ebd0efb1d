import { describe, expect, it } from 'vitest';
import { RESULTS } from './fixture.ts';
import { goals } from './goals.ts';

const told = (results = RESULTS) =>
  goals(results).map(({ what, goal, measured, reached }) => [reached, what, goal, measured]);

describe('goals', () => {
  it('says of each whether it was reached, and where it was not', () => {
    expect(told()).toEqual([
      [
        true,
        'work per processor second, all different, against the hand-written handler',
        '≥ 0.9 ×',
        '1.00 × at worst (transaction)',
      ],
      [
        false,
        'work per processor second, all different, against Tailcall',
        '≥ 1 ×',
        'below at 1 of 1: transaction 0.91',
      ],
      [undefined, 'work per processor second, all alike, against Tailcall with dedupe, nested lists', '≥ 1 ×', '–'],
      [undefined, 'work per processor second, all alike, against Tailcall with dedupe, elsewhere', '≥ 0.9 ×', '–'],
      [undefined, 'work per processor second, all different, against Hive Gateway with Mesh', '≥ 10 ×', '–'],
      [undefined, 'work per processor second, all different, against the same on the router runtime', '≥ 10 ×', '–'],
      [undefined, 'work per processor second, all different, against Apollo Server', '≥ 5 ×', '–'],
      [false, 'added to the upstream, one caller, p50', '≤ 60 µs', '65 µs'],
      [true, 'added to the upstream, one caller, p99', '≤ 250 µs', '241 µs'],
      [undefined, 'calls below 50 orders for their disputes', '≤ 1', '–'],
      [true, 'calls below 100 quotes for 10 authors', '≤ 10', '1'],
      [true, 'calls for quotes and authors that may be kept and were asked for before', '≤ 0', '0'],
      [true, 'from the start of the process to the first answer', '≤ 700 ms', '512 ms'],
      [true, 'memory held after the first answer', '≤ 110 MB', '95 MB'],
      [true, 'memory gained over 1,000,000 requests', '≤ 5 %', '4.0 %'],
      [undefined, 'cost over all interfaces, by cost over one', '≤ 1.05 ×', '–'],
      [undefined, 'cost of an item among 10,000, by cost among 100', '≤ 1.1 ×', '–'],
    ]);
  });

  it('judges nothing that was not measured', () => {
    const { date, quick, machine, contestants, checked } = RESULTS;
    const judged = told({ date, quick, machine, contestants, checked, cells: [] });
    expect(judged.filter(([reached, , , measured]) => reached !== undefined || measured !== '–')).toEqual([]);
  });
});
