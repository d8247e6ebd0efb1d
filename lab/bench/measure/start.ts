import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Contestant } from '../contestants/index.ts';
import { residentBytes } from './cpu.ts';
import { start } from './processes.ts';
import { median } from './statistics.ts';

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
