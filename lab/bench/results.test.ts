import { describe, expect, it } from 'vitest';
import type { Load } from './measure/load.ts';
import { markdown, number, table } from './report.ts';
import { cellOf, goals, of, type Results, ratio } from './results.ts';

const LOAD: Load = { requests: 5000, seconds: 2 };

const cell = (contestant: string, workload: string, alike: boolean, rates: readonly number[]) => ({
  contestant,
  workload,
  alike,
  samples: rates.map((requestsPerCpuSecond) => ({ ...LOAD, cpuSeconds: 1, requestsPerCpuSecond })),
});

/** Results of a run: some goals reached, some missed, most not measured. */
const RESULTS: Results = {
  date: '2026-03-01T12:00:00.000Z',
  quick: false,
  machine: {
    cpu: 'Some CPU',
    cores: 4,
    pinned: true,
    memoryGiB: 16,
    kernel: 'Linux 6.1',
    node: 'v26.0.0',
    nginx: '1.22.1',
    wrk: '4.1.0',
    load: 0.125,
    commit: 'abc1234+',
  },
  contestants: [
    { id: 'manifold', name: 'Manifold' },
    { id: 'hand-written', name: 'hand-written' },
    { id: 'tailcall', name: 'Tailcall', remarks: ['Nothing joins pages.'] },
    { id: 'apollo', name: 'Apollo', remarks: ['Not shown.'], missing: 'it is not installed' },
  ],
  checked: [
    { workload: 'transaction', rows: 0, bytes: 154, answers: { manifold: 170, 'hand-written': 165, tailcall: 180 } },
    { workload: 'quotes', rows: 1100, bytes: 15_400, answers: { manifold: 16_000, 'hand-written': 15_900 } },
  ],
  cells: [
    cell('manifold', 'transaction', false, [20_000, 10_000, 30_000]),
    cell('hand-written', 'transaction', false, [25_000, 10_000, 25_000]),
    cell('tailcall', 'transaction', false, [21_000, 20_000, 33_000]),
    cell('manifold', 'quotes', false, [1500, 1600, 1700]),
    cell('hand-written', 'quotes', false, [1000, 1600, 2000]),
  ],
  calls: { manifold: { transaction: 1, quotes: 2 }, tailcall: { transaction: 1 } },
  cachedCalls: { transaction: 0, quotes: 0 },
  latencies: [
    { contestant: 'manifold', p50Us: 120, p99Us: 420.5, directP50Us: 55, directP99Us: 180 },
    { contestant: 'hand-written', p50Us: 115, p99Us: 380, directP50Us: 55, directP99Us: 190 },
  ],
  starts: [{ contestant: 'manifold', ms: 512.4, cpuMs: 480, coldMs: 1400, idleBytes: 95.25 * 2 ** 20 }],
};

const transactionsOf = (contestant: string) => cellOf(RESULTS, contestant, 'transaction', false);

describe('of', () => {
  it('is the median over the rounds, and undefined without any', () => {
    expect(of(transactionsOf('manifold'), ({ requestsPerCpuSecond }) => requestsPerCpuSecond)).toBe(20_000);
    expect(of(transactionsOf('apollo'), ({ requests }) => requests)).toBeUndefined();
  });
});

describe('ratio', () => {
  it('compares round by round, so that other load cancels out', () => {
    expect(ratio(transactionsOf('manifold'), transactionsOf('hand-written'))).toBe(1);
    expect(ratio(transactionsOf('manifold'), transactionsOf('tailcall'))).toBeCloseTo(20 / 22, 1);
  });

  it('skips rounds that one of them lacks', () => {
    const [cell, other] = [transactionsOf('manifold'), transactionsOf('hand-written')];
    expect(ratio(cell, other && { ...other, samples: other.samples.slice(0, 1) })).toBe(0.8);
    expect(ratio(cell, other && { ...other, samples: [] })).toBeUndefined();
    expect(ratio(cell, undefined)).toBeUndefined();
  });
});

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
      [true, "added latency, one caller, p50, by the hand-written handler's", '≤ 1.1 ×', '1.08 ×'],
      [false, "added latency, one caller, p99, by the hand-written handler's", '≤ 1.25 ×', '1.27 ×'],
      [undefined, 'calls below 50 orders for their disputes', '≤ 1', '–'],
      [true, 'calls below 100 quotes for 10 authors', '≤ 10', '1'],
      [true, 'calls for cached quotes and authors', '≤ 0', '0'],
      [false, 'start of the process to the first answer', '≤ 500 ms', '512 ms'],
      [true, 'resident memory, idle', '≤ 100 MB', '95 MB'],
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

