import { masked } from './mask.ts';
import type { Reply } from './reply.ts';
import type { SandboxRequest } from './request.ts';
import { failed } from './status.ts';

interface PageRules<Row> {
  /** Rows of a page when no size is given, and at most. */
  readonly usual: number;
  readonly most: number;
  /** The predicate of a filter; `undefined` for a malformed one. */
  readonly keeps: (filter: string) => ((row: Row) => boolean) | undefined;
  /** Members of every page beside the rows. */
  readonly further?: object;
}

/**
 * A page by `pageSize` and `pageToken`. Rows are filtered after the page is cut, so that a page may be short or empty
 * although there is a next one. A token is valid for the path and the filter that it came from; empty lists are omitted.
 */
export function tokenPage<Row>(
  request: SandboxRequest,
  name: string,
  rows: readonly Row[],
  { usual, most, keeps, further }: PageRules<Row>,
): Reply {
  const filter = request.query.get('filter') ?? '';
  const keep = keeps(filter);
  if (!keep) return failed('INVALID_ARGUMENT', 'The filter is malformed.');
  const size = request.int('pageSize', request.query.has('pageSize') ? Number.NaN : 0);
  if (!(size >= 0)) return failed('INVALID_ARGUMENT', 'The page size is not a number of rows.');
  const from = rowOf(request, filter);
  if (from === undefined) return failed('INVALID_ARGUMENT', 'The page token is not of this list.');
  const until = from + Math.min(size || usual, most);
  const filtered = rows.slice(from, until).filter(keep);
  return masked(request, {
    ...(filtered.length > 0 && { [name]: filtered }),
    ...(until < rows.length && { nextPageToken: tokenOf([request.path, filter, until]) }),
    ...further,
  });
}

function tokenOf(position: readonly [path: string, filter: string, row: number]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

function rowOf({ path, query }: SandboxRequest, filter: string): number | undefined {
  const token = query.get('pageToken');
  if (!token) return 0;
  const text = Buffer.from(token, 'base64url').toString();
  const row = Number(/,(\d+)\]$/.exec(text)?.[1]);
  return token === tokenOf([path, filter, row]) ? row : undefined;
}
