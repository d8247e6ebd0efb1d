import type { Connection } from './connection.ts';
import type { Cursors } from './cursor.ts';
import type { FetchedRows } from './fetched-rows.ts';
import { type ListPage, type RowRange, type RowSource, rowConnection } from './rows.ts';
import type { SelectedParts, WindowArguments, WindowLimits } from './window.ts';

/** A list that is read by offset and limit. */
export interface OffsetSource<Node> {
  /** The largest page. */
  readonly maximum: number;
  /** Whether pages carry a total, if known. Otherwise a further row is asked for to learn `hasNextPage`. */
  readonly hasTotal?: boolean;
  /** The key of a row, which no other row of the list has; `undefined` where it has none. */
  keyOf(row: Node): string | undefined;
  page(offset: number, limit: number): Promise<ListPage<Node>>;
}

/** The window of a list that is read by offset and limit. */
export function offsetConnection<Node>(
  source: OffsetSource<Node>,
  window: WindowArguments,
  cursors: Cursors,
  selected: SelectedParts,
  limits: WindowLimits = {},
): Promise<Connection<Node>> {
  return rowConnection(new OffsetRows(source), window, cursors, selected, limits);
}

/** A page with the request that it answers. */
interface FetchedPage<Node> {
  readonly range: RowRange;
  readonly answer: ListPage<Node>;
}

/**
 * An upstream that ignores offset and limit sends the first rows of its list at every offset. They are recognized by their
 * keys: compared with the rows known so far or, where a page is longer than asked for, with the first row, which is fetched.
 */
class OffsetRows<Node> implements RowSource<Node> {
  readonly wall = Infinity;
  readonly canPeek = true;
  readonly hasTotal: boolean | undefined;
  maximum: number;
  ignoresOffset = false;
  readonly #source: OffsetSource<Node>;
  /** A page that may hold the first rows of the list instead. */
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
    else if (items.length > limit && !fetched.has(0)) this.#suspect = { range, answer };
    else this.#put(fetched, range, answer);
    if (offset === 0) this.#settle(fetched);
  }

  /** Decides on a suspect page, once the first row is known. */
  #settle(fetched: FetchedRows<Node>): void {
    const suspect = this.#suspect;
    if (!suspect) return;
    this.#suspect = undefined;
    if (fetched.beginsWith(suspect.answer.items)) this.ignoresOffset = true;
    else this.#put(fetched, suspect.range, suspect.answer);
  }

  #put(fetched: FetchedRows<Node>, { offset, limit }: RowRange, { items, total }: ListPage<Node>): void {
    const kept = items.slice(0, limit);
    const end = offset + kept.length;
    fetched.put(offset, kept);
    fetched.noteTotal(total, kept.length === 0 ? 0 : end);
    if (kept.length === limit) return;
    if (kept.length === 0 || fetched.total === undefined) fetched.endAt(end);
    // The upstream's largest page is smaller than the contract says.
    else if (end < fetched.total) this.maximum = Math.min(this.maximum, kept.length);
  }
}
