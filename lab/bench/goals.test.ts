import { describe, expect, it } from 'vitest';
import { cell, RESULTS } from './fixture.ts';
import { goals } from './goals.ts';

const linesOf = (results = RESULTS) =>
  goals(results).map(({ what, goal, measured, reached }) => [reached, what, goal, measured]);

describe('goals', () => {
  it('marks each as reached or missed, with the smallest figure', () => {
    const work = 'work per CPU second';
    const different = `${work}, different requests`;
    const identical = `${work}, identical requests`;
    expect(linesOf()).toEqual([
      [
        true,
        `${different}, one item by id, against the hand-written handler`,
        '≥ 0.95 ×',
        '1.00 × at worst (transaction)',
      ],
      [false, `${different}, one item by id, against Tailcall`, '≥ 1 ×', 'below at 1 of 1: transaction 0.91'],
      [
        false,
        `${different}, lists and joins, against the hand-written handler`,
        '≥ 1.2 ×',
        'below at 1 of 1: quotes 1.00',
      ],
      [undefined, `${different}, lists and joins, against Tailcall`, '≥ 2 ×', '–'],
      [undefined, `${different}, ten APIs, against the hand-written handler`, '≥ 1 ×', '–'],
      [undefined, `${different}, every workload, against Hive Gateway`, '≥ 10 ×', '–'],
      [undefined, `${different}, every workload, against Hive Gateway on the router runtime`, '≥ 10 ×', '–'],
      [undefined, `${different}, every workload but ten APIs, against Apollo Server`, '≥ 5 ×', '–'],
      [undefined, `${different}, ten APIs, against Apollo Server`, "≥ the hand-written handler's", '–'],
      [undefined, `${identical}, nested lists, against Tailcall with dedupe`, '≥ 2 ×', '–'],
      [undefined, `${identical}, the others, against Tailcall with dedupe`, '≥ 1.2 ×', '–'],
      [undefined, `${identical}, every workload, against Hive Gateway`, '≥ 10 ×', '–'],
      [undefined, `${identical}, every workload, against Hive Gateway on the router runtime`, '≥ 10 ×', '–'],
      [undefined, `${identical}, every workload but ten APIs, against Apollo Server`, '≥ 5 ×', '–'],
      [undefined, `${identical}, ten APIs, against Apollo Server`, "≥ the hand-written handler's", '–'],
      [
        false,
        `${work} with each client's headers, against the plain request`,
        '≥ 0.95 ×',
        'below at 1 of 2: urql 0.90',
      ],
      [true, `${work} by a persisted document, against the plain request`, '≥ 1 ×', '1.05 × at worst (GET)'],
      [undefined, `${work} for callers with an API key, against none`, '≥ 0.97 ×', '–'],
      [undefined, `${work} for callers with a token, against none`, '≥ 0.92 ×', '–'],
      [true, "added latency, one caller, p50, by the hand-written handler's", '≤ 1.1 ×', '1.08 ×'],
      [false, "added latency, one caller, p99, by the hand-written handler's", '≤ 1.25 ×', '1.27 ×'],
      [undefined, 'calls below 50 orders for their disputes', '≤ 1', '–'],
      [true, 'calls below 100 quotes for 10 authors', '≤ 10', '1'],
      [true, 'calls for cached quotes and authors', '≤ 0', '0'],
      [false, 'start of the process to the first answer', '≤ 500 ms', '512 ms'],
      [true, 'resident memory, idle', '≤ 100 MB', '95 MB'],
      [true, 'growth of memory over 1,000,000 requests', '≤ 5 %', '4.0 %'],
      [undefined, 'cost over all APIs, by the cost over one', '≤ 1.05 ×', '–'],
      [undefined, 'cost of an item among 10,000, by its cost among 100', '≤ 1.1 ×', '–'],
    ]);
  });

  it.each([
    [350, true],
    [290, false],
  ])('compares ten APIs over Apollo Server with the hand-written handler: %d requests, %s', (rate, reached) => {
    const cells = [
      cell('manifold', 'ten', false, [rate]),
      cell('hand-written', 'ten', false, [300]),
      cell('apollo', 'ten', false, [100]),
    ];
    const what = 'work per CPU second, different requests, ten APIs, against Apollo Server';
    const goal = goals({ ...RESULTS, cells }).find((each) => each.what === what);
    expect(goal).toMatchObject({
      goal: "≥ the hand-written handler's 3.00 ×",
      measured: `${(rate / 100).toFixed(2)} ×`,
      reached,
    });
  });

  it('judges nothing that was not measured', () => {
    const { date, quick, machine, contestants, checked } = RESULTS;
    const judged = linesOf({ date, quick, machine, contestants, checked, cells: [] });
    expect(judged.filter(([reached, , , measured]) => reached !== undefined || measured !== '–')).toEqual([]);
  });
});
