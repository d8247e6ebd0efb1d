import type { IncomingHttpHeaders } from 'node:http';
import CachePolicy from 'http-cache-semantics';
import type { CacheScope, UpstreamRequest, UpstreamResponse } from './request.ts';

/** The policy of a stored response (RFC 9111). */
export interface ResponsePolicy {
  readonly scope: CacheScope;
  /** Until when it is fresh for any cache, in milliseconds: `s-maxage` does not prolong it. */
  readonly freshUntil: number;
  /** From then on it is validated before it is used, with any headers. */
  readonly validateAfter: number;
  /** The response headers that a 304 may leave out. */
  readonly headers: IncomingHttpHeaders;
  /** Whether it differs by headers of the request. */
  readonly varies: boolean;
  readonly rules: CachePolicy;
}

/** The use of a stored response for a request. */
export type Reuse = 'use' | 'use-and-refresh' | 'validate';

type Headed = Pick<UpstreamResponse, 'status' | 'headers'>;

/** Upstreams that send a year mean "immutable", which no response is. */
const LONGEST_MS = 24 * 60 * 60 * 1000;
/** Headers that identify callers, forwarded or not. */
const CREDENTIAL_HEADERS = ['authorization', 'cookie'];
/** Without a second quote, a list of tags: it may not go back as one (RFC 9110, 8.8.3). */
const ENTITY_TAG = /^(?:W\/)?"[\x21\x23-\x7e]*"$/;
const NO_HEADERS: IncomingHttpHeaders = {};

/**
 * The policy of a response, by its headers or, without freshness there, by its contract. `undefined` if the response must not
 * be stored:  an error, one that sets a cookie or varies by everything, one whose headers forbid it.
 */
export function policyOf(
  request: UpstreamRequest,
  { status, headers }: Headed,
  times: ResponseTimes,
): ResponsePolicy | undefined {
  // Many have no other directive, and need no parsing.
  if (status !== 200 || headers['cache-control'] === 'no-store' || headers['set-cookie']) return undefined;
  const control = cacheControlOf(headers) ?? controlByContract(request, headers);
  const vary = (headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase());
  if (!control || vary.includes('*')) return undefined;
  const scope = scopeOf(request, control, vary);
  const isShared = scope === 'public' || (request.identity.key === '' && !control.has('private'));
  const response = { status, headers: policyHeaders(headers, control, isShared, times) };
  const asked = policyRequest(request);
  const rules = new CachePolicy(asked, response, { shared: isShared, cacheHeuristic: 0 });
  if (!rules.storable() || (rules.timeToLive() === 0 && validatorsOf({ rules }, request).length === 0))
    return undefined;
  const validateAfter = times.receivedAt + LONGEST_MS;
  const sharedSeconds = rules.maxAge();
  const forOne = control.has('s-maxage') && new CachePolicy(asked, response, { shared: false, cacheHeuristic: 0 });
  const freshSeconds = Math.min(sharedSeconds, forOne ? forOne.maxAge() : sharedSeconds) - rules.age();
  return {
    scope,
    freshUntil: Math.min(times.receivedAt + Math.max(0, freshSeconds) * 1000, validateAfter),
    validateAfter,
    headers: storedHeaders(headers),
    varies: headers.vary !== undefined,
    rules,
  };
}

/** Headers of a response without a validator are not needed: no 304 can update them. The age of one is always its own. */
function storedHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'cache-control': control, pragma, expires, vary, etag, 'last-modified': modified } = headers;
  if (etag === undefined && modified === undefined) return NO_HEADERS;
  return { 'cache-control': control, pragma, expires, vary, etag, 'last-modified': modified };
}

