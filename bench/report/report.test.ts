import { describe, expect, it } from 'vitest';
import { RESULTS } from '../fixture.ts';
import { markdown } from './markdown.ts';
import { svg } from './svg.ts';
import { number, table } from './table.ts';

describe('markdown', () => {
  it('has a table of everything that was measured, and nothing of the rest', () => {
    expect(markdown(RESULTS)).toBe(`# Bench, 2026-03-01

Measured on Some CPU, 4 cores, 16 GiB, Linux 6.1, Node v26.0.0,
nginx 1.22.1, wrk 4.1.0; load when it began 0.13; commit abc1234+. [How to read this](../README.md).
Every contestant ran on one core, everything else on the others.

![Work per processor second](latest.svg)

Not measured: Apollo, because it is not installed.

## Goals

| what | goal | measured |  |
| --- | --: | --: | --: |
| work per processor second, all different, against the hand-written handler | ≥ 0.9 × | 1.00 × at worst (transaction) | ✓ |
| work per processor second, all different, against Tailcall | ≥ 1 × | below at 1 of 1: transaction 0.91 | ✗ |
| work per processor second, all alike, against Tailcall with dedupe, nested lists | ≥ 1 × | – |  |
| work per processor second, all alike, against Tailcall with dedupe, elsewhere | ≥ 0.9 × | – |  |
| work per processor second, all different, against Hive Gateway with Mesh | ≥ 10 × | – |  |
| work per processor second, all different, against the same on the router runtime | ≥ 10 × | – |  |
| work per processor second, all different, against Apollo Server | ≥ 5 × | – |  |
| added to the upstream, one caller, p50 | ≤ 60 µs | 65 µs | ✗ |
| added to the upstream, one caller, p99 | ≤ 250 µs | 241 µs | ✓ |
| calls below 50 orders for their disputes | ≤ 1 | – |  |
| calls below 100 quotes for 10 authors | ≤ 10 | 1 | ✓ |
| calls for quotes and authors that may be kept and were asked for before | ≤ 0 | 0 | ✓ |
| from the start of the process to the first answer | ≤ 700 ms | 512 ms | ✓ |
| memory held after the first answer | ≤ 110 MB | 95 MB | ✓ |
| memory gained over 1,000,000 requests | ≤ 5 % | 4.0 % | ✓ |
| cost over all interfaces, by cost over one | ≤ 1.05 × | – |  |
| cost of an item among 10,000, by cost among 100 | ≤ 1.1 × | – |  |

## No two requests alike

Requests per processor second:

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
| Manifold, asked before, where answers may be kept | 0 | 0 |

## One caller, one transaction at a time

| µs | p50 | p99 | added at p50 | added at p99 |
| --- | --: | --: | --: | --: |
| Manifold | 120 | 421 | 65 | 241 |

## Start

|  | to the first answer, ms | processor time of it, ms | with nothing compiled before, ms | memory then, MB |
| --- | --: | --: | --: | --: |
| Manifold | 512 | 480 | 1,400 | 95.3 |

## Memory

Manifold held 100 MB once warm, and 104 MB after 1,000,000 requests of all kinds.

## What was compared before

| workload | rows | bytes that are the same for all | not compared |
| --- | --: | --: | --: |
| transaction | 0 | 154 |  |
| quotes | 1,100 | 15,400 | Tailcall |
`);
  });

  it('says when it is not for quoting, and when cores were shared', () => {
    const text = markdown({ ...RESULTS, quick: true, machine: { ...RESULTS.machine, pinned: false } });
    expect(text).toContain('\nThe quick form: few and short rounds,');
    expect(text).toContain('\nContestants, load and upstream shared the cores.\n');
  });
});

describe('svg', () => {
  it('draws everybody as a share of the best at a workload', () => {
    const style = /<style>[^]*<\/style>/;
    expect(
      svg(RESULTS).replace(style, '<style/>'),
    ).toBe(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 185" role="img" aria-label="Requests per processor second, by workload and contestant">
<style/>
<rect class="ground" width="860" height="185" rx="6"/>
<text class="head" x="12" y="20">Requests per processor second</text>
<line class="line" x1="12" x2="848" y1="34" y2="34"/>
<text class="title" x="12" y="50">one transaction by hash, no two requests alike</text>
<text x="12" y="67">Manifold</text>
<rect x="262" y="58" width="406.4" height="11" rx="2" fill="#d55e00"/>
<text x="674.4" y="67">20,000</text>
<text x="12" y="82">hand-written</text>
<rect x="262" y="73" width="508.0" height="11" rx="2" fill="#7f7f7f"/>
<text x="776.0" y="82">25,000</text>
<text x="12" y="97">Tailcall</text>
<rect x="262" y="88" width="426.7" height="11" rx="2" fill="#56b4e9"/>
<text x="694.7" y="97">21,000</text>
<line class="line" x1="12" x2="848" y1="117" y2="117"/>
<text class="title" x="12" y="133">100 quotes, each with its author (10 of them), no two requests alike</text>
<text x="12" y="150">Manifold</text>
<rect x="262" y="141" width="508.0" height="11" rx="2" fill="#d55e00"/>
<text x="776.0" y="150">1,600</text>
<text x="12" y="165">hand-written</text>
<rect x="262" y="156" width="508.0" height="11" rx="2" fill="#7f7f7f"/>
<text x="776.0" y="165">1,600</text>
</svg>
`);
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
