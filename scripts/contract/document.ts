import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ContractDocument } from '#contract/compile';

export * from '#contract/compile';

/** Reads `mesh/<slug>.yaml`. */
export function readContract(slug: string): ContractDocument {
  return parse(readFileSync(new URL(`../../mesh/${slug}.yaml`, import.meta.url), 'utf8')) as ContractDocument;
}
