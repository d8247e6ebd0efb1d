import { type Workload, type WorkloadId, workloads } from '../workloads/index.ts';
import { cpuSeconds } from './cpu.ts';
import { mixOf } from './mix.ts';
import type { Running } from './processes.ts';
import { type Mark, MeasuringWindow } from './window.ts';
import { type Load, load, writeRequests } from './wrk.ts';

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
  readonly connections: number;
  /** One for each round. */
  readonly samples: readonly Sample[];
}

export interface Pace {
  readonly rounds: number;
  /** CPU seconds of a turn. */
  readonly seconds: number;
  /** Turns of each contestant before the first round, at least and at most. */
  readonly warmUps: readonly [least: number, most: number];
  readonly connections: number;
}

const WARM_UP_CONNECTIONS = 32;

/** A turn begins with a lead-in of this share, which is not counted, because caches have gone cold during the other turns. */
const LEAD_IN = 0.4;

/** A turn counts as faster than the best before it from this factor on. */
const STILL_FASTER = 1.02;

/** A measurement that takes turns with others. */
export interface Turn {
  readonly running: Running;
  readonly workload: string;
  readonly alike: boolean;
  readonly connections: number;
  /** The file that `writeRequests` wrote. */
  readonly requests: string;
  /** The factor by which this turn is longer than the pace says. */
  readonly longer?: number;
}

/** The turn of each contestant at a workload. */
export function turnsAt(
  all: readonly Running[],
  workload: WorkloadId,
  alike: boolean,
  { connections, folder }: { readonly connections: number; readonly folder: string },
): Turn[] {
  const { longer = 1 }: Workload = workloads[workload];
  return all.flatMap((running) => {
    const { id, asks } = running.contestant;
    const ask = asks[workload];
    if (!ask) return [];
    const requests = writeRequests(folder, `${id}-${workload}-${alike ? 'alike' : 'different'}`, [ask], alike);
    return [{ running, workload, alike, connections, requests, longer }];
  });
}

/** Has every contestant answer a mix of all workloads, uncounted, so that hot code is compiled before the first turn. */
export async function warmUpAll(all: readonly Running[], seconds: number, folder: string): Promise<void> {
  for (const running of all) {
    const { id, asks } = running.contestant;
    const requests = writeRequests(folder, `${id}-warm-up`, mixOf(asks), false);
    await sample({ running, requests, connections: WARM_UP_CONNECTIONS }, seconds);
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
  return turns.map(({ running, workload, alike, connections }, index) => ({
    workload,
    alike,
    contestant: running.contestant.id,
    connections,
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
  { running, requests, connections }: Pick<Turn, 'running' | 'requests' | 'connections'>,
  seconds: number,
  leadIn = 0,
): Promise<Sample> {
  const { pid, port } = running;
  const markAt = (sent: number): Mark => ({ sent, cpuSeconds: cpuSeconds(pid), ms: performance.now() });
  const window = new MeasuringWindow({ connections, leadIn, seconds }, markAt(0));
  const seen = await load({ port, requests, connections, isEnough: (sent) => window.add(markAt(sent)) });
  return { ...seen, ...window.measured };
}
