import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { helpOnRequest } from '../../scripts/help-on-request.ts';
import { RedisBus, RedisConnection } from '../../src/redis/index.ts';
import { redisAddress } from '../../src/shared-state/index.ts';
import { type RedisServer, startRedis } from '../../test/redis/redis-server.ts';
import { requireTools } from './command.ts';
import { type Ask, graphql, SCRATCH } from './contestants/contestant.ts';
import { manifold, manifoldWith } from './contestants/manifold.ts';
import { load, PLAIN_POST, writeRequestLines } from './measure/load.ts';
import { makeWay, type Running, runTime, start } from './measure/processes.ts';
import { median, percentile } from './measure/statistics.ts';
import { startUpstream } from './upstream/index.ts';

/** Requests that are measured with and without Redis. */
interface Workload {
  readonly title: string;
  readonly ask: Ask;
  /** `equal`: one request again and again. `different`: ten thousand in turn. `new`: none is ever sent twice. */
  readonly requests: 'equal' | 'different' | 'new';
  /** The least ratio to the same without Redis. */
  readonly goal?: number;
}

const { transaction, orders } = manifold.asks;

const WORKLOADS: readonly Workload[] = [
  { title: 'different, one call, not cacheable', ask: asked(transaction), requests: 'different', goal: 0.9 },
  { title: 'different, two calls, one with a quota', ask: asked(orders), requests: 'different', goal: 0.9 },
  { title: 'different, one call, cached', ask: quotesOf((n) => `${n}`), requests: 'new', goal: 0.9 },
  { title: 'equal, not cacheable', ask: asked(transaction), requests: 'equal', goal: 0.97 },
  { title: 'equal, cached', ask: quotesOf(() => 'equal'), requests: 'equal', goal: 0.97 },
];

/** Five quotes: their upstream says that they may be cached. */
function quotesOf(text: (n: number) => string): Ask {
  const query = 'query ($text: String!) { quotes(search: $text, first: 5) { nodes { text } } }';
  return graphql('/graphql', query, (n) => ({ text: text(n) }));
}

function asked(ask: Ask | undefined): Ask {
  if (!ask) throw new Error('The workload is not one of Manifold’s.');
  return ask;
}

interface Measured extends Running {
  readonly name: string;
  /** The same without Redis. */
  readonly baseline: Measured | undefined;
}

interface Gateways {
  readonly folder: string;
  readonly redis: RedisServer;
  readonly redisPid: number;
  readonly all: readonly Measured[];
  stop(): Promise<void>;
}

/** So much that nothing is refused, and is counted in Redis like less. */
const PLENTY = 100_000_000;
const BUDGETS = { rules: [{ name: 'minute', limit: PLENTY, within: 'minute' }] };

/** Starts gateways with and without Redis, each with and without a budget of callers, over one upstream. */
async function startGateways(): Promise<Gateways> {
  await using started = new AsyncDisposableStack();
  const folder = join(SCRATCH, 'redis');
  mkdirSync(folder, { recursive: true });
  const { origin } = started.adopt(await startUpstream(), (upstream) => upstream.stop());
  const memory = ['maxmemory 256mb', 'maxmemory-policy volatile-lru'];
  const redis = started.adopt(await startRedis(memory), (each) => each.remove());
  const begin = async (id: string, name: string, settings: Readonly<Record<string, object>>, baseline?: Measured) => {
    const variant = manifoldWith({ id, name, settings: { ...settingsOver(origin), ...settings } });
    const asks = { quotes: WORKLOADS.at(-1)?.ask ?? Object.values(variant.asks)[0] };
    const running = await start({ ...variant, asks }, { upstream: origin, folder });
    started.defer(() => running.stop());
    return { ...running, name, baseline };
  };
  const shared = { redis: { url: redis.url } };
  const alone = await begin('alone', 'without Redis', {});
  const aloneBudget = await begin('alone-budget', 'a budget without Redis', { budgets: BUDGETS });
  const all = [
    alone,
    await begin('shared', 'with Redis', shared, alone),
    aloneBudget,
    await begin('shared-budget', 'a budget with Redis', { ...shared, budgets: BUDGETS }, aloneBudget),
  ];
  const ended = started.move();
  const redisPid = Number(/process_id:(\d+)/.exec(redis.cli('info', 'server'))?.[1]);
  return { folder, redis, redisPid, all, stop: () => ended.disposeAsync() };
}

