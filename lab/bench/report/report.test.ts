import { describe, expect, it } from 'vitest';
import { RESULTS } from '../fixture.ts';
import { markdown } from './markdown.ts';
import { svg } from './svg.ts';
import { number, table } from './table.ts';

describe('markdown', () => {
  it('has a table of each measured section, and no other', () => {
    expect(markdown(RESULTS)).toBe(`# Bench, 2026-03-01

Measured on Some CPU, 4 cores, 16 GiB, Linux 6.1, Node v26.0.0,
nginx 1.22.1, wrk 4.1.0; load when it began 0.13; commit abc1234+. [How to read this](../README.md).
Every contestant ran on one core, everything else on the others.

![Work per CPU second](latest.svg)

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
| work per CPU second with each client's headers, against the plain request | ≥ 0.95 × | below at 1 of 2: urql 0.90 | ✗ |
| work per CPU second by a persisted document, against the plain request | ≥ 1 × | 1.05 × at worst (GET) | ✓ |
| work per CPU second for callers with an API key, against none | ≥ 0.97 × | – |  |
| work per CPU second for callers with a token, against none | ≥ 0.92 × | – |  |
| added latency, one caller, p50, by the hand-written handler's | ≤ 1.1 × | 1.08 × | ✓ |
| added latency, one caller, p99, by the hand-written handler's | ≤ 1.25 × | 1.27 × | ✗ |
| calls below 50 orders for their disputes | ≤ 1 | – |  |
| calls below 100 quotes for 10 authors | ≤ 10 | 1 | ✓ |
| calls for cached quotes and authors | ≤ 0 | 0 | ✓ |
| start of the process to the first answer | ≤ 500 ms | 512 ms | ✗ |
| resident memory, idle | ≤ 100 MB | 95 MB | ✓ |
| growth of memory over 1,000,000 requests | ≤ 5 % | 4.0 % | ✓ |
| cost over all APIs, by the cost over one | ≤ 1.05 × | – |  |
| cost of an item among 10,000, by its cost among 100 | ≤ 1.1 × | – |  |

Falls short:

- work per CPU second, different requests, one item by id, against Tailcall: below at 1 of 1: transaction 0.91 (goal ≥ 1 ×)
- work per CPU second, different requests, lists and joins, against the hand-written handler: below at 1 of 1: quotes 1.00 (goal ≥ 1.2 ×)
- work per CPU second with each client's headers, against the plain request: below at 1 of 2: urql 0.90 (goal ≥ 0.95 ×)
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

## Real clients' requests

One transaction by hash from Manifold, no two requests alike:

|  | requests per second | µs of CPU time | work, by the plain request |
| --- | --: | --: | --: |
| plain POST | 2,500 | 50 | 1.00 × |
| GET of a persisted document | 2,500 | 47.6 | 1.05 × |
| apollo-client 4.0.0: its headers | 2,500 | 52.6 | 0.95 × |
| apollo-client 4.0.0: its request | 2,500 | 62.5 | 0.80 × |
| urql 6.0.0: its request | 2,500 | 55.6 | 0.90 × |

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

## Memory

Manifold held 100 MB once warm, and 104 MB after 1,000,000 requests of all kinds.

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

describe('svg', () => {
  it('draws each contestant as a share of the best for a workload', () => {
    const style = /<style>[^]*<\/style>/;
    expect(
      svg(RESULTS).replace(style, '<style/>'),
    ).toBe(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 185" role="img" aria-label="Requests per CPU second, by workload and contestant">
<style/>
<rect class="ground" width="860" height="185" rx="6"/>
<text class="head" x="12" y="20">Requests per CPU second</text>
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
