import { MOST_PAGES } from './calls/whole-list.ts';
import type { TokenPage } from './connections/index.ts';
import { PagingError } from './errors.ts';

/**
 * Fetches all pages of a token-paged list, for lookups without an upstream operation. Use it in a `Lookup`, so that a request
 * fetches the list once.
 */
export async function fetchAllRows<Row>(page: (token: string | undefined) => Promise<TokenPage<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  const seen = new Set<string>();
  for (let token: string | undefined; ; ) {
    const { items, next } = await page(token);
    rows.push(...items);
    // A token of another type is none, as in connections.
    if (typeof next !== 'string' || next === '') return rows;
    if (seen.has(next)) throw new PagingError('The pages of the upstream lead in a circle.');
    if (seen.size === MOST_PAGES - 1) throw new PagingError(`The upstream has more than ${MOST_PAGES} pages.`);
    seen.add(next);
    token = next;
  }
}
