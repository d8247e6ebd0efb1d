import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { Coverage, type Covering } from './coverage.ts';
import { type Equivalent, equivalent, isAbout } from './equivalent.ts';
import { instrument, type Mutant } from './instrument.ts';
import type { Options } from './options.ts';
import { sample } from './sample.ts';
import { type RunResult, TestSession } from './test-session.ts';

/** As Stryker has them, with those apart that are listed as equivalent. */
export type Status = 'killed' | 'timeout' | 'survived' | 'no coverage' | 'equivalent';

export interface MutantResult extends Mutant {
  readonly status: Status;
  /** How many covering tests were selected, and how many the budget did not allow. */
  readonly tests: number;
  readonly skipped: number;
}

export interface MutantsReport {
  /** How many mutants the files have, sampled or not. */
  readonly found: number;
  readonly results: readonly MutantResult[];
  /** Tests that fail without mutants, and were left out. */
  readonly failing: readonly string[];
  /** Entries of the list of equivalent mutants that match no mutant of these files. */
  readonly stale: readonly Equivalent[];
}

// Nothing is known yet of what the tests take.
const FIRST_TIMEOUT_MS = 120_000;
const SLOWER = 4;

/** Runs the tests that cover each mutant with it, in as many sessions as there are cores. */
export async function runMutants(options: Options, onResult: (result: MutantResult) => void): Promise<MutantsReport> {
  const { sources, mutants } = await instrument(options.files);
  const sessions = await Promise.all(Array.from({ length: availableParallelism() }, () => TestSession.open(sources)));
  try {
    const { coverage, failing } = await cover(sessions, mutants, options);
    const results: MutantResult[] = [];
    // All sessions take from one iterator.
    const wanted = mutants.filter(({ file, line }) => options.lines.get(file)?.has(line) ?? true);
    const queue = sample(wanted, options.sample).values();
    const work = async (session: TestSession) => {
      for (const mutant of queue) {
        const covering = coverage.of(mutant, options.budgetMs);
        const status = await statusOf(mutant, covering, session, options);
        const result = { ...mutant, status, tests: covering.tests, skipped: covering.skipped };
        results.push(result);
        onResult(result);
      }
    };
    await Promise.all(sessions.map(work));
    return { found: wanted.length, results, failing, stale: staleIn(options.files, mutants) };
  } finally {
    await Promise.all(sessions.map((session) => session.close()));
  }
}

/** Runs the tests without mutants, each session its share. */
async function cover(
  sessions: readonly TestSession[],
  mutants: readonly Mutant[],
  { files, isWanted, paths }: Options,
): Promise<{ coverage: Coverage; failing: string[] }> {
  const related = (await sessions[0]?.related(files, paths)) ?? [];
  const wanted = related.filter((file) => isWanted(relative('.', file)));
  const runs = await Promise.all(
    sessions.map((session, index) => {
      const share = wanted.filter((_, position) => position % sessions.length === index);
      return session.run(
        share.map((file) => ({ file })),
        { timeoutMs: FIRST_TIMEOUT_MS },
      );
    }),
  );
  const modules = runs.flatMap((run) => run.modules);
  const graph = {
    importersOf: (file: string) => sessions.flatMap((session) => session.importersOf(file)),
    importsOf: (file: string) => Math.max(...sessions.map((session) => session.importsOf(file))),
  };
  return { coverage: new Coverage(mutants, modules, graph), failing: modules.flatMap(failingIn) };
}

function failingIn(module: RunResult['modules'][number]): string[] {
  const file = module.relativeModuleId;
  const tests = [...module.children.allTests('failed')].map(({ fullName }) => `${file} > ${fullName}`);
  return tests.length === 0 && module.state() === 'failed' ? [file] : tests;
}

async function statusOf(
  mutant: Mutant,
  { selections, tests, slowestMs }: Covering,
  session: TestSession,
  { timeoutMs }: Options,
): Promise<Status> {
  if (equivalent.some((each) => isAbout(each, mutant))) return 'equivalent';
  if (tests === 0) return 'no coverage';
  const { hasFailed, hasTimedOut } = await session.run(selections, {
    active: mutant.id,
    timeoutMs: timeoutMs + SLOWER * slowestMs,
    bail: true,
  });
  if (hasTimedOut) return 'timeout';
  return hasFailed ? 'killed' : 'survived';
}

function staleIn(files: readonly string[], mutants: readonly Mutant[]): Equivalent[] {
  return equivalent.filter((each) => files.includes(each.file) && !mutants.some((mutant) => isAbout(each, mutant)));
}
