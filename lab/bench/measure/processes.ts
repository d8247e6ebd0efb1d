import type { ChildProcess } from 'node:child_process';
import { freePort } from '../../../test/free-port.ts';
import type { Ask, Command, Contestant } from '../contestants/index.ts';
import { untilAnswered } from './answered.ts';
import { launch, stop } from './children.ts';
import { type Cores, pinned } from './cores.ts';
import { cpuSeconds } from './cpu.ts';

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
