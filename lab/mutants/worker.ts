import { afterAll, beforeAll, beforeEach, inject, type RunnerTestFile } from 'vitest';

/** What a test worker knows of the mutants. */
export interface WorkerTask {
  /** The id of the active mutant, if any. */
  readonly active?: string;
}

/** How often mutants were executed, by their ids. */
export type Hits = Readonly<Record<string, number>>;

/** The mutants that a test file executed. */
export interface FileHits {
  /** During imports. A worker evaluates each module once, for the first file that imports it. */
  readonly imports: Hits;
  /** In `beforeAll` and `afterAll`. */
  readonly hooks: Hits;
  /** By the id of the test. */
  readonly tests: Readonly<Record<string, Hits>>;
}

declare module 'vitest' {
  interface ProvidedContext {
    mutants: WorkerTask;
  }
  interface TaskMeta {
    mutants?: FileHits;
  }
}

/** The namespace of Stryker's instrumented code. */
interface Stryker {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  readonly mutantCoverage: { static: Hits; perTest: Record<string, Hits> };
}

/* A setup file of Vitest, run before each test file: activates the mutant, and records which mutants each test executes. */
const scope = globalThis as { __stryker__?: Stryker };
// Instrumented modules keep a reference to the coverage, and live longer than a test file.
const stryker = (scope.__stryker__ ??= { mutantCoverage: { static: {}, perTest: {} } });
const coverage = stryker.mutantCoverage;
let file: RunnerTestFile | undefined;
let imports: Hits = {};

coverage.static = {};
coverage.perTest = {};
stryker.activeMutant = inject('mutants').active;

beforeAll(() => {
  imports = coverage.static;
  coverage.static = {};
});

beforeEach(({ task }) => {
  file = task.file;
  stryker.currentTestId = task.id;
});

afterAll(() => {
  stryker.currentTestId = undefined;
  if (file) file.meta.mutants = { imports, hooks: coverage.static, tests: coverage.perTest };
});
