import { helpOnRequest } from '../scripts/help-on-request.ts';
import { median } from './bench/measure/statistics.ts';
import { Child } from './processes/child.ts';
import type { Greeting, Spent } from './processes/gateway.ts';
import {
  closedLoad,
  graphRequest,
  type LoadRequest,
  type LoadResult,
  openLoad,
  quantileMs,
} from './resilience/load.ts';

const CONNECTIONS = 64;
/** A short run is enough to see whether a change breaks the goals; its figures vary more. */
const IS_SHORT = process.argv.includes('--short');
const WARMING_MS = 4000;
const PEAK_MS = IS_SHORT ? 3000 : 8000;
const OVERLOAD_MS = IS_SHORT ? 5000 : 10_000;
const ROUNDS = IS_SHORT ? 1 : 3;
const TIMES = 10;
/** More than the requests that can be answered while the others wait. */
const MOST_CONNECTIONS = 1500;
const PROBE_MS = 200;
const RECOVERY_MS = 5000;
/** The lists of countries in an operation, of which each has one row more than the one before. */
const LISTS = { large: 12, small: 2 };
const GOALS = { goodput: 0.8, refusalMs: 100 };

type Request = () => LoadRequest;
type Row = readonly [name: string, value: string, isMet?: boolean];

helpOnRequest(`npm run lab -- overload

Sends a gateway ten times as many operations as it can answer, for ${OVERLOAD_MS / 1000} seconds: those that it accepts must be 80 % of its
peak, and the p99 of those that it refuses at most ${GOALS.refusalMs} ms; it must stay live, and be ready again within 5 seconds. The peak is that of
${CONNECTIONS} connections, just before. It does so with large operations by ${MOST_CONNECTIONS} connections that are open before, as those of a
proxy, and by as many that are opened at once, and with small ones. The load comes from this machine, and takes its share of it: the figures of a CPU second are those of the gateway
alone. The exit code is 1 where a goal is missed. With --short, takes a few seconds for each.`);

const FIELDS = `code code3 name { common official } region subregion capitals callingCodes topLevelDomains
  alternativeSpellings currencies { currencyCode name } demonyms { masculine feminine } translations { common official }`;

const sandbox = await Child.start<string>('sandbox');
const uncached = { responseCache: false, coalesceOperations: false };
const changes = { performance: uncached, quotas: [], log: 'error' };
const gateway = await Child.start<Greeting>('gateway', sandbox.greeting, JSON.stringify(changes));
const { origin } = gateway.greeting;
let sent = 0;
const [large, small] = [requestsWith(LISTS.large), requestsWith(LISTS.small)];
await closedLoad(origin, large, { connections: CONNECTIONS, ms: WARMING_MS });
const rows = [
  ...(await overloaded('large operations by open connections', large, true)),
  ...(await overloaded('large operations by new connections', large, false)),
  ...(await overloaded('small operations by open connections', small, true)),
];
for (const [name, value, isMet = true] of rows) console.log(`${name.padEnd(36)} ${value}${isMet ? '' : '  MISSED'}`);
await Promise.all([gateway.kill(), sandbox.kill()]);
process.exit(rows.some(([, , isMet = true]) => !isMet) ? 1 : 0);

/** Documents that differ, as those of callers who write values into them do: each is parsed, validated and compiled. */
function requestsWith(lists: number): Request {
  return () => {
    sent += 1;
    const fields = Array.from(
      { length: lists },
      (_, n) => `a${n}x${sent}: countries(first: ${n + 1}) { nodes { ${FIELDS} } }`,
    );
    return graphRequest(origin, 'countries', `{ ${fields.join(' ')} }`);
  };
}

