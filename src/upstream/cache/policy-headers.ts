import type { IncomingHttpHeaders } from 'node:http';
import { parseHttpDate } from '../response/http-date.ts';
import { CacheControl } from './cache-control.ts';

/** When a response was asked for, and when it came, in milliseconds. */
export interface ResponseTimes {
  readonly requestedAt: number;
  readonly receivedAt: number;
}

/** More seconds than this count as this many (RFC 9111, 1.2.2). */
const LONGEST_AGE = 2 ** 31;
/**
 * The headers by which http-cache-semantics judges a response, without what it misreads: it compares directives with
 * regard to case, splits quoted values, believes every date that `Date.parse` does, reads numbers as far as it can, counts
 * no `Date` into the age, forbids even a fresh response that says `must-revalidate`, and makes an `immutable` one fresh.
 */
export function policyHeaders(
  headers: IncomingHttpHeaders,
  control: CacheControl,
  isShared: boolean,
  times: ResponseTimes,
): Record<string, string | undefined> {
  const { receivedAt } = times;
  const { date: sent = '', expires = '', vary, etag, 'last-modified': modified } = headers;
  const date = parseHttpDate(sent, receivedAt) ?? receivedAt;
  return {
    'cache-control': directives(control, isShared),
    // Without a valid date, it has passed (RFC 9111, 5.3). What is left then is counted from the date of the response.
    expires: new Date(parseHttpDate(expires, receivedAt) ?? 0).toUTCString(),
    date: new Date(date).toUTCString(),
    age: String(ageOf(headers.age ?? '', date, times)),
    vary,
    etag,
    'last-modified': modified,
  };
}

/** The directives of a response; those of a `Pragma` where it has no `Cache-Control` (RFC 9111, 5.4). */
export function cacheControlOf({ 'cache-control': control, pragma }: IncomingHttpHeaders): CacheControl | undefined {
  if (control !== undefined) return new CacheControl(control);
  return pragma === undefined ? undefined : new CacheControl(/\bno-cache\b/i.test(pragma) ? 'no-cache' : '');
}

function directives(control: CacheControl, isShared: boolean): string {
  // A cache that understands a response's status, which here is always 200, ignores `no-store` beside it (RFC 9111, 5.2.2.3).
  const isForbidden = control.has('no-store') && !control.has('must-understand');
  const names = ['public', 'no-cache'].filter((name) => control.has(name));
  if (isForbidden) names.push('no-store');
  const times = mayBeStale(control, isShared) ? [...FRESHNESS, 'stale-while-revalidate', 'stale-if-error'] : FRESHNESS;
  for (const name of times) {
    const seconds = control.seconds(name);
    if (seconds !== undefined) names.push(`${name}=${seconds}`);
  }
  return names.join(', ');
}

const FRESHNESS = ['max-age', 's-maxage'];

/** Whether nothing forbids that a response is used when it is no longer fresh (RFC 9111, 4.2.4). */
function mayBeStale(control: CacheControl, isShared: boolean): boolean {
  if (control.has('no-cache') || control.has('must-revalidate')) return false;
  return !isShared || !(control.has('proxy-revalidate') || control.has('s-maxage'));
}

/** The age of a response on arrival, in seconds (RFC 9111, 4.2.3). Of a list of ages, the first one counts. */
function ageOf(header: string, date: number, { requestedAt, receivedAt }: ResponseTimes): number {
  const [seconds = 0] = /^\d+(?=\s*(?:,|$))/.exec(header) ?? [];
  const corrected = Number(seconds) * 1000 + receivedAt - requestedAt;
  return Math.min(LONGEST_AGE, Math.floor(Math.max(receivedAt - date, corrected) / 1000));
}
