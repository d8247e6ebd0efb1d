import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** The file of `npm test`'s report. */
export const TEST_REPORT = 'node_modules/.cache/vitest.json';

/** The counts of a test run, and the times of its files. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly files: readonly FileReport[];
}

export interface FileReport {
  readonly file: string;
  /** Starting a worker for the file. */
  readonly setupMs: number;
  /** Importing the file, with everything that it imports for the first time in its worker. */
  readonly importMs: number;
  /** The tests and the hooks around them. */
  readonly testsMs: number;
  readonly tests: readonly { readonly name: string; readonly ms: number }[];
}

/** Writes a `TestReport` as JSON when a run is over. */
export class TestReporter implements Reporter {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const states = modules.flatMap(({ children }) => [...children.allTests()].map((test) => test.result().state));
    const report: TestReport = {
      passed: states.filter((state) => state === 'passed').length,
      failed: states.filter((state) => state === 'failed').length,
      files: modules.map(fileReport),
    };
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, JSON.stringify(report));
  }
}

function fileReport(module: TestModule): FileReport {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  return {
    file: module.relativeModuleId,
    setupMs: environmentSetupDuration + prepareDuration + setupDuration,
    importMs: collectDuration,
    testsMs: duration,
    tests: [...module.children.allTests()].map((test) => ({
      name: test.fullName,
      ms: test.diagnostic()?.duration ?? 0,
    })),
  };
}
