import type { Results } from '../results.ts';
import { workloadIds } from '../workloads/index.ts';
import { number, table } from './table.ts';

const MIB = 1024 * 1024;

/** The tables of calls, latency, starts, memory and growth. */
export function processTables(results: Results): string {
  const nameOf = (id: string) => results.contestants.find((each) => each.id === id)?.name ?? id;
  return [
    callsTable(results, nameOf),
    latencyTable(results, nameOf),
    startTable(results, nameOf),
    memoryLine(results),
    growthTable(results),
  ]
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

function memoryLine({ memory }: Results): string {
  if (!memory) return '';
  const { requests, warmBytes, afterBytes } = memory;
  return `\n## Memory\n\nManifold held ${number(warmBytes / MIB)} MB once warm, and ${number(afterBytes / MIB)} MB after ${requests.toLocaleString('en')} requests of all kinds.\n`;
}

function growthTable({ growth }: Results): string {
  if (!growth) return '';
  const rows = Object.entries(growth).flatMap(([what, costs]) =>
    Object.entries(costs as Readonly<Record<string, number>>).map(([much, cost]) => [`${what}: ${much}`, number(cost)]),
  );
  return `\n## What a request costs Manifold as things grow\n\n${table(['', 'µs of CPU time'], rows)}\n`;
}
