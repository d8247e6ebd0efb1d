import { type Goal, goals, lineOf } from '../goals.ts';
import { cellOf, of, type Results, ratio } from '../results.ts';
import { workloadIds, workloads } from '../workloads/index.ts';
import { clientsTable } from './clients.ts';
import { authTable, partsTable } from './parts.ts';
import { processTables } from './processes.ts';
import { number, table } from './table.ts';

/** The results as Markdown. */
export function markdown(results: Results): string {
  const { machine, contestants, date, quick } = results;
  const missing = contestants.filter((each) => each.missing);
  return `# Bench, ${date.slice(0, 10)}

${quick ? 'The quick form: few and short rounds, begun before every compiler is done, good for noticing and not for quoting. ' : ''}Measured on ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGiB} GiB, ${machine.kernel}, Node ${machine.node},
nginx ${machine.nginx}, wrk ${machine.wrk}; load when it began ${machine.load.toFixed(2)}; commit ${machine.commit}. [How to read this](../README.md).
${machine.pinned ? 'Every contestant ran on one core, everything else on the others.' : 'Contestants, load and upstream shared the cores.'}

![Work per CPU second](latest.svg)
${missing.map(({ name, missing: why }) => `\nNot measured: ${name}, because ${why}.`).join('')}

## Goals

${goalTable(goals(results))}
${shortfalls(goals(results))}${throughput(results, false)}${throughput(results, true)}${remarks(results)}${clientsTable(results)}${partsTable(results)}${authTable(results)}${processTables(results)}
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
