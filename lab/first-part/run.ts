import { parseArgs } from 'node:util';
import { helpOnRequest } from '../../scripts/help-on-request.ts';
import { measureFirstPart } from './measure-first-part.ts';

const MOST_DIFFERENCE_MS = 5;

helpOnRequest(`npm run lab -- first-part [--rounds 500]

Measures how long the first part of a response takes while the interface of its deferred fragment hangs, beside the same query
without the fragment, in turn. The exit code is 1 if the medians differ by more than ${MOST_DIFFERENCE_MS} ms.

  --rounds  how often both are asked`);

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '500' } } });
const { without, deferred } = await measureFirstPart(Number(values.rounds));
const difference = quantile(deferred, 0.5) - quantile(without, 0.5);
process.stdout.write(`${row('', 'median', 'p99')}
${row('without the interface', ...figures(without))}
${row('first part, interface hanging', ...figures(deferred))}
difference of the medians: ${difference.toFixed(2)} ms\n`);
process.exit(difference > MOST_DIFFERENCE_MS ? 1 : 0);

function figures(times: readonly number[]): readonly string[] {
  return [0.5, 0.99].map((share) => `${quantile(times, share).toFixed(2)} ms`);
}

function row(name: string, ...columns: readonly string[]): string {
  return name.padEnd(32) + columns.map((each) => each.padStart(10)).join('');
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}
