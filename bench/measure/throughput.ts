import type { WorkloadId } from '../workloads/index.ts';
import { cpuSeconds } from './cpu.ts';
import { mixOf } from './mix.ts';
import type { Running } from './processes.ts';
import { type Load, load, writeRequests } from './wrk.ts';

/** What one contestant did of one workload in one round. */
export interface Sample extends Load {
  /** By the kernel's accounting of the contestant alone. */
  readonly cpuSeconds: number;
  readonly requestsPerCpuSecond: number;
}

/** Everything that was measured of a contestant at a workload. */
export interface Cell {
  readonly workload: string;
  /** Whether all requests were one, or all were different. */
  readonly alike: boolean;
  readonly contestant: string;
  readonly connections: number;
  /** One for each round. */
  readonly samples: readonly Sample[];
}

export interface Pace {
  readonly rounds: number;
  /** Processor seconds that each is given in each round. */
  readonly seconds: number;
  /** Times that each is given as much before the first round, at least and at most. */
  readonly warmUps: readonly [least: number, most: number];
  readonly connections: number;
}

/** Whoever waits for others, or is not given the processor, has so many times as long. */
const LONGEST_WAIT = 4;

const WARM_UP_CONNECTIONS = 32;

/** For this share of its turn, nothing is counted yet. */
const LEAD_IN = 0.4;

/** So much more than the best time before counts as having become faster. */
const STILL_FASTER = 1.02;

/** Something to be measured in turn with others. */
export interface Turn {
  readonly running: Running;
  readonly workload: string;
  readonly alike: boolean;
  readonly connections: number;
  readonly requests: string;
}

/** Every contestant's turn at a workload. */
export function turnsAt(
  all: readonly Running[],
  workload: WorkloadId,
  alike: boolean,
  { connections, folder }: { readonly connections: number; readonly folder: string },
): Turn[] {
  return all.flatMap((running) => {
    const { id, asks } = running.contestant;
    const ask = asks[workload];
    if (!ask) return [];
    const requests = writeRequests(folder, `${id}-${workload}-${alike ? 'alike' : 'different'}`, [ask], alike);
    return [{ running, workload, alike, connections, requests }];
  });
}

/** Has everybody answer a mix of all questions first, until what runs often has been compiled; nothing of it is counted. */
export async function warmUpAll(all: readonly Running[], seconds: number, folder: string): Promise<void> {
  for (const running of all) {
    const { id, asks } = running.contestant;
    const requests = writeRequests(folder, `${id}-warm-up`, mixOf(asks), false);
    await sample({ running, requests, connections: WARM_UP_CONNECTIONS }, seconds);
  }
}

/** Measures in turn: A, B, C, then A, B, C again, so that whatever else the machine does falls on all of them. */
export async function takeTurns(turns: readonly Turn[], { rounds, seconds, warmUps }: Pace): Promise<Cell[]> {
  const samples = turns.map((): Sample[] => []);
  for (const turn of turns) await warmUp(turn, seconds, warmUps);
  for (let round = 0; round < rounds; round++) {
    for (const [index, turn] of turns.entries()) {
      // Whoever had to wait for the others has gone cold: that is not what is compared.
      await sample(turn, seconds * LEAD_IN);
      samples[index]?.push(await sample(turn, seconds));
    }
  }
  return turns.map(({ running, workload, alike, connections }, index) => ({
    workload,
    alike,
    contestant: running.contestant.id,
    connections,
    samples: samples[index] ?? [],
  }));
}

/** Compilers and caches take their time: nobody is measured while it still becomes faster. */
async function warmUp(turn: Turn, seconds: number, [least, most]: Pace['warmUps']): Promise<void> {
  let best = 0;
  for (let time = 1; time <= most; time++) {
    const { requestsPerCpuSecond } = await sample(turn, seconds);
    if (time >= least && requestsPerCpuSecond < best * STILL_FASTER) return;
    best = Math.max(best, requestsPerCpuSecond);
  }
}

/** Loads a contestant until it has used so many processor seconds. */
export async function sample(
  { running, requests, connections }: Pick<Turn, 'running' | 'requests' | 'connections'>,
  seconds: number,
): Promise<Sample> {
  const { pid, port } = running;
  const before = cpuSeconds(pid);
  const isEnough = (ms: number) => cpuSeconds(pid) - before >= seconds || ms > seconds * LONGEST_WAIT * 1000;
  const seen = await load({ port, requests, connections, isEnough });
  const used = cpuSeconds(pid) - before;
  return { ...seen, cpuSeconds: used, requestsPerCpuSecond: seen.requests / used };
}
