import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, matchesGlob, normalize, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { EnvironmentModuleNode, Plugin } from 'vite';
import {
  createVitest,
  type Reporter,
  type TestModule,
  type TestSequencer,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';
import type { FileHits, WorkerTask } from './worker.ts';

interface Options {
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

/** A random sample in the order of the mutants. It is the same each time, and part of any larger one. */
export function sample(mutants: readonly Mutant[], size: number): Mutant[] {
  return mutants
    .map((mutant, index) => ({ mutant, index, rank: rank(mutant) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, size)
    .toSorted((one, other) => one.index - other.index)
    .map(({ mutant }) => mutant);
}

function rank({ file, line, column, replacement }: Mutant): string {
  return createHash('sha256')
    .update(JSON.stringify([file, line, column, replacement]))
    .digest('hex');
}

// Starting a worker depends on what else the machine does.
const START_MS = 60_000;

/** Calls back when Vitest has reported no result for a while. */
class Watchdog implements Reporter {
  #timer: NodeJS.Timeout | undefined;
  #ms = 0;
  #onSilence: () => void = () => {};
  #hasFired = false;

  start(ms: number, onSilence: () => void): void {
    this.#ms = ms;
    this.#onSilence = onSilence;
    this.#hasFired = false;
    this.#wait(Math.max(START_MS, ms));
  }

  /** Whether it has called back since the start. */
  stop(): boolean {
    clearTimeout(this.#timer);
    return this.#hasFired;
  }

  onTestModuleCollected(): void {
    this.#wait(this.#ms);
  }

  onTestCaseResult(): void {
    this.#wait(this.#ms);
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#hasFired) return;
    this.#timer = setTimeout(() => {
      this.#hasFired = true;
      this.#onSilence();
    }, ms);
  }
}

/** The tests that cover a mutant, with what is known of them from a run without mutants. */
interface Covering {
  readonly selections: readonly Selection[];
  /** How many tests are selected. */
  readonly tests: number;
  /** How many more there are. */
  readonly skipped: number;
  /** The slowest of the tests, or the import of everything, whichever takes longer. */
  readonly slowestMs: number;
}

interface TestFile {
  readonly file: string;
  readonly importMs: number;
  readonly hits: FileHits;
  /** The tests that passed. */
  readonly tests: readonly { readonly id: string; readonly ms: number }[];
  /** The ids of all mutants that the tests execute. */
  readonly covered: ReadonlySet<string>;
}

/** The modules that a file imports, or that import it, directly or not. */
interface ModuleGraph {
  importersOf(file: string): readonly string[];
  importsOf(file: string): number;
}

/** What the import of a module takes in a new worker. The measured time is that of the first file of a worker alone. */
const MODULE_MS = 3;

/** Maps mutants to the tests that cover them, by a run without mutants. Tests that failed in it are left out. */
class Coverage {
  readonly #files: readonly TestFile[];
  readonly #siblings: ReadonlyMap<string, readonly Mutant[]>;
  readonly #graph: ModuleGraph;
  readonly #slowestImportMs: number;

  constructor(mutants: readonly Mutant[], modules: readonly TestModule[], graph: ModuleGraph) {
    this.#files = modules.flatMap((module) => testFile(module, graph) ?? []);
    this.#siblings = Map.groupBy(mutants, ({ file }) => file);
    this.#graph = graph;
    this.#slowestImportMs = Math.max(0, ...this.#files.map(({ importMs }) => importMs));
  }

  /** As many covering tests as the budget allows, those first whose files cover most mutants of the same source in their time. */
  of(mutant: Mutant, budgetMs: number): Covering {
    const siblings = this.#siblings.get(mutant.file) ?? [];
    const all = this.#filesCovering(mutant)
      .map((file) => ({ ...file, share: siblings.filter(({ id }) => file.covered.has(id)).length }))
      .toSorted((one, other) => other.share / cost(other) - one.share / cost(one));
    const selected = withinBudget(budgetMs, all);
    const tests = selected.flatMap((file) => file.tests);
    return {
      selections: selected.map((file) => ({ file: file.file, ids: file.tests.map(({ id }) => id) })),
      tests: tests.length,
      skipped: all.flatMap((file) => file.tests).length - tests.length,
      slowestMs: Math.max(this.#slowestImportMs, ...tests.map(({ ms }) => ms)),
    };
  }

  /** The test files that cover the mutant, each reduced to the tests that do. */
  #filesCovering({ id, file: source }: Mutant): TestFile[] {
    // Only the first file of a worker shows the mutants of an import; its outcome may matter to every importer.
    const isImported = this.#files.some(({ hits }) => id in hits.imports);
    const importers = new Set(isImported ? this.#graph.importersOf(resolve(source)) : []);
    return this.#files.flatMap((file) => {
      const isWhole = importers.has(file.file) || id in file.hits.hooks;
      const tests = isWhole ? file.tests : file.tests.filter((test) => id in (file.hits.tests[test.id] ?? {}));
      return tests.length > 0 ? { ...file, tests } : [];
    });
  }
}

function withinBudget(budgetMs: number, files: readonly TestFile[]): TestFile[] {
  let leftMs = budgetMs;
  return files.filter((file, index) => {
    const fits = index === 0 || cost(file) <= leftMs;
    if (fits) leftMs -= cost(file);
    return fits;
  });
}

function cost({ importMs, tests }: TestFile): number {
  return tests.reduce((sum, { ms }) => sum + ms, importMs);
}

function testFile(module: TestModule, graph: ModuleGraph): TestFile | undefined {
  const hits = module.meta().mutants;
  if (!hits) return undefined;
  return {
    file: module.moduleId,
    importMs: Math.max(module.diagnostic().collectDuration, graph.importsOf(module.moduleId) * MODULE_MS),
    hits,
    tests: [...module.children.allTests('passed')].map((test) => ({
      id: test.id,
      ms: test.diagnostic()?.duration ?? 0,
    })),
    covered: new Set([hits.hooks, ...Object.values(hits.tests)].flatMap((each) => Object.keys(each))),
  };
}

/** A small change of a source file, which tests should notice. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly original: string;
  readonly replacement: string;
}

interface Instrumented {
  /** By absolute path: a source with all of its mutants, each switched on by its id. */
  readonly sources: ReadonlyMap<string, string>;
  readonly mutants: readonly Mutant[];
}

type Log = ConstructorParameters<typeof Instrumenter>[0];

const no = (): boolean => false;
const silent = Object.fromEntries(
  ['Trace', 'Debug', 'Info', 'Warn', 'Error', 'Fatal'].flatMap((level) => [
    [`is${level}Enabled`, no],
    [level.toLowerCase(), no],
  ]),
) as unknown as Log;

/** Finds the mutants of these files. */
async function instrument(files: readonly string[]): Promise<Instrumented> {
  const contents = files.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }));
  const lines = new Map(contents.map(({ name, content }) => [name, content.split('\n')]));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const { files: instrumented, mutants } = await new Instrumenter(silent).instrument(contents, options);
  return {
    sources: new Map(instrumented.map(({ name, content }) => [resolve(name), content])),
    mutants: mutants.map(({ id, fileName, location: { start, end }, replacement }) => ({
      id,
      file: fileName,
      line: start.line + 1,
      column: start.column + 1,
      original: between(lines.get(fileName) ?? [], start, end),
      replacement,
    })),
  };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

