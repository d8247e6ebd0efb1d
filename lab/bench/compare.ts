import { runCommand } from './command.ts';
import type { Contestant } from './contestants/index.ts';
import { type ComparedQuestion, type ComparedTurn, type ComparedTurns, compare } from './measure/comparison.ts';
import { intervalOfMedian, median } from './measure/statistics.ts';
import { requireTools } from './tools.ts';
import { argumentsOf, oneOf, positive } from './usage.ts';

/** A command that compares variants of Manifold. */
export interface ComparisonCommand {
  /** The name of its script. */
  readonly name: string;
  readonly about: string;
  /** The first is what the others are compared with. */
  readonly variants: readonly ComparedVariant[];
  readonly questions: readonly ComparedQuestion[];
}

export interface ComparedVariant {
  readonly contestant: Contestant;
  /** The share of the first variant's work that it must keep. */
  readonly goal?: number;
}

/** Settings of variants whose telemetry is not compared. */
export const UNOBSERVED = { metrics: { enabled: false }, logs: { level: 'warn', access: 'off' } };

const MINUTES = 4;

interface ComparisonChoice {
  readonly minutes: number;
  readonly variants: readonly ComparedVariant[];
}

/** Runs a command that compares variants of Manifold, by its command line. */
export async function runComparison(command: ComparisonCommand): Promise<void> {
  const options = (args: readonly string[]) => choiceFrom(args, command);
  await runCommand(options, helpOf(command), async ({ minutes, variants }) => {
    requireTools();
    const found = await compare({
      name: `bench-${command.name}`,
      variants: variants.map(({ contestant }) => contestant),
      questions: command.questions,
      minutes,
      started: (starts) => process.stderr.write(`start ${starts} of each\n`),
    });
    for (const [index, { title }] of command.questions.entries()) {
      console.log(comparisonTable(title, variants, found[index] ?? []));
    }
  });
}

/** The choice of a command line; `undefined` for `--help`. */
export function choiceFrom(
  args: readonly string[],
  { variants }: Pick<ComparisonCommand, 'variants'>,
): ComparisonChoice | undefined {
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
  const [first, ...others] = variants;
  const minutes = positive('minutes', values.minutes) ?? MINUTES;
  if (!first) return { minutes, variants };
  if (values.same) return { minutes, variants: [first, again(first)] };
  const ids = others.map(({ contestant }) => contestant.id);
  const wanted = values.only?.split(',').map((name) => oneOf('variant', ids, name)) ?? ids;
  return { minutes, variants: [first, ...others.filter(({ contestant }) => wanted.includes(contestant.id))] };
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

const helpOf = ({ name, about, variants }: ComparisonCommand) => `${about}

Usage: npm run lab -- ${name} [options]

  --minutes <n>    Minutes that it takes, as far as two starts of each variant fit (${MINUTES})
  --only <names>   Only these, joined by commas, besides the first
  --same           The first against itself, to see the error of the measurement
  --help           Print this

Variants
${variants.map(({ contestant: { id, name: title } }) => `  ${id.padEnd(18)}${title}`).join('\n')}

Prints CPU time of the gateway for a request, and work per CPU second and throughput as multiples of the first variant's: medians
of the ratios of all rounds, with intervals of 95 %.`;
