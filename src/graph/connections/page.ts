import type { Connection } from './connection.ts';
import type { Cursors } from './cursor.ts';
import type { Found } from './found.ts';
import { type Answer, type RowSource, rowConnection, type Stretch } from './rows.ts';
import type { Wants, WindowArguments, WindowLimits } from './window.ts';

/** A list that is read by page number, from 1, and limit. */
export interface PageSource<Node> {
  /** Rows that one call can ask for. */
  readonly maximum: number;
  /** Rows that can be read at all: the upstream refuses pages that start there or beyond. */
  readonly wall?: number;
  /** Whether answers hold a total, where that is known beforehand. */
  readonly tellsTotal?: boolean;
  /** What tells a row from all others; `undefined` where it has nothing of the kind. */
  keyOf(row: Node): string | undefined;
  page(page: number, limit: number): Promise<Answer<Node>>;
}

/** The window of a list that is read by page number and limit. */
export function pageConnection<Node>(
  source: PageSource<Node>,
  window: WindowArguments,
  cursors: Cursors,
  wants: Wants,
  limits: WindowLimits = {},
): Promise<Connection<Node>> {
  return rowConnection(new PageRows(source), window, cursors, wants, limits);
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

/** The whole pages of `limit` rows that cover the rows `from` to `until`. */
export function pagesOf(limit: number, from: number, until: number): readonly Stretch[] {
  const pages: Stretch[] = [];
  for (let offset = from - (from % limit); offset < until; offset += limit) pages.push({ offset, limit });
  return pages;
}

/**
 * An upstream that silently serves another page size than asked moves every page but the first. So only the first page
 * is believed whatever its size; when any other has not as many rows as it should, the first is read to learn the real
 * size, and everything else is read again in pages of that. What cannot be seen is a page of the wrong size that
 * happens to have exactly as many rows as the last page should have.
 */
class PageRows<Node> implements RowSource<Node> {
  readonly peeksAlong = false;
  readonly wall: number;
  readonly tellsTotal: boolean | undefined;
  readonly maximum: number;
  isStuck = false;
  readonly #source: PageSource<Node>;
  /** The page size in use. */
  #limit: number | undefined;
  /** A page size in doubt. */
  #doubted: number | undefined;
  /** Page sizes that a first page was seen to have. */
  readonly #kept = new Set<number>();

  constructor(source: PageSource<Node>) {
    this.#source = source;
    this.wall = source.wall ?? Infinity;
    this.tellsTotal = source.tellsTotal;
    this.maximum = source.maximum;
  }

  keyOf(row: Node): string | undefined {
    return this.#source.keyOf(row);
  }

  plan(from: number, until: number): readonly Stretch[] {
    if (this.#doubted !== undefined) return [{ offset: 0, limit: this.#doubted }];
    this.#limit ??= pageSize(from, until, this.maximum);
    return pagesOf(this.#limit, from, until);
  }

  ask({ offset, limit }: Stretch): Promise<Answer<Node>> {
    return this.#source.page(offset / limit + 1, limit);
  }

  take(found: Found<Node>, { offset, limit }: Stretch, { items, total }: Answer<Node>): void {
    const got = items.length;
    found.tell(total, offset === 0 ? got : got === limit ? offset + got : 0);
    if (offset === 0) this.#takeFirst(found, limit, items);
    else if (offset < found.bound && found.beginsWith(items)) this.isStuck = true;
    else if (this.#limit === limit) this.#takeOther(found, offset, limit, items);
  }

  #takeFirst(found: Found<Node>, limit: number, items: readonly Node[]): void {
    const got = items.length;
    found.put(0, items);
    this.#doubted = undefined;
    if (got === 0 || (got < limit && got >= (found.total ?? 0))) {
      found.endAt(got);
      return;
    }
    this.#kept.add(got);
    if (got === limit) return;
    this.#limit = got;
    found.dropFrom(got);
  }

  #takeOther(found: Found<Node>, offset: number, limit: number, items: readonly Node[]): void {
    const got = items.length;
    const due = found.total === undefined ? Math.min(got, limit) : Math.min(limit, Math.max(0, found.total - offset));
    if (got === limit || got === due || this.#kept.has(limit)) {
      found.put(offset, items.slice(0, limit));
      if (got < limit) found.endAt(offset + got);
    } else {
      this.#doubted = limit;
    }
  }
}
