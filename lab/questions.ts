import { readFileSync } from 'node:fs';
import { Kind, parse, print } from 'graphql';
import { type Slug, slugs } from '#contracts';
import { readExamples } from '#gateway';
import * as subgraphs from '#subgraphs';

/** The seed that an option gives, or else a new one. It is printed, so that the run can be repeated. */
export function printedSeed(given: string | undefined): string {
  const seed = given ?? String(Date.now());
  console.log(`Seed: ${seed}`);
  return seed;
}

/** The different problems that a run of random operations finds, up to a number. */
export class Findings {
  readonly problems: string[] = [];
  readonly #most: number;
  readonly #found: ((problem: string) => void) | undefined;

  constructor(most: number, found?: (problem: string) => void) {
    this.#most = most;
    this.#found = found;
  }

  get isFull(): boolean {
    return this.problems.length >= this.#most;
  }

  add(problem: string): void {
    if (this.isFull || this.problems.includes(problem)) return;
    this.problems.push(problem);
    this.#found?.(problem);
  }
}

/** One root field of an API, as an example selects it. */
interface Question {
  readonly slug: Slug;
  readonly operation: 'query' | 'mutation';
  /** The field with its arguments and selection. */
  readonly text: string;
}

/**
 * A root field of each API: those of `examples/across-all.graphql`, or else the first of the API's own examples.
 */
export function questions(): Question[] {
  const across = questionsIn(readFileSync('examples/across-all.graphql', 'utf8'));
  const own = readExamples().flatMap(({ name, operations }) =>
    operations.flatMap(({ text }) => questionsIn(text).filter(({ slug }) => slug === name)),
  );
  const all = [...across, ...own];
  return slugs.flatMap((slug) => all.find((each) => each.slug === slug) ?? []);
}

function questionsIn(document: string): Question[] {
  return parse(document).definitions.flatMap((each) => {
    if (each.kind !== Kind.OPERATION_DEFINITION || each.operation === 'subscription') return [];
    const { operation, selectionSet } = each;
    return selectionSet.selections.flatMap((selection) => {
      const slug = selection.kind === Kind.FIELD ? OWNERS.get(selection.name.value) : undefined;
      return slug ? [{ slug, operation, text: print(selection) }] : [];
    });
  });
}

/** The APIs by the names of their root fields. */
const OWNERS = new Map(
  Object.values(subgraphs).flatMap(({ slug, typeDefs }) =>
    parse(typeDefs)
      .definitions.filter((each) => each.kind === Kind.OBJECT_TYPE_EXTENSION)
      .filter(({ name }) => name.value === 'Query' || name.value === 'Mutation')
      .flatMap(({ fields = [] }) => fields.map(({ name }) => [name.value, slug] as const)),
  ),
);
