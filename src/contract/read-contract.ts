import { readFileSync } from 'node:fs';
import type { Contract } from './contract.ts';

/** Reads the contract of an API, which `npm run generate` wrote. */
export function readContract(slug: string): Contract {
  const file = new URL(`../../mesh/generated/${slug}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Contract;
}