/** The use of a stored response at this time. */
export function reuseOf(policy: ResponsePolicy, request: UpstreamRequest, now: number): Reuse {
  const { rules, varies, freshUntil, validateAfter } = policy;
  if (!varies && now < freshUntil && now < validateAfter && !asksForFreshness(request)) return 'use';
  const { response, revalidation } = rules.evaluateRequest(policyRequest(request));
  if (!response || now >= validateAfter) return 'validate';
  return revalidation ? 'use-and-refresh' : 'use';
}

/** Whether a header of a caller may ask for a response that is fresher than others (RFC 9111, 5.2.1 and 5.4). */
function asksForFreshness({ forwarded, headerArguments }: UpstreamRequest): boolean {
  return [forwarded, headerArguments].some((names) => names.includes('cache-control') || names.includes('pragma'));
}

/** Whether a stored response may be used if its upstream fails. */
export function mayBeUsedOnError({ rules }: ResponsePolicy, request: UpstreamRequest): boolean {
  return !rules.revalidatedPolicy(policyRequest(request), { status: 503, headers: {} }).modified;
}

/** Names and values of the conditional headers for a stored response: only for a safe method. */
export function validatorsOf({ rules }: Pick<ResponsePolicy, 'rules'>, request: UpstreamRequest): string[] {
  const { method } = request.plan.operation;
  if (method !== 'GET' && method !== 'HEAD') return [];
  const { 'if-none-match': tag, 'if-modified-since': date } = rules.revalidationHeaders(policyRequest(request));
  const conditions = typeof tag === 'string' && ENTITY_TAG.test(tag) ? ['if-none-match', tag] : [];
  const isDate = typeof date === 'string' && parseHttpDate(date, Date.now()) !== undefined;
  return isDate ? [...conditions, 'if-modified-since', date] : conditions;
}

/** Whether a 304 selects the stored response (RFC 9111, 4.3.4). One without a validator does. */
export function confirms({ rules, headers }: ResponsePolicy, request: UpstreamRequest, confirmation: Headed): boolean {
  const { etag, 'last-modified': modified } = headers;
  const named = { etag, 'last-modified': modified, ...confirmation.headers };
  return rules.revalidatedPolicy(policyRequest(request), { status: 304, headers: named }).matches;
}

/** The policy of a stored response that a 304 confirmed: its headers replace those that are stored (RFC 9111, 3.2). */
export function renewedPolicy(
  { headers: stored }: ResponsePolicy,
  request: UpstreamRequest,
  { headers }: Headed,
  times: ResponseTimes,
): ResponsePolicy | undefined {
  return policyOf(request, { status: 200, headers: { ...stored, ...headers } }, times);
}

/** The contract's freshness for a response without any. */
function controlByContract(
  { plan: { operation }, forwarded }: UpstreamRequest,
  { expires }: IncomingHttpHeaders,
): CacheControl | undefined {
  if (expires !== undefined) return new CacheControl('');
  if (!operation.cache) return undefined;
  const { seconds, scope } = operation.cache;
  // If headers of callers are forwarded, the contract does not make a response public.
  const isPublic = scope === 'public' && forwarded.length === 0;
  return new CacheControl(isPublic ? `public, max-age=${seconds}` : `max-age=${seconds}`);
}

/** A response is private, unless it has `public` and does not vary by a header of callers. */
function scopeOf({ forwarded }: UpstreamRequest, control: CacheControl, vary: readonly string[]): CacheScope {
  if (!control.has('public') || control.has('private')) return 'private';
  return vary.some((name) => CREDENTIAL_HEADERS.includes(name) || forwarded.includes(name)) ? 'private' : 'public';
}

