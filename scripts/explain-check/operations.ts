import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { Random } from '#sandbox';
import { exampleTexts, isMutation } from '#test/routes/example-texts';
import { type KnownValues, valuesOfExamples } from '#test/routes/known-values';
import { type Operation, OperationMaker } from '#test/routes/operation-maker';
import { quickRootFields, SLOW_FIELDS } from '#test/routes/quick-root-fields';
import type { uncachedGraph } from './graph.ts';

type Graph = Awaited<ReturnType<typeof uncachedGraph>>;

/** Every tenth operation is a mutation. */
const MUTATION_INTERVAL = 10;

/** Input values from the examples and from their responses. */
export async function knownValues({ gateway, execute }: Graph): Promise<KnownValues> {
  const known = valuesOfExamples(gateway.schema);
  for (const query of exampleTexts().filter((text) => !isMutation(text))) {
    known.learnFrom((await execute({ query }))?.result);
  }
  return known;
}

/** A generated operation; equal for equal seeds and numbers. */
export function generatedOperation(schema: GraphQLSchema, known: KnownValues, seed: string, number: number): Operation {
  const random = new Random(`${seed} ${number}`);
  const root = number % MUTATION_INTERVAL === 0 ? schema.getMutationType() : schema.getQueryType();
  const names = quickRootFields(root);
  const field = names[Math.floor(number / MUTATION_INTERVAL + number) % names.length] ?? '';
  return new OperationMaker(schema, known, random, { without: SLOW_FIELDS }).make(root as GraphQLObjectType, [field]);
}
