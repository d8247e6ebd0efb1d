import { globSync, statSync } from 'node:fs';
import { join, matchesGlob, normalize } from 'node:path';
import { parseArgs } from 'node:util';

export interface Options {
  /** The sources whose mutants are made. */
  readonly files: readonly string[];
  /** How many mutants are tried at most. */
  readonly sample: number;
  /** Whether a test file is run, by its path from here. */
  readonly isWanted: (test: string) => boolean;
  /** How long the tests of one mutant may take together, by what they take without it. */
  readonly seconds: number;
  /** How much longer than without a change a test may take. */
  readonly patience: number;
  /** Which results are printed. */
  readonly list: 'survivors' | 'all' | 'none';
  readonly json: boolean;
}

// These take long, and notice hardly anything that others do not.
const BROWSER = /(^|\/)browser\//;

export const USAGE = `npm run mutants -- <folder or file>... [options]

Changes one thing after another in the sources, and lists the changes that no test notices.

  --sample <number>   try so many changes, spread at random, the same ones each time
  --tests <glob>      run these test files only, and not all but those in a browser; may be given more than once
  --seconds <number>  how long the tests of one change may take, 20 unless given: those that tell most come first
  --patience <number> seconds that a test may take in addition to four times what it takes without the change, 5 unless
                      given: on a busy machine it should be more
  --list <which>      survivors (unless given), all or none
  --json              print the whole report as JSON`;

/** Reads the command line. What is wrong with it is the message of the error. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      tests: { type: 'string', multiple: true },
      seconds: { type: 'string', default: '20' },
      patience: { type: 'string', default: '5' },
      list: { type: 'string', default: 'survivors' },
      json: { type: 'boolean', default: false },
    },
  });
  const files = positionals.flatMap(sourcesIn);
  if (files.length === 0) throw new Error('Name a folder or a file with sources.');
  return {
    files,
    sample: values.sample === undefined ? Infinity : positive('--sample', values.sample),
    isWanted: (test) => (values.tests ? values.tests.some((glob) => matchesGlob(test, glob)) : !BROWSER.test(test)),
    seconds: positive('--seconds', values.seconds),
    patience: positive('--patience', values.patience),
    list: listOf(values.list),
    json: values.json,
  };
}

function sourcesIn(path: string): string[] {
  if (statSync(path).isFile()) return [normalize(path)];
  const found = globSync(join(path, '**/*.ts')).toSorted();
  return found.filter((file) => !/\.(test|generated|d)\.ts$/.test(file));
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
