import { availableParallelism } from 'node:os';
import { table } from '../markdown.ts';
import { type Capacity, capacityOf, capacityOfMachine, INVALIDATIONS_PER_SECOND, upkeepOf } from './capacity.ts';
import { type Simulated, simulate } from './simulate.ts';
import { KINDS, type Kind, type Parameters, type Point, type Work } from './work.ts';

/** How a request of each kind is answered. */
const NAMES: Readonly<Record<Kind, string>> = {
  hot: 'from memory',
  found: 'from Redis, where another gateway put it',
  first: 'by one call upstream, which is put into Redis',
  fetched: 'by one call upstream, not cacheable',
};
/** The numbers of gateways beyond this machine. */
export const REPLICAS = [1, 10, 100, 1000] as const;
/** Of those that are simulated beyond this machine. */
const [CONNECTIONS_EACH, UPSTREAM_MS] = [32, 0.5];
const [LEAST_REQUESTS, REQUESTS_EACH] = [10_000, 40];
/** Of a request, to Redis. */
const FEW_COMMANDS = 0.1;
const CHECKED_REQUESTS = 20_000;
const QUOTA = 1000;
const SHARES = [1, 0.1, 0.01, 0.001];

/** A measured point, and what is predicted for it by the work of one gateway. */
export interface Check {
  readonly point: Point;
  readonly simulated: Simulated;
  readonly formula: Capacity;
}

/** The simulation and the formula of the measured points. */
export function checksOf({ connections, points }: Parameters): Check[] {
  return points.map((point) => {
    const work = workOf(points, point.kind);
    const { gateways, cores } = point;
    const simulated = simulate({ work, gateways, connections, sharedCores: cores, requests: CHECKED_REQUESTS });
    return { point, simulated, formula: capacityOfMachine(work, gateways, cores) };
  });
}

/** The tables of docs/scaling.md, by their names there. */
export function tablesOf(
  parameters: Parameters,
  checks: readonly Check[],
  numbers: readonly number[] = REPLICAS,
): Readonly<Record<string, string>> {
  return {
    work: workTable(parameters),
    checks: checksTable(checks),
    replicas: replicasTable(parameters, numbers),
    upkeep: upkeepTable(parameters, numbers),
    quota: quotaTable(parameters),
    memory: memoryTable(parameters),
  };
}

/** The difference of a prediction from what was measured, in percent. */
export function errorOf({ perSecond }: { readonly perSecond: number }, { point }: Check): number {
  return 100 * (perSecond / point.perSecond - 1);
}

/** The work of a request, as one gateway has it. */
function workOf(points: readonly Point[], kind: Kind): Work {
  const point = points.find((each) => each.kind === kind && each.gateways === 1);
  if (!point) throw new TypeError(`${kind} was not measured with one gateway`);
  const { work } = point;
  if (kind === 'first' || work.commands >= FEW_COMMANDS) return work;
  // So few that what Redis does by itself would count for more.
  const { us, commands } = workOf(points, 'first');
  return { ...work, us: { ...work.us, redis: (us.redis / commands) * work.commands } };
}

function workTable({ points }: Parameters): string {
  const rows = KINDS.map((kind) => {
    const { us, commands, calls } = workOf(points, kind);
    const parts = [us.gateway, us.proxy, us.redis].map((each) => each.toFixed(1));
    return [NAMES[kind], ...parts, commands.toFixed(2), calls.toFixed(2)];
  });
  return table(
    ['a request answered', 'gateway, µs', 'HAProxy, µs', 'Redis, µs', 'commands to Redis', 'calls upstream'],
    rows,
  );
}

function checksTable(checks: readonly Check[]): string {
  const rows = checks.map((check) => {
    const { point, simulated, formula } = check;
    const percent = (error: number) => `${error < 0 ? '−' : '+'}${Math.abs(error).toFixed(0)} %`;
    return [
      NAMES[point.kind],
      String(point.gateways),
      number(point.perSecond),
      `${(100 * point.busy).toFixed(0)} %`,
      number(simulated.perSecond),
      percent(errorOf(simulated, check)),
      `${number(formula.perSecond)} (${formula.bottleneck})`,
      percent(errorOf(formula, check)),
    ];
  });
  const heads = ['a request answered', 'gateways', 'measured', 'cores busy', 'simulated', 'error', 'formula', 'error'];
  const [least, all] = [Math.min(...checks.map(({ point }) => point.cores)), availableParallelism()];
  const others = `Other programs used up to ${(all - least).toFixed(1)} of the ${all} cores meanwhile.`;
  return `${table(heads, rows)}\n\n${others}`;
}

function replicasTable({ points, replicas }: Parameters, numbers: readonly number[]): string {
  const rows = KINDS.map((kind) => {
    const work = workOf(points, kind);
    const cells = numbers.map((gateways) => {
      const { perSecond, bottleneck } = capacityOf(work, gateways, replicas);
      const simulated = simulate({
        work,
        gateways,
        connections: CONNECTIONS_EACH * gateways,
        upstreamMs: UPSTREAM_MS,
        upkeep: upkeepOf(gateways, replicas).loads,
        requests: Math.max(LEAST_REQUESTS, REQUESTS_EACH * gateways),
      });
      return `${number(perSecond)} (${number(simulated.perSecond)}) ${bottleneck}`;
    });
    return [NAMES[kind], ...cells];
  });
  return table(['a request answered', ...numbers.map((each) => number(each))], rows);
}

function upkeepTable({ replicas }: Parameters, numbers: readonly number[]): string {
  const rows = numbers.map((gateways) => {
    const { beatUs, messageUs, beatShare, messageShare } = upkeepOf(gateways, replicas);
    const percent = (share: number) => `${(100 * share).toFixed(share < 0.1 ? 2 : 0)} %`;
    return [number(gateways), beatUs.toFixed(0), percent(beatShare), messageUs.toFixed(0), percent(messageShare)];
  });
  const heads = ['gateways', 'a sign of life, µs', 'of Redis’ time', 'a message to all, µs'];
  return table([...heads, `of Redis’ time at ${INVALIDATIONS_PER_SECOND} mutations a second`], rows);
}

function quotaTable({ points }: Parameters): string {
  const [hot, first] = [workOf(points, 'hot'), workOf(points, 'first')];
  const rows = SHARES.map((share) => {
    const perSecond = QUOTA / share;
    const usEach = (1 - share) * hot.us.gateway + share * first.us.gateway;
    return [`${100 * share} %`, number(perSecond), number(Math.max(1, Math.ceil((perSecond * usEach) / 1e6)))];
  });
  return table(['requests that need a call', 'most requests a second', 'gateways that answer them'], rows);
}

function memoryTable({ memory: { gatewayBytes, connectionBytes } }: Parameters): string {
  return table(
    ['', 'resident'],
    [
      ['a gateway after its first requests', `${(gatewayBytes / 2 ** 20).toFixed(0)} MiB`],
      ['a connection that is kept alive', `${(connectionBytes / 1024).toFixed(1)} KiB`],
    ],
  );
}

/** With three digits that count, and separators. */
function number(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en');
}
