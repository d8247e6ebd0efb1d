import { MOST_PAGES } from './calls/whole-list.ts';
import { PagingError } from './errors.ts';

/** The pages of a list that has so many rows, as its upstream says. Each is a call, so that there may not be too many. */
export function pageCount(total: unknown, pageSize: number): number {
  if (!Number.isSafeInteger(total) || Number(total) < 0) return 0;
  const pages = Math.ceil(Number(total) / pageSize);
  if (pages > MOST_PAGES) throw new PagingError(`The upstream has more than ${MOST_PAGES} pages.`);
  return pages;
}
