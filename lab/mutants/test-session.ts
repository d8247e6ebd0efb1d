import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EnvironmentModuleNode, Plugin } from 'vite';
import { createVitest, type TestModule, type TestSequencer, type TestSpecification, type Vitest } from 'vitest/node';
import { Watchdog } from './watchdog.ts';
import type { WorkerTask } from './worker.ts';

/** A test file, with the ids of the tests to run. Without ids, all of them run. */
export interface Selection {
  readonly file: string;
  readonly ids?: readonly string[];
}

export interface RunOptions extends WorkerTask {
  /** The run is cancelled when no test ends for so long. */
  readonly timeoutMs: number;
  /** Whether the first failure ends the run. */
  readonly bail?: boolean;
}

export interface RunResult {
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
