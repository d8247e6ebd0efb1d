import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BENCH } from '../contestants/node.ts';
import { goals } from '../goals.ts';
import type { Results } from '../results.ts';
import { markdown } from './markdown.ts';
import { svg } from './svg.ts';

/** Writes what a run has found out so far. */
export function writeReport(results: Results): void {
  const folder = join(BENCH, 'results');
  mkdirSync(folder, { recursive: true });
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  put(`${results.date.slice(0, 10)}.json`, `${JSON.stringify(results, null, 1)}\n`);
  put('latest.md', markdown(results));
  put('latest.svg', svg(results));
}

/** Says how far the goals were reached. */
export function sayGoals(results: Results): void {
  console.log('');
  for (const { what, goal, measured, reached } of goals(results)) {
    const sign = reached === undefined ? ' ' : reached ? '✓' : '✗';
    console.log(`${sign} ${what}: ${measured} (goal ${goal})`);
  }
  console.log('\nbench/results/latest.md has the tables.');
}
