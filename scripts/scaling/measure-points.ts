import { availableParallelism, cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ask } from '../../bench/contestants/contestant.ts';
import { load, PLAIN_POST, writeRequestLines } from '../../bench/measure/wrk.ts';
import { freePort } from '../../test/free-port.ts';
import { startHaproxy } from '../../test/many/haproxy.ts';
import { ASKS, cpuOf, type MeasuredGateway, type Stack } from './stack.ts';
import { KINDS, type Kind, PARTS, type Part, type Point, type Work } from './work.ts';

export interface PointOptions {
  readonly gateways: readonly number[];
  readonly connections: number;
  /** Of the load before the measurement, and of it. */
  readonly seconds: readonly [warmUp: number, measured: number];
  /** Different requests of a load: more than it sends. */
  readonly requests: number;
}

interface Mark {
  readonly sent: number;
  readonly at: number;
  readonly cpu: Readonly<Record<Part, number>>;
  /** Of all programs of the machine, in seconds. */
  readonly idle: number;
}

/** HAProxy notices by then that a gateway is not there. */
const NOTICED_MS = 3000;
const COMMANDS = /^manifold_redis_commands_total\{result="answered"\} (\d+)/m;
const CALLS = /^manifold_upstream_calls_total\{.*\} (\d+)/gm;

/** Measures each kind of request with each number of gateways behind HAProxy. The last gateway of the stack only fills Redis. */
export async function measurePoints(stack: Stack, options: PointOptions): Promise<Point[]> {
  const filler = stack.gateways.at(-1) as MeasuredGateway;
  await warmUp(stack, options);
  const redisShare = await idleShareOfRedis(stack);
  const points: Point[] = [];
  for (const count of options.gateways) {
    const gateways = stack.gateways.slice(0, count);
    const ports = gateways.map(({ port }) => port);
    const [first = 0] = ports;
    const absent = await freePort();
    const proxy = await startHaproxy(count === 1 ? [first, first, first] : [...ports, absent].slice(0, 3));
    if (count === 2) await pause(NOTICED_MS);
    for (const kind of KINDS) {
      const asked = ASKS[kind](`${kind} ${count}`);
      const file = requestsOf(stack, asked, options.requests);
      if (kind === 'found') await loadFor(filler.port, file, options, (sent) => sent >= options.requests);
      const port = Number(new URL(proxy.origin).port);
      points.push(await measurePoint({ kind, gateways, file, port, options, redisShare }));
    }
    await proxy.stop();
  }
  return points;
}

/** Lets every gateway compile what it needs. */
async function warmUp(stack: Stack, options: PointOptions): Promise<void> {
  const [, seconds] = options.seconds;
  for (const [at, gateway] of stack.gateways.entries()) {
    for (const kind of KINDS) {
      const file = requestsOf(stack, ASKS[kind](`warm ${kind} ${at}`), options.requests);
      let endsAt: number | undefined;
      await loadFor(gateway.port, file, options, (sent) => {
        endsAt ??= performance.now() + seconds * 500;
        // wrk that is interrupted while it starts goes on.
        return sent > options.connections && performance.now() > endsAt;
      });
    }
  }
}

/** The share of a core that Redis uses without requests. */
async function idleShareOfRedis({ gateways }: Stack): Promise<number> {
  const [before, began] = [cpuOf(gateways).redis, performance.now()];
  await pause(NOTICED_MS);
  return ((cpuOf(gateways).redis - before) * 1000) / (performance.now() - began);
}

/** The time in which no program used a core, of all cores. */
function idleSeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000;
}

function requestsOf({ folder }: Stack, { path, body }: Ask, count: number): string {
  const lines = Array.from({ length: count }, (_, n) => ({ target: path, body: JSON.stringify(body(n)) }));
  return writeRequestLines(folder, 'requests', PLAIN_POST, lines);
}

interface Measured {
  readonly kind: Kind;
  readonly gateways: readonly MeasuredGateway[];
  readonly file: string;
  readonly port: number;
  readonly options: PointOptions;
  readonly redisShare: number;
}

async function measurePoint({ kind, gateways, file, port, options, redisShare }: Measured): Promise<Point> {
  const [warmUpMs, measuredMs] = options.seconds.map((seconds) => seconds * 1000) as [number, number];
  let began: number | undefined;
  let marks: readonly Mark[] = [];
  const before = await countsOf(gateways);
  const { requests } = await loadFor(port, file, options, (sent) => {
    const at = performance.now();
    const [first] = marks;
    began ??= at;
    if (!first && at - began < warmUpMs) return false;
    if (first && at - first.at < measuredMs) return false;
    marks = [...marks, { sent, at, cpu: cpuOf(gateways), idle: idleSeconds() }];
    return first !== undefined;
  });
  if (kind !== 'hot' && requests > options.requests)
    throw new Error(`${kind}: ${requests} requests are more than differ`);
  const after = await countsOf(gateways);
  const [first, last] = marks;
  if (!first || !last) throw new Error(`${kind}: the load ended before it was measured`);
  const count = last.sent - first.sent;
  const seconds = (last.at - first.at) / 1000;
  const used = PARTS.map((part) => [part, last.cpu[part] - first.cpu[part]] as const);
  const own = used.reduce((sum, [, each]) => sum + each, 0);
  const perRequest = used.map(([part, each]) => {
    const idle = part === 'redis' ? redisShare * seconds : 0;
    return [part, (Math.max(0, each - idle) * 1e6) / count] as const;
  });
  const us = Object.fromEntries(perRequest) as Work['us'];
  return {
    kind,
    gateways: gateways.length,
    perSecond: count / seconds,
    // What other programs of the machine use is not there.
    cores: Math.min(availableParallelism(), (own + last.idle - first.idle) / seconds),
    busy: own / seconds / availableParallelism(),
    work: {
      us,
      commands: (after.commands - before.commands) / requests,
      calls: (after.calls - before.calls) / requests,
    },
  };
}

function loadFor(port: number, requests: string, { connections }: PointOptions, isEnough: (sent: number) => boolean) {
  return load({ port, requests, connections, isEnough });
}

/** Commands to Redis and calls to upstreams of all these gateways. */
async function countsOf(gateways: readonly MeasuredGateway[]) {
  const texts = await Promise.all(gateways.map(async ({ metrics }) => (await fetch(metrics)).text()));
  const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0);
  return {
    commands: sum(texts.map((text) => Number(COMMANDS.exec(text)?.[1] ?? 0))),
    calls: sum(texts.flatMap((text) => [...text.matchAll(CALLS)].map(([, count]) => Number(count)))),
  };
}
