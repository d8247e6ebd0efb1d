import type { Connection } from './connection.ts';
import type { Cursors } from './cursor.ts';
import type { FetchedRows } from './fetched-rows.ts';
import { type ListPage, type RowRange, type RowSource, rowConnection } from './rows.ts';
import type { SelectedParts, WindowArguments, WindowLimits } from './window.ts';

/** A list with offset pagination. */
export interface OffsetSource<Node> {
  /** The maximum page size. */
  readonly maximum: number;
  /** Whether the upstream is told how many rows to send. Otherwise a page may be longer than requested. */
  readonly takesLimit?: boolean;
  /** Whether only an empty page is the end of a list without a total. */
  readonly endsEmpty?: boolean | undefined;
  /** Whether pages have a total, if known. Without one, an extra row is requested for `hasNextPage`. */
  readonly hasTotal?: boolean;
  /** The key of a row, unique in the list; `undefined` if it has none. */
  keyOf(row: Node): string | undefined;
  page(offset: number, limit: number): Promise<ListPage<Node>>;
}

/** The window of a list with offset pagination. */
export function offsetConnection<Node>(
  source: OffsetSource<Node>,
  window: WindowArguments,
  cursors: Cursors,
  selected: SelectedParts,
  limits: WindowLimits = {},
): Promise<Connection<Node>> {
  return rowConnection(new OffsetRows(source), window, cursors, selected, limits);
}

/** A page and its request. */
interface FetchedPage<Node> {
  readonly range: RowRange;
  readonly answer: ListPage<Node>;
}

/**
 * Detects upstreams that ignore offset and limit, and send the first rows of the list at every offset. It compares the keys of
 * a page with the fetched first rows. If a page is longer than requested, it fetches the first row for the comparison.
 */
class OffsetRows<Node> implements RowSource<Node> {
  readonly wall = Infinity;
  readonly canPeek = true;
  readonly hasTotal: boolean | undefined;
  maximum: number;
  ignoresOffset = false;
  readonly #source: OffsetSource<Node>;
  /** A page that may contain the first rows of the list instead. */
  #suspect: FetchedPage<Node> | undefined;

  constructor(source: OffsetSource<Node>) {
    this.#source = source;
    this.hasTotal = source.hasTotal;
    this.maximum = source.maximum;
  }

  keyOf(row: Node): string | undefined {
    return this.#source.keyOf(row);
  }

  plan(from: number, until: number): readonly RowRange[] {
    if (this.#suspect) return [{ offset: 0, limit: 1 }];
    const plan: RowRange[] = [];
    for (let offset = from; offset < until; offset += this.maximum) {
      plan.push({ offset, limit: Math.min(this.maximum, until - offset) });
    }
    return plan;
  }

  fetch({ offset, limit }: RowRange): Promise<ListPage<Node>> {
    return this.#source.page(offset, limit);
  }

  add(fetched: FetchedRows<Node>, range: RowRange, answer: ListPage<Node>): void {
    const { offset, limit } = range;
    const { items, total } = answer;
    if (offset === 0 || items.length === 0) this.#put(fetched, range, answer);
    // The upstream ignores offset and limit: this is the whole list.
    else if (items.length === total) this.#put(fetched, { offset: 0, limit: items.length }, answer);
    else if (fetched.beginsWith(items)) this.ignoresOffset = true;
    else if (this.#source.takesLimit !== false && items.length > limit && !fetched.has(0))
      this.#suspect = { range, answer };
    else this.#put(fetched, range, answer);
    if (offset === 0) this.#settle(fetched);
  }

  /** Accepts or rejects the suspect page, after the first row was fetched. */
  #settle(fetched: FetchedRows<Node>): void {
    const suspect = this.#suspect;
    if (!suspect) return;
    this.#suspect = undefined;
    if (fetched.beginsWith(suspect.answer.items)) this.ignoresOffset = true;
    else this.#put(fetched, suspect.range, suspect.answer);
  }

  #put(fetched: FetchedRows<Node>, { offset, limit }: RowRange, { items, total }: ListPage<Node>): void {
    const rows = items.slice(0, limit);
    const end = offset + rows.length;
    fetched.put(offset, rows);
    fetched.noteTotal(total, rows.length === 0 ? 0 : end);
    if (rows.length === limit) return;
    const isEnd = fetched.total === undefined && !this.#source.endsEmpty;
    if (rows.length === 0 || isEnd) fetched.endAt(end);
    // The actual maximum page size is smaller than that of the contract.
    else if (end < (fetched.total ?? Infinity)) this.maximum = Math.min(this.maximum, rows.length);
  }
}
