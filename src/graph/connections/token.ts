import { PagingError } from '../errors.ts';
import { type Connection, connectionOf } from './connection.ts';
import type { Cursors } from './cursor.ts';
import { formatTokenPosition, parseTokenPosition, type TokenPosition } from './token-position.ts';
import { type ForwardArguments, readCount, type SelectedParts, type WindowLimits } from './window.ts';

/** A list with page tokens: each page has the token of the next. */
export interface TokenSource<Node> {
  /** The maximum page size. */
  readonly maximum: number;
  /** Whether a token is valid only with the arguments of the call that returned it, the page size among them. */
  readonly sameArguments?: boolean | undefined;
  /** The name of the arguments of the first page. Cursors carry it to all further pages. */
  readonly variant?: string | undefined;
  /** Whether pages have the length of the whole list. */
  readonly hasTotal?: boolean | undefined;
  /** The key of a row, unique in the list; `undefined` if it has none. */
  keyOf(row: Node): string | undefined;
  /** Fetches the page of a token, or the first page. `next` of the last page is absent, `null` or empty. */
  page(request: PageRequest): Promise<TokenPage<Node>>;
}

export interface PageRequest {
  readonly token: string | undefined;
  readonly limit: number;
  readonly variant: string | undefined;
}

export interface TokenPage<Node> {
  readonly items: readonly Node[];
  readonly next?: string | null | undefined;
  /** The length of the whole list. */
  readonly total?: number | undefined;
}

interface Page {
  readonly token: string | undefined;
  readonly next: string | undefined;
  readonly length: number;
}

/** A row with its page and its index there. */
interface Taken<Node> {
  readonly node: Node;
  readonly page: Page;
  readonly index: number;
}

// Bounds the calls for a list with empty pages.
const pagesAtMost = 100;

/**
 * The window of a list with page tokens. Cursors have to be signed: forged ones could contain any token, and cost any number of
 * calls.
 */
export async function tokenConnection<Node>(
  source: TokenSource<Node>,
  window: ForwardArguments,
  cursors: Cursors,
  selected: SelectedParts,
  limits: WindowLimits = {},
): Promise<Connection<Node>> {
  if (!(source.maximum >= 1)) throw new TypeError(`Expected a maximum of at least 1, got ${source.maximum}.`);
  const count = readCount('first', window.first, limits);
  const start = window.after == null ? undefined : parseTokenPosition(cursors.decode(window.after, 'after'));
  const walk = new Walk(source, count, start);
  if (count > 0 && (selected.edges || selected.pageInfo)) await walk.read();
  else if (source.hasTotal && selected.totalCount) await walk.readTotal();
  const { taken } = walk;
  return connectionOf({
    nodes: taken.map(({ node }) => node),
    size: taken.length,
    cursorAt: (index) => cursors.encode(formatTokenPosition(walk.positionAfter(taken[index] as Taken<Node>))),
    hasNextPage: walk.more,
    hasPreviousPage: window.after != null,
    totalCount: walk.total ?? null,
  });
}

/** Reads pages from a position on until the window is full. */
class Walk<Node> {
  readonly taken: Taken<Node>[] = [];
  /** Whether rows follow the last one taken. */
  more = false;
  /** The length of the whole list, if a page had it. */
  total: number | undefined;
  readonly #source: TokenSource<Node>;
  readonly #count: number;
  readonly #start: TokenPosition;
  /** The page that each key was first seen on. */
  readonly #pages = new Map<string, Page>();

  constructor(source: TokenSource<Node>, count: number, start: TokenPosition | undefined) {
    const { maximum, variant, sameArguments } = source;
    const size = sameArguments ? Math.max(1, Math.min(maximum, count)) : undefined;
    this.#source = source;
    this.#count = count;
    this.#start = start ?? { token: undefined, skip: 0, size, variant };
  }

  async read(): Promise<void> {
    const { variant } = this.#start;
    const seen = new Set([this.#start.token]);
    let { token, skip } = this.#start;
    // An upstream that filters rows after applying the limit sends ever fewer rows for smaller limits.
    let atLeast = 0;
    for (let calls = 0; calls < pagesAtMost; calls++) {
      const limit = this.#limit(skip, atLeast);
      const answer = await this.#source.page({ token, limit, variant });
      const { items, total } = answer;
      this.total = total ?? this.total;
      const next = answer.next || undefined;
      if (next !== undefined && seen.has(next)) throw new PagingError('The pages of the upstream lead in a circle.');
      seen.add(next);
      this.#take(items, skip, { token, next, length: items.length });
      if (next === undefined || this.taken.length === this.#count) return;
      token = next;
      skip = Math.max(0, skip - items.length);
      if (items.length < limit) atLeast = 2 * limit;
    }
    if (this.taken.length === 0) throw new PagingError(`The upstream sent ${pagesAtMost} pages without a row.`);
  }

  /** Reads a page of one row. */
  async readTotal(): Promise<void> {
    const { token, size = 1, variant } = this.#start;
    const { total } = await this.#source.page({ token, limit: size, variant });
    this.total = total;
  }

  /** The position after a row. */
  positionAfter({ page, index }: Taken<Node>): TokenPosition {
    const { size, variant } = this.#start;
    const skip = index + 1;
    const isLast = skip === page.length && page.next !== undefined;
    return isLast ? { token: page.next, skip: 0, size, variant } : { token: page.token, skip, size, variant };
  }

  /** The limit of the next call: the missing rows, or more after a short page. */
  #limit(skip: number, atLeast: number): number {
    const { size } = this.#start;
    if (size !== undefined) return size;
    return Math.min(this.#source.maximum, Math.max(this.#count - this.taken.length + skip, atLeast));
  }

  #take(items: readonly Node[], skip: number, page: Page): void {
    let index = skip;
    for (; index < items.length && this.taken.length < this.#count; index++) {
      const node = items[index] as Node;
      if (this.#isNew(node, page)) this.taken.push({ node, page, index });
    }
    this.more = page.next !== undefined || index < items.length;
  }

  /** A row that moved between two calls is in both pages. */
  #isNew(node: Node, page: Page): boolean {
    const key = this.#source.keyOf(node);
    if (key === undefined) return true;
    const before = this.#pages.get(key);
    if (before === undefined) this.#pages.set(key, page);
    return before === undefined || before === page;
  }
}
