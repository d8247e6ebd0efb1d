import { existsSync } from 'node:fs';
import type { Contract } from '#contract';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import type { Services } from './services.ts';

/** A contract cannot be read as it was generated. The message message what to do about it. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

/** The contract of every interface that has a folder, in the specification's order. None of them is loaded for that. */
export const contracts: Services['contracts'] = async () =>
  slugs
    .filter((slug) => existsSync(new URL(`../subgraphs/${slug}/index.ts`, import.meta.url)))
    .map((slug) => contractOf(slug));

/** Reads one, and puts into words why it cannot be read. */
export function contractOf(slug: string, read: (slug: string) => Contract = readContract): Contract {
  try {
    return read(slug);
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new ContractError(`mesh/generated/${slug}.json ${why}: npm run generate makes it anew.`, { cause: error });
  }
}
