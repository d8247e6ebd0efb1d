import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BENCH, PROJECT, SCRATCH } from '../contestants/node.ts';
import { goals, lineOf } from '../goals.ts';
import type { Options } from '../options.ts';
import type { Results } from '../results.ts';
import { markdown } from './markdown.ts';
import { svg } from './svg.ts';

/** The folder of a run's results: the quotable ones are those of a run of everything. */
export const resultsFolder = ({ isWhole }: Pick<Options, 'isWhole'>) => join(isWhole ? BENCH : SCRATCH, 'results');

/** Writes the results so far. */
export function writeReport(results: Results, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  put(`${results.date.slice(0, 10)}.json`, `${JSON.stringify(results, null, 1)}\n`);
  put('latest.md', markdown(results));
  put('latest.svg', svg(results));
}

/** Prints the goals that were measured, those that were missed last. */
export function printGoals(results: Results, folder: string): void {
  const measured = goals(results).filter(({ reached }) => reached !== undefined);
  const missed = measured.filter(({ reached }) => reached === false);
  console.log('');
  for (const each of measured.filter(({ reached }) => reached)) console.log(`✓ ${lineOf(each)}`);
  console.log(`\nMissed: ${missed.length} of ${measured.length} goals`);
  for (const each of missed) console.log(`✗ ${lineOf(each)}`);
  console.log(`\n${join(relative(PROJECT, folder), 'latest.md')} has the tables.`);
}
