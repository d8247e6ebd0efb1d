import type { Connection } from './connection.ts';
import type { Cursors } from './cursor.ts';
import type { FetchedRows } from './fetched-rows.ts';
import { type ListPage, type RowRange, type RowSource, rowConnection } from './rows.ts';
import type { SelectedParts, WindowArguments, WindowLimits } from './window.ts';

/** A list with page numbers, from 1, and a limit. */
export interface PageSource<Node> {
  /** The maximum page size. */
  readonly maximum: number;
  /** Whether the upstream is told how many rows to send. Otherwise all pages are as long as its first. */
  readonly takesLimit?: boolean;
  /** Whether only an empty page is the end of a list without a total, until the page size is known. */
  readonly endsEmpty?: boolean | undefined;
  /** The number of readable rows: the upstream refuses pages that start beyond. */
  readonly wall?: number;
  /** Whether pages have a total, if known. */
  readonly hasTotal?: boolean;
  /** The key of a row, unique in the list; `undefined` if it has none. */
  keyOf(row: Node): string | undefined;
  page(page: number, limit: number): Promise<ListPage<Node>>;
}

/** The window of a list with page numbers. */
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
 * The page size for the rows `from` to `until`: the smallest size up to `maximum` with which one page covers them, or else two
 * adjacent pages. More rows get pages of `maximum`, because the list may end within the first.
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
 * Detects upstreams that silently use another page size than requested, which shifts every page but the first. The first page
 * is accepted with any size. If another page has an unexpected number of rows, the first page is fetched to learn the actual
 * size, and all others are fetched again with it. A wrong page with the expected number of rows of the last page is not
 * detected.
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
  /** A page size that the upstream may not use. */
  #suspect: number | undefined;
  /** Page sizes that the upstream used for first pages. */
  readonly #confirmed = new Set<number>();

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
    this.#limit ??= this.#source.takesLimit === false ? this.maximum : pageSize(from, until, this.maximum);
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
    const least = this.#source.endsEmpty ? Infinity : 0;
    if (got === 0 || (got < limit && got >= (fetched.total ?? least))) {
      fetched.endAt(got);
      return;
    }
    this.#confirmed.add(got);
    if (got === limit) return;
    this.#limit = got;
    fetched.dropFrom(got);
  }

  #takeOther(fetched: FetchedRows<Node>, offset: number, limit: number, items: readonly Node[]): void {
    const got = items.length;
    const unknown = this.#source.endsEmpty && got > 0 ? limit : Math.min(got, limit);
    const due = fetched.total === undefined ? unknown : Math.min(limit, Math.max(0, fetched.total - offset));
    if (got === limit || got === due || this.#confirmed.has(limit)) {
      fetched.put(offset, items.slice(0, limit));
      if (got < limit) fetched.endAt(offset + got);
    } else {
      this.#suspect = limit;
    }
  }
}
