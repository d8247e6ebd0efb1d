import { readFileSync } from 'node:fs';

/** Sizes that were measured, by `Type.field`. */
interface Measured {
  /** The items of lists and connections, and the share of fields that are not null. */
  readonly items: Readonly<Record<string, number>>;
  /** The calls of a field for each object, where that is not what is declared. */
  readonly calls: Readonly<Record<string, number>>;
}

/** The typical sizes of lists, and the typical shares of objects for which a field calls. */
export interface TypicalSizes {
  items(field: string): number | undefined;
  calls(field: string): number;
}

const FILE = new URL('./typical-sizes.json', import.meta.url);

/** The sizes that were measured over the sandbox. */
export function readTypicalSizes(): TypicalSizes {
  const { items, calls } = JSON.parse(readFileSync(FILE, 'utf8')) as Measured;
  return { items: (field) => items[field], calls: (field) => calls[field] ?? 1 };
}
