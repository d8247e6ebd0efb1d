import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest, type Reporter, type TestModule, type Vitest } from 'vitest/node';
import type { WorkerTask } from './worker.ts';

// Starting a worker depends on what else the machine does.
const START_MS = 60_000;

interface RunOptions extends WorkerTask {
  /** The run is cancelled when no test ends for so long. */
  readonly timeoutMs: number;
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
export class TestSession {
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
        // Both caches outlive the run, and their keys are the contents of the files on the disk.
        cache: false,
        fsModuleCache: false,
      },
      {
        plugins: [{ name: 'mutants', enforce: 'pre', load: (id: string) => sources.get(id) }],
        test: { setupFiles: [fileURLToPath(new URL('./worker.ts', import.meta.url))] },
      },
    );
    await vitest.globTestSpecifications();
    return new TestSession(vitest, watchdog);
  }

  /** The test files that import one of these files, directly or not, with this text in their paths. */
  async related(files: readonly string[], path: string): Promise<string[]> {
    this.#vitest.config.related = files.map((file) => resolve(file));
    const specifications = await this.#vitest.getRelevantTestSpecifications([path]);
    return specifications.map(({ moduleId }) => moduleId);
  }

  /** Runs test files. With a mutant the first failure ends the run. */
  async run(files: readonly string[], { timeoutMs, ...task }: RunOptions): Promise<RunResult> {
    this.#vitest.provide('mutants', task);
    for (const { config } of this.#vitest.projects) config.bail = task.active === undefined ? 0 : 1;
    // The first call waits for the running test, which may never end; the second terminates the worker.
    const cancel = () => {
      for (let time = 0; time < 2; time++) void this.#vitest.cancelCurrentRun('test-failure');
    };
    this.#watchdog.start(timeoutMs, cancel);
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(
      files.flatMap((file) => this.#vitest.getModuleSpecifications(file)),
    );
    const wasSilent = this.#watchdog.stop();
    const modules = testModules.filter(({ moduleId }) => files.includes(moduleId));
    const hasFailed = unhandledErrors.length > 0 || modules.some((module) => module.state() === 'failed');
    return { modules, hasFailed, hasTimedOut: wasSilent || modules.some(hasTimedOut) };
  }

  close(): Promise<void> {
    return this.#vitest.close();
  }
}

/** Whether a test failed at Vitest's own timeout. */
function hasTimedOut(module: TestModule): boolean {
  const errors = [...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? []);
  return errors.some(({ message }) => message.startsWith('Test timed out'));
}

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
