import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { has } from '../../../scripts/debian.ts';
import { freePort } from '../../../test/free-port.ts';
import type { Ask, Command, Contestant } from '../contestants/contestant.ts';

const GRACE_MS = 5000;
const running = new Set<ChildProcess>();

// Child processes end with this one.
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Starts a program that ends with this process at the latest. */
export function launch(file: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(file, args, options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Ends a program by SIGTERM, or else by SIGKILL. */
export function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(child)) return resolve();
    const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** The processes that a process has started, the oldest of a thread first. */
export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const text = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8');
    return text.split(' ').filter(Boolean).map(Number);
  });
}

const LONGEST_MS = 60_000;
const PAUSE_MS = 5;

/** Sends requests to a new process until it answers. Fails if it ends or takes longer than a minute. */
export async function untilAnswered(child: ChildProcess, name: string, ask: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  while (performance.now() < until) {
    if (hasEnded(child)) {
      throw new Error(`${name} ended (${child.exitCode ?? child.signalCode}) before it answered`);
    }
    if (await ask().catch(() => false)) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`${name} did not answer within a minute`);
}

/** The kernel's unit of CPU time: a hundredth of a second on Linux. */
const TICK_SECONDS = 0.01;

/** CPU seconds that a process, its threads and its children have used, by the kernel's accounting. */
export function cpuSeconds(pid: number): number {
  const [own, ...children] = family(pid);
  const ticks = [own, ...children].map((each) => {
    const [user = 0, system = 0, deadUser = 0, deadSystem = 0] = statOf(each ?? pid)
      .slice(11, 15)
      .map(Number);
    return user + system + deadUser + deadSystem;
  });
  return ticks.reduce((sum, each) => sum + each, 0) * TICK_SECONDS;
}

/**
 * The same to the nanosecond, of threads that run: those that have ended are missing, so read it only as the difference of two moments
 * of a process whose threads stay.
 */
export function threadSeconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const spent = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]),
  );
  return spent.reduce((sum, each) => sum + each, 0) / 1e9;
}

/** Bytes of memory that a process and its children hold. */
export function residentBytes(pid: number): number {
  return family(pid)
    .map((each) => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1] ?? 0) * 1024)
    .reduce((sum, each) => sum + each, 0);
}

/** A process and everything that it started. */
function family(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(family)];
}

/** The fields of `stat` after the program's name, which may hold blanks. */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** The core of the contestant, and those of everything else: load, upstream, this process. */
interface Cores {
  readonly contestant: string;
  readonly others: string;
  readonly all: string;
}

const ALLOWED = /^Cpus_allowed_list:\s+(\S+)$/m;

/** `undefined` with a single core or without `taskset`: then all processes share the cores. */
export const cores = has('taskset') ? divided(allowed()) : undefined;

/** Moves this process, and those that it starts from now on, away from the contestant's core. */
export function yieldToOthers(): void {
  if (cores) spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores.others, String(process.pid)]);
}

/** A command that runs another on these processors. */
function pinned(on: keyof Cores, file: string, args: readonly string[]): [string, readonly string[]] {
  return cores ? ['taskset', ['--cpu-list', cores[on], file, ...args]] : [file, args];
}

/** One core for the contestant, so that more threads give it no advantage. */
export function divided(all: readonly number[]): Cores | undefined {
  const [contestant, ...others] = all;
  if (contestant === undefined || others.length === 0) return undefined;
  return { contestant: String(contestant), others: others.join(','), all: all.join(',') };
}

/** Reads a list such as `0-3,8`. */
export function listed(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [first = Number.NaN, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

function allowed(): number[] {
  return listed(ALLOWED.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0');
}

const LONGEST_COMPLAINT = 4000;

/** A contestant that serves. */
export interface Running {
  readonly contestant: Contestant;
  readonly port: number;
  readonly pid: number;
  /** From the start of its process to its first answer. */
  readonly startMs: number;
  /** The CPU time of the start. */
  readonly startCpuMs: number;
  stop(): Promise<void>;
}

interface StartOptions {
  readonly upstream: string;
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The cores that it may use, instead of the contestant's. */
  readonly on?: keyof Cores;
}

/** Starts a contestant and waits for its first answer to the first workload's question. */
export async function start(
  contestant: Contestant,
  { upstream, folder, env = {}, on = 'contestant' }: StartOptions,
): Promise<Running> {
  const port = await freePort();
  const command = await contestant.prepare({ port, upstream, folder });
  const begun = performance.now();
  const child = run({ ...command, env: { ...command.env, ...env } }, on);
  const [ask] = Object.values(contestant.asks);
  if (!ask) throw new Error(`${contestant.name} has no workload`);
  try {
    await untilAnswered(child, contestant.name, async () => answersWell(port, ask));
  } catch (error) {
    await stop(child);
    throw error;
  }
  const startMs = performance.now() - begun;
  const pid = child.pid ?? 0;
  return { contestant, port, pid, startMs, startCpuMs: cpuSeconds(pid) * 1000, stop: () => stop(child) };
}

/** Sends a request to a contestant, and returns the body of the response. */
export async function put(port: number, ask: Ask, n: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${ask.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ask.headers },
    body: JSON.stringify(ask.body(n)),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`answered ${response.status}: ${text.slice(0, 300)}`);
  return text;
}

async function answersWell(port: number, ask: Ask): Promise<boolean> {
  return !(await put(port, ask, 0)).includes('"errors"');
}

/** Starts a program. Its error output is printed only if it ends by itself with an error. */
function run({ file, args, env, cwd }: Command, on: keyof Cores): ChildProcess {
  const child = launch(...pinned(on, file, args), {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + String(chunk)).slice(-LONGEST_COMPLAINT)));
  child.on('exit', (code) => {
    if (code) console.error(said);
  });
  return child;
}

const TURN_MS = 1;

/**
 * Finds the longest turn of this process's event loop by the CPU time of its thread. A timer runs once in each turn; elapsed time
 * would include that of other processes.
 */
export class TurnProbe {
  #timer: NodeJS.Timeout | undefined;
  #before = 0;
  #longestMs = 0;

  start(): void {
    this.#longestMs = 0;
    this.#before = threadMs();
    this.#timer = setInterval(() => this.#note(), TURN_MS);
  }

  /** Milliseconds of the longest turn since the start. */
  stop(): number {
    clearInterval(this.#timer);
    this.#note();
    return this.#longestMs;
  }

  #note(): void {
    const now = threadMs();
    this.#longestMs = Math.max(this.#longestMs, now - this.#before);
    this.#before = now;
  }
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
