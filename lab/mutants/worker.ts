import { afterAll, beforeAll, beforeEach, inject, type RunnerTestFile } from 'vitest';

/** What a test worker knows of the mutants. */
export interface WorkerTask {
  /** The id of the active mutant, if any. */
  readonly active?: string;
}

/** The ids of the mutants that a test file executed. */
export interface FileHits {
  /** During imports. A worker evaluates each module once, for the first file that imports it. */
  readonly imported: readonly string[];
  readonly executed: readonly string[];
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
  /** How often mutants were executed, by their ids. */
  readonly mutantCoverage: { static: Readonly<Record<string, number>> };
}

/* A setup file of Vitest, run before each test file: activates the mutant, and records which mutants the file executes. */
const scope = globalThis as { __stryker__?: Stryker };
// Instrumented modules keep a reference to the coverage, and live longer than a test file.
const stryker = (scope.__stryker__ ??= { mutantCoverage: { static: {} } });
const coverage = stryker.mutantCoverage;
let file: RunnerTestFile | undefined;
let imported: readonly string[] = [];

coverage.static = {};
stryker.activeMutant = inject('mutants').active;

beforeAll(() => {
  imported = Object.keys(coverage.static);
  coverage.static = {};
});

beforeEach(({ task }) => {
  file = task.file;
});

afterAll(() => {
  if (file) file.meta.mutants = { imported, executed: Object.keys(coverage.static) };
});
