import { resolve } from 'node:path';
import type { TestModule } from 'vitest/node';
import type { Mutant } from './instrument.ts';
import type { Selection } from './test-session.ts';
import type { FileHits } from './worker.ts';

/** The tests that cover a mutant, with what is known of them from a run without mutants. */
export interface Covering {
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
export interface ModuleGraph {
  importersOf(file: string): readonly string[];
  importsOf(file: string): number;
}

/** What the import of a module takes in a new worker. The measured time is that of the first file of a worker alone. */
const MODULE_MS = 3;

/** Maps mutants to the tests that cover them, by a run without mutants. Tests that failed in it are left out. */
export class Coverage {
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
