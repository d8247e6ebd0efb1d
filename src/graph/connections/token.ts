import { BadInputError, PagingError } from '../errors.ts';
import { type Connection, connectionOf } from './connection.ts';
import type { Cursors } from './cursor.ts';
import { type ForwardArguments, readCount, type Wants, type WindowLimits } from './window.ts';

/** A list in which each page names the next by a token. */
export interface TokenSource<Node> {
  /** Rows that one call can ask for. */
  readonly maximum: number;
  /** The first page is the one of no token. After the last, `next` is absent, `null` or empty. */
  page(token: string | undefined, limit: number): Promise<TokenAnswer<Node>>;
}

export interface TokenAnswer<Node> {
  readonly items: readonly Node[];
  readonly next?: string | null | undefined;
}

/** A place between rows: `skip` rows after the start of the page of `token`, which may lie beyond that page's end. */
interface Place {
  readonly token: string | undefined;
  readonly skip: number;
}

interface PageRead {
  readonly token: string | undefined;
  readonly next: string | undefined;
  readonly length: number;
  /** What turns a row's index in the connection into its index in the page. */
  readonly shift: number;
}

/** Rows, the page each came from, and whether there are more. */
interface Walk<Node> {
  readonly nodes: Node[];
  readonly pages: PageRead[];
  more: boolean;
}

// A list of nothing but empty pages must not keep a request busy for ever.
const pagesAtMost = 100;

/** The window of a list in which each page names the next by a token. It has no total. */
export async function tokenConnection<Node>(
  source: TokenSource<Node>,
  window: ForwardArguments,
  cursors: Cursors,
  wants: Wants,
  limits: WindowLimits = {},
): Promise<Connection<Node>> {
  if (!(source.maximum >= 1)) throw new TypeError(`Expected a maximum of at least 1, got ${source.maximum}.`);
  const count = readCount('first', window.first, limits);
  const start = window.after == null ? { token: undefined, skip: 0 } : readPlace(cursors.decode(window.after, 'after'));
  const reads = count > 0 && (wants.edges || wants.pageInfo);
  const { nodes, pages, more } = reads ? await walk(source, start, count) : { nodes: [], pages: [], more: false };
  return connectionOf({
    nodes,
    size: nodes.length,
    cursorAt: (index) => cursors.encode(placeAfter(index, pages[index] as PageRead)),
    hasNextPage: more,
    hasPreviousPage: window.after != null,
    totalCount: null,
  });
}

async function walk<Node>(source: TokenSource<Node>, start: Place, count: number): Promise<Walk<Node>> {
  const found: Walk<Node> = { nodes: [], pages: [], more: true };
  const seen = new Set([start.token]);
  let { token, skip } = start;
  // An upstream that filters a page once it is cut to size would send ever less of what is still wanted.
  let fellShort = false;
  for (let calls = 0; calls < pagesAtMost; calls++) {
    const wanted = count - found.nodes.length;
    const limit: number = fellShort ? source.maximum : Math.min(source.maximum, wanted + skip);
    const { items, next: told } = await source.page(token, limit);
    const next = told || undefined;
    if (next !== undefined && seen.has(next)) throw new PagingError('The pages of the upstream lead in a circle.');
    seen.add(next);
    const page = { token, next, length: items.length, shift: skip - found.nodes.length };
    for (const node of items.slice(skip, skip + wanted)) {
      found.nodes.push(node);
      found.pages.push(page);
    }
    found.more = next !== undefined || items.length > skip + wanted;
    if (next === undefined || found.nodes.length === count) return found;
    token = next;
    skip = Math.max(0, skip - items.length);
    fellShort ||= items.length < limit;
  }
  if (found.nodes.length === 0) throw new PagingError(`The upstream sent ${pagesAtMost} pages without a row.`);
  return found;
}

function placeAfter(index: number, page: PageRead): string {
  const skip = index + page.shift + 1;
  const place =
    skip === page.length && page.next !== undefined ? { token: page.next, skip: 0 } : { token: page.token, skip };
  return `${Buffer.from(place.token ?? '').toString('base64url')}.${place.skip}`;
}

const placePattern = /^(?<token>[\w-]*)\.(?<skip>0|[1-9]\d{0,8})$/;

function readPlace(position: string): Place {
  const { token = '', skip } = placePattern.exec(position)?.groups ?? {};
  const text = Buffer.from(token, 'base64url').toString();
  if (skip === undefined || Buffer.from(text).toString('base64url') !== token) {
    throw new BadInputError('`after` is not a cursor of this list.');
  }
  return { token: text === '' ? undefined : text, skip: Number(skip) };
}
