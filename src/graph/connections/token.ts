import { PagingError } from '../errors.ts';
import { type Connection, connectionOf } from './connection.ts';
import type { Cursors } from './cursor.ts';
import { type Place, placeOf, textOf } from './token-place.ts';
import { type ForwardArguments, readCount, type Wants, type WindowLimits } from './window.ts';

/** A list in which each page names the next by a token. */
export interface TokenSource<Node> {
  /** Rows that one call can ask for. */
  readonly maximum: number;
  /** Whether a token is good only with the arguments of the call that gave it, the page size among them. */
  readonly sameArguments?: boolean | undefined;
  /** The way in which pages are asked for. It stays the same from token to token: cursors carry it. */
  readonly variant?: string | undefined;
  /** What tells a row from all others; `undefined` where it has nothing of the kind. */
  keyOf(row: Node): string | undefined;
  /** The first page is the one of no token. After the last, `next` is absent, `null` or empty. */
  page(request: PageRequest): Promise<TokenAnswer<Node>>;
}

export interface PageRequest {
  readonly token: string | undefined;
  readonly limit: number;
  readonly variant: string | undefined;
}

export interface TokenAnswer<Node> {
  readonly items: readonly Node[];
  readonly next?: string | null | undefined;
}

interface Page {
  readonly token: string | undefined;
  readonly next: string | undefined;
  readonly length: number;
}

/** A row with its index in the page that it came with. */
interface Taken<Node> {
  readonly node: Node;
  readonly page: Page;
  readonly index: number;
}

// A list of nothing but empty pages must not keep a request busy for ever.
const pagesAtMost = 100;

/**
 * The window of a list in which each page names the next by a token. It has no total. Cursors must be signed: tokens are
 * the upstream's, and what is skipped is paid for.
 */
export async function tokenConnection<Node>(
  source: TokenSource<Node>,
  window: ForwardArguments,
  cursors: Cursors,
  wants: Wants,
  limits: WindowLimits = {},
): Promise<Connection<Node>> {
  if (!(source.maximum >= 1)) throw new TypeError(`Expected a maximum of at least 1, got ${source.maximum}.`);
  const count = readCount('first', window.first, limits);
  const start = window.after == null ? undefined : placeOf(cursors.decode(window.after, 'after'));
  const walk = new Walk(source, count, start);
  if (count > 0 && (wants.edges || wants.pageInfo)) await walk.read();
  const { taken } = walk;
  return connectionOf({
    nodes: taken.map(({ node }) => node),
    size: taken.length,
    cursorAt: (index) => cursors.encode(textOf(walk.placeAfter(taken[index] as Taken<Node>))),
    hasNextPage: walk.more,
    hasPreviousPage: window.after != null,
    totalCount: null,
  });
}

/** Reads pages from a place until there are enough rows. */
class Walk<Node> {
  readonly taken: Taken<Node>[] = [];
  /** Whether rows follow the last one taken. */
  more = false;
  readonly #source: TokenSource<Node>;
  readonly #count: number;
  readonly #start: Place;
  /** The pages on which keys of rows were seen. */
  readonly #pages = new Map<string, Page>();

  constructor(source: TokenSource<Node>, count: number, start: Place | undefined) {
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
    // An upstream that filters a page once it is cut to size sends ever less of ever smaller pages.
    let atLeast = 0;
    for (let calls = 0; calls < pagesAtMost; calls++) {
      const limit = this.#limit(skip, atLeast);
      const { items, next: told } = await this.#source.page({ token, limit, variant });
      const next = told || undefined;
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

  /** The place after a row. */
  placeAfter({ page, index }: Taken<Node>): Place {
    const { size, variant } = this.#start;
    const skip = index + 1;
    const isLast = skip === page.length && page.next !== undefined;
    return isLast ? { token: page.next, skip: 0, size, variant } : { token: page.token, skip, size, variant };
  }

  /** How many rows to ask for: what is still wanted, or more where a page was shorter than asked for. */
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

  /** A row that moved while the list was read comes with two pages. */
  #isNew(node: Node, page: Page): boolean {
    const key = this.#source.keyOf(node);
    if (key === undefined) return true;
    const before = this.#pages.get(key);
    if (before === undefined) this.#pages.set(key, page);
    return before === undefined || before === page;
  }
}
