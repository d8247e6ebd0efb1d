import { afterAll, beforeAll, beforeEach, inject, type RunnerTestFile } from 'vitest';

/** What a worker is told of the mutants. */
export interface WorkerTask {
  /** The one that is switched on, if any. */
  readonly active?: string;
  /** After being met so often in one test, it counts as an endless loop. */
  readonly hitLimit?: number;
}

/** How often mutants were met, by their ids. */
export type Hits = Readonly<Record<string, number>>;

/** Which mutants a test file met. */
export interface FileHits {
  /** While modules were imported. A worker imports each once, for whichever file comes first. */
  readonly imports: Hits;
  /** Before and after all tests. */
  readonly hooks: Hits;
  /** By the id of each test. */
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

/** The names that instrumented code reads. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  readonly mutantCoverage: { static: Hits; perTest: Record<string, Hits> };
}

/* Vitest runs this before each test file: it switches the mutant on, and notes which mutants each test meets. */
const { active, hitLimit } = inject('mutants');
const holder = globalThis as { __stryker__?: Switches };
// Instrumented modules keep the object of the coverage, and outlive a test file.
const switches = (holder.__stryker__ ??= { mutantCoverage: { static: {}, perTest: {} } });
const coverage = switches.mutantCoverage;
let file: RunnerTestFile | undefined;
let imports: Hits = {};

coverage.static = {};
coverage.perTest = {};
switches.activeMutant = active;
switches.hitLimit = hitLimit;
switches.hitCount = hitLimit && 0;

beforeAll(() => {
  imports = coverage.static;
  coverage.static = {};
});

beforeEach(({ task }) => {
  file = task.file;
  switches.currentTestId = task.id;
  switches.hitCount = hitLimit && 0;
});

afterAll(() => {
  switches.currentTestId = undefined;
  if (file) file.meta.mutants = { imports, hooks: coverage.static, tests: coverage.perTest };
});
