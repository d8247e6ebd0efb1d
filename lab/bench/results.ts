import { spawnSync } from 'node:child_process';
import os from 'node:os';
import type { Checked } from './check.ts';
import { PROJECT } from './contestants/contestant.ts';
import type { Calls, Latency, Start } from './measure/costs.ts';
import type { Cell, Sample } from './measure/load.ts';
import { cores } from './measure/processes.ts';
import { median } from './measure/statistics.ts';
import { type WorkloadId, workloadIds } from './workloads/index.ts';

/** The results of a run. Sections that were not run are absent. */
export interface Results {
  readonly date: string;
  readonly quick: boolean;
  readonly machine: Machine;
  readonly contestants: readonly {
    readonly id: string;
    readonly name: string;
    readonly remarks?: readonly string[] | undefined;
    readonly missing?: string | undefined;
  }[];
  readonly checked: readonly Checked[];
  readonly cells: readonly Cell[];
  /** By contestant. */
  readonly calls?: Readonly<Record<string, Calls>> | undefined;
  /** Manifold's calls for repeated questions, where responses may be cached. */
  readonly cachedCalls?: Calls | undefined;
  readonly latencies?: readonly Latency[] | undefined;
  readonly starts?: readonly Start[] | undefined;
}

/** The median of a value over a cell's samples. */
export function of(cell: Cell | undefined, value: (sample: Sample) => number): number | undefined {
  return cell && cell.samples.length > 0 ? median(cell.samples.map(value)) : undefined;
}

/** The cell of a contestant at a workload. */
export function cellOf({ cells }: Results, contestant: string, workload: string, alike: boolean): Cell | undefined {
  return cells.find((cell) => cell.contestant === contestant && cell.workload === workload && cell.alike === alike);
}

/**
 * The work of one cell per CPU second, as a multiple of another's: the median over the rounds, each compared with the same
 * round of the other, because the other load of the machine differs from round to round.
 */
export function ratio(one: Cell | undefined, other: Cell | undefined): number | undefined {
  if (!one || !other) return undefined;
  const ratios = one.samples.flatMap((sample, round) => {
    const against = other.samples[round];
    return against ? [sample.requestsPerCpuSecond / against.requestsPerCpuSecond] : [];
  });
  return ratios.length > 0 ? median(ratios) : undefined;
}

/** A figure to be reached, and the figure of a run. */
export interface Goal {
  readonly what: string;
  readonly goal: string;
  readonly measured: string;
  /** Absent where it was not measured. */
  readonly reached?: boolean | undefined;
}

/** A goal as one line. */
export const lineOf = ({ what, goal, measured }: Goal) => `${what}: ${measured} (goal ${goal})`;

const MIB = 1024 * 1024;
const ITEM: readonly WorkloadId[] = ['transaction'];
const TEN: readonly WorkloadId[] = ['ten'];
const LISTS = workloadIds.filter((id) => !ITEM.includes(id) && !TEN.includes(id));
const NESTED: readonly WorkloadId[] = ['quotes', 'orders'];
const NOT_NESTED = workloadIds.filter((id) => !NESTED.includes(id));
const NOT_TEN = workloadIds.filter((id) => !TEN.includes(id));

/** Work per CPU second as a multiple of another contestant's. */
interface WorkGoal {
  readonly what: string;
  readonly other: string;
  readonly among: readonly WorkloadId[];
  readonly least: number;
}

const DIFFERENT: readonly WorkGoal[] = [
  { what: 'one item by id, against the hand-written handler', other: 'hand-written', among: ITEM, least: 0.95 },
  { what: 'one item by id, against Tailcall', other: 'tailcall', among: ITEM, least: 1 },
  { what: 'lists and joins, against the hand-written handler', other: 'hand-written', among: LISTS, least: 1.2 },
  { what: 'lists and joins, against Tailcall', other: 'tailcall', among: LISTS, least: 2 },
  { what: 'ten APIs, against the hand-written handler', other: 'hand-written', among: TEN, least: 1 },
];
const IDENTICAL: readonly WorkGoal[] = [
  { what: 'nested lists, against Tailcall with dedupe', other: 'tailcall-dedupe', among: NESTED, least: 2 },
  { what: 'the others, against Tailcall with dedupe', other: 'tailcall-dedupe', among: NOT_NESTED, least: 1.2 },
];
const EITHER: readonly WorkGoal[] = [
  { what: 'every workload, against Hive Gateway', other: 'hive', among: workloadIds, least: 10 },
  {
    what: 'every workload, against Hive Gateway on the router runtime',
    other: 'hive-router',
    among: workloadIds,
    least: 10,
  },
  { what: 'every workload but ten APIs, against Apollo Server', other: 'apollo', among: NOT_TEN, least: 5 },
];

/** Every goal, with the figure of a run. */
export function goals(results: Results): Goal[] {
  return [
    ...[...DIFFERENT, ...EITHER].map((each) => workGoal(results, each, false)),
    apolloTenGoal(results, false),
    ...[...IDENTICAL, ...EITHER].map((each) => workGoal(results, each, true)),
    apolloTenGoal(results, true),
    ...latencyGoals(results),
    ...callGoals(results),
    ...processGoals(results),
  ];
}

const kindOf = (alike: boolean) => (alike ? 'identical requests' : 'different requests');

