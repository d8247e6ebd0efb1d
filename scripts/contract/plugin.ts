import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { readContract } from './document.ts';
import { contractData } from './plan.ts';
import { printTypes } from './types.ts';

interface Options {
  slug: string;
  output: 'types' | 'data';
}

/**
 * GraphQL Code Generator's plugin for `mesh/generated/`: for each interface the types of its calls (`<slug>.ts`) and the data
 * for call plans (`<slug>.json`).
 */
export const plugin: PluginFunction<Options> = (annotated, _documents, { slug, output }) => {
  const document = readContract(slug);
  if (output === 'data') return JSON.stringify(contractData(document, annotated), null, 1);
  const types = printTypes(document);
  const imported = ['Bytes', 'Redirect'].filter((name) => new RegExp(`: ${name}\\b`).test(types));
  const imports = imported.length > 0 ? `import type { ${imported.join(', ')} } from '#contract';\n\n` : '';
  return `// ${document.info.title}. Generated from mesh/${slug}.yaml: do not edit.\n${imports}${types}`;
};
