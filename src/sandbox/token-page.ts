import { masked } from './mask.ts';
import type { Reply } from './reply.ts';
import type { SandboxRequest } from './request.ts';
import { failed } from './status.ts';

interface PageRules<Row> {
  /** Rows a page when none are asked for, and at most. */
  readonly usual: number;
  readonly most: number;
  /** What the filter keeps; nothing where it cannot be read. */
  readonly keeps: (filter: string) => ((row: Row) => boolean) | undefined;
}

/**
 * A page by `pageSize` and `pageToken`. The page is cut first and filtered then, so that it may be short or empty although
 * there is a next one. A token is good for the listing and the filter that it came from; empty lists are left out.
 */
export function tokenPage<Row>(
  request: SandboxRequest,
  name: string,
  rows: readonly Row[],
  { usual, most, keeps }: PageRules<Row>,
): Reply {
  const filter = request.query.get('filter') ?? '';
  const keep = keeps(filter);
  if (!keep) return failed('INVALID_ARGUMENT', 'The filter cannot be read.');
  const size = request.int('pageSize', request.query.has('pageSize') ? Number.NaN : 0);
  if (!(size >= 0)) return failed('INVALID_ARGUMENT', 'The page size is not a number of rows.');
  const from = placeOf(request, filter);
  if (from === undefined) return failed('INVALID_ARGUMENT', 'The page token is not of this list.');
  const until = from + Math.min(size || usual, most);
  const kept = rows.slice(from, until).filter(keep);
  return masked(request, {
    ...(kept.length > 0 && { [name]: kept }),
    ...(until < rows.length && { nextPageToken: tokenOf([request.path, filter, until]) }),
  });
}

function tokenOf(place: readonly [path: string, filter: string, row: number]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

function placeOf({ path, query }: SandboxRequest, filter: string): number | undefined {
  const token = query.get('pageToken');
  if (!token) return 0;
  const text = Buffer.from(token, 'base64url').toString();
  const row = Number(/,(\d+)\]$/.exec(text)?.[1]);
  return token === tokenOf([path, filter, row]) ? row : undefined;
}
