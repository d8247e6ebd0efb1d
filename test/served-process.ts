import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { printedOrigin } from '#test/printed-origin';
import { fileWith } from '#test/product';
import { childrenOf } from '../lab/bench/measure/child-processes.ts';

/** The settings file of such a process: on a busy machine the event loop is late, which is no overload. */
export function processSettings({ server, ...settings }: Parameters<typeof startServe>[0] = {}): string {
  return JSON.stringify({
    logs: { format: 'json' },
    metrics: { enabled: false },
    ...settings,
    server: { port: 0, drainDelay: '0ms', overload: { maxDelay: '60s' }, ...server },
  });
}

/** `manifold serve` with these settings in a process of its own, on a free port, until the test is over. */
export async function startServe(settings: { readonly server?: object; readonly [section: string]: unknown } = {}) {
  const config = fileWith('manifold.json', processSettings(settings));
  const child = spawn(process.execPath, ['src/main.ts', 'serve', '--config', config], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const log: Line[] = [];
  /** Lines that are not of the log: those of a process that failed, for one. */
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (!line.startsWith('{')) errors.push(line);
    else log.push({ ...(JSON.parse(line) as Omit<Line, 'at'>), at: performance.now() });
  });
  const origin = await printedOrigin(child);
  return { child, config, origin, log, errors, ended, workers: () => childrenOf(child.pid ?? 0) };
}

/** A line of the log, with the time when it was read. */
interface Line {
  readonly message: string;
  readonly at: number;
  readonly error?: string;
  readonly cause?: string;
  readonly generation?: string;
  readonly settings?: string;
}

/** One request to a server: its times, and the status or the error's code. */
export interface Outcome {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly status: number | string;
}

/** Sends requests until it is stopped, each caller on connections of its own. */
export function callers(origin: string, { count, keepAlive }: { count: number; keepAlive: boolean }) {
  const outcomes: Outcome[] = [];
  let isStopped = false;
  const call = async () => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    while (!isStopped) outcomes.push(await ask(`${origin}/graphql?query={__typename}`, agent));
    agent.destroy();
  };
  const all = Promise.all(Array.from({ length: count }, call));
  return {
    outcomes,
    async stop() {
      isStopped = true;
      await all;
      return outcomes;
    },
  };
}

/** The status of a GET, or the error's code. */
export function ask(url: string, agent?: Agent): Promise<Outcome> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const done = (status: number | string) => resolve({ startedAt, endedAt: performance.now(), status });
    const sent = request(url, { agent, timeout: 20_000 }, (response) => {
      response.resume();
      response.once('end', () => done(response.statusCode ?? 0));
      response.once('error', (error) => done(error.message));
    });
    sent.once('timeout', () => sent.destroy(new Error('timeout')));
    sent.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    sent.end();
  });
}
