import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ask, Asks } from '../contestants/contestant.ts';
import { type Workload, type WorkloadId, workloadIds, workloads } from '../workloads/index.ts';
import { cpuSeconds, launch, type Running } from './processes.ts';

/** The load of one turn, as wrk reports it. */
export interface Load {
  readonly requests: number;
  readonly seconds: number;
}

/** Those of a load, of which each has one request in flight. */
const CONNECTIONS = 32;

interface LoadOptions {
  readonly port: number;
  /** The file that `writeRequests` wrote. */
  readonly requests: string;
  /** Called for some of the requests, with the number of requests before; ends the load when it returns true. */
  readonly isEnough: (sent: number) => boolean;
}

/** Of SIGINT, which is 2, in the sets of signals that Linux prints. */
const SIGINT_BIT = 2n;

const LONGEST_SILENCE_MS = 60_000;
/** The share of the requests after which wrk reports their number again. */
const REPORT_SHARE = 0.02;

/** Different requests that are sent before the first one is sent again. */
const DIFFERENT = 10_000;

/** Writes the requests that wrk sends: one again and again, or ten thousand different ones in turn. They share their headers. */
export function writeRequests(folder: string, name: string, asks: readonly Ask[], alike: boolean): string {
  const lines = Array.from({ length: alike ? asks.length : DIFFERENT }, (_, n) => {
    const ask = asks[n % asks.length];
    return `${ask?.path} ${JSON.stringify(ask?.body(alike ? 0 : n))}`;
  });
  const list = join(folder, `${name}.txt`);
  writeFileSync(list, lines.join('\n'));
  const script = join(folder, `${name}.lua`);
  writeFileSync(script, lua(list, asks[0]?.headers ?? {}));
  return script;
}

