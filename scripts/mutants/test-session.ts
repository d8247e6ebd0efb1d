import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { createVitest, type TestModule, type TestSequencer, type TestSpecification, type Vitest } from 'vitest/node';
import { Watchdog } from './watchdog.ts';
import type { WorkerTask } from './worker.ts';

/** Tests of a file, by their ids: without, all of them. */
export interface Selection {
  readonly file: string;
  readonly ids?: readonly string[];
}

export interface RunOptions extends WorkerTask {
  /** When no test ends for so long, the run is given up. */
  readonly patienceMs: number;
  /** The first failure ends the run. */
  readonly bail?: boolean;
}

export interface RunResult {
  readonly modules: readonly TestModule[];
  readonly hasFailed: boolean;
  readonly hasTimedOut: boolean;
}

/**
 * A Vitest that stays warm, in which instrumented sources stand in for the files of the tree. Each run has a worker of its
 * own, so that no mutant leaves anything to the next.
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
        sequence: { sequencer: AsGiven },
        // Both caches outlive the run, and are keyed by what is on the disk.
        cache: false,
        fsModuleCache: false,
      },
      {
        plugins: [standIns(sources)],
        test: { setupFiles: [fileURLToPath(new URL('./worker.ts', import.meta.url))] },
      },
    );
    await vitest.globTestSpecifications();
    return new TestSession(vitest, watchdog);
  }

  /** The test files that import one of these files, however indirectly. */
  async related(files: readonly string[]): Promise<string[]> {
    this.#vitest.config.related = files.map((file) => resolve(file));
    const specifications = await this.#vitest.getRelevantTestSpecifications();
    return specifications.map(({ moduleId }) => moduleId);
  }

  /** All modules that import this one, however indirectly, as far as tests have been run. */
  importersOf(file: string): string[] {
    const graphs = this.#vitest.projects.map(({ vite }) => vite.environments.ssr.moduleGraph);
    const importers = new Set(graphs.flatMap((graph) => [...(graph.getModulesByFile(file) ?? [])]));
    // A set's iteration goes on to what is added to it meanwhile.
    for (const module of importers) for (const importer of module.importers) importers.add(importer);
    return [...importers].flatMap((module) => module.file ?? []);
  }

  async run(selections: readonly Selection[], { patienceMs, bail, ...task }: RunOptions): Promise<RunResult> {
    this.#vitest.provide('mutants', task);
    for (const { config } of this.#vitest.projects) config.bail = bail ? 1 : 0;
    this.#watchdog.start(patienceMs, () => this.#stop());
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(
      selections.flatMap((selection) => this.#specificationsOf(selection)),
    );
    const hasBitten = this.#watchdog.end();
    const files = new Set(selections.map(({ file }) => file));
    const modules = testModules.filter(({ moduleId }) => files.has(moduleId));
    const hasFailed = unhandledErrors.length > 0 || modules.some((module) => module.state() === 'failed');
    return { modules, hasFailed, hasTimedOut: hasBitten || modules.some(isEndless) };
  }

  close(): Promise<void> {
    return this.#vitest.close();
  }

  #specificationsOf({ file, ids }: Selection): TestSpecification[] {
    return this.#vitest
      .getModuleSpecifications(file)
      .map(({ project }) => project.createSpecification(file, ids && { testIds: [...ids] }));
  }

  /** Called a second time, it ends a worker that is too busy to heed the first. */
  #stop(): void {
    void this.#vitest.cancelCurrentRun('test-failure');
    void this.#vitest.cancelCurrentRun('test-failure');
  }
}

/** Instrumented code throws when it is met too often in a test, and Vitest gives up tests that never settle. */
function isEndless(module: TestModule): boolean {
  const errors = [...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? []);
  return errors.some(({ message }) => /^(Stryker: Hit count limit reached|Test timed out)/.test(message));
}

class AsGiven implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

function standIns(sources: ReadonlyMap<string, string>): Plugin {
  return { name: 'mutants', enforce: 'pre', load: (id) => sources.get(id) };
}