function workGoal(results: Results, { what, other, among, least }: WorkGoal, alike: boolean): Goal {
  const found = among.map((workload) => ({ name: workload, value: ratioTo(results, other, workload, alike) }));
  return atLeast(`work per CPU second, ${kindOf(alike)}, ${what}`, least, found);
}

/** With ten APIs the calls dominate, so Apollo Server is measured by how much the hand-written handler gains on it. */
function apolloTenGoal(results: Results, alike: boolean): Goal {
  const [own, other] = ['manifold', 'hand-written'].map((id) =>
    ratio(cellOf(results, id, 'ten', alike), cellOf(results, 'apollo', 'ten', alike)),
  );
  return {
    what: `work per CPU second, ${kindOf(alike)}, ten APIs, against Apollo Server`,
    goal: `≥ the hand-written handler's${other === undefined ? '' : ` ${other.toFixed(2)} ×`}`,
    measured: own === undefined ? '–' : `${own.toFixed(2)} ×`,
    reached: own === undefined || other === undefined ? undefined : own >= other,
  };
}

function ratioTo(results: Results, other: string, workload: WorkloadId, alike: boolean): number | undefined {
  return ratio(cellOf(results, 'manifold', workload, alike), cellOf(results, other, workload, alike));
}

interface Found {
  readonly name: string;
  readonly value: number | undefined;
}

/** A goal for several ratios, which the smallest one decides. */
function atLeast(what: string, least: number, all: readonly Found[]): Goal {
  const found = all.flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]));
  const [worst] = found.toSorted((one, other) => one.value - other.value);
  const missed = found.filter(({ value }) => value < least);
  const list = missed.map(({ name, value }) => `${name} ${value.toFixed(2)}`).join(', ');
  const below = missed.length > 0 ? `below at ${missed.length} of ${found.length}: ${list}` : '';
  return {
    what,
    goal: `≥ ${least} ×`,
    measured: worst ? below || `${worst.value.toFixed(2)} × at worst (${worst.name})` : '–',
    reached: worst && missed.length === 0,
  };
}

const atMost = (what: string, most: number, value: number | undefined, unit: string, digits = 0): Goal => ({
  what,
  goal: `≤ ${most}${unit}`,
  measured: value === undefined ? '–' : `${value.toFixed(digits)}${unit}`,
  reached: value === undefined ? undefined : value <= most,
});

function latencyGoals({ latencies }: Results): Goal[] {
  const [own, other] = ['manifold', 'hand-written'].map((id) => latencies?.find(({ contestant }) => contestant === id));
  const times = (added: (latency: Latency) => number) => own && other && added(own) / added(other);
  const p50 = times((each) => each.p50Us - each.directP50Us);
  const p99 = times((each) => each.p99Us - each.directP99Us);
  return [
    atMost("added latency, one caller, p50, by the hand-written handler's", 1.1, p50, ' ×', 2),
    atMost("added latency, one caller, p99, by the hand-written handler's", 1.25, p99, ' ×', 2),
  ];
}

function callGoals({ calls, cachedCalls }: Results): Goal[] {
  // The call for the list itself does not count.
  const below = (workload: WorkloadId) => {
    const all = calls?.['manifold']?.[workload];
    return all === undefined ? undefined : all - 1;
  };
  return [
    atMost('calls below 50 orders for their disputes', 1, below('orders'), ''),
    atMost('calls below 100 quotes for 10 authors', 10, below('quotes'), ''),
    atMost('calls for cached quotes and authors', 0, cachedCalls?.['quotes'], ''),
  ];
}

function processGoals({ starts }: Results): Goal[] {
  const own = starts?.find(({ contestant }) => contestant === 'manifold');
  return [
    atMost('start of the process to the first answer', 500, own?.ms, ' ms'),
    atMost('resident memory, idle', 100, own && own.idleBytes / MIB, ' MB'),
  ];
}

/** The machine and the versions of a measurement. */
interface Machine {
  readonly cpu: string;
  readonly cores: number;
  /** Whether contestants have a core that load and upstream do not use. */
  readonly pinned: boolean;
  readonly memoryGiB: number;
  readonly kernel: string;
  readonly node: string;
  readonly nginx: string;
  readonly wrk: string;
  /** The load average over a minute at the start. */
  readonly load: number;
  /** The commit that was measured, with a plus sign if files differ from it. */
  readonly commit: string;
}

export function describeMachine(): Machine {
  return {
    cpu: os.cpus()[0]?.model.trim() ?? 'unknown',
    cores: os.cpus().length,
    pinned: cores !== undefined,
    memoryGiB: Math.round(os.totalmem() / 2 ** 30),
    kernel: `${os.type()} ${os.release()}`,
    node: process.version,
    nginx: /nginx\/(\S+)/.exec(said('nginx', '-v'))?.[1] ?? 'unknown',
    wrk: /wrk (\S+)/.exec(said('wrk', '-v'))?.[1] ?? 'unknown',
    load: os.loadavg()[0] ?? 0,
    commit: said('git', 'describe', '--always', '--dirty=+').trim() || 'unknown',
  };
}

function said(program: string, ...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(program, args, { cwd: PROJECT, encoding: 'utf8' });
  return `${stdout ?? ''}${stderr ?? ''}`;
}
