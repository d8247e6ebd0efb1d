import { readFileSync } from 'node:fs';
import type { RuleSchema } from './rule-schema.ts';

/** One read without side effects, by which an API is checked. */
export interface Probe {
  readonly operation: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The members of the answer and their types. Absent: the answer is not JSON. */
  readonly answer?: RuleSchema;
}

/**
 * Reads the probe of an API of this repository, which `npm run generate` derived from its contract; `undefined` if
 * nothing in it is a read.
 */
export function readProbe(slug: string): Probe | undefined {
  const file = new URL(`../../mesh/generated/${slug}.probe.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly probe?: Probe }).probe;
}
