import type { Operation } from '#contract';
import type { SelectedParts, WindowArguments } from '../connections/index.ts';
import type { Estimate } from './estimate.ts';

/** The window of a connection in an operation. */
export interface PricedWindow {
  readonly window: WindowArguments;
  readonly selected: SelectedParts;
  readonly page: { readonly default: number; readonly maximum: number };
  /** The typical length of the list; `undefined` if it is unknown. */
  readonly typicalRows: number | undefined;
}

/** The window of a list, with what has to be read for it. */
export interface ReadWindow {
  /** The maximum number of rows; `undefined` if the arguments are refused. */
  readonly count: number | undefined;
  readonly typicalCount: number;
  /** Whether rows are read. */
  readonly reads: boolean;
  readonly backward: boolean;
}

/** Pages of a token that are followed for a window. */
const TOKEN_PAGES = 100;
/** Pages that are read for rows that pass a filter. */
const FILTERED_PAGES = 10;

/** The share of a default page from which it counts as filled. */
const FILLED = 0.75;

const NONE: Estimate = { typical: 0, most: 0 };
const ONE: Estimate = { typical: 1, most: 1 };

/** The rows that a window has to read, by the rules of `windowOrEmpty` and `readWindow`. */
export function readWindowOf({ window, selected, page, typicalRows = Infinity }: PricedWindow): ReadWindow {
  const { first, last, after, before } = window;
  const backward = last != null || (first == null && before != null && after == null);
  const given = first ?? last;
  const asked = given ?? Math.min(page.default, page.maximum);
  const isRefused = (first != null && last != null) || !Number.isInteger(asked) || asked < 0 || asked > page.maximum;
  if (isRefused) return { count: undefined, typicalCount: 0, reads: false, backward };
  const isPeek = asked === 0 && given != null && selected.pageInfo;
  const reads = (selected.edges || selected.pageInfo) && (asked > 0 || isPeek);
  return { count: asked, typicalCount: typicalCountOf(asked, page.default, typicalRows), reads, backward };
}

/** Sizes are learned from default pages: a list that mostly fills them is longer, and fills a larger page by the same share. */
function typicalCountOf(asked: number, usualPage: number, typicalRows: number): number {
  const share = typicalRows / usualPage;
  if (asked <= usualPage || share < FILLED || share > 1) return Math.min(asked, typicalRows);
  return asked * share;
}

/**
 * The calls for the window of a paged list, by the rules of its strategy, from an upstream that fills its pages. Reading
 * starts anywhere if there is a cursor.
 */
export function windowCalls(
  operation: Operation,
  pageSize: number,
  isFiltered: boolean,
  priced: PricedWindow,
): Estimate {
  const read = readWindowOf(priced);
  const { paging } = operation;
  if (read.count === undefined || !paging) return NONE;
  const { window, selected } = priced;
  const rows = Math.max(1, read.count);
  const typical = Math.max(1, Math.ceil(read.typicalCount / pageSize));
  const pages = Math.ceil(rows / pageSize);
  const hasCursor = window.after != null || window.before != null;
  switch (paging.style) {
    case 'whole':
      return read.reads || selected.totalCount ? ONE : NONE;
    case 'token':
      if (!read.reads) return selected.totalCount && paging.total !== undefined ? ONE : NONE;
      if (isFiltered) return { typical, most: TOKEN_PAGES };
      if (!hasCursor) return { typical, most: pages };
      // A list whose tokens are bound to their page size is continued with that of its first page.
      return { typical, most: Math.min(TOKEN_PAGES, paging.sameArguments ? rows : pages + 1) };
    case 'key': {
      if (!read.reads) return NONE;
      // Only a page that is not full is known to be the last.
      const further = read.typicalCount < rows && read.typicalCount % pageSize === 0 && read.typicalCount > 0 ? 1 : 0;
      const most = isFiltered ? Math.max(FILTERED_PAGES, pages) : pages;
      return { typical: Math.min(typical + further, most), most };
    }
    case 'offset':
    case 'page':
      return numberedCalls(paging.style, paging.total !== undefined, pageSize, read, priced);
  }
}

function numberedCalls(
  style: 'offset' | 'page',
  hasTotal: boolean,
  pageSize: number,
  { reads, count = 0, typicalCount, backward }: ReadWindow,
  { window, selected }: PricedWindow,
): Estimate {
  if (!reads) return selected.totalCount && hasTotal ? ONE : NONE;
  const isPeek = count === 0;
  const edges = selected.edges || isPeek;
  const endsUnknown = backward && window.before == null;
  if (endsUnknown && (!hasTotal || !edges)) return hasTotal ? ONE : NONE;
  const isOpen = selected.pageInfo && window.before == null && !hasTotal;
  const rows = Math.max(1, count) + (isOpen && style === 'offset' ? 1 : 0);
  const typicalRows = Math.max(1, typicalCount) + (isOpen && style === 'offset' ? 1 : 0);
  const isAligned = style === 'offset' || (window.after == null && window.before == null && !backward);
  const pages = Math.ceil(rows / pageSize) + (isAligned ? 0 : 1);
  const probe = endsUnknown ? 1 : 0;
  const next = isOpen && style === 'page' ? 1 : 0;
  if (!edges && hasTotal) return { typical: 1, most: isAligned || count > pageSize ? 1 : 2 };
  return { typical: probe + Math.ceil(typicalRows / pageSize), most: probe + pages + next };
}
