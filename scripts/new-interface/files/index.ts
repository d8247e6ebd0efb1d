import type { Plan } from '../plan.ts';
import { contractFile } from './contract.ts';
import { examplesFile } from './examples.ts';
import { resolversFile } from './resolvers.ts';
import { sandboxFile } from './sandbox.ts';
import { schemaFile } from './schema.ts';
import { batchesFile, modelsFile, subgraphFile } from './subgraph.ts';
import { testFile } from './test-file.ts';

/** The new files of an interface, by their paths. `number` is that of the interface among all. */
export function filesOf(plan: Plan, number: number): ReadonlyMap<string, string> {
  const { slug } = plan.made;
  const folder = `src/subgraphs/${slug}`;
  const batches = batchesFile(plan);
  return new Map([
    [`mesh/${slug}.yaml`, contractFile(plan, number)],
    [`${folder}/schema.graphql`, schemaFile(plan)],
    [`${folder}/index.ts`, subgraphFile(plan)],
    ...(plan.types.all.length > 0 ? [[`${folder}/models.ts`, modelsFile(plan)] as const] : []),
    [`${folder}/resolvers.ts`, resolversFile(plan)],
    ...(batches === undefined ? [] : [[`${folder}/batches.ts`, batches] as const]),
    [`${folder}/sandbox.ts`, sandboxFile(plan)],
    [`${folder}/${slug}.test.ts`, testFile(plan)],
    [`examples/${slug}.graphql`, examplesFile(plan)],
  ]);
}
