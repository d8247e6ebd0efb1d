import { readFileSync } from 'node:fs';
import type { RequestRules } from '#contract';

/** The rules of an API's requests by operation, which `npm run generate` derived from its contract. */
export function readRequestRules(slug: string): Readonly<Record<string, RequestRules>> {
  const file = new URL(`../../../mesh/generated/${slug}.requests.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, RequestRules>>;
}