function between(lines: readonly string[], start: Position, end: Position): string {
  const whole = lines.slice(start.line, end.line + 1).join('\n');
  const afterEnd = (lines[end.line]?.length ?? 0) - end.column;
  return whole.slice(start.column, whole.length - afterEnd);
}

/** A test file, with the ids of the tests to run. Without ids, all of them run. */
interface Selection {
  readonly file: string;
  readonly ids?: readonly string[];
}

interface RunOptions extends WorkerTask {
  /** The run is cancelled when no test ends for so long. */
  readonly timeoutMs: number;
  /** Whether the first failure ends the run. */
  readonly bail?: boolean;
}

interface RunResult {
  readonly modules: readonly TestModule[];
  readonly hasFailed: boolean;
  readonly hasTimedOut: boolean;
}

/**
 * A warm Vitest in which instrumented sources replace those on the disk. Every run has a worker of its own, so that no
 * mutant leaves state to the next.
 */
class TestSession {
  readonly #vitest: Vitest;
  readonly #watchdog: Watchdog;

  private constructor(vitest: Vitest, watchdog: Watchdog) {
    this.#vitest = vitest;
    this.#watchdog = watchdog;
  }

  static async open(sources: ReadonlyMap<string, string>): Promise<TestSession> {
    const watchdog = new Watchdog();
    const vitest = await createVitest(
      {
        watch: false,
        maxWorkers: 1,
        silent: true,
        reporters: [watchdog],
        sequence: { sequencer: GivenOrder },
        // Both caches outlive the run, and their keys are the contents of the files on the disk.
        cache: false,
        fsModuleCache: false,
      },
      {
        plugins: [replace(sources)],
        test: { setupFiles: [fileURLToPath(new URL('./worker.ts', import.meta.url))] },
      },
    );
    await vitest.globTestSpecifications();
    return new TestSession(vitest, watchdog);
  }

  /** The test files with these parts in their paths, if any are given, that import one of these files, directly or not. */
  async related(files: readonly string[], paths: readonly string[]): Promise<string[]> {
    this.#vitest.config.related = files.map((file) => resolve(file));
    const specifications = await this.#vitest.getRelevantTestSpecifications([...paths]);
    return specifications.map(({ moduleId }) => moduleId);
  }

