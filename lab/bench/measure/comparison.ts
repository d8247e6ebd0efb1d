import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Contestant } from '../contestants/index.ts';
import { SCRATCH } from '../contestants/node.ts';
import { startUpstream } from '../upstream/index.ts';
import type { WorkloadId } from '../workloads/index.ts';
import { makeWay } from './cores.ts';
import { threadSeconds } from './cpu.ts';
import { type Running, start } from './processes.ts';
import { load, writeRequests } from './wrk.ts';

/** The requests of one table. */
export interface ComparedQuestion {
  readonly title: string;
  readonly workload: WorkloadId;
  readonly alike: boolean;
}

/** The work of one process in one round. */
export interface ComparedTurn {
  /** CPU microseconds of a request. */
  readonly costUs: number;
  readonly requestsPerSecond: number;
}

/** Turns of a variant by start of its process, and by round of that process. */
export type ComparedTurns = readonly (readonly ComparedTurn[])[];

interface ComparisonOptions {
  /** The name of the folder for its files. */
  readonly name: string;
  readonly variants: readonly Contestant[];
  readonly questions: readonly ComparedQuestion[];
  readonly minutes: number;
  /** Called after each start of all variants. */
  readonly started?: (starts: number) => void;
}

const CONNECTIONS = 32;
/** Few, because two starts differ more than two rounds of one. */
const ROUNDS = 4;
/** Requests to each variant before the first round of a question: by then the code that they take is compiled. */
const WARM_REQUESTS = 30_000;
/** CPU seconds of a round for each variant. */
const ROUND_SECONDS = 0.3;
/** A round lasts this many times the CPU seconds of all variants at most, where they wait for a core. */
const LONGEST_WAIT = 4;
const LEAST_STARTS = 2;

/**
 * Measures variants of Manifold so that neither other load of the machine nor the chance of one process decides. All variants run at
 * once, on the same core: its scheduler gives them turns of milliseconds, far shorter than what else happens on the machine. CPU
 * time is counted to the nanosecond, from before the first request of a round to after its last. And all are started again and again,
 * because two processes of the same program differ by some per cent. Returns the rounds of each question by variant and start.
 */
export async function compare({ name, variants, questions, minutes, started }: ComparisonOptions) {
  const begun = performance.now();
  const folder = join(SCRATCH, name);
  mkdirSync(folder, { recursive: true });
  makeWay();
  const upstream = await startUpstream();
  const found = questions.map(() => variants.map((): ComparedTurn[][] => []));
  try {
    for (let starts = 1, longestMs = 0; ; starts++) {
      const before = performance.now();
      const turns = await measureOnce(variants, questions, { upstream: upstream.origin, folder });
      for (const [question, byVariant] of turns.entries()) {
        for (const [variant, each] of byVariant.entries()) found[question]?.[variant]?.push(each);
      }
      started?.(starts);
      const now = performance.now();
      longestMs = Math.max(longestMs, now - before);
      if (starts >= LEAST_STARTS && now + longestMs - begun > minutes * 60_000) return found;
    }
  } finally {
    await upstream.stop();
  }
}

/** Starts all variants, and returns their turns by question, variant and round. */
async function measureOnce(
  variants: readonly Contestant[],
  questions: readonly ComparedQuestion[],
  place: { readonly upstream: string; readonly folder: string },
): Promise<ComparedTurn[][][]> {
  const running: Running[] = [];
  try {
    for (const [index, variant] of variants.entries()) {
      // A folder each: the same variant may be there twice, and a gateway follows its configuration.
      const folder = join(place.folder, String(index));
      mkdirSync(folder, { recursive: true });
      running.push(await start(variant, { ...place, folder }));
    }
    const found: ComparedTurn[][][] = [];
    for (const question of questions) found.push(await measureQuestion(running, question, place.folder));
    return found;
  } finally {
    await Promise.all(running.map((each) => each.stop()));
  }
}

async function measureQuestion(
  running: readonly Running[],
  { workload, alike }: ComparedQuestion,
  folder: string,
): Promise<ComparedTurn[][]> {
  const loaded = running.map((each) => {
    const { id, asks } = each.contestant;
    const ask = asks[workload];
    if (!ask) throw new Error(`${id} is not asked for ${workload}`);
    const requests = writeRequests(folder, `${id}-${workload}-${alike ? 'alike' : 'different'}`, [ask], alike);
    return { ...each, requests };
  });
  await Promise.all(loaded.map((each) => answered(each, (sent) => sent >= WARM_REQUESTS)));
  const found = loaded.map((): ComparedTurn[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, turn] of (await roundOf(loaded)).entries()) found[index]?.push(turn);
  }
  return found;
}

/** Loads all processes at the same time, until they have used their CPU seconds together. */
async function roundOf(loaded: readonly Loaded[]): Promise<ComparedTurn[]> {
  const used = () => loaded.reduce((sum, { pid }) => sum + threadSeconds(pid), 0);
  const enough = used() + loaded.length * ROUND_SECONDS;
  const latest = performance.now() + loaded.length * ROUND_SECONDS * LONGEST_WAIT * 1000;
  let isOver = false;
  const isEnough = () => (isOver ||= performance.now() >= latest || used() >= enough);
  return Promise.all(loaded.map((each) => answered(each, isEnough)));
}

interface Loaded extends Pick<Running, 'pid' | 'port'> {
  readonly requests: string;
}

/** Loads a process until `isEnough`. */
async function answered({ pid, port, requests }: Loaded, isEnough: (sent: number) => boolean): Promise<ComparedTurn> {
  const before = threadSeconds(pid);
  const seen = await load({ port, requests, connections: CONNECTIONS, isEnough });
  const costUs = ((threadSeconds(pid) - before) * 1e6) / seen.requests;
  return { costUs, requestsPerSecond: seen.requests / seen.seconds };
}
