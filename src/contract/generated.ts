import { readFileSync } from 'node:fs';
import type { Contract, Probe } from './contract.ts';

/** Reads the contract of an API, which `npm run generate` wrote. */
export function readContract(slug: string): Contract {
  const file = new URL(`../../mesh/generated/${slug}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Contract;
}

/**
 * Reads the probe of an API of this repository, which `npm run generate` derived from its contract; `undefined` if
 * nothing in it is a read.
 */
export function readProbe(slug: string): Probe | undefined {
  const file = new URL(`../../mesh/generated/${slug}.probe.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly probe?: Probe }).probe;
}
