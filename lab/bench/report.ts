import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BENCH, PROJECT, SCRATCH } from './contestants/contestant.ts';

import type { Options } from './options.ts';
import { cellOf, type Goal, goals, lineOf, of, type Results, ratio } from './results.ts';
import { workloadIds, workloads } from './workloads/index.ts';

/** A Markdown table; the first column is text, the others are numbers. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** A number rounded to its significant digits. */
export function number(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return '–';
  const digits = value >= 100 ? 0 : 1;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

const MIB = 1024 * 1024;

/** The tables of calls, latency and starts. */
function processTables(results: Results): string {
  const nameOf = (id: string) => results.contestants.find((each) => each.id === id)?.name ?? id;
  return [callsTable(results, nameOf), latencyTable(results, nameOf), startTable(results, nameOf)]
    .filter((part) => part !== '')
    .join('');
}

function callsTable({ calls, cachedCalls }: Results, nameOf: (id: string) => string): string {
  if (!calls) return '';
  const workloads = workloadIds.filter((id) => Object.values(calls).some((each) => each[id] !== undefined));
  const row = (name: string, each: Readonly<Record<string, number>>) => [
    name,
    ...workloads.map((id) => number(each[id])),
  ];
  const rows = Object.entries(calls).map(([id, each]) => row(nameOf(id), each));
  if (cachedCalls) rows.push(row('Manifold, asked before, where responses may be cached', cachedCalls));
  return `\n## Calls to the upstream for one request\n\n${table(['', ...workloads], rows)}\n`;
}

function latencyTable({ latencies }: Results, nameOf: (id: string) => string): string {
  if (!latencies) return '';
  const rows = latencies.map(({ contestant, p50Us, p99Us, directP50Us, directP99Us }) => [
    nameOf(contestant),
    number(p50Us),
    number(p99Us),
    number(p50Us - directP50Us),
    number(p99Us - directP99Us),
  ]);
  const heads = ['µs', 'p50', 'p99', 'added at p50', 'added at p99'];
  return `\n## One caller, one transaction at a time\n\n${table(heads, rows)}\n`;
}

function startTable({ starts }: Results, nameOf: (id: string) => string): string {
  if (!starts) return '';
  const rows = starts.map(({ contestant, ms, cpuMs, coldMs, idleBytes }) => [
    nameOf(contestant),
    number(ms),
    number(cpuMs),
    number(coldMs),
    number(idleBytes / MIB),
  ]);
  const heads = ['', 'to the first answer, ms', 'CPU time, ms', 'with nothing compiled before, ms', 'memory then, MB'];
  return `\n## Start\n\n${table(heads, rows)}\n`;
}

/** The results as Markdown. */
export function markdown(results: Results): string {
  const { machine, contestants, date, quick } = results;
  const missing = contestants.filter((each) => each.missing);
  return `# Bench, ${date.slice(0, 10)}

${quick ? 'The quick form: few and short rounds, begun before every compiler is done, good for noticing and not for quoting. ' : ''}Measured on ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGiB} GiB, ${machine.kernel}, Node ${machine.node},
nginx ${machine.nginx}, wrk ${machine.wrk}; load when it began ${machine.load.toFixed(2)}; commit ${machine.commit}. [How to read this](../README.md).
${machine.pinned ? 'Every contestant ran on one core, everything else on the others.' : 'Contestants, load and upstream shared the cores.'}
${missing.map(({ name, missing: why }) => `\nNot measured: ${name}, because ${why}.`).join('')}

## Goals

${goalTable(goals(results))}
${shortfalls(goals(results))}${throughput(results, false)}${throughput(results, true)}${remarks(results)}${processTables(results)}
## Compared before

${compared(results)}
`;
}

function goalTable(all: readonly Goal[]): string {
  const rows = all.map(({ what, goal, measured, reached }) => [
    what,
    goal,
    measured,
    reached === undefined ? '' : reached ? '✓' : '✗',
  ]);
  return table(['what', 'goal', 'measured', ''], rows);
}

/** The goals that were missed. */
function shortfalls(all: readonly Goal[]): string {
  const missed = all.filter(({ reached }) => reached === false);
  const lines = missed.map((goal) => `- ${lineOf(goal)}`);
  return missed.length === 0 ? '' : `\nFalls short:\n\n${lines.join('\n')}\n`;
}

/** Three tables: work in a CPU second, Manifold as a multiple of it, and requests a second. */
function throughput(results: Results, alike: boolean): string {
  const measured = results.contestants.filter(({ missing }) => !missing);
  const rows = (value: (contestant: string, workload: string) => string) =>
    workloadIds
      .filter((workload) => cellOf(results, 'manifold', workload, alike))
      .map((workload) => [workloads[workload].title, ...measured.map(({ id }) => value(id, workload))]);
  const heads = ['', ...measured.map(({ name }) => name)];
  const work = rows((id, workload) =>
    number(of(cellOf(results, id, workload, alike), (sample) => sample.requestsPerCpuSecond)),
  );
  if (work.length === 0) return '';
  const times = rows((id, workload) => {
    const value = ratio(cellOf(results, 'manifold', workload, alike), cellOf(results, id, workload, alike));
    return value === undefined ? '–' : `${value.toFixed(2)} ×`;
  });
  const rate = rows((id, workload) => {
    const cell = cellOf(results, id, workload, alike);
    return number(of(cell, (sample) => sample.requests / sample.seconds));
  });
  return `
## ${alike ? 'All requests alike' : 'No two requests alike'}

Requests per CPU second:

${table(heads, work)}

Manifold's, as a multiple of each:

${table(heads, times)}

Requests per second:

${table(heads, rate)}
`;
}

/** Limits of the contestants, which the tables show as a dash or as more calls. */
function remarks({ contestants }: Results): string {
  const lines = contestants.flatMap(({ name, missing, remarks = [] }) =>
    missing ? [] : remarks.map((remark) => `- ${name}: ${remark}`),
  );
  return lines.length === 0 ? '' : `\n## What some of them cannot do\n\n${lines.join('\n')}\n`;
}

function compared({ checked, contestants }: Results): string {
  const who = contestants.filter(({ missing }) => !missing);
  return table(
    ['workload', 'rows', 'bytes that are the same for all', 'not compared'],
    checked.map(({ workload, rows, bytes, answers }) => {
      const without = who.filter(({ id }) => !(id in answers)).map(({ name }) => name);
      return [workload, number(rows), number(bytes), without.join(', ')];
    }),
  );
}

/** The folder of a run's results: the quotable ones are those of a run of everything. */
export const resultsFolder = ({ isWhole }: Pick<Options, 'isWhole'>) => join(isWhole ? BENCH : SCRATCH, 'results');

/** Writes the results so far. */
export function writeReport(results: Results, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  put(`${results.date.slice(0, 10)}.json`, `${JSON.stringify(results, null, 1)}\n`);
  put('latest.md', markdown(results));
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
