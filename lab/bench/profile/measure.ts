import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../test/free-port.ts';
import { contestants } from '../contestants/index.ts';
import { SCRATCH } from '../contestants/node.ts';
import { makeWay } from '../measure/cores.ts';
import { Inspector } from '../measure/inspector.ts';
import { type Running, start } from '../measure/processes.ts';
import { type Sample, sample, type Turn, turnsAt, warmUpAll } from '../measure/throughput.ts';
import { startUpstream } from '../upstream/index.ts';
import { jsonLines } from './json-lines.ts';
import type { ProfileOptions } from './options.ts';
import { type Spent, spent } from './spent.ts';

/** The profile of one contestant and workload. */
export interface Profiled {
  readonly name: string;
  /** CPU microseconds of a request without the profiler, and with it. */
  readonly costUs: number;
  readonly profiledCostUs: number;
  readonly spent: readonly Spent[];
  /** The file of the profile. */
  readonly file: string;
}

const CONNECTIONS = 32;
const EVERY_US = 500;

/** Starts a contestant, warms it up, measures the cost of a request, then profiles it. */
export async function profile(options: ProfileOptions): Promise<Profiled> {
  makeWay();
  const upstream = await startUpstream();
  const inspectorPort = await freePort();
  try {
    const contestant = contestants.find(({ id }) => id === options.contestant);
    if (!contestant) throw new Error(`There is no contestant ${options.contestant}`);
    const env = { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` };
    const running = await start(contestant, { upstream: upstream.origin, folder: SCRATCH, env });
    try {
      return await profileRunning(running, inspectorPort, options);
    } finally {
      await running.stop();
    }
  } finally {
    await upstream.stop();
  }
}

async function profileRunning(running: Running, inspectorPort: number, options: ProfileOptions): Promise<Profiled> {
  const { workload, kind, seconds, warmSeconds } = options;
  const { id, name } = running.contestant;
  const [turn] = turnsAt([running], workload, kind === 'alike', { connections: CONNECTIONS, folder: SCRATCH });
  if (!turn) throw new Error(`${name} does not support ${workload}`);
  await warmUpAll([running], warmSeconds / 2, SCRATCH);
  await sample(turn, warmSeconds / 2);
  const unseen = await sample(turn, seconds);
  const { seen, found } = await sampleWhile(turn, inspectorPort, seconds);
  const file = join(SCRATCH, `${id}-${workload}-${kind}.cpuprofile`);
  writeFileSync(file, JSON.stringify(found));
  return {
    name,
    costUs: costOf(unseen),
    profiledCostUs: costOf(seen),
    spent: spent(found, jsonLines()),
    file,
  };
}

async function sampleWhile(turn: Turn, inspectorPort: number, seconds: number) {
  const inspector = await Inspector.at(inspectorPort);
  try {
    const { promise, resolve } = Promise.withResolvers<Sample>();
    const found = await inspector.profile(EVERY_US, async () => resolve(await sample(turn, seconds)));
    return { seen: await promise, found };
  } finally {
    inspector.close();
  }
}

const costOf = ({ requestsPerCpuSecond }: Sample) => 1e6 / requestsPerCpuSecond;
