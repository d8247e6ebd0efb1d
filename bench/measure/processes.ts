import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Ask, Command, Contestant } from '../contestants/index.ts';
import { workloadIds } from '../workloads/index.ts';
import { untilAnswered } from './answered.ts';
import { cpuSeconds } from './cpu.ts';

const LONGEST_COMPLAINT = 4000;

/** A contestant that serves. */
export interface Running {
  readonly contestant: Contestant;
  readonly port: number;
  readonly pid: number;
  /** From the start of its process to its first answer. */
  readonly startMs: number;
  /** The processor time that took. */
  readonly startCpuMs: number;
  stop(): Promise<void>;
}

/** Starts a contestant and waits for its first answer to the first workload's question. */
export async function start(
  contestant: Contestant,
  upstream: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const port = await freePort();
  const command = await contestant.prepare({ port, upstream, folder });
  const begun = performance.now();
  const child = launch({ ...command, env: { ...command.env, ...env } });
  const [first] = workloadIds;
  const ask = first && contestant.asks[first];
  if (!ask) throw new Error('There are no workloads');
  await untilAnswered(child, contestant.name, async () => answersWell(port, ask));
  const startMs = performance.now() - begun;
  const pid = child.pid ?? 0;
  return { contestant, port, pid, startMs, startCpuMs: cpuSeconds(pid) * 1000, stop: () => stop(child) };
}

/** Puts a question to a contestant, and returns the answer's body. */
export async function put(port: number, ask: Ask, n: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${ask.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ask.body(n)),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`answered ${response.status}: ${text.slice(0, 300)}`);
  return text;
}

async function answersWell(port: number, ask: Ask): Promise<boolean> {
  return !(await put(port, ask, 0)).includes('"errors"');
}

/** Starts a program whose complaints are shown only if it ends by itself with an error. */
function launch({ file, args, env, cwd }: Command): ChildProcess {
  const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + String(chunk)).slice(-LONGEST_COMPLAINT)));
  child.on('exit', (code) => {
    if (code) console.error(said);
  });
  return child;
}

export function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
  });
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
