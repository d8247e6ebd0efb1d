import { existsSync } from 'node:fs';
import { slugs } from '#contracts';
import { readContract } from '#upstream/read-contract';
import type { Services } from './services.ts';

/** The contract of every interface that has a folder, in the specification's order. None of them is loaded for that. */
export const contracts: Services['contracts'] = async () =>
  slugs.filter((slug) => existsSync(new URL(`../subgraphs/${slug}/index.ts`, import.meta.url))).map(readContract);
