import { cellOf, type Results, ratio } from './results.ts';
import { type WorkloadId, workloadIds } from './workloads/index.ts';

/** Something to be reached, and how far it was. */
export interface Goal {
  readonly what: string;
  readonly goal: string;
  readonly measured: string;
  /** Absent where it was not measured. */
  readonly reached?: boolean | undefined;
}

const NESTED: readonly WorkloadId[] = ['quotes', 'orders'];
const OTHERS = workloadIds.filter((id) => !NESTED.includes(id));
const MIB = 1024 * 1024;

/** Every goal with what was measured of it. */
export function goals(results: Results): Goal[] {
  return [
    atLeast(results, 'all different, against the hand-written handler', 'hand-written', false, workloadIds, 0.9),
    atLeast(results, 'all different, against Tailcall', 'tailcall', false, workloadIds, 1),
    atLeast(results, 'all alike, against Tailcall with dedupe, nested lists', 'tailcall-dedupe', true, NESTED, 1),
    atLeast(results, 'all alike, against Tailcall with dedupe, elsewhere', 'tailcall-dedupe', true, OTHERS, 0.9),
    atLeast(results, 'all different, against Hive Gateway with Mesh', 'hive', false, workloadIds, 10),
    atLeast(results, 'all different, against the same on the router runtime', 'hive-router', false, workloadIds, 10),
    atLeast(results, 'all different, against Apollo Server', 'apollo', false, workloadIds, 5),
    ...latencyGoals(results),
    ...callGoals(results),
    ...processGoals(results),
    ...growthGoals(results),
  ];
}

/** Work in a processor second, as a multiple of another's: at every workload, so the worst one counts. */
function atLeast(
  results: Results,
  what: string,
  other: string,
  alike: boolean,
  among: readonly WorkloadId[],
  least: number,
): Goal {
  const found = among.flatMap((workload) => {
    const value = ratio(cellOf(results, 'manifold', workload, alike), cellOf(results, other, workload, alike));
    return value === undefined ? [] : [{ workload, value }];
  });
  const worst = found.toSorted((one, two) => one.value - two.value)[0];
  const missed = found.filter(({ value }) => value < least);
  const list = missed.map(({ workload, value }) => `${workload} ${value.toFixed(2)}`).join(', ');
  const measured = missed.length > 0 ? `below at ${missed.length} of ${found.length}: ${list}` : '';
  return {
    what: `work per processor second, ${what}`,
    goal: `≥ ${least} ×`,
    measured: worst ? measured || `${worst.value.toFixed(2)} × at worst (${worst.workload})` : '–',
    reached: worst && missed.length === 0,
  };
}

const most = (what: string, goal: number, value: number | undefined, unit: string, digits = 0): Goal => ({
  what,
  goal: `≤ ${goal}${unit}`,
  measured: value === undefined ? '–' : `${value.toFixed(digits)}${unit}`,
  reached: value === undefined ? undefined : value <= goal,
});

function latencyGoals({ latencies }: Results): Goal[] {
  const own = latencies?.find(({ contestant }) => contestant === 'manifold');
  return [
    most('added to the upstream, one caller, p50', 60, own && own.p50Us - own.directP50Us, ' µs'),
    most('added to the upstream, one caller, p99', 250, own && own.p99Us - own.directP99Us, ' µs'),
  ];
}

function callGoals({ calls, keptCalls }: Results): Goal[] {
  // The list itself is a call too, which is not below it.
  const below = (workload: WorkloadId) => {
    const all = calls?.['manifold']?.[workload];
    return all === undefined ? undefined : all - 1;
  };
  return [
    most('calls below 50 orders for their disputes', 1, below('orders'), ''),
    most('calls below 100 quotes for 10 authors', 10, below('quotes'), ''),
    most('calls for quotes and authors that may be kept and were asked for before', 0, keptCalls?.['quotes'], ''),
  ];
}

function processGoals({ starts, memory }: Results): Goal[] {
  const own = starts?.find(({ contestant }) => contestant === 'manifold');
  const grown = memory && (memory.afterBytes / memory.warmBytes - 1) * 100;
  return [
    most('from the start of the process to the first answer', 700, own?.ms, ' ms'),
    most('memory held after the first answer', 110, own && own.idleBytes / MIB, ' MB'),
    most(`memory gained over ${memory?.requests.toLocaleString('en') ?? 'many'} requests`, 5, grown, ' %', 1),
  ];
}

function growthGoals({ growth }: Results): Goal[] {
  const costs = Object.values(growth?.interfaces ?? {});
  const [one, all] = costs;
  const perItem = Object.entries(growth?.items ?? {}).map(([items, cost]) => cost / Number(items));
  const [few, many] = [perItem[0], perItem.at(-1)];
  return [
    most('cost over all interfaces, by cost over one', 1.05, one && all && all / one, ' ×', 2),
    most('cost of an item among 10,000, by cost among 100', 1.1, few && many && many / few, ' ×', 2),
  ];
}
