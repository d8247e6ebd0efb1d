import type { TokenPage } from './connections/index.ts';
import { PagingError } from './errors.ts';

// Reading longer lists whole would take too many calls.
const pagesAtMost = 100;

/**
 * Reads a whole list that is paged by tokens, for look-ups that the upstream has no operation for. Use it in a `Lookup`, so
 * that a request reads the list once.
 */
export async function fetchAllRows<Row>(page: (token: string | undefined) => Promise<TokenPage<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  const seen = new Set<string>();
  for (let token: string | undefined; ; ) {
    const { items, next } = await page(token);
    rows.push(...items);
    if (!next) return rows;
    if (seen.has(next)) throw new PagingError('The pages of the upstream lead in a circle.');
    if (seen.size === pagesAtMost - 1) throw new PagingError(`The upstream has more than ${pagesAtMost} pages.`);
    seen.add(next);
    token = next;
  }
}
