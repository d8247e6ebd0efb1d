import { helpOnRequest } from './help-on-request.ts';
import type { GatewayState } from './resilience/gateway.ts';
import { closedLoad, graphRequest, type LoadResult, openLoad, quantileMs } from './resilience/load.ts';
import { Child } from './worst-case/processes/child.ts';

const CONNECTIONS = 64;
const WARMING_MS = 4000;
const PEAK_MS = 8000;
const OVERLOAD_MS = 10_000;
const TIMES = 10;
/** More than the requests that can be answered while the others wait. */
const MOST_CONNECTIONS = 1500;
const PROBE_MS = 200;
const RECOVERY_MS = 5000;
const GOALS = { goodput: 0.9, latency: 3 };

type Row = readonly [name: string, value: string, isMet?: boolean];

helpOnRequest(`npm run overload

Sends a gateway ten times as many operations as it can answer, for ${OVERLOAD_MS / 1000} seconds: those that it accepts must be 90 % of its
peak, with a p99 of at most 3 times that of the peak; it must stay live, and be ready again within 5 seconds. The peak is that of
${CONNECTIONS} connections, just before. It does so twice: by ${MOST_CONNECTIONS} connections that are open before, as those of a proxy, and by as many that
are opened at once. The load comes from this machine, and takes its share of it: the figures of a CPU second are those of the gateway
alone. The exit code is 1 where a goal is missed.`);

const FIELDS = `code code3 name { common official } region subregion capitals callingCodes topLevelDomains
  alternativeSpellings currencies { code name } demonyms { male female } translations { common official }`;

const sandbox = await Child.start<string>('sandbox');
const uncached = { responseCache: false, coalesceOperations: false };
const gateway = await Child.start<string>(
  '../../resilience/gateway',
  sandbox.greeting,
  JSON.stringify({ performance: uncached }),
);
const origin = gateway.greeting;
let sent = 0;
/** Documents that differ, as those of callers who write values into them do: each is parsed, validated and compiled. */
const request = () => {
  const lists = Array.from(
    { length: 12 },
    (_, n) => `a${n}x${sent}: countries(first: ${n + 1}) { nodes { ${FIELDS} } }`,
  );
  sent += 1;
  return graphRequest(origin, 'countries', `{ ${lists.join(' ')} }`);
};

await closedLoad(origin, request, { connections: CONNECTIONS, ms: WARMING_MS });
const rows = [...(await overloaded('by open connections', true)), ...(await overloaded('by new connections', false))];
for (const [name, value, isMet = true] of rows) console.log(`${name.padEnd(20)} ${value}${isMet ? '' : '  MISSED'}`);
await Promise.all([gateway.kill(), sandbox.kill()]);
process.exit(rows.some(([, , isMet = true]) => !isMet) ? 1 : 0);

async function overloaded(title: string, areOpen: boolean): Promise<Row[]> {
  const peak = await measured(() => closedLoad(origin, request, { connections: CONNECTIONS, ms: PEAK_MS }));
  const perSecond = Math.round(TIMES * peak.perSecond);
  const probes = probeHealth();
  const over = await measured(() =>
    openLoad(origin, request, { perSecond, connections: MOST_CONNECTIONS, ms: OVERLOAD_MS, areOpen }),
  );
  const { load, refused } = over;
  const recoveredMs = await readyAgain();
  const health = await probes.stop();
  const failed = load.samples.filter(({ status }) => status !== 503 && status !== 200);
  const [goodput, latency] = [over.perSecond / peak.perSecond, over.p99Ms / peak.p99Ms];
  const ofCpu = over.perCpuSecond / peak.perCpuSecond;
  const refusedPerSecond = (refused.length / load.seconds).toFixed(0);
  return [
    [title, `${((load.samples.length + load.unsent) / load.seconds).toFixed(0)}/s of ${perSecond}/s`],
    ['  the peak', speedOf(peak)],
    ['  accepted', speedOf(over)],
    [
      '  refused',
      `${refusedPerSecond}/s with 503, p50 ${quantileMs(refused, 0.5).toFixed(0)} ms; ${load.unsent} waited for a connection`,
    ],
    [
      '  the load',
      `${(100 * over.loadShare).toFixed(0)} % of a core; at the peak ${(100 * peak.loadShare).toFixed(0)} %`,
    ],
    ['  of a CPU second', `${over.perCpuSecond.toFixed(0)}, ${(100 * ofCpu).toFixed(0)} % of that of the peak`],
    ['  goodput', `${(100 * goodput).toFixed(0)} % of the peak, at least 90 %`, goodput >= GOALS.goodput],
    ['  p99', `${latency.toFixed(1)} × that of the peak, at most 3 ×`, latency <= GOALS.latency],
    ['  other answers', `${failed.length}`, failed.length === 0],
    ['  live', `${health.live} of ${health.asked} probes`, health.live === health.asked],
    ['  ready again', `after ${recoveredMs.toFixed(0)} ms, at most ${RECOVERY_MS} ms`, recoveredMs <= RECOVERY_MS],
  ];
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
  const good = load.samples.filter(({ status }) => status === 200);
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
  return (await gateway.ask<GatewayState>('state', 10_000))?.cpuMs ?? Number.NaN;
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
