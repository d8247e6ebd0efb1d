import { runTime } from '../measure/run-time.ts';
import { load, PLAIN_POST, writeRequestLines } from '../measure/wrk.ts';
import type { Gateways, Measured } from './gateways.ts';
import { WORKLOADS, type Workload } from './workloads.ts';

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
export interface Pair {
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
export async function measureRounds(gateways: Gateways, pace: Pace): Promise<Pair[]> {
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
