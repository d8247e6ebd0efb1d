import { existsSync } from 'node:fs';
import { subgraphModules } from '#config';
import type { Contract } from '#contract';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import type { Services } from './services.ts';

/** A generated contract cannot be read. The message says how to generate it. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

/**
 * The contracts of all APIs with a folder, in the specification's order, without loading their code; then those of the
 * settings file's own APIs, whose code is loaded.
 */
export const contracts: Services['contracts'] = async (source) => {
  const builtIn = slugs
    .filter((slug) => existsSync(new URL(`../subgraphs/${slug}/schema.graphql`, import.meta.url)))
    .map((slug) => contractOf(slug));
  const modules = source ? subgraphModules(source.options['config'], source.terminal.environment) : [];
  if (modules.length === 0) return builtIn;
  const { loadSubgraphs } = await import('#library');
  const { subgraphs } = await loadSubgraphs(modules);
  return [...builtIn, ...subgraphs.flatMap(({ contract }) => contract ?? [])];
};

/** Reads a contract. Throws a `ContractError` where it cannot be read. */
export function contractOf(slug: string, read: (slug: string) => Contract = readContract): Contract {
  try {
    return read(slug);
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new ContractError(`mesh/generated/${slug}.json ${why}: run npm run generate.`, { cause: error });
  }
}
