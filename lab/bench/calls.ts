import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { KINDS, type Kind, type Turn } from './calls/kinds.ts';
import { argumentsOf, positiveWhole, runCommand } from './command.ts';
import { nodeEnvironment, PROJECT } from './contestants/contestant.ts';
import { checkOut } from './earlier.ts';
import { intervalOfMedian, median } from './measure/statistics.ts';

const STARTS = 5;

const help = `Measures the CPU time of upstream calls in process, over a transport that answers at once: calls that are sent, hits of the cache, and
calls whose responses are stored.

Usage: npm run lab -- calls [options]

  --against <commit>  Compare with an earlier commit, which is checked out in a temporary folder with its own packages
  --starts <n>        Processes that are started, each with turns of all versions (${STARTS})
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

/** The turns of all versions in one process. Their order changes from start to start. */
function turnsIn(folders: readonly string[], start: number): readonly Turn[] {
  const script = join(import.meta.dirname, 'calls', 'measure.ts');
  const ordered = start % 2 === 0 ? folders : folders.toReversed();
  const { status, stdout } = spawnSync(process.execPath, ['--expose-gc', script, ...ordered], {
    env: { ...process.env, ...nodeEnvironment },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error('The calls could not be measured, as it says above.');
  return JSON.parse(stdout) as Turn[];
}

/** One line: the cost of a kind of calls now, and compared with the earlier commit. */
function lineOf(kind: Kind, starts: readonly (readonly Turn[])[], earlier: string | undefined): string {
  const costs = (turns: readonly Turn[], version: string) =>
    turns
      .filter((turn) => turn.kind === kind && turn.version === version)
      .toSorted((one, other) => one.round - other.round)
      .map(({ costUs }) => costUs);
  const medianOf = (version: string) => median(starts.flatMap((turns) => costs(turns, version)));
  const line = `${kind.padEnd(12)}${medianOf(PROJECT).toFixed(2).padStart(8)} µs`;
  if (earlier === undefined) return line;
  const ratios = starts.map((turns) => {
    const before = costs(turns, earlier);
    return costs(turns, PROJECT).map((cost, round) => cost / (before[round] ?? Number.NaN));
  });
  const [low, high] = intervalOfMedian(ratios);
  const ratio = `${median(ratios.flat()).toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
  return `${line}${medianOf(earlier).toFixed(2).padStart(10)} µs   ${ratio}`;
}

await runCommand(optionsFrom, help, async ({ against, starts }) => {
  const earlier = against === undefined ? undefined : checkOut(against);
  try {
    const folders = earlier ? [PROJECT, earlier.folder] : [PROJECT];
    const turns = Array.from({ length: starts }, (_, start) => turnsIn(folders, start));
    console.log(`${''.padEnd(12)}        now${earlier ? `     ${earlier.commit}   ratio` : ''}`);
    for (const kind of KINDS) console.log(lineOf(kind, turns, earlier?.folder));
    console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    earlier?.remove();
  }
});
