/** What is known of a list while it is being read: its rows by number, its length, its end. */
export class Found<Node> {
  readonly #rows = new Map<number, Node>();
  #total: number | undefined;
  #end = Infinity;

  /** The smallest length told so far: a list may shrink while it is read. */
  get total(): number | undefined {
    return this.#total;
  }

  /** No row is known at or after this one. */
  get bound(): number {
    return Math.min(this.#total ?? Infinity, this.#end);
  }

  has(row: number): boolean {
    return this.#rows.has(row);
  }

  put(offset: number, items: readonly Node[]): void {
    for (const [index, item] of items.entries()) this.#rows.set(offset + index, item);
  }

  /** Notes a told length, unless it is none or the same answer held rows, `atLeast` of them, that disprove it. */
  tell(total: number | undefined, atLeast: number): void {
    if (total === undefined || !Number.isSafeInteger(total) || total < Math.max(0, atLeast)) return;
    this.#total = Math.min(total, this.#total ?? total);
  }

  endAt(row: number): void {
    this.#end = Math.min(this.#end, row);
  }

  dropFrom(row: number): void {
    for (const known of this.#rows.keys()) if (known >= row) this.#rows.delete(known);
  }

  /** The rows from `from` on without a gap, up to `until`. */
  run(from: number, until: number): readonly Node[] {
    const nodes: Node[] = [];
    for (let row = from; row < until && this.#rows.has(row); row++) nodes.push(this.#rows.get(row) as Node);
    return nodes;
  }

  /** The first stretch of rows not had yet. */
  gap(from: number, until: number): { from: number; until: number } {
    let start = from;
    while (start < until && this.#rows.has(start)) start++;
    let end = start;
    while (end < until && !this.#rows.has(end)) end++;
    return { from: start, until: end };
  }
}
