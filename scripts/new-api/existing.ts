import { readFileSync } from 'node:fs';
import { readExamples } from '#gateway';
import { graphNames } from '../../src/add/existing-names.ts';
import type { Existing } from '../../src/add/plan.ts';

/** The names that the graph and its examples have. */
export function existingNames(): Existing {
  const examples = readExamples().flatMap(({ operations }) => operations.map(({ name }) => name));
  return { ...graphNames([readFileSync('schema/manifold.graphql', 'utf8')]), examples: new Set(examples) };
}