describe('markdown', () => {
  it('has a table of each measured section, and no other', () => {
    expect(markdown(RESULTS)).toBe(`# Bench, 2026-03-01

Measured on Some CPU, 4 cores, 16 GiB, Linux 6.1, Node v26.0.0,
nginx 1.22.1, wrk 4.1.0; load when it began 0.13; commit abc1234+. [How to read this](../README.md).
Every contestant ran on one core, everything else on the others.

Not measured: Apollo, because it is not installed.

## Goals

| what | goal | measured |  |
| --- | --: | --: | --: |
| work per CPU second, different requests, one item by id, against the hand-written handler | ≥ 0.95 × | 1.00 × at worst (transaction) | ✓ |
| work per CPU second, different requests, one item by id, against Tailcall | ≥ 1 × | below at 1 of 1: transaction 0.91 | ✗ |
| work per CPU second, different requests, lists and joins, against the hand-written handler | ≥ 1.2 × | below at 1 of 1: quotes 1.00 | ✗ |
| work per CPU second, different requests, lists and joins, against Tailcall | ≥ 2 × | – |  |
| work per CPU second, different requests, ten APIs, against the hand-written handler | ≥ 1 × | – |  |
| work per CPU second, different requests, every workload, against Hive Gateway | ≥ 10 × | – |  |
| work per CPU second, different requests, every workload, against Hive Gateway on the router runtime | ≥ 10 × | – |  |
| work per CPU second, different requests, every workload but ten APIs, against Apollo Server | ≥ 5 × | – |  |
| work per CPU second, different requests, ten APIs, against Apollo Server | ≥ the hand-written handler's | – |  |
| work per CPU second, identical requests, nested lists, against Tailcall with dedupe | ≥ 2 × | – |  |
| work per CPU second, identical requests, the others, against Tailcall with dedupe | ≥ 1.2 × | – |  |
| work per CPU second, identical requests, every workload, against Hive Gateway | ≥ 10 × | – |  |
| work per CPU second, identical requests, every workload, against Hive Gateway on the router runtime | ≥ 10 × | – |  |
| work per CPU second, identical requests, every workload but ten APIs, against Apollo Server | ≥ 5 × | – |  |
| work per CPU second, identical requests, ten APIs, against Apollo Server | ≥ the hand-written handler's | – |  |
| added latency, one caller, p50, by the hand-written handler's | ≤ 1.1 × | 1.08 × | ✓ |
| added latency, one caller, p99, by the hand-written handler's | ≤ 1.25 × | 1.27 × | ✗ |
| calls below 50 orders for their disputes | ≤ 1 | – |  |
| calls below 100 quotes for 10 authors | ≤ 10 | 1 | ✓ |
| calls for cached quotes and authors | ≤ 0 | 0 | ✓ |
| start of the process to the first answer | ≤ 500 ms | 512 ms | ✗ |
| resident memory, idle | ≤ 100 MB | 95 MB | ✓ |

Falls short:

- work per CPU second, different requests, one item by id, against Tailcall: below at 1 of 1: transaction 0.91 (goal ≥ 1 ×)
- work per CPU second, different requests, lists and joins, against the hand-written handler: below at 1 of 1: quotes 1.00 (goal ≥ 1.2 ×)
- added latency, one caller, p99, by the hand-written handler's: 1.27 × (goal ≤ 1.25 ×)
- start of the process to the first answer: 512 ms (goal ≤ 500 ms)

## No two requests alike

Requests per CPU second:

|  | Manifold | hand-written | Tailcall |
| --- | --: | --: | --: |
| one transaction by hash | 20,000 | 25,000 | 21,000 |
| 100 quotes, each with its author (10 of them) | 1,600 | 1,600 | – |

Manifold's, as a multiple of each:

|  | Manifold | hand-written | Tailcall |
| --- | --: | --: | --: |
| one transaction by hash | 1.00 × | 1.00 × | 0.91 × |
| 100 quotes, each with its author (10 of them) | 1.00 × | 1.00 × | – |

Requests per second:

|  | Manifold | hand-written | Tailcall |
| --- | --: | --: | --: |
| one transaction by hash | 2,500 | 2,500 | 2,500 |
| 100 quotes, each with its author (10 of them) | 2,500 | 2,500 | – |

## What some of them cannot do

- Tailcall: Nothing joins pages.

## Calls to the upstream for one request

|  | transaction | quotes |
| --- | --: | --: |
| Manifold | 1 | 2 |
| Tailcall | 1 | – |
| Manifold, asked before, where responses may be cached | 0 | 0 |

## One caller, one transaction at a time

| µs | p50 | p99 | added at p50 | added at p99 |
| --- | --: | --: | --: | --: |
| Manifold | 120 | 421 | 65 | 241 |
| hand-written | 115 | 380 | 60 | 190 |

## Start

|  | to the first answer, ms | CPU time, ms | with nothing compiled before, ms | memory then, MB |
| --- | --: | --: | --: | --: |
| Manifold | 512 | 480 | 1,400 | 95.3 |

## Compared before

| workload | rows | bytes that are the same for all | not compared |
| --- | --: | --: | --: |
| transaction | 0 | 154 |  |
| quotes | 1,100 | 15,400 | Tailcall |
`);
  });

  it('says if it must not be quoted, and if cores were shared', () => {
    const text = markdown({ ...RESULTS, quick: true, machine: { ...RESULTS.machine, pinned: false } });
    expect(text).toContain('\nThe quick form: few and short rounds,');
    expect(text).toContain('\nContestants, load and upstream shared the cores.\n');
  });
});

describe('table', () => {
  it('has text on the left and numbers on the right', () => {
    expect(
      table(
        ['', 'µs'],
        [
          ['one', '1'],
          ['two', '2'],
        ],
      ),
    ).toBe('|  | µs |\n| --- | --: |\n| one | 1 |\n| two | 2 |');
  });
});

describe('number', () => {
  it.each([
    [undefined, '–'],
    [Number.NaN, '–'],
    [0, '0'],
    [9.96, '10'],
    [99.94, '99.9'],
    [100.4, '100'],
    [1_234_567.8, '1,234,568'],
  ])('writes %d as %s', (value, text) => {
    expect(number(value)).toBe(text);
  });
});
