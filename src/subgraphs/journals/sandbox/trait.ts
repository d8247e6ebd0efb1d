import { Rows } from './rows.ts';

/** Something in which rows differ: each has one of these values, which its number says. */
export class Trait {
  readonly values: readonly string[];
  /** The words of each value. */
  readonly words: readonly (readonly string[])[];
  readonly #column: Uint8Array;

  constructor(values: readonly string[], rows: number, indexOf: (row: number) => number) {
    this.values = values;
    this.words = values.map(wordsOf);
    this.#column = new Uint8Array(rows);
    for (let row = 0; row < rows; row++) this.#column[row] = indexOf(row) % values.length;
  }

  indexOf(row: number): number {
    return this.#column[row] ?? 0;
  }

  of(row: number): string {
    return this.values[this.indexOf(row)] ?? '';
  }

  /** The rows with a value whose words are such; nothing where there is no such value. */
  where(fits: (words: readonly string[]) => boolean): Rows | undefined {
    const wanted = this.words.map(fits);
    return wanted.includes(true) ? Rows.where(this.#column, wanted) : undefined;
  }
}

export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The values of several traits of a row. */
export function textOf(traits: readonly Trait[], row: number): string {
  return traits.map((trait) => trait.of(row)).join(' ');
}
