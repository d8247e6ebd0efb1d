import { EventQueue } from './event-queue.ts';
import { Machine, Station } from './machine.ts';
import type { Work } from './work.ts';

/** What is simulated: closed load, in which each connection sends its next request after its answer. */
export interface Scenario {
  readonly work: Work;
  readonly gateways: number;
  /** Of all gateways together. */
  readonly connections: number;
  /** Absent: each program has a machine of its own with enough cores, gateways one core each. */
  readonly sharedCores?: number;
  /** The time that a call to the upstream takes besides its CPU time. */
  readonly upstreamMs?: number;
  /** What Redis does for the replicas themselves: so often in a second, and its CPU time. */
  readonly upkeep?: readonly { readonly perSecond: number; readonly us: number }[];
  readonly requests: number;
}

export interface Simulated {
  readonly perSecond: number;
  readonly p50Ms: number;
  /** The share of the time in which they were busy; of gateways on average. */
  readonly busy: { readonly gateway: number; readonly redis: number };
}

const PROXY_THREADS = 2;
/** The part of the requests before the measurement. */
const WARM_UP = 0.25;
/** Requests differ: their times vary by this share. */
const VARIATION = 0.5;

/** Simulates events one by one. Equal scenarios have equal results. */
export function simulate(scenario: Scenario): Simulated {
  const { work, gateways, connections, sharedCores, upstreamMs = 0, upkeep = [], requests } = scenario;
  const events = new EventQueue();
  const shared = sharedCores === undefined ? undefined : new Machine(events, sharedCores);
  const station = (threads = 1) => new Station(shared ?? new Machine(events, threads), threads);
  /** On machines of their own, there are as many as are needed. */
  const others = shared && { load: station(), proxy: station(PROXY_THREADS), upstream: station() };
  const other = (part: keyof NonNullable<typeof others>, us: number, done: () => void) =>
    others ? others[part].work(us, done) : events.add(events.now + us, done);
  const redis = station();
  const replicas = Array.from({ length: gateways }, () => station());
  const random = randomNumbers(1);
  const varied = (us: number) => us * (1 + VARIATION * (2 * random() - 1));
  const { us } = work;

  /** The steps of one request: each way through a program is half of its work. */
  const run = (gateway: Station, done: () => void) => {
    const answered = () =>
      gateway.work(varied(us.gateway / 2), () =>
        other('proxy', varied(us.proxy / 2), () => other('load', varied(us.load / 2), done)),
      );
    const called = () => (upstreamMs > 0 ? events.add(events.now + upstreamMs * 1000, answered) : answered());
    const call = () => (work.calls > 0 ? other('upstream', varied(us.upstream), called) : answered());
    const asked = () => (us.redis > 0 ? redis.work(varied(us.redis), call) : call());
    other('load', varied(us.load / 2), () =>
      other('proxy', varied(us.proxy / 2), () => gateway.work(varied(us.gateway / 2), asked)),
    );
  };

  let finished = 0;
  let [startUs, busyBefore] = [0, busyOf()];
  const latencies: number[] = [];
  // Until what waits at first is done.
  const warmUp = Math.max(Math.ceil(requests * WARM_UP), 2 * connections);
  const begin = (connection: number) => {
    const began = events.now;
    run(replicas[connection % gateways] as Station, () => {
      finished += 1;
      if (finished === warmUp) [startUs, busyBefore] = [events.now, busyOf()];
      if (finished > warmUp) latencies.push(events.now - began);
      begin(connection);
    });
  };
  for (let connection = 0; connection < connections; connection++) begin(connection);
  for (const { perSecond, us: each } of upkeep) {
    const repeat = () => {
      redis.work(each, () => undefined);
      events.add(events.now + 1e6 / perSecond, repeat);
    };
    events.add(1e6 / perSecond, repeat);
  }
  while (finished < warmUp + requests) events.step();

  const elapsedUs = events.now - startUs;
  const busyNow = busyOf();
  const share = (part: 'gateway' | 'redis') => (busyNow[part] - busyBefore[part]) / elapsedUs;
  latencies.sort((one, other) => one - other);
  return {
    perSecond: (latencies.length / elapsedUs) * 1e6,
    p50Ms: (latencies[Math.floor(latencies.length / 2)] ?? Number.NaN) / 1000,
    busy: { gateway: share('gateway'), redis: share('redis') },
  };

  function busyOf() {
    return { gateway: replicas.reduce((sum, { busyUs }) => sum + busyUs, 0) / gateways, redis: redis.busyUs };
  }
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
