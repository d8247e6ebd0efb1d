import { existsSync } from 'node:fs';
import type { Batch, Lookup } from '#graph';
import { table } from '../markdown.ts';

type Constant = Partial<Batch<unknown> & Lookup<unknown>>;

/** The lookups that a subgraph's `batches.ts` exports, and their keys per call. */
export async function lookupTable(slug: string): Promise<string> {
  if (!existsSync(`src/subgraphs/${slug}/batches.ts`)) return '';
  const constants = (await import(`#subgraphs/${slug}/batches`)) as Readonly<Record<string, Constant | string>>;
  const rows = Object.entries(constants).flatMap(([name, constant]) =>
    typeof constant === 'object' && ('list' in constant || 'one' in constant)
      ? [[words(name), callsOf(name, constant)]]
      : [],
  );
  return rows.length > 0 ? table(['Lookup', 'Calls'], rows) : '';
}

/** A lookup without a key has a single value. */
function callsOf(name: string, { maxKeys }: Constant): string {
  if (maxKeys !== undefined) return `one for up to ${maxKeys} keys`;
  return /By[A-Z]/.test(name) ? 'one for each key that differs' : 'one';
}

/** `orderById` is read as “order by id”. */
const words = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
