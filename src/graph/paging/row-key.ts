import { pointed } from '#contract';
import type { ProjectedRow } from '#upstream';

type Part = string | number | bigint;

/**
 * Creates a reader of the key of a row, which is unique in its list: the value at a single JSON pointer as text, or the
 * values at several pointers as a JSON array. `undefined` if the row has no value there.
 */
export function rowKeyOf(pointers: readonly string[] = []): (row: ProjectedRow) => string | undefined {
  const [first = ''] = pointers;
  if (pointers.length === 1) return (row) => textOf(pointed(row, first));
  return (row) => {
    const parts = pointers.map((pointer) => textOf(pointed(row, pointer)) ?? null);
    return parts.every((part) => part === null) ? undefined : JSON.stringify(parts);
  };
}

function textOf(value: unknown): string | undefined {
  return isPart(value) ? String(value) : undefined;
}

function isPart(value: unknown): value is Part {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';
}
