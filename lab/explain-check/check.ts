import { Random } from '#sandbox';
import { exampleTexts, isMutation } from '#test/routes/example-texts';
import type { Operation } from '#test/routes/operation-maker';
import { inRandomParts } from '#test/routes/random-parts';
import { type Compared, compare } from './compare.ts';
import { uncachedGraph } from './graph.ts';
import { generatedOperation, knownValues } from './operations.ts';

/** Estimates beside the calls that were sent. */
export interface Report {
  readonly all: readonly Compared[];
  /** Operations that made more calls than their worst case. */
  readonly exceeded: readonly Compared[];
  /** Operations whose arguments nothing refused. */
  readonly accepted: readonly Compared[];
  /** The part of the accepted operations whose expected cost is close to the actual one. */
  readonly close: number;
}

/**
 * Executes all examples and generated operations over the sandbox, each as a whole and in parts, and compares their calls with
 * the estimates.
 */
export async function check({ count, seed }: { readonly count: number; readonly seed: string }): Promise<Report> {
  const graph = await uncachedGraph();
  const { schema } = graph.gateway;
  const known = await knownValues(graph);
  const generated = Array.from({ length: count }, (_, index) => generatedOperation(schema, known, seed, index));
  const random = new Random(`${seed} in parts`);
  const inParts = ({ query, ...rest }: Operation) => ({ query: inRandomParts(schema, query, random), ...rest });
  const all: Compared[] = [];
  for (const operation of [...exampleTexts().map((query) => ({ query })), ...generated]) {
    for (const each of [operation, inParts(operation)]) {
      const executed = await graph.execute(each);
      if (executed) all.push(compare(each, executed));
      if (isMutation(operation.query)) graph.reset();
    }
  }
  await graph.close();
  const accepted = all.filter(({ isRefused }) => !isRefused);
  return {
    all,
    exceeded: all.filter(({ exceeded }) => exceeded.length > 0),
    accepted,
    close: accepted.filter(({ isClose }) => isClose).length / accepted.length,
  };
}
