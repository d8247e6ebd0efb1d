import type { Connection } from './connection.ts';
import type { Cursors } from './cursor.ts';
import type { FetchedRows } from './fetched-rows.ts';
import { type ListPage, type RowRange, type RowSource, rowConnection } from './rows.ts';
import type { SelectedParts, WindowArguments, WindowLimits } from './window.ts';

/** A list that is read by page number, from 1, and limit. */
export interface PageSource<Node> {
  /** The largest page. */
  readonly maximum: number;
  /** How many rows can be read: the upstream refuses pages that start beyond. */
  readonly wall?: number;
  /** Whether pages carry a total, if known. */
  readonly hasTotal?: boolean;
  /** The key of a row, which no other row of the list has; `undefined` where it has none. */
  keyOf(row: Node): string | undefined;
  page(page: number, limit: number): Promise<ListPage<Node>>;
}

/** The window of a list that is read by page number and limit. */
export function pageConnection<Node>(
  source: PageSource<Node>,
  window: WindowArguments,
  cursors: Cursors,
  selected: SelectedParts,
  limits: WindowLimits = {},
): Promise<Connection<Node>> {
  return rowConnection(new PageRows(source), window, cursors, selected, limits);
}

/**
 * The page size with which to read the rows `from` to `until`. Rows that fit one page of at most `maximum` get the
 * smallest such page, else the smallest two neighbours; more rows get pages of `maximum`, since the list may end within
 * the first.
 */
export function pageSize(from: number, until: number, maximum: number): number {
  const count = until - from;
  for (const pages of count > maximum ? [] : [1, 2]) {
    for (let limit = Math.ceil(count / pages); limit <= maximum; limit++) {
      if ((from % limit) + count <= pages * limit) return limit;
    }
  }
  return maximum;
}

/** The pages of `limit` rows that cover the rows `from` to `until`. */
export function pagesOf(limit: number, from: number, until: number): readonly RowRange[] {
  const pages: RowRange[] = [];
  for (let offset = from - (from % limit); offset < until; offset += limit) pages.push({ offset, limit });
  return pages;
}

/**
 * An upstream that silently uses another page size than asked for shifts every page but the first. So only the first page
 * is taken whatever its size. When another page has a wrong number of rows, the first is read to learn the real size, and
 * all others are read again with that. A page of the wrong size with exactly as many rows as the last page should have goes
 * unnoticed.
 */
class PageRows<Node> implements RowSource<Node> {
  readonly canPeek = false;
  readonly wall: number;
  readonly hasTotal: boolean | undefined;
  readonly maximum: number;
  ignoresOffset = false;
  readonly #source: PageSource<Node>;
  /** The page size in use. */
  #limit: number | undefined;
  /** A page size in doubt. */
  #suspect: number | undefined;
  /** Page sizes that first pages really had. */
  readonly #kept = new Set<number>();

  constructor(source: PageSource<Node>) {
    this.#source = source;
    this.wall = source.wall ?? Infinity;
    this.hasTotal = source.hasTotal;
    this.maximum = source.maximum;
  }

  keyOf(row: Node): string | undefined {
    return this.#source.keyOf(row);
  }

  plan(from: number, until: number): readonly RowRange[] {
    if (this.#suspect !== undefined) return [{ offset: 0, limit: this.#suspect }];
    this.#limit ??= pageSize(from, until, this.maximum);
    return pagesOf(this.#limit, from, until);
  }

  fetch({ offset, limit }: RowRange): Promise<ListPage<Node>> {
    return this.#source.page(offset / limit + 1, limit);
  }

  add(fetched: FetchedRows<Node>, { offset, limit }: RowRange, { items, total }: ListPage<Node>): void {
    const got = items.length;
    fetched.noteTotal(total, offset === 0 ? got : got === limit ? offset + got : 0);
    if (offset === 0) this.#takeFirst(fetched, limit, items);
    else if (offset < fetched.bound && fetched.beginsWith(items)) this.ignoresOffset = true;
    else if (this.#limit === limit) this.#takeOther(fetched, offset, limit, items);
  }

  #takeFirst(fetched: FetchedRows<Node>, limit: number, items: readonly Node[]): void {
    const got = items.length;
    fetched.put(0, items);
    this.#suspect = undefined;
    if (got === 0 || (got < limit && got >= (fetched.total ?? 0))) {
      fetched.endAt(got);
      return;
    }
    this.#kept.add(got);
    if (got === limit) return;
    this.#limit = got;
    fetched.dropFrom(got);
  }

  #takeOther(fetched: FetchedRows<Node>, offset: number, limit: number, items: readonly Node[]): void {
    const got = items.length;
    const due =
      fetched.total === undefined ? Math.min(got, limit) : Math.min(limit, Math.max(0, fetched.total - offset));
    if (got === limit || got === due || this.#kept.has(limit)) {
      fetched.put(offset, items.slice(0, limit));
      if (got < limit) fetched.endAt(offset + got);
    } else {
      this.#suspect = limit;
    }
  }
}