async function overloaded(title: string, request: Request, areOpen: boolean): Promise<Row[]> {
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) rounds.push(await roundOf(request, areOpen));
  const typical = rounds.toSorted((one, other) => one.goodput - other.goodput)[Math.floor(ROUNDS / 2)] as Round;
  const { peak, over, goodput, perSecond } = typical;
  const of = (value: (round: Round) => number) => rounds.map(value);
  const latency = median(of((round) => round.latency));
  const refusalMs = median(of(({ over }) => quantileMs(over.refused, 0.99)));
  const recoveredMs = Math.max(...of((round) => round.recoveredMs));
  const [asked, live] = [sum(of(({ health }) => health.asked)), sum(of(({ health }) => health.live))];
  const failed = sum(of((round) => round.failed));
  const { load, refused } = over;
  const perCpuSecond = (100 * over.perCpuSecond) / peak.perCpuSecond;
  return [
    [
      title,
      `${(refused.length / load.seconds + over.perSecond).toFixed(0)}/s of ${perSecond}/s, the median of ${ROUNDS} rounds`,
    ],
    ['  the peak', speedOf(peak)],
    ['  accepted', speedOf(over)],
    [
      '  refused',
      `${(refused.length / load.seconds).toFixed(0)}/s with 503, p50 ${quantileMs(refused, 0.5).toFixed(0)} ms, p99 ${refusalMs.toFixed(0)} ms, at most ${GOALS.refusalMs} ms; ${load.unsent} waited for a connection`,
      refusalMs <= GOALS.refusalMs,
    ],
    ['  the load', `${percent(over.loadShare)} of a core; at the peak ${percent(peak.loadShare)}`],
    ['  of a CPU second', `${over.perCpuSecond.toFixed(0)}, ${perCpuSecond.toFixed(0)} % of that of the peak`],
    [
      '  goodput',
      `${percent(goodput)} of the peak (${of((each) => each.goodput)
        .map(percent)
        .join(', ')}), at least ${percent(GOALS.goodput)}`,
      goodput >= GOALS.goodput,
    ],
    ['  p99', `${latency.toFixed(1)} × that of the peak`],
    ['  other answers', `${failed}`, failed === 0],
    ['  live', `${live} of ${asked} probes`, live === asked],
    ['  ready again', `after ${recoveredMs.toFixed(0)} ms, at most ${RECOVERY_MS} ms`, recoveredMs <= RECOVERY_MS],
  ];
}

type Round = Awaited<ReturnType<typeof roundOf>>;

/** The peak, and then the overload. */
async function roundOf(request: Request, areOpen: boolean) {
  const peak = await measured(() => closedLoad(origin, request, { connections: CONNECTIONS, ms: PEAK_MS }));
  const perSecond = Math.round(TIMES * peak.perSecond);
  const probes = probeHealth();
  const over = await measured(() =>
    openLoad(origin, request, { perSecond, connections: MOST_CONNECTIONS, ms: OVERLOAD_MS, areOpen }),
  );
  const recoveredMs = await readyAgain();
  const health = await probes.stop();
  const failed = over.load.samples.filter(({ status, hasErrors }) => status !== 503 && (status !== 200 || hasErrors));
  return {
    peak,
    over,
    perSecond,
    recoveredMs,
    health,
    failed: failed.length,
    goodput: over.perSecond / peak.perSecond,
    latency: over.p99Ms / peak.p99Ms,
  };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, each) => all + each, 0);
}

type Measured = Awaited<ReturnType<typeof measured>>;

function speedOf({ perSecond, p99Ms, perCpuSecond, cpuShare, refused }: Measured): string {
  const cpu = `${perCpuSecond.toFixed(0)} of a CPU second, with ${(100 * cpuShare).toFixed(0)} % of a core`;
  return `${perSecond.toFixed(0)}/s, p99 ${p99Ms.toFixed(0)} ms; ${cpu}; ${refused.length} refused`;
}

async function measured(run: () => Promise<LoadResult>) {
  const before = await cpuMs();
  const own = process.cpuUsage();
  const load = await run();
  const { user, system } = process.cpuUsage(own);
  const spentMs = (await cpuMs()) - before;
  const good = load.samples.filter(({ status, hasErrors }) => status === 200 && !hasErrors);
  return {
    load,
    refused: load.samples.filter(({ status }) => status === 503),
    perSecond: good.length / load.seconds,
    perCpuSecond: (1000 * good.length) / spentMs,
    cpuShare: spentMs / 1000 / load.seconds,
    loadShare: (user + system) / 1e6 / load.seconds,
    p99Ms: quantileMs(good, 0.99),
  };
}

async function cpuMs(): Promise<number> {
  return (await gateway.ask<Spent>('read', 10_000))?.cpuMs ?? Number.NaN;
}

/** Asks whether the gateway lives, again and again. */
function probeHealth() {
  const counts = { asked: 0, live: 0 };
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      counts.asked += 1;
      const response = await fetch(`${origin}/health/live`).catch(() => undefined);
      if (response?.status === 200) counts.live += 1;
      await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await asking;
      return counts;
    },
  };
}

/** Milliseconds until the gateway is ready. */
async function readyAgain(): Promise<number> {
  const started = performance.now();
  for (;;) {
    const response = await fetch(`${origin}/health/ready`).catch(() => undefined);
    const ms = performance.now() - started;
    if (response?.status === 200 || ms > 2 * RECOVERY_MS) return ms;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