/** A request as http-cache-semantics takes it. Its URL is part of its key. */
function policyRequest({ plan, headers: list }: UpstreamRequest): CachePolicy.HttpRequest {
  const headers: Record<string, string> = {};
  for (let at = 0; at < list.length; at += 2) headers[list[at] ?? ''] = list[at + 1] ?? '';
  return { method: plan.operation.method, headers };
}

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
function policyHeaders(
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
function cacheControlOf({ 'cache-control': control, pragma }: IncomingHttpHeaders): CacheControl | undefined {
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

/** Longer times count as this one (RFC 9111, 1.2.2). */
const LONGEST_SECONDS = 2 ** 31;
/** A directive, with a value that is a token or a quoted string (RFC 9111, 5.2). */
const DIRECTIVE = /(?:^|,)\s*([!#$%&'*+.^_`|~\w-]+)(?:=(?:"((?:[^"\\]|\\.)*)"|([^",]*)))?/g;

/** The directives of a `Cache-Control` header. */
export class CacheControl {
  /** By lower-case name: names are compared without regard to case, quoted values are one value. */
  readonly #values = new Map<string, string>();

  constructor(header: string) {
    for (const [, name = '', quoted, token = ''] of header.matchAll(DIRECTIVE)) {
      const key = name.toLowerCase();
      const value = quoted ?? token.trim();
      const isContradiction = this.#values.has(key) && this.#values.get(key) !== value;
      this.#values.set(key, isContradiction ? '' : value);
    }
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  /** A directive's time. One that is malformed, or given twice with different values, is none (RFC 9111, 4.2.1). */
  seconds(name: string): number | undefined {
    const value = this.#values.get(name);
    if (value === undefined) return undefined;
    return /^\d+$/.test(value) ? Math.min(LONGEST_SECONDS, Number(value)) : 0;
  }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The preferred form, and the two obsolete ones that recipients must understand (RFC 9110, 5.6.7). */
const IMF_FIXDATE = /^[a-z]{3}, \d\d [a-z]{3} \d{4} \d\d:\d\d:\d\d gmt$/i;
const RFC_850 = /^[a-z]{6,9}, (\d\d-[a-z]{3}-)(\d\d)( \d\d:\d\d:\d\d gmt)$/i;
const ASCTIME = /^[a-z]{3} ([a-z]{3}) ([ \d])(\d) (\d\d:\d\d:\d\d) (\d{4})$/i;

/** An HTTP date in milliseconds, or `undefined` for anything else: `Date.parse` believes far more than HTTP allows. */
export function parseHttpDate(text: string, now: number): number | undefined {
  const fixed = IMF_FIXDATE.test(text) ? text : fixdateOf(text, now);
  if (fixed === undefined) return undefined;
  const [day, year] = [Number(fixed.slice(5, 7)), Number(fixed.slice(12, 16))];
  const [hours = 0, minutes = 0, seconds = 0] = fixed.slice(17, 25).split(':').map(Number);
  // Date.UTC rolls over what is out of range. A leap second does so rightly.
  if (hours > 23 || minutes > 59 || seconds > 60) return undefined;
  const month = MONTHS.indexOf(fixed.slice(8, 11).toLowerCase());
  const midnight = new Date(Date.UTC(year, month, day));
  if (midnight.getUTCMonth() !== month) return undefined;
  return midnight.getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** A date in one of the obsolete forms, in the preferred one. */
function fixdateOf(text: string, now: number): string | undefined {
  const [, dayAndMonth, year, timeAndZone] = RFC_850.exec(text) ?? [];
  if (dayAndMonth) return `xxx, ${dayAndMonth.replaceAll('-', ' ')}${centuryOf(Number(year), now)}${timeAndZone}`;
  const [, month, tens = '', ones, time, fullYear] = ASCTIME.exec(text) ?? [];
  return month && `xxx, ${tens.replace(' ', '0')}${ones} ${month} ${fullYear} ${time} GMT`;
}

/** A year of two digits that seems more than 50 years ahead is the latest one in the past (RFC 9110, 5.6.7). */
function centuryOf(year: number, now: number): number {
  const thisYear = new Date(now).getUTCFullYear();
  const inThisCentury = thisYear - (thisYear % 100) + year;
  return inThisCentury > thisYear + 50 ? inThisCentury - 100 : inThisCentury;
}
