import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Connection, postOf, type Sample } from '../../resilience/load.ts';
import type { Contestant } from '../contestants/contestant.ts';
import type { Upstream } from '../upstream/index.ts';
import { hash } from '../workloads/arguments.ts';
import { type WorkloadId, workloadIds } from '../workloads/index.ts';
import { put, type Running, residentBytes, start } from './processes.ts';
import { median, percentile } from './statistics.ts';

/** The number of upstream calls for one request, by workload. */
export type Calls = Readonly<Record<string, number>>;

/** The number of a request that was not sent before. */
const FRESH = 8642;

/** Counts the calls that one request of each workload makes. The upstream must have no other callers. */
export async function countCalls(
  { port, contestant }: Running,
  upstream: Upstream,
  wanted: readonly WorkloadId[] = workloadIds,
): Promise<Calls> {
  const counted: Record<string, number> = {};
  for (const workload of wanted) {
    const ask = contestant.asks[workload];
    if (!ask) continue;
    const before = await upstream.calls();
    await put(port, ask, FRESH);
    counted[workload] = (await upstream.calls()) - before;
  }
  return counted;
}

/** The latency that one caller sees, and that of the upstream itself, in microseconds. */
export interface Latency {
  readonly contestant: string;
  readonly p50Us: number;
  readonly p99Us: number;
  readonly directP50Us: number;
  readonly directP99Us: number;
}

const WARM_UP = 500;
/** Requests of a contestant's turn, and those before it that are not counted. */
const [TURN, LEAD_IN] = [200, 20];

/**
 * Asks the contestants in turn for transactions, one after another over one connection each, and the upstream for the same
 * in between, so that all are measured under the same load of the machine.
 */
export async function measureLatencies(
  all: readonly Running[],
  upstreamPort: number,
  requests: number,
): Promise<Latency[]> {
  const callers: Caller[] = [];
  for (const { contestant, port } of all) {
    if (contestant.asks.transaction) callers.push(new Caller(contestant, port, upstreamPort));
  }
  for (const caller of callers) await caller.ask(WARM_UP, 0);
  for (let asked = 0; asked < requests; asked += TURN) {
    for (const caller of callers) await caller.ask(LEAD_IN, Math.min(TURN, requests - asked));
  }
  return callers.map((caller) => caller.finish());
}

/** A caller of one contestant and of the upstream. */
class Caller {
  readonly #contestant: Contestant;
  readonly #origin: string;
  readonly #asked: Wire;
  readonly #direct: Wire;
  readonly #times: { asked: number[]; direct: number[] } = { asked: [], direct: [] };
  #number = 0;

  constructor(contestant: Contestant, port: number, upstreamPort: number) {
    this.#contestant = contestant;
    this.#origin = `http://127.0.0.1:${port}`;
    this.#asked = new Wire(this.#origin);
    this.#direct = new Wire(`http://127.0.0.1:${upstreamPort}`);
  }

  /** Sends requests of which the first are not counted. */
  async ask(uncounted: number, counted: number): Promise<void> {
    const { path = '', body } = this.#contestant.asks.transaction ?? {};
    for (let sent = 0; sent < uncounted + counted; sent++) {
      const n = this.#number++;
      const direct = `GET /blockchain/rawtx/${hash(n)} HTTP/1.1\r\nhost: upstream\r\n\r\n`;
      const directTime = await this.#direct.time(Buffer.from(direct));
      const askedTime = await this.#asked.time(postOf(`${this.#origin}${path}`, body?.(n) ?? {}));
      if (sent < uncounted) continue;
      this.#times.direct.push(directTime);
      this.#times.asked.push(askedTime);
    }
  }

  finish(): Latency {
    const { asked, direct } = this.#times;
    this.#asked.close();
    this.#direct.close();
    return {
      contestant: this.#contestant.id,
      p50Us: percentile(asked, 0.5),
      p99Us: percentile(asked, 0.99),
      directP50Us: percentile(direct, 0.5),
      directP99Us: percentile(direct, 0.99),
    };
  }
}

/** One connection with one request in flight at a time. */
class Wire {
  #answered: (sample: Sample) => void = () => undefined;
  readonly #connection: Connection;

  constructor(origin: string) {
    this.#connection = new Connection(origin, (_connection, sample) => this.#answered(sample), new Map());
  }

  /** Microseconds from sending a request to its answer's last byte. */
  async time(bytes: Buffer): Promise<number> {
    const { promise, resolve } = Promise.withResolvers<Sample>();
    this.#answered = resolve;
    this.#connection.send({ kind: '', bytes });
    const { status, ms } = await promise;
    if (status !== 200) throw new Error(`answered ${status}`);
    return ms * 1000;
  }

  close(): void {
    this.#connection.close();
  }
}

/** The time from the start of a process to its first response, and its memory then. */
export interface Start {
  readonly contestant: string;
  readonly ms: number;
  /** The CPU time of the start, which other load of the machine affects less. */
  readonly cpuMs: number;
  /** With an empty compile cache, as after an update. */
  readonly coldMs: number;
  readonly idleBytes: number;
}

const REST_MS = 1000;

/** Starts a contestant several times, alone. The first start, with an empty compile cache, counts separately. */
export async function measureStart(
  contestant: Contestant,
  upstream: string,
  { times, folder }: { readonly times: number; readonly folder: string },
): Promise<Start> {
  const NODE_COMPILE_CACHE = mkdtempSync(join(folder, 'compiled-'));
  const starts: { ms: number; cpuMs: number; bytes: number }[] = [];
  for (let time = 0; time <= times; time++) {
    const running = await start(contestant, { upstream, folder, env: { NODE_COMPILE_CACHE }, on: 'all' });
    if (time > 0) await pause(REST_MS);
    starts.push({ ms: running.startMs, cpuMs: running.startCpuMs, bytes: residentBytes(running.pid) });
    await running.stop();
  }
  rmSync(NODE_COMPILE_CACHE, { recursive: true, force: true });
  const [cold, ...warm] = starts;
  return {
    contestant: contestant.id,
    ms: median(warm.map(({ ms }) => ms)),
    cpuMs: median(warm.map(({ cpuMs }) => cpuMs)),
    coldMs: cold?.ms ?? Number.NaN,
    idleBytes: median(warm.map(({ bytes }) => bytes)),
  };
}
