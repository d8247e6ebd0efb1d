import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { Coverage, type Covering } from './coverage.ts';
import { type Equivalent, equivalent } from './equivalent.ts';
import { instrument, type Mutant } from './instrument.ts';
import type { Options } from './options.ts';
import { sample } from './sample.ts';
import { type RunResult, TestSession } from './test-session.ts';

/** Noticed: a test fails. Timed out: tests do not end. Uncovered: no test meets it. */
export type Outcome = 'noticed' | 'timed out' | 'survived' | 'uncovered' | 'equivalent';

export interface MutantResult extends Mutant {
  readonly outcome: Outcome;
  /** How many of the tests that meet it were run, and how many were left out for want of time. */
  readonly tests: number;
  readonly left: number;
}

export interface MutantsReport {
  /** How many mutants there are, of which some may have been left out of the sample. */
  readonly found: number;
  readonly results: readonly MutantResult[];
  /** Tests that fail without any mutant, and are not taken into account. */
  readonly failing: readonly string[];
  /** What is listed as equivalent in these files, and is no mutant any more. */
  readonly stale: readonly Equivalent[];
}

const LONGEST_TEST_MS = 120_000;
const SLOWER = 4;
const MORE_HITS = 100;

/** Has the tests run with each mutant, some of them side by side, and tells of each as soon as its outcome is known. */
export async function runMutants(options: Options, tell: (result: MutantResult) => void): Promise<MutantsReport> {
  const { sources, mutants } = await instrument(options.files);
  const sessions = await Promise.all(Array.from({ length: availableParallelism() }, () => TestSession.open(sources)));
  try {
    const { coverage, failing } = await cover(sessions, mutants, options);
    const results: MutantResult[] = [];
    const queue = sample(mutants, options.sample).values();
    await Promise.all(
      sessions.map(async (session) => {
        // All sessions take from the same iterator.
        for (const mutant of queue) {
          const covering = coverage.of(mutant, options.seconds * 1000);
          const outcome = await outcomeOf(mutant, covering, session, options.patience * 1000);
          const result = { ...mutant, outcome, tests: covering.tests, left: covering.left };
          results.push(result);
          tell(result);
        }
      }),
    );
    return { found: mutants.length, results, failing, stale: staleIn(options.files, mutants) };
  } finally {
    await Promise.all(sessions.map((session) => session.close()));
  }
}

/** Runs the tests without a mutant, each session its share. */
async function cover(sessions: readonly TestSession[], mutants: readonly Mutant[], { files, isWanted }: Options) {
  const related = (await sessions[0]?.related(files)) ?? [];
  const wanted = related.filter((file) => isWanted(relative('.', file)));
  const runs = await Promise.all(
    sessions.map((session, index) => {
      const share = wanted.filter((_, place) => place % sessions.length === index);
      return session.run(
        share.map((file) => ({ file })),
        { patienceMs: LONGEST_TEST_MS },
      );
    }),
  );
  const modules = runs.flatMap((run) => run.modules);
  const importersOf = (file: string) => sessions.flatMap((session) => session.importersOf(file));
  return { coverage: new Coverage(mutants, modules, importersOf), failing: modules.flatMap(failingIn) };
}

function failingIn(module: RunResult['modules'][number]): string[] {
  const tests = [...module.children.allTests('failed')].map(
    ({ fullName }) => `${module.relativeModuleId} > ${fullName}`,
  );
  return tests.length > 0 || module.state() !== 'failed' ? tests : [module.relativeModuleId];
}

async function outcomeOf(
  mutant: Mutant,
  covering: Covering,
  session: TestSession,
  patienceMs: number,
): Promise<Outcome> {
  if (isEquivalent(mutant)) return 'equivalent';
  if (covering.tests === 0) return 'uncovered';
  const { hasFailed, hasTimedOut } = await session.run(covering.selections, {
    active: mutant.id,
    hitLimit: Math.max(covering.hits, 1) * MORE_HITS,
    patienceMs: patienceMs + SLOWER * covering.slowestMs,
    bail: true,
  });
  if (hasTimedOut) return 'timed out';
  return hasFailed ? 'noticed' : 'survived';
}

function isEquivalent(mutant: Mutant): boolean {
  return equivalent.some((each) => isSame(each, mutant));
}

function staleIn(files: readonly string[], mutants: readonly Mutant[]): Equivalent[] {
  return equivalent.filter((each) => files.includes(each.file) && !mutants.some((mutant) => isSame(each, mutant)));
}

function isSame(one: Equivalent, { file, original, replacement }: Mutant): boolean {
  return one.file === file && one.original === original && one.replacement === replacement;
}
