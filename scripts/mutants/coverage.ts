import { resolve } from 'node:path';
import type { TestModule } from 'vitest/node';
import type { Mutant } from './instrument.ts';
import type { Selection } from './test-session.ts';
import type { FileHits } from './worker.ts';

/** The tests that meet a mutant, and how they fare without it. */
export interface Covering {
  /** The files first that meet most of the mutants of the same source. */
  readonly selections: readonly Selection[];
  readonly tests: number;
  /** How many more tests there are than those selected. */
  readonly left: number;
  /** How often one test meets it, at most. */
  readonly hits: number;
  /** What takes longest: one of the tests, or importing everything for the first time. */
  readonly slowestMs: number;
}

interface CoveringFile {
  readonly file: string;
  readonly importMs: number;
  readonly hits: FileHits;
  readonly tests: readonly CoveringTest[];
  /** The ids of all mutants that its tests meet. */
  readonly met: ReadonlySet<string>;
}

interface CoveringTest {
  readonly id: string;
  readonly ms: number;
}

type ImportersOf = (file: string) => readonly string[];

/** Which tests meet which mutants, by a run without any. Tests that fail in it are left out. */
export class Coverage {
  readonly #files: readonly CoveringFile[];
  readonly #siblings: ReadonlyMap<string, readonly Mutant[]>;
  readonly #importersOf: ImportersOf;

  constructor(mutants: readonly Mutant[], modules: readonly TestModule[], importersOf: ImportersOf) {
    this.#files = modules.flatMap((module) => coveringFile(module) ?? []);
    this.#siblings = Map.groupBy(mutants, ({ file }) => file);
    this.#importersOf = importersOf;
  }

  /** Of the tests that meet a mutant, as many as fit into the time. */
  of(mutant: Mutant, mostMs: number): Covering {
    const siblings = this.#siblings.get(mutant.file) ?? [];
    const all = this.#meeting(mutant)
      .map((file) => ({ ...file, breadth: siblings.filter(({ id }) => file.met.has(id)).length }))
      .toSorted((one, other) => other.breadth - one.breadth || cost(one) - cost(other));
    const selected = within(mostMs, all);
    const tests = selected.flatMap((file) => file.tests);
    return {
      selections: selected.map((file) => ({ file: file.file, ids: file.tests.map(({ id }) => id) })),
      tests: tests.length,
      left: all.flatMap((file) => file.tests).length - tests.length,
      hits: Math.max(
        0,
        ...selected.flatMap(({ hits }) => Object.values(hits.tests).map((each) => each[mutant.id] ?? 0)),
      ),
      slowestMs: Math.max(0, ...tests.map(({ ms }) => ms), ...this.#files.map(({ importMs }) => importMs)),
    };
  }

  /** Test files, each with those of its tests that meet the mutant. */
  #meeting({ id, file: source }: Mutant): CoveringFile[] {
    // A worker imports a module for the first of its files only, and whatever imports it may depend on the outcome.
    const isImported = this.#files.some(({ hits }) => id in hits.imports);
    const importers = new Set(isImported ? this.#importersOf(resolve(source)) : []);
    return this.#files.flatMap((file) => {
      const isWhole = importers.has(file.file) || id in file.hits.hooks;
      const tests = isWhole ? file.tests : file.tests.filter((test) => id in (file.hits.tests[test.id] ?? {}));
      return tests.length > 0 ? { ...file, tests } : [];
    });
  }
}

function within(mostMs: number, files: readonly CoveringFile[]): CoveringFile[] {
  let leftMs = mostMs;
  return files.filter((file, index) => {
    const fits = index === 0 || cost(file) <= leftMs;
    if (fits) leftMs -= cost(file);
    return fits;
  });
}

function cost({ importMs, tests }: CoveringFile): number {
  return tests.reduce((sum, { ms }) => sum + ms, importMs);
}

function coveringFile(module: TestModule): CoveringFile | undefined {
  const hits = module.meta().mutants;
  if (!hits) return undefined;
  return {
    file: module.moduleId,
    importMs: module.diagnostic().collectDuration,
    hits,
    tests: [...module.children.allTests('passed')].map((test) => ({
      id: test.id,
      ms: test.diagnostic()?.duration ?? 0,
    })),
    met: new Set([hits.hooks, ...Object.values(hits.tests)].flatMap((each) => Object.keys(each))),
  };
}
