import { argumentsOf, positive, UsageError } from './command.ts';
import { contestants } from './contestants/index.ts';
import type { Pace } from './measure/load.ts';
import { type WorkloadId, workloadIds, workloads } from './workloads/index.ts';

/** What a run measures, in this order. */
export const sections = ['calls', 'throughput', 'latency', 'start'] as const;
export type Section = (typeof sections)[number];
/** Whether all requests of a workload are different or identical. */
export const kinds = ['different', 'alike'] as const;
export type Kind = (typeof kinds)[number];

export interface Options {
  readonly quick: boolean;
  /** Whether it is a run of everything, whose results may be quoted. */
  readonly isWhole: boolean;
  readonly contestants: readonly string[];
  readonly workloads: readonly WorkloadId[];
  readonly kinds: readonly Kind[];
  readonly sections: readonly Section[];
  readonly pace: Pace;
  /** CPU seconds for which each contestant runs before the first turn. */
  readonly warmSeconds: number;
  readonly starts: number;
  readonly latencies: number;
  /** Earlier commits of the project: Manifold is compared with itself, and with nothing else. */
  readonly against: readonly string[];
  /** How long that takes. */
  readonly minutes: number;
}

const MINUTES = 10;
const FULL = {
  pace: { rounds: 7, seconds: 0.8, warmUps: [2, 5] },
  warmSeconds: 20,
  starts: 7,
  latencies: 10_000,
} as const;
const QUICK = {
  pace: { rounds: 3, seconds: 0.3, warmUps: [1, 2] },
  warmSeconds: 6,
  starts: 2,
  latencies: 500,
} as const;

export const help = `Compares Manifold with other servers that do the same work over the same upstream.

Usage: npm run lab -- bench [options]

  --quick             Fewer workloads, fewer and shorter rounds: within three minutes
  --only <names>      Only these, joined by commas: contestants, workloads, kinds, sections
  --against <commit>  Only Manifold, compared with itself at an earlier commit, which is checked out in a temporary folder with its own
                      packages; may be repeated. Prints the ratio for each workload, with an interval of 95 %
  --minutes <n>       Minutes that it takes with --against, as far as two starts of each fit (${MINUTES})
  --help              Print this

Contestants
${contestants.map(({ id, name }) => `  ${id.padEnd(18)}${name}`).join('\n')}

Workloads
${workloadIds.map((id) => `  ${id.padEnd(18)}${workloads[id].title}`).join('\n')}

Kinds of requests
  ${kinds.join(', ')}

Sections
  ${sections.join(', ')}

A run of everything writes its results to lab/bench/results: <date>.json, latest.md. Any other run writes them to
lab/bench/node_modules/.cache/bench/results, and names the file at its end.`;

/** The options of a command line; `undefined` for `--help`. */
export function optionsFrom(args: readonly string[]): Options | undefined {
  const { values } = parsed(args);
  if (values.help) return undefined;
  const { quick = false } = values;
  const ids = contestants.map(({ id }) => id);
  const names = values.only?.split(',').map((name) => name.trim()) ?? [];
  if (names.includes('')) throw new UsageError('--only takes names, joined by commas. --help says what there is.');
  const unknown = names.filter(
    (name) => ![...ids, ...workloadIds, ...kinds, ...sections].some((each) => each === name),
  );
  if (unknown.length > 0) throw new UsageError(`There is no ${unknown.join(', ')}. --help says what there is.`);
  const among = <Name extends string>(known: readonly Name[], otherwise = known) => {
    const chosen = known.filter((name) => names.includes(name));
    return chosen.length > 0 ? chosen : otherwise;
  };
  return {
    quick,
    isWhole: !quick && names.length === 0 && values.against === undefined,
    contestants: among(ids),
    workloads: among(workloadIds, quick ? workloadIds.filter((id) => workloads[id].inQuick) : workloadIds),
    kinds: among(kinds),
    sections: among(sections),
    ...(quick ? QUICK : FULL),
    against: values.against ?? [],
    minutes: positive('minutes', values.minutes) ?? MINUTES,
  };
}

function parsed(args: readonly string[]) {
  return argumentsOf({
    args: [...args],
    options: {
      quick: { type: 'boolean' },
      only: { type: 'string' },
      against: { type: 'string', multiple: true },
      minutes: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
}
