import { parse, print } from 'graphql';
import type { CompiledContract } from '#contract';
import { type ContractDocument, compileContract, printCalls } from '#contract/compile';
import { PACKAGE } from '../../package.ts';
import { formattedCode } from '../files/code.ts';
import { contractDocument, contractFile } from '../files/contract.ts';
import { examplesText } from '../files/examples.ts';
import { resolverTypes } from '../files/resolver-types.ts';
import { schemaFile } from '../files/schema.ts';
import { modelsFile, modulesOf } from '../files/subgraph.ts';
import type { Plan } from '../plan.ts';
import { readmeFile } from './readme.ts';

/** The files of an API in a folder of one's own, by their names. `base` is the schema that all APIs share. */
export function outsideFiles(plan: Plan, base: string): ReadonlyMap<string, string> {
  const { slug } = plan.made;
  const schema = `${print(parse(schemaFile(plan)))}\n`;
  const models = formattedCode(modelsFile(plan.types.all));
  const code = Object.entries(modulesOf(plan, 'outside')).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, formattedCode(text)] as const],
  );
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

/** The files of an API that are edited, and from which others are generated. */
export interface Edited {
  readonly slug: string;
  readonly document: ContractDocument;
  readonly schema: string;
  /** The text of `models.ts`. */
  readonly models: string;
  /** The schema that all APIs share. */
  readonly base: string;
}

/** The files that are generated from others, by their names. */
export function generatedFiles({ slug, document, schema, models, base }: Edited): ReadonlyMap<string, string> {
  const compiled: CompiledContract = compileContract(document);
  const calls = printCalls(document, {
    heading: `${document.info.title}. Generated from contract.yaml: do not edit.`,
    from: PACKAGE,
  });
  const names = [...models.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name = '']) => name);
  return new Map([
    ['contract.json', `${JSON.stringify(compiled)}\n`],
    ['contract.ts', `${calls}\n${augmentation(slug)}`],
    ['types.generated.ts', resolverTypes({ schema, base, models: new Set(names) })],
  ]);
}

/** Makes the calls known to `context.upstream` and `paged`. */
function augmentation(slug: string): string {
  return `declare global {
  namespace Manifold {
    interface Apis {
      ${slug}: Operations;
    }
  }
}
`;
}