/** Loads a contestant until `isEnough`. A response with another status than 200 fails the measurement. */
export async function load({ port, requests, isEnough }: LoadOptions): Promise<Load> {
  const args = ['-t1', `-c${CONNECTIONS}`, '-d1h', '--timeout', '30s', '-s', requests, `http://127.0.0.1:${port}`];
  const output = await new Promise<string>((resolve, reject) => {
    const wrk = launch('wrk', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    wrk.stdout?.on('data', (chunk: Buffer) => (text += String(chunk)));
    let isOver = false;
    // A contestant that no longer answers fails the measurement.
    const timer = setTimeout(() => wrk.kill('SIGINT'), LONGEST_SILENCE_MS);
    wrk.stderr?.on('data', (chunk: Buffer) => {
      const [sent] = String(chunk).trimEnd().split('\n').slice(-1).map(Number);
      timer.refresh();
      if (isOver || sent === undefined || !isEnough(sent) || !handlesInterrupts(wrk.pid)) return;
      isOver = true;
      // Interrupted, wrk prints its results.
      wrk.kill('SIGINT');
    });
    wrk.on('error', reject);
    wrk.on('exit', () => {
      clearTimeout(timer);
      resolve(text);
    });
  });
  return readLoad(output);
}

/** Whether a process handles SIGINT: wrk does so only after its first requests, and would end without results before. */
function handlesInterrupts(pid = 0): boolean {
  const [, handled = '0'] = /^SigCgt:\s+(\w+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (BigInt(`0x${handled}`) & SIGINT_BIT) !== 0n;
}

/** Reads the line that the script below writes at its end. */
export function readLoad(output: string): Load {
  const found = /^RESULT (.*)$/m.exec(output)?.[1]?.split(' ').map(Number);
  if (!found) throw new Error(`The output of wrk has no result:\n${output}`);
  const [count = 0, us = 0, failures = 0] = found;
  if (failures > 0) throw new Error(`${failures} of ${count} answers failed`);
  return { requests: count, seconds: us / 1e6 };
}

/**
 * The headers that HTTP demands, and those of the contestant. They are written out, because wrk would send them in an order of its own.
 */
function lua(list: string, own: Readonly<Record<string, string>>): string {
  const headers = { host: '{host}', 'content-type': 'application/json', 'content-length': '{length}', ...own };
  const head = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return `
local requests, count, sent, report = {}, 0, 0, 0
function init()
  local head = (${JSON.stringify(head)}):gsub("{host}", wrk.host .. ":" .. wrk.port)
  for line in io.lines(${JSON.stringify(list)}) do
    local target, body = line:match("^(%S+) (.*)$")
    count = count + 1
    requests[count] = "POST " .. target .. " HTTP/1.1\\r\\n" .. head:gsub("{length}", #body) .. "\\r\\n" .. body
  end
end
function request()
  if sent >= report then
    io.stderr:write(sent .. "\\n")
    report = sent + math.max(1, math.floor(sent * ${REPORT_SHARE}))
  end
  sent = sent + 1
  return requests[(sent - 1) % count + 1]
end
function done(summary)
  local e = summary.errors
  io.write(string.format("RESULT %d %d %d\\n", summary.requests, summary.duration,
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;
}

/** The state of a load at a moment at which a request was sent. */
interface Mark {
  /** Requests sent before. */
  readonly sent: number;
  readonly cpuSeconds: number;
  readonly ms: number;
}

interface WindowOptions {
  readonly connections: number;
  /** CPU seconds before the window, and of the window. */
  readonly leadIn: number;
  readonly seconds: number;
}

/** The lead-in and the window last at most this many times their CPU seconds, for contestants that wait for a core or for others. */
const LONGEST_WAIT = 4;

/**
 * The part of a load that is measured. Both ends are moments at which a request was sent because a response was received,
 * so that the requests that are unfinished at the one end cancel out those at the other, however slow they are.
 */
export class MeasuringWindow {
  readonly #options: WindowOptions;
  readonly #begun: Mark;
  #first: Mark | undefined;
  #last: Mark;

  constructor(options: WindowOptions, begun: Mark) {
    this.#options = options;
    this.#begun = begun;
    this.#last = begun;
  }

  /** Takes a mark, and returns whether the window is complete with it. */
  add(mark: Mark): boolean {
    const { connections, leadIn, seconds } = this.#options;
    this.#last = mark;
    if (this.#first) return mark.sent > this.#first.sent && hasPassed(this.#first, mark, seconds);
    // Until every connection is in use, requests are sent without a response to another.
    if (mark.sent >= connections && hasPassed(this.#begun, mark, leadIn)) this.#first = mark;
    return false;
  }

  /** Requests, CPU seconds and seconds of the window. */
  get measured() {
    const since = this.#first ?? this.#last;
    const [requests, cpuSeconds] = [this.#last.sent - since.sent, this.#last.cpuSeconds - since.cpuSeconds];
    return {
      requests,
      seconds: (this.#last.ms - since.ms) / 1000,
      cpuSeconds,
      requestsPerCpuSecond: requests / cpuSeconds,
    };
  }
}

const hasPassed = (since: Mark, now: Mark, seconds: number) =>
  now.cpuSeconds - since.cpuSeconds >= seconds || now.ms - since.ms > seconds * LONGEST_WAIT * 1000;

/** The shares of workloads in the mix: mostly small requests, as in production. */
const SHARES: Readonly<Record<WorkloadId, number>> = {
  transaction: 12,
  countries: 3,
  'whole-countries': 1,
  quotes: 1,
  orders: 1,
  ten: 1,
  thousand: 1,
};

/** All requests in turn, in these shares. */
function mixOf(asks: Asks): Ask[] {
  return workloadIds.flatMap((id) => {
    const ask = asks[id];
    return ask ? Array.from({ length: SHARES[id] }, () => ask) : [];
  });
}

/** One contestant's work at one workload in one round. */
export interface Sample extends Load {
  /** By the kernel's accounting of the contestant alone. */
  readonly cpuSeconds: number;
  readonly requestsPerCpuSecond: number;
}

/** All samples of a contestant at a workload. */
export interface Cell {
  readonly workload: string;
  /** Whether all requests were identical, or all were different. */
  readonly alike: boolean;
  readonly contestant: string;
  /** One for each round. */
  readonly samples: readonly Sample[];
}

export interface Pace {
  readonly rounds: number;
  /** CPU seconds of a turn. */
  readonly seconds: number;
  /** Turns of each contestant before the first round, at least and at most. */
  readonly warmUps: readonly [least: number, most: number];
}

/** A turn begins with a lead-in of this share, which is not counted, because caches have gone cold during the other turns. */
const LEAD_IN = 0.4;

/** A turn counts as faster than the best before it from this factor on. */
const STILL_FASTER = 1.02;

/** A measurement that takes turns with others. */
export interface Turn {
  readonly running: Running;
  readonly workload: string;
  readonly alike: boolean;
  /** The file that `writeRequests` wrote. */
  readonly requests: string;
  /** The factor by which this turn is longer than the pace says. */
  readonly longer?: number;
}

/** The turn of each contestant at a workload. */
export function turnsAt(all: readonly Running[], workload: WorkloadId, alike: boolean, folder: string): Turn[] {
  const { longer = 1 }: Workload = workloads[workload];
  return all.flatMap((running) => {
    const { id, asks } = running.contestant;
    const ask = asks[workload];
    if (!ask) return [];
    const requests = writeRequests(folder, `${id}-${workload}-${alike ? 'alike' : 'different'}`, [ask], alike);
    return [{ running, workload, alike, requests, longer }];
  });
}

/** Has every contestant answer a mix of all workloads, uncounted, so that hot code is compiled before the first turn. */
export async function warmUpAll(all: readonly Running[], seconds: number, folder: string): Promise<void> {
  for (const running of all) {
    const { id, asks } = running.contestant;
    const requests = writeRequests(folder, `${id}-warm-up`, mixOf(asks), false);
    await sample({ running, requests }, seconds);
  }
}

/** Measures in rounds, A, B, C, then A, B, C again, so that other load of the machine affects all of them. */
export async function takeTurns(turns: readonly Turn[], { rounds, seconds, warmUps }: Pace): Promise<Cell[]> {
  const samples = turns.map((): Sample[] => []);
  for (const turn of turns) await warmUp(turn, lengthOf(turn, seconds), warmUps);
  for (let round = 0; round < rounds; round++) {
    for (const [index, turn] of turns.entries()) {
      const length = lengthOf(turn, seconds);
      samples[index]?.push(await sample(turn, length, length * LEAD_IN));
    }
  }
  return turns.map(({ running, workload, alike }, index) => ({
    workload,
    alike,
    contestant: running.contestant.id,
    samples: samples[index] ?? [],
  }));
}

const lengthOf = ({ longer = 1 }: Turn, seconds: number) => seconds * longer;

/** Repeats a turn until it no longer becomes faster. */
async function warmUp(turn: Turn, seconds: number, [least, most]: Pace['warmUps']): Promise<void> {
  let best = 0;
  for (let time = 1; time <= most; time++) {
    const { requestsPerCpuSecond } = await sample(turn, seconds);
    if (time >= least && requestsPerCpuSecond < best * STILL_FASTER) return;
    best = Math.max(best, requestsPerCpuSecond);
  }
}

/** Loads a contestant for this many CPU seconds, after a lead-in that is not counted. */
export async function sample(
  { running, requests }: Pick<Turn, 'running' | 'requests'>,
  seconds: number,
  leadIn = 0,
): Promise<Sample> {
  const { pid, port } = running;
  const markAt = (sent: number): Mark => ({ sent, cpuSeconds: cpuSeconds(pid), ms: performance.now() });
  const window = new MeasuringWindow({ connections: CONNECTIONS, leadIn, seconds }, markAt(0));
  const seen = await load({ port, requests, isEnough: (sent) => window.add(markAt(sent)) });
  return { ...seen, ...window.measured };
}