  /** The modules that import this one, directly or not, among those that earlier runs have loaded. */
  importersOf(file: string): string[] {
    return this.#reachable(file, 'importers').flatMap((module) => module.file ?? []);
  }

  /** How many modules this one imports, directly or not, if it was loaded. */
  importsOf(file: string): number {
    return this.#reachable(file, 'importedModules').length;
  }

  #reachable(file: string, next: 'importers' | 'importedModules'): EnvironmentModuleNode[] {
    const graphs = this.#vitest.projects.map(({ vite }) => vite.environments.ssr.moduleGraph);
    const found = new Set(graphs.flatMap((graph) => [...(graph.getModulesByFile(file) ?? [])]));
    // A loop over a set also visits what is added during the loop.
    for (const module of found) for (const each of module[next]) found.add(each);
    return [...found];
  }

  async run(selections: readonly Selection[], { timeoutMs, bail, ...task }: RunOptions): Promise<RunResult> {
    this.#vitest.provide('mutants', task);
    for (const { config } of this.#vitest.projects) config.bail = bail ? 1 : 0;
    this.#watchdog.start(timeoutMs, () => this.#cancel());
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(
      selections.flatMap((selection) => this.#specificationsOf(selection)),
    );
    const wasSilent = this.#watchdog.stop();
    const files = new Set(selections.map(({ file }) => file));
    const modules = testModules.filter(({ moduleId }) => files.has(moduleId));
    const hasFailed = unhandledErrors.length > 0 || modules.some((module) => module.state() === 'failed');
    return { modules, hasFailed, hasTimedOut: wasSilent || modules.some(hasTimedOut) };
  }

  close(): Promise<void> {
    return this.#vitest.close();
  }

  #specificationsOf({ file, ids }: Selection): TestSpecification[] {
    return this.#vitest
      .getModuleSpecifications(file)
      .map(({ project }) => project.createSpecification(file, ids && { testIds: [...ids] }));
  }

  /** The first call waits for the running test, which may never end; the second terminates the worker. */
  #cancel(): void {
    void this.#vitest.cancelCurrentRun('test-failure');
    void this.#vitest.cancelCurrentRun('test-failure');
  }
}

class GivenOrder implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

/** Whether a test failed at Vitest's own timeout. */
function hasTimedOut(module: TestModule): boolean {
  const errors = [...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? []);
  return errors.some(({ message }) => message.startsWith('Test timed out'));
}

function replace(sources: ReadonlyMap<string, string>): Plugin {
  return { name: 'mutants', enforce: 'pre', load: (id) => sources.get(id) };
}

const MOST_CHARACTERS = 70;

/** One line for a mutant: where it is, what it replaces by what, its status and how many tests were run. */
export function mutantLine({
  file,
  line,
  column,
  original,
  replacement,
  status,
  tests,
  skipped,
}: MutantResult): string {
  const run = skipped > 0 ? `${tests} of ${tests + skipped} tests` : `${tests} ${tests === 1 ? 'test' : 'tests'}`;
  const state = status === 'no coverage' ? status : `${status}, ${run}`;
  return `${file}:${line}:${column}  ${short(original)} → ${short(replacement)}  (${state})`;
}

/** How many mutants have which status, and the mutation score: the percentage that is noticed. */
export function totals({ found, results }: MutantsReport) {
  const count = (status: Status) => results.filter((result) => result.status === status).length;
  const [killed, timeout] = [count('killed'), count('timeout')];
  return {
    found,
    run: results.length,
    killed,
    timeout,
    survived: count('survived'),
    noCoverage: count('no coverage'),
    score: results.length === 0 ? 100 : Math.round((1000 * (killed + timeout)) / results.length) / 10,
  };
}

/** The totals as a line of text. */
export function summary(report: MutantsReport): string {
  const { found, run, killed, timeout, survived, noCoverage, score } = totals(report);
  return (
    `${run} of ${found} mutants: ${killed} killed, ${timeout} timeout, ${survived} survived, ` +
    `${noCoverage} no coverage: ${score} % noticed`
  );
}

function short(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS - 1)}…` : line;
}

/** As Stryker has them. */
type Status = 'killed' | 'timeout' | 'survived' | 'no coverage';

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
    return { found: wanted.length, results, failing };
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
  if (tests === 0) return 'no coverage';
  const { hasFailed, hasTimedOut } = await session.run(selections, {
    active: mutant.id,
    timeoutMs: timeoutMs + SLOWER * slowestMs,
    bail: true,
  });
  if (hasTimedOut) return 'timeout';
  return hasFailed ? 'killed' : 'survived';
}
