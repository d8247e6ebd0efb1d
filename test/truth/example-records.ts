import type { GraphQLSchema } from 'graphql';
import { slugs } from '#contracts';
import { argumentsIn } from '../fields/known-arguments.ts';
import { exampleArguments, rootUses } from '../fields/root-uses.ts';
import { type RecordPath, recordPaths } from './record-paths.ts';
import type { ArgumentsOf } from './record-selection.ts';

/** The paths to the records of the whole graph, with the arguments and headers of the examples. */
export function exampleRecords(schema: GraphQLSchema) {
  const uses = slugs.flatMap(rootUses);
  const roots = [...new Map(uses.map((use) => [`${use.field}${use.args}`, use])).values()];
  const known = slugs.map((slug) => exampleArguments(slug, schema));
  const example = (field: string) => known.map((each) => each(field)).find((args) => args !== undefined);
  const argumentsOf: ArgumentsOf = (type, field) => argumentsIn(type, field, example, 2);
  const headersOf = ({ steps }: RecordPath) =>
    roots.find(({ field, args }) => steps[0] === `${field}${args}`)?.headers ?? {};
  return { paths: recordPaths(schema, roots, argumentsOf), argumentsOf, headersOf };
}
