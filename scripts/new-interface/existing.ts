import { readFileSync } from 'node:fs';
import { buildSchema, isIntrospectionType } from 'graphql';
import { readExamples } from '#gateway';
import type { Existing } from './plan.ts';

/** Global names that generated TypeScript would hide. */
const GLOBAL_NAMES = [
  'Array',
  'Exact',
  'Maybe',
  'InputMaybe',
  'Omit',
  'Partial',
  'Pick',
  'Promise',
  'Record',
  'Required',
  'Scalars',
];

/** The names that the graph and its examples have. */
export function existingNames(): Existing {
  const schema = buildSchema(readFileSync('schema/manifold.graphql', 'utf8'));
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const examples = readExamples().flatMap(({ operations }) => operations.map(({ name }) => name));
  return {
    types: new Set([...types.map(({ name }) => name), ...GLOBAL_NAMES]),
    roots: new Set(roots),
    examples: new Set(examples),
  };
}
