import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { PROGRAM } from '#test/packed-package';
import { printedOrigin } from '#test/printed-origin';
import { childrenOf } from '../lab/bench/measure/processes.ts';

export interface ProcessSettings {
  readonly server?: object;
  readonly [section: string]: unknown;
}

/** The settings file of such a process: on a busy machine the event loop is late, which is no overload. */
export function processSettings({ server, ...settings }: ProcessSettings = {}): string {
  return JSON.stringify({
    logs: { format: 'json' },
    metrics: { enabled: false },
    // Each process that serves all of them takes twice the time to start.
    builtins: ['quotes'],
    ...settings,
    server: { port: 0, drainDelay: '0ms', overload: { maxDelay: '60s' }, ...server },
  });
}

/** `manifold serve` with these settings in a process of its own, on a free port, until the test is over. */
export async function startServe(settings: ProcessSettings = {}) {
  const served = await serveProcess(settings);
  onTestFinished(served.end);
  return served;
}

/** `manifold serve` with these settings in a process of its own, on a free port, until its `end` is called. */
export async function serveProcess(settings: ProcessSettings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-serve-'));
  const config = join(folder, 'manifold.json');
  writeFileSync(config, processSettings(settings));
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--config', config], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const end = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  };
  const log: Line[] = [];
  /** Lines that are not of the log: those of a process that failed, for one. */
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (!line.startsWith('{')) errors.push(line);
    else log.push({ ...(JSON.parse(line) as Omit<Line, 'at'>), at: performance.now() });
  });
  const origin = await printedOrigin(child).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return { child, config, origin, log, errors, ended, end, workers: () => childrenOf(child.pid ?? 0) };
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

interface Callers {
  readonly count: number;
  readonly keepAlive: boolean;
  /** Between an answer and the next request. Without it they take the processor from the processes that they wait for. */
  readonly pauseMs?: number;
}

/** Sends requests until it is stopped, each caller on connections of its own. */
export function callers(origin: string, { count, keepAlive, pauseMs = 5 }: Callers) {
  const outcomes: Outcome[] = [];
  let isStopped = false;
  const call = async () => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    while (!isStopped) {
      outcomes.push(await ask(`${origin}/graphql?query={__typename}`, agent));
      if (pauseMs > 0) await setTimeout(pauseMs);
    }
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
