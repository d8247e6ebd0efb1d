import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { readExamples } from '#gateway';
import { Random } from '#sandbox';
import { type KnownValues, valuesOfExamples } from '#test/routes/known-values';
import { type Operation, OperationMaker } from '#test/routes/operation-maker';
import type { uncachedGraph } from './graph.ts';

type Graph = Awaited<ReturnType<typeof uncachedGraph>>;

/** Every tenth operation is a mutation. */
const MUTATION_INTERVAL = 10;
/** Needs an OpenID provider, which is slow to reset. */
const SLOW = 'startAuthorization';

/** The operations of all examples. */
export function exampleOperations(): readonly Operation[] {
  return readExamples().flatMap(({ operations }) => operations.map(({ text }) => ({ query: text })));
}

export function isMutation({ query }: Operation): boolean {
  return /^mutation\b/m.test(query);
}

/** Input values from the examples and from their responses. */
export async function knownValues({ gateway, execute }: Graph): Promise<KnownValues> {
  const examples = exampleOperations();
  const known = valuesOfExamples(
    gateway.schema,
    examples.map(({ query }) => query),
  );
  for (const each of examples.filter((operation) => !isMutation(operation))) {
    known.learnFrom((await execute(each))?.result);
  }
  return known;
}

/** A generated operation; equal for equal seeds and numbers. */
export function generatedOperation(schema: GraphQLSchema, known: KnownValues, seed: string, number: number): Operation {
  const random = new Random(`${seed} ${number}`);
  const root = number % MUTATION_INTERVAL === 0 ? schema.getMutationType() : schema.getQueryType();
  const names = Object.keys(root?.getFields() ?? {}).filter((name) => name !== SLOW);
  const without = new Set([`Mutation.${SLOW}`]);
  const field = names[Math.floor(number / MUTATION_INTERVAL + number) % names.length] ?? '';
  return new OperationMaker(schema, known, random, { without }).make(root as GraphQLObjectType, [field]);
}
