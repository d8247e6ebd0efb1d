/** Consecutive rows of a list, each once. */
export interface Run<Row> {
  readonly nodes: readonly Row[];
  /** The row numbers of the nodes, if rows between them were omitted. */
  readonly numbers: readonly number[] | undefined;
  /** The number after the last row. */
  readonly until: number;
}

/** The rows of a list that were fetched so far, by row number, and its known length and end. */
export class FetchedRows<Row> {
  readonly #keyOf: (row: Row) => string | undefined;
  readonly #rows = new Map<number, Row>();
  /** The number of the response that contained a row; absent for the first response. */
  readonly #answers = new Map<number, number>();
  #answerCount = 0;
  #total: number | undefined;
  #end = Infinity;

  constructor(keyOf: (row: Row) => string | undefined) {
    this.#keyOf = keyOf;
  }

  /** The smallest total received: a list may shrink between calls. */
  get total(): number | undefined {
    return this.#total;
  }

  /** The known end of the list: an exclusive row number, or `Infinity`. */
  get bound(): number {
    return Math.min(this.#total ?? Infinity, this.#end);
  }

  has(row: number): boolean {
    return this.#rows.has(row);
  }

  /** Adds the rows of a page. */
  put(offset: number, items: readonly Row[]): void {
    const answer = this.#answerCount++;
    for (const [index, item] of items.entries()) {
      this.#rows.set(offset + index, item);
      if (answer > 0) this.#answers.set(offset + index, answer);
    }
  }

  /** Whether these rows equal the fetched first rows of the list. */
  beginsWith(items: readonly Row[]): boolean {
    let compared = 0;
    for (const item of items) {
      const row = this.#rows.get(compared);
      if (row === undefined) break;
      const key = this.#keyOf(row);
      if (key === undefined || key !== this.#keyOf(item)) return false;
      compared += 1;
    }
    return compared > 0;
  }

  /** Records a total, unless it is invalid or less than `atLeast`, the rows that the page proves. */
  noteTotal(total: number | undefined, atLeast: number): void {
    if (total === undefined || !Number.isSafeInteger(total) || total < Math.max(0, atLeast)) return;
    this.#total = Math.min(total, this.#total ?? total);
  }

  endAt(row: number): void {
    this.#end = Math.min(this.#end, row);
  }

  dropFrom(row: number): void {
    for (const known of this.#rows.keys()) if (known >= row) this.#rows.delete(known);
  }

  /**
   * The consecutive rows from `from` to `until`. A row that moved between two calls, and is in both pages, is omitted the
   * second time.
   */
  run(from: number, until: number): Run<Row> {
    const nodes: Row[] = [];
    let end = from;
    for (; end < until && this.#rows.has(end); end++) nodes.push(this.#rows.get(end) as Row);
    const all: Run<Row> = { nodes, numbers: undefined, until: end };
    return this.#answerCount > 1 ? this.#withoutMoved(all, from) : all;
  }

  /** The first range of rows that were not fetched. */
  gap(from: number, until: number): { from: number; until: number } {
    let start = from;
    while (start < until && this.#rows.has(start)) start++;
    let end = start;
    while (end < until && !this.#rows.has(end)) end++;
    return { from: start, until: end };
  }

  #withoutMoved(all: Run<Row>, from: number): Run<Row> {
    const answers = new Map<string, number>();
    const distinct = all.nodes.flatMap((row, index) => {
      const answer = this.#answers.get(from + index) ?? 0;
      const key = this.#keyOf(row);
      const before = key === undefined ? answer : (answers.get(key) ?? answer);
      if (key !== undefined) answers.set(key, before);
      return before === answer ? [{ row, number: from + index }] : [];
    });
    if (distinct.length === all.nodes.length) return all;
    // The next window starts after the last fetched row, even if that row is omitted.
    const numbers = distinct.map(({ number }) => number).with(-1, all.until - 1);
    return { nodes: distinct.map(({ row }) => row), numbers, until: all.until };
  }
}
