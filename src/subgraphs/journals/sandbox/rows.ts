/** A set of row numbers, one bit each. */
export class Rows {
  readonly size: number;
  readonly #words: Uint32Array;

  private constructor(size: number, words: Uint32Array) {
    this.size = size;
    this.#words = words;
  }

  static none(size: number): Rows {
    return new Rows(size, new Uint32Array(Math.ceil(size / 32)));
  }

  static all(size: number): Rows {
    return Rows.none(size).not();
  }

  static of(size: number, numbers: Iterable<number>): Rows {
    const rows = Rows.none(size);
    for (const number of numbers) rows.add(number);
    return rows;
  }

  /** The rows whose value in a column is wanted. */
  static where(column: Uint8Array, wanted: readonly boolean[]): Rows {
    const rows = Rows.none(column.length);
    for (let row = 0; row < column.length; row++) if (wanted[column[row] ?? 0]) rows.add(row);
    return rows;
  }

  add(number: number): void {
    this.#words[number >>> 5] = this.#word(number >>> 5) | (1 << (number & 31));
  }

  has(number: number): boolean {
    return (this.#word(number >>> 5) & (1 << (number & 31))) !== 0;
  }

  and(other: Rows): Rows {
    return new Rows(
      this.size,
      this.#words.map((word, index) => word & other.#word(index)),
    );
  }

  or(other: Rows): Rows {
    return new Rows(
      this.size,
      this.#words.map((word, index) => word | other.#word(index)),
    );
  }

  not(): Rows {
    const words = this.#words.map((word) => ~word);
    const left = this.size & 31;
    if (left > 0) words[words.length - 1] = (words.at(-1) ?? 0) & ((1 << left) - 1);
    return new Rows(this.size, words);
  }

  get count(): number {
    return this.#words.reduce((count, word) => count + bitsIn(word), 0);
  }

  *values(): Generator<number> {
    for (let index = 0; index < this.#words.length; index++) {
      for (let word = this.#word(index); word !== 0; word &= word - 1) yield index * 32 + 31 - Math.clz32(word & -word);
    }
  }

  #word(index: number): number {
    return this.#words[index] ?? 0;
  }
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
