import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { KINDS, type Kind } from './calls/kinds.ts';
import { argumentsOf, positiveWhole, runCommand } from './command.ts';
import { nodeEnvironment, PROJECT } from './contestants/contestant.ts';
import { checkOut } from './earlier.ts';
import { intervalOfMedian, median } from './measure/statistics.ts';

const STARTS = 5;
const ROUNDS = 10;

const help = `Measures the CPU time of upstream calls in process, over a transport that answers at once: calls that are sent, hits of the cache, and
calls whose responses are stored.

Usage: npm run lab -- calls [options]

  --against <commit>  Compare with an earlier commit, which is checked out in a temporary folder with its own packages
  --starts <n>        How often a process of each version is started; their turns alternate (${STARTS})
  --help              Print this

Prints medians, and the ratio to the earlier commit with an interval of 95 %: below 1, a call takes less.`;

interface Options {
  readonly against: string | undefined;
  readonly starts: number;
}

function optionsFrom(args: readonly string[]): Options | undefined {
  const options = { against: { type: 'string' }, starts: { type: 'string' }, help: { type: 'boolean' } } as const;
  const { values } = argumentsOf({ args: [...args], options });
  if (values.help) return undefined;
  return { against: values.against, starts: positiveWhole('starts', values.starts) ?? STARTS };
}

/** CPU microseconds of a call by round, of each version. */
type Costs = readonly (readonly number[])[];

/** Starts a process of each version. They have turns with each kind of calls. */
async function measure(folders: readonly string[]): Promise<ReadonlyMap<Kind, Costs>> {
  const script = join(import.meta.dirname, 'calls', 'measure.ts');
  const options = { env: { ...process.env, ...nodeEnvironment }, execArgv: ['--expose-gc'] };
  const children = folders.map((folder) => fork(script, [folder], options));
  try {
    const found = new Map<Kind, Costs>();
    for (const kind of KINDS) {
      const costs = folders.map((): number[] => []);
      for (let round = 0; round < ROUNDS; round++) {
        for (const [at, child] of children.entries()) {
          const replied = once(child, 'message') as Promise<[number]>;
          child.send(kind);
          const [costUs] = await replied;
          costs[at]?.push(costUs);
        }
      }
      found.set(kind, costs);
    }
    return found;
  } finally {
    for (const child of children) child.kill();
  }
}

/** One line: the cost of a kind of calls now, and compared with the earlier commit. */
function lineOf(kind: Kind, starts: readonly Costs[]): string {
  const line = `${kind.padEnd(12)}${median(starts.flatMap(([now = []]) => now))
    .toFixed(2)
    .padStart(8)} µs`;
  if (starts.some(([, before]) => !before)) return line;
  const earlier = median(starts.flatMap(([, before = []]) => before));
  const ratios = starts.map(([now = [], before = []]) => now.map((cost, at) => cost / (before[at] ?? Number.NaN)));
  const [low, high] = intervalOfMedian(ratios);
  const ratio = `${median(ratios.flat()).toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
  return `${line}${earlier.toFixed(2).padStart(10)} µs   ${ratio}`;
}

await runCommand(optionsFrom, help, async ({ against, starts: count }) => {
  const earlier = against === undefined ? undefined : checkOut(against);
  try {
    const folders = earlier ? [PROJECT, earlier.folder] : [PROJECT];
    const starts: ReadonlyMap<Kind, Costs>[] = [];
    for (let start = 0; start < count; start++) starts.push(await measure(folders));
    console.log(`${''.padEnd(12)}        now${earlier ? `     ${earlier.commit}   ratio` : ''}`);
    for (const kind of KINDS)
      console.log(
        lineOf(
          kind,
          starts.map((costs) => costs.get(kind) ?? []),
        ),
      );
    console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    earlier?.remove();
  }
});
