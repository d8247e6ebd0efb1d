import { median } from '../measure/statistics.ts';
import type { Pair } from './rounds.ts';

const HEAD = ['', 'gateway µs', 'ratio', 'quarters', 'requests/s', 'ratio', 'Redis µs', 'commands'];
const WIDTHS = [24, 11, 7, 13, 11, 7, 9, 9];

/**
 * One workload with all gateways: medians over all rounds and starts. Ratios are those of a round to the same without Redis, the first by
 * CPU time of the gateway, the second by throughput.
 */
export function workloadTable(pairs: readonly Pair[]): string {
  const [first] = pairs;
  const { title = '', goal } = first?.sample.workload ?? {};
  const rows = [...Map.groupBy(pairs, ({ sample }) => sample.name)].map(([name, own]) => rowOf(name, own));
  const lines = [HEAD, ...rows].map((cells) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(WIDTHS[at] ?? 0) : cell.padStart(WIDTHS[at] ?? 0))).join(''),
  );
  return [`\n${title}${goal === undefined ? '' : `: at least ${goal}`}`, ...lines].join('\n');
}

function rowOf(name: string, pairs: readonly Pair[]): string[] {
  const samples = pairs.map(({ sample }) => sample);
  const ratios = (of: (sample: Pair['sample'], baseline: Pair['sample']) => number) =>
    pairs.flatMap(({ sample, baseline }) => (baseline ? [of(sample, baseline)] : []));
  const work = ratios((sample, baseline) => baseline.gatewayUs / sample.gatewayUs).toSorted(
    (one, other) => one - other,
  );
  const rates = ratios((sample, baseline) => sample.perSecond / baseline.perSecond);
  const at = (share: number) => (work[Math.floor((work.length - 1) * share)] ?? Number.NaN).toFixed(3);
  return [
    name,
    median(samples.map(({ gatewayUs }) => gatewayUs)).toFixed(1),
    ...(work.length > 0 ? [median(work).toFixed(3), `${at(0.25)}–${at(0.75)}`] : ['', '']),
    median(samples.map(({ perSecond }) => perSecond)).toFixed(0),
    rates.length > 0 ? median(rates).toFixed(3) : '',
    median(samples.map(({ redisUs }) => redisUs)).toFixed(1),
    median(samples.map(({ commands }) => commands)).toFixed(2),
  ];
}
