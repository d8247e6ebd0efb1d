import { batchesFile } from '../../../src/add/files/batches.ts';
import { callsFile } from '../../../src/add/files/calls.ts';
import { contractFile } from '../../../src/add/files/contract.ts';
import { examplesFile } from '../../../src/add/files/examples.ts';
import { resolversFile } from '../../../src/add/files/resolvers.ts';
import { schemaFile } from '../../../src/add/files/schema.ts';
import { modelsFile, subgraphFile } from '../../../src/add/files/subgraph.ts';
import type { Plan } from '../../../src/add/plan.ts';
import { sandboxFile } from './sandbox.ts';
import { testFile } from './test-file.ts';

/** The new files of an API, by their paths. `number` is that of the API among all. */
export function filesOf(plan: Plan, number: number): ReadonlyMap<string, string> {
  const { slug } = plan.made;
  const folder = `src/subgraphs/${slug}`;
  const batches = batchesFile(plan);
  return new Map([
    [`mesh/${slug}.yaml`, contractFile(plan, `I${number}`)],
    [`${folder}/schema.graphql`, schemaFile(plan)],
    [`${folder}/index.ts`, subgraphFile(plan)],
    ...(plan.types.all.length > 0 ? [[`${folder}/models.ts`, modelsFile(plan)] as const] : []),
    [`${folder}/resolvers.ts`, resolversFile(plan)],
    [`${folder}/calls.ts`, callsFile(plan)],
    ...(batches === undefined ? [] : [[`${folder}/batches.ts`, batches] as const]),
    [`${folder}/sandbox.ts`, sandboxFile(plan)],
    [`${folder}/${slug}.test.ts`, testFile(plan)],
    [`examples/${slug}.graphql`, examplesFile(plan)],
  ]);
}
