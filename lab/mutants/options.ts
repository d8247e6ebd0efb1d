import { globSync, statSync } from 'node:fs';
import { join, matchesGlob, normalize } from 'node:path';
import { parseArgs } from 'node:util';

export interface Options {
  /** The source files to mutate. */
  readonly files: readonly string[];
  /** The lines to mutate of those files of which not all are. */
  readonly lines: ReadonlyMap<string, ReadonlySet<number>>;
  /** The most mutants to run. */
  readonly sample: number;
  /** Whether a test file is run, by its path from the working directory. */
  readonly isWanted: (test: string) => boolean;
  /** Parts of the paths of all test files that are run; none where any path may be. */
  readonly paths: readonly string[];
  /** The most time for the tests of one mutant, by what they take without it. */
  readonly budgetMs: number;
  /** How long a test may take, on top of four times what it takes without a mutant. */
  readonly timeoutMs: number;
  /** Which mutants are printed. */
  readonly list: 'survivors' | 'all' | 'none';
  readonly json: boolean;
}

// Slow, and they kill hardly any mutant that others do not.
const BROWSER_TESTS = /(^|\/)browser\//;
/** Tests, what they share, and generated files. */
const NO_SOURCE = /(\.(test|generated|d)|\/harness|\/fake-[^/]+)\.ts$/;

const LINE = /:(\d+)$/;

export const USAGE = `npm run lab -- mutants <folder, file or file:line>... [options]

Mutation testing: makes small changes in the sources, one at a time, and lists those with which every test still passes.

  --sample <number>    run so many mutants, picked at random, the same ones each time
  --tests <glob>       run only these test files; may be repeated. The default is all but browser tests
  --budget <seconds>   the most time for the tests of one mutant, 20 by default; test files that cover most run first
  --timeout <seconds>  how long a test may take, on top of four times what it takes without a mutant, 5 by default
  --list <which>       survivors (the default), all or none
  --json               print the report as JSON`;

/** Parses the command line. Throws an error whose message names the problem. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      tests: { type: 'string', multiple: true },
      budget: { type: 'string', default: '20' },
      timeout: { type: 'string', default: '5' },
      list: { type: 'string', default: 'survivors' },
      json: { type: 'boolean', default: false },
    },
  });
  const [places, paths] = [positionals.filter(isLine), positionals.filter((each) => !isLine(each))];
  const lines = Map.groupBy(places, (place) => normalize(place.replace(LINE, '')));
  const files = [...new Set([...paths.flatMap(sourcesIn), ...lines.keys()])];
  if (files.length === 0) throw new Error('Name a folder or a file with sources.');
  return {
    files,
    lines: new Map(
      [...lines].map(([file, each]) => [file, new Set(each.map((place) => Number(LINE.exec(place)?.[1])))]),
    ),
    sample: values.sample === undefined ? Infinity : positive('--sample', values.sample),
    isWanted: (test) =>
      values.tests ? values.tests.some((glob) => matchesGlob(test, glob)) : !BROWSER_TESTS.test(test),
    paths: beginningsOf(values.tests ?? []),
    budgetMs: positive('--budget', values.budget) * 1000,
    timeoutMs: positive('--timeout', values.timeout) * 1000,
    list: listOf(values.list),
    json: values.json,
  };
}

/** What globs have before their first wildcard. */
function beginningsOf(globs: readonly string[]): string[] {
  const beginnings = globs.map((glob) => glob.split(/[*?[{(!]/, 1)[0] ?? '');
  return beginnings.includes('') ? [] : beginnings;
}

function isLine(path: string): boolean {
  return LINE.test(path);
}

function sourcesIn(path: string): string[] {
  if (statSync(path).isFile()) return [normalize(path)];
  const found = globSync(join(path, '**/*.ts')).toSorted();
  return found.filter((file) => !NO_SOURCE.test(file));
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`${name} takes a number above 0, not ${text}.`);
  return number;
}

function listOf(text: string): Options['list'] {
  if (text === 'survivors' || text === 'all' || text === 'none') return text;
  throw new Error(`--list takes survivors, all or none, not ${text}.`);
}