function settingsOver(origin: string): Readonly<Record<string, object>> {
  const quotas = [{ name: 'minute', calls: PLENTY, within: '1m' }];
  return {
    metrics: { enabled: false },
    // On a busy machine the event loop is late, which is no overload.
    server: { overload: { maxDelay: '60s' } },
    apis: {
      blockchain: { url: `${origin}/blockchain` },
      marketplace: { url: `${origin}/marketplace`, quotas },
      // Its own quota is so small that nothing could be measured.
      quotes: { url: `${origin}/cacheable/quotes`, quotas: [] },
    },
  };
}

/** The work of a gateway in one turn. */
interface Sample {
  readonly workload: Workload;
  readonly name: string;
  /** CPU microseconds of a request. */
  readonly gatewayUs: number;
  readonly redisUs: number;
  readonly perSecond: number;
  /** Scripts and commands that the gateway sent to Redis for a request. */
  readonly commands: number;
}

/** A turn of a gateway, and that of its baseline in the same round. */
interface Pair {
  readonly sample: Sample;
  readonly baseline: Sample | undefined;
}

interface Mark {
  readonly sent: number;
  readonly ms: number;
  readonly gateway: number;
  readonly redis: number;
}

interface Pace {
  readonly rounds: number;
  /** CPU seconds of a gateway before the first round. */
  readonly warmUp: number;
  /** Of each turn, before it counts and while it does. */
  readonly leadIn: number;
  readonly turn: number;
}

const CONNECTIONS = 32;
/** Different requests of a turn. */
const REQUESTS = 40_000;
/** A turn lasts at most this many times its CPU seconds. */
const LONGEST_WAIT = 6;
/** All but a few commands of a gateway are scripts. */
const COMMANDS = /^cmdstat_eval(?:sha)?:calls=(\d+)/gm;

/** The number of the last request that was like no other. */
let last = 0;

/** Measures in rounds: all gateways in turn, each time beginning with another one. */
async function measureRounds(gateways: Gateways, pace: Pace): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const workload of WORKLOADS) {
    for (const gateway of gateways.all) await takeTurn(gateways, gateway, workload, [0, pace.warmUp]);
    for (let round = 0; round < pace.rounds; round++) {
      const samples = new Map<Measured, Sample>();
      const first = round % gateways.all.length;
      for (const gateway of [...gateways.all.slice(first), ...gateways.all.slice(0, first)])
        samples.set(gateway, await takeTurn(gateways, gateway, workload, [pace.leadIn, pace.turn]));
      for (const [{ baseline }, sample] of samples) pairs.push({ sample, baseline: baseline && samples.get(baseline) });
    }
  }
  return pairs;
}

async function takeTurn(
  { folder, redis, redisPid }: Gateways,
  { pid, port, name }: Measured,
  workload: Workload,
  [leadIn, turn]: readonly [number, number],
): Promise<Sample> {
  const requests = writeRequests(folder, workload);
  const began = performance.now();
  const markAt = (sent: number) => ({ sent, ms: performance.now(), gateway: runTime(pid), redis: runTime(redisPid) });
  const hasPassed = (since: Mark, seconds: number, now: Mark) =>
    now.gateway - since.gateway >= seconds || now.ms - since.ms > LONGEST_WAIT * seconds * 1000;
  const begin = markAt(0);
  const marks: { first?: Mark; end: Mark } = { end: begin };
  const before = commandsOf(redis.cli('info', 'commandstats'));
  const { requests: sent } = await load({
    port,
    requests,
    connections: CONNECTIONS,
    isEnough: (count) => {
      marks.end = markAt(count);
      if (marks.first) return hasPassed(marks.first, turn, marks.end);
      if (count >= CONNECTIONS && hasPassed(begin, leadIn, marks.end)) marks.first = marks.end;
      return false;
    },
  });
  const { first, end } = marks;
  const after = commandsOf(redis.cli('info', 'commandstats'));
  if (workload.requests === 'new' && sent > REQUESTS) throw new Error(`${sent} requests are more than differ.`);
  if (!first) throw new Error(`The turn of ${name} ended before it counted, after ${performance.now() - began} ms.`);
  const count = end.sent - first.sent;
  return {
    workload,
    name,
    gatewayUs: ((end.gateway - first.gateway) * 1e6) / count,
    redisUs: ((end.redis - first.redis) * 1e6) / count,
    perSecond: (count * 1000) / (end.ms - first.ms),
    commands: (after - before) / sent,
  };
}

function writeRequests(folder: string, { ask: { path, body }, requests }: Workload): string {
  const from = requests === 'new' ? last : 0;
  const count = requests === 'equal' ? 1 : REQUESTS;
  if (requests === 'new') last += REQUESTS;
  const lines = Array.from({ length: count }, (_, n) => ({ target: path, body: JSON.stringify(body(from + n)) }));
  return writeRequestLines(folder, 'requests', PLAIN_POST, lines);
}

