import { parse, print } from 'graphql';
import { batchesFile } from '../files/batches.ts';
import { callsFile } from '../files/calls.ts';
import { contractDocument, contractFile } from '../files/contract.ts';
import { examplesFile } from '../files/examples.ts';
import { formattedCode } from '../files/formatted-code.ts';
import { inputsFile, mutationsFile, refusalsFile } from '../files/mutations.ts';
import { resolversFile } from '../files/resolvers.ts';
import { schemaFile } from '../files/schema.ts';
import { modelsFile, subgraphFile } from '../files/subgraph.ts';
import type { Plan } from '../plan.ts';
import { generatedFiles } from './generated-files.ts';
import { readmeFile } from './readme.ts';

/** The files of an API in a folder of one's own, by their names. `base` is the schema that all APIs share. */
export function outsideFiles(plan: Plan, base: string): ReadonlyMap<string, string> {
  const { slug } = plan.made;
  const schema = `${print(parse(schemaFile(plan)))}\n`;
  const models = formattedCode(modelsFile(plan));
  const code = Object.entries({
    'index.ts': subgraphFile(plan),
    'resolvers.ts': resolversFile(plan),
    'batches.ts': batchesFile(plan),
    'calls.ts': callsFile(plan),
    'mutations.ts': mutationsFile(plan),
    'inputs.ts': inputsFile(plan),
    'refusals.ts': refusalsFile(plan),
  }).flatMap(([name, text]) => (text === undefined ? [] : [[name, formattedCode(text)] as const]));
  return new Map([
    // The code is of modules, whatever the package around it says.
    ['package.json', '{ "private": true, "type": "module" }\n'],
    ['README.md', readmeFile(plan)],
    ['contract.yaml', contractFile(plan)],
    ['schema.graphql', schema],
    ['models.ts', models],
    ...code,
    ...(plan.roots.length > 0 ? [['examples.graphql', examplesText(plan)] as const] : []),
    ...generatedFiles({ slug, document: contractDocument(plan), schema, models, base }),
  ]);
}

/** GraphQL's printer drops comments, which name the examples. */
function examplesText(plan: Plan): string {
  return examplesFile(plan)
    .split(/\n\n(?=#)/)
    .map((example) => {
      const comments = example.split('\n').filter((line) => line.startsWith('#'));
      return `${comments.join('\n')}\n${print(parse(example))}\n`;
    })
    .join('\n');
}
