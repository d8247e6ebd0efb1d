import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { annotationProblems } from './annotation-problems.ts';
import { contractData, printCalls, readContract } from './document.ts';

interface Options {
  slug: string;
  output: 'types' | 'data';
}

/**
 * GraphQL Code Generator's plugin for `mesh/generated/`: for each API the types of its calls (`<slug>.ts`) and the data
 * for call plans (`<slug>.json`), which has to agree with the schema that Mesh annotated.
 */
export const plugin: PluginFunction<Options> = (annotated, _documents, { slug, output }) => {
  const document = readContract(slug);
  if (output === 'types') {
    return printCalls(document, {
      heading: `${document.info.title}. Generated from mesh/${slug}.yaml: do not edit.`,
      from: '#contract',
    });
  }
  const contract = contractData(document);
  const problems = annotationProblems(contract, annotated);
  if (problems.length > 0) throw new TypeError(problems.join('\n'));
  return JSON.stringify(contract, null, 1);
};