function commandsOf(statistics: string): number {
  return [...statistics.matchAll(COMMANDS)].reduce((sum, [, calls]) => sum + Number(calls), 0);
}

const HEAD = ['', 'gateway µs', 'ratio', 'quarters', 'requests/s', 'ratio', 'Redis µs', 'commands'];
const WIDTHS = [24, 11, 7, 13, 11, 7, 9, 9];

/**
 * One workload with all gateways: medians over all rounds and starts. Ratios are those of a round to the same without Redis, the first by
 * CPU time of the gateway, the second by throughput.
 */
function workloadTable(pairs: readonly Pair[]): string {
  const [first] = pairs;
  const { title = '', goal } = first?.sample.workload ?? {};
  const rows = [...Map.groupBy(pairs, ({ sample }) => sample.name)].map(([name, own]) => rowOf(name, own));
  const lines = [HEAD, ...rows].map((cells) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(WIDTHS[at] ?? 0) : cell.padStart(WIDTHS[at] ?? 0))).join(''),
  );
  return [`\n${title}${goal === undefined ? '' : `: at least ${goal}`}`, ...lines].join('\n');
}

function rowOf(name: string, pairs: readonly Pair[]): string[] {
  const samples = pairs.map(({ sample }) => sample);
  const ratios = (of: (sample: Pair['sample'], baseline: Pair['sample']) => number) =>
    pairs.flatMap(({ sample, baseline }) => (baseline ? [of(sample, baseline)] : []));
  const work = ratios((sample, baseline) => baseline.gatewayUs / sample.gatewayUs).toSorted(
    (one, other) => one - other,
  );
  const rates = ratios((sample, baseline) => sample.perSecond / baseline.perSecond);
  const at = (share: number) => (work[Math.floor((work.length - 1) * share)] ?? Number.NaN).toFixed(3);
  return [
    name,
    median(samples.map(({ gatewayUs }) => gatewayUs)).toFixed(1),
    ...(work.length > 0 ? [median(work).toFixed(3), `${at(0.25)}–${at(0.75)}`] : ['', '']),
    median(samples.map(({ perSecond }) => perSecond)).toFixed(0),
    rates.length > 0 ? median(rates).toFixed(3) : '',
    median(samples.map(({ redisUs }) => redisUs)).toFixed(1),
    median(samples.map(({ commands }) => commands)).toFixed(2),
  ];
}

const MESSAGES = 2000;

/** How long messages take from one replica to another. */
async function messageDelays(): Promise<string> {
  await using started = new AsyncDisposableStack();
  const redis = started.adopt(await startRedis(), (each) => each.remove());
  const address = redisAddress(redis.url);
  if (!address) throw new Error('Redis has no address.');
  const log = { warn: () => undefined, info: () => undefined };
  const startBus = async () => {
    const connection = new RedisConnection({ address, timeoutMs: 1000, log });
    const bus = new RedisBus(connection, 'bench');
    started.defer(() => {
      bus.close();
      connection.close();
    });
    await connection.start(5000);
    await bus.start(5000);
    return bus;
  };
  const [one, other] = [await startBus(), await startBus()];
  const delays: number[] = [];
  while (delays.length < MESSAGES) {
    const began = performance.now();
    await new Promise<void>((resolve) => {
      const subscription = other.subscribe('delays', {
        message: () => {
          delays.push(performance.now() - began);
          subscription.close();
          resolve();
        },
        missed: () => undefined,
      });
      void subscription.active.then(() => one.publish('delays', `${delays.length}`));
    });
  }
  const at = (share: number) => percentile(delays, share).toFixed(2);
  return `\nsubscription and message to another replica: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

helpOnRequest(`npm run lab -- redis [starts]

Measures what Redis costs a gateway: the CPU time of a request with and without it, for different and for equal requests that may be
cached or not, each with and without a budget for callers. Gateways take turns in rounds, and are started anew three times unless another
number is given. Ratios are those of the CPU time, then of the throughput, to the same gateway without Redis; "quarters" are the middle half
of them. On two cores the gateway has one, and Redis, the upstream and the load share the other: so does throughput. Redis' own CPU
time and its commands for a request come last. At the end, how soon a message reaches another replica.`);

const starts = Number(process.argv[2] ?? 3);
const PACE = { rounds: 5, warmUp: 3, leadIn: 0.06, turn: 0.15 };

requireTools();
makeWay();
const pairs: Pair[] = [];
for (let start = 0; start < starts; start++) {
  const gateways = await startGateways();
  pairs.push(...(await measureRounds(gateways, PACE)));
  await gateways.stop();
}
for (const own of Map.groupBy(pairs, ({ sample }) => sample.workload).values()) console.log(workloadTable(own));
console.log(await messageDelays());
