import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { check } from './check.ts';
import { argumentsOf, oneOf, positive, requireTools } from './command.ts';
import { type Contestant, SCRATCH } from './contestants/contestant.ts';
import { load, writeRequests } from './measure/load.ts';
import { type Running, start, threadSeconds, yieldToOthers } from './measure/processes.ts';
import { intervalOfMedian, median } from './measure/statistics.ts';
import { startUpstream } from './upstream/index.ts';
import type { WorkloadId } from './workloads/index.ts';

/** The requests of one table. */
export interface ComparedQuestion {
  readonly title: string;
  readonly workload: WorkloadId;
  readonly alike: boolean;
}

/** The work of one process in one round. */
interface ComparedTurn {
  /** CPU microseconds of a request. */
  readonly costUs: number;
  readonly requestsPerSecond: number;
}

/** Turns of a variant by start of its process, and by round of that process. */
export type ComparedTurns = readonly (readonly ComparedTurn[])[];

export interface ComparisonOptions {
  /** The name of the folder for its files. */
  readonly name: string;
  readonly variants: readonly Contestant[];
  readonly questions: readonly ComparedQuestion[];
  readonly minutes: number;
}

/** Few, because two starts differ more than two rounds of one. */
const ROUNDS = 4;
/** CPU seconds of each variant before the first round of a question: by then the code that it takes is compiled. */
const WARM_SECONDS = 2;
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
export async function compare({ name, variants, questions, minutes }: ComparisonOptions) {
  requireTools();
  const begun = performance.now();
  const folder = join(SCRATCH, name);
  mkdirSync(folder, { recursive: true });
  yieldToOthers();
  const upstream = await startUpstream();
  const found = questions.map(() => variants.map((): ComparedTurn[][] => []));
  try {
    for (let starts = 1, longestMs = 0; ; starts++) {
      const before = performance.now();
      const turns = await measureOnce(variants, questions, { upstream: upstream.origin, folder });
      for (const [question, byVariant] of turns.entries()) {
        for (const [variant, each] of byVariant.entries()) found[question]?.[variant]?.push(each);
      }
      process.stderr.write(`start ${starts} of each\n`);
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
    await check(running, [...new Set(questions.map(({ workload }) => workload))]);
    const found: ComparedTurn[][][] = [];
    for (const question of questions) {
      found.push(await measureQuestion(running, question, place.folder));
      // Under load too, all were answered alike, and without errors.
      await check(running, [question.workload]);
    }
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
  await Promise.all(
    loaded.map((each) => {
      const warmAt = threadSeconds(each.pid) + WARM_SECONDS;
      return answered(each, () => threadSeconds(each.pid) >= warmAt);
    }),
  );
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
async function answered({ pid, port, requests }: Loaded, isEnough: () => boolean): Promise<ComparedTurn> {
  const before = threadSeconds(pid);
  const seen = await load({ port, requests, isEnough });
  const costUs = ((threadSeconds(pid) - before) * 1e6) / seen.requests;
  return { costUs, requestsPerSecond: seen.requests / seen.seconds };
}

export interface ComparedVariant {
  readonly contestant: Contestant;
  /** The share of the first variant's work that it must keep. */
  readonly goal?: number;
}

const MINUTES = 4;

/** The choice of a command line that compares variants: `undefined` for `--help`. */
export function choiceFrom(args: readonly string[]) {
  const { values } = argumentsOf({
    args: [...args],
    options: {
      minutes: { type: 'string' },
      same: { type: 'boolean' },
      only: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  const choose = ([first, ...others]: readonly ComparedVariant[]): readonly ComparedVariant[] => {
    if (!first) return [];
    if (values.same) return [first, again(first)];
    const ids = others.map(({ contestant }) => contestant.id);
    const wanted = values.only?.split(',').map((name) => oneOf('variant', ids, name)) ?? ids;
    return [first, ...others.filter(({ contestant }) => wanted.includes(contestant.id))];
  };
  return { minutes: positive('minutes', values.minutes) ?? MINUTES, choose };
}

/** Compares variants with the first of them, and prints a table for each question. */
export async function printComparison({
  variants,
  ...options
}: Omit<ComparisonOptions, 'variants'> & { readonly variants: readonly ComparedVariant[] }): Promise<void> {
  const found = await compare({ ...options, variants: variants.map(({ contestant }) => contestant) });
  for (const [index, { title }] of options.questions.entries()) {
    console.log(comparisonTable(title, variants, found[index] ?? []));
  }
}

/** The same variant once more, to see what differs without a difference. */
function again({ contestant }: ComparedVariant): ComparedVariant {
  const { id, name } = contestant;
  return { contestant: { ...contestant, id: `${id}-again`, name: `${name}, again` }, goal: 1 };
}

/** The cost of each variant, and its work as a multiple of the first one's. */
export function comparisonTable(
  title: string,
  variants: readonly ComparedVariant[],
  turns: readonly ComparedTurns[],
): string {
  const starts = turns[0]?.length ?? 0;
  const head = `\n${title} (${starts} starts of each)`.padEnd(56);
  const lines = variants.map(({ contestant, goal }, index) => {
    const own = turns[index] ?? [];
    const cost = median(own.flat().map(({ costUs }) => costUs));
    const work = ratios(own, turns[0] ?? [], (one, first) => first.costUs / one.costUs);
    const rate = ratios(own, turns[0] ?? [], (one, first) => one.requestsPerSecond / first.requestsPerSecond);
    const columns = [contestant.name.padEnd(34), `${cost.toFixed(1)} µs`.padStart(10)];
    if (index > 0) columns.push(withInterval(work), withInterval(rate), goal === undefined ? '' : `≥ ${goal}`);
    return columns.join('  ').trimEnd();
  });
  return [`${head}work per CPU second    requests per second  goal`, ...lines].join('\n');
}

/** Each turn with the turn of the first variant in the same round of the same start. */
function ratios(
  own: ComparedTurns,
  first: ComparedTurns,
  ratio: (one: ComparedTurn, first: ComparedTurn) => number,
): number[][] {
  return own.map((rounds, start) =>
    rounds.flatMap((one, round) => {
      const against = first[start]?.[round];
      return against ? [ratio(one, against)] : [];
    }),
  );
}

function withInterval(groups: readonly (readonly number[])[]): string {
  const [low, high] = intervalOfMedian(groups);
  return `${median(groups.flat()).toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`;
}
