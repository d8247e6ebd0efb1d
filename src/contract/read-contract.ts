import { readFileSync } from 'node:fs';
import type { Contract } from './contract.ts';

/** An interface's contract, as `npm run generate` made it. */
export function readContract(slug: string): Contract {
  const file = new URL(`../../mesh/generated/${slug}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Contract;
}
