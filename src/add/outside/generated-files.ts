import { type CompiledContract } from '#contract';
import { type ContractDocument, compileContract, printCalls } from '#contract/compile';
import { PACKAGE } from '../../package.ts';
import { resolverTypes } from '../files/resolver-types.ts';

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
