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

interface FileReport extends Times {
  readonly file: string;
}

interface Times {
  /** Starting a worker for the file. */
  readonly setupMs: number;
  /** Importing the file, with everything that it imports for the first time in its worker. */
  readonly importMs: number;
  /** The tests and the hooks around them. */
  readonly testsMs: number;
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
  };
}

const COLUMNS = ['setupMs', 'importMs', 'testsMs'] as const;

/** A table of the files that took the longest, with the sums of all files in its last line. */
export function slowestFiles({ files }: TestReport, count: number): string {
  const total = (file: Times) => sum(COLUMNS.map((column) => file[column]));
  const row = (times: Times, name: string) => `${COLUMNS.map((column) => seconds(times[column])).join('')}  ${name}`;
  const slowest = files.toSorted((one, other) => total(other) - total(one)).slice(0, count);
  const [setupMs = 0, importMs = 0, testsMs = 0] = COLUMNS.map((column) => sum(files.map((file) => file[column])));
  return [
    `The slowest of ${files.length} files, in seconds`,
    '   setup  import   tests',
    ...slowest.map((file) => row(file, file.file)),
    row({ setupMs, importMs, testsMs }, 'all files'),
  ].join('\n');
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2).padStart(8);
}

function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0);
}
