import type { IncomingHttpHeaders } from 'node:http';
import CachePolicy from 'http-cache-semantics';
import type { Operation } from '#contract';
import type { UpstreamResponse } from '../response/response.ts';

/** How long an answer may be used, by its headers or, where they say nothing, by the contract. Times are milliseconds. */
export interface Freshness {
  /** Until then it is used without asking. */
  readonly freshUntil: number;
  /** Until then it is used while it is asked for anew. */
  readonly staleUntil: number;
  /** Until then it is used when asking fails. */
  readonly errorUntil: number;
  /** `public`: for every caller. `credential`: for callers of the same identity. */
  readonly scope: 'public' | 'credential';
  /** Headers that ask whether it is still the same. */
  readonly validators: readonly string[];
}

/** Upstreams that say a year mean for ever, and are wrong in the end. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Whether an operation's answers may be kept at all: it reads, answers the same twice, and holds no credential. */
export function mayBeStored({ reads, random, secretAnswer, answer }: Operation): boolean {
  return reads && !random && !secretAnswer && answer.kind !== 'redirect';
}

/**
 * The freshness of an answer (RFC 9111), or nothing when it is not to be stored: an error, one that sets a cookie, one
 * that varies by more than the identity it is stored under, one whose headers forbid it.
 */
export function freshnessOf(
  operation: Operation,
  { status, headers }: Pick<UpstreamResponse, 'status' | 'headers'>,
  forwarded: readonly string[],
  now: number,
): Freshness | undefined {
  if (!mayBeStored(operation) || status !== 200 || headers['set-cookie'] || headers.vary?.includes('*'))
    return undefined;
  // Many say nothing else, and there is no need to read it all to find that out.
  if (headers['cache-control'] === 'no-store') return undefined;
  return saysHow(headers) ? byHeaders(headers, forwarded, now) : byContract(operation, headers, now);
}

/** Extends what is stored after the upstream said that it is still the same. */
export function stillFresh(
  operation: Operation,
  stored: IncomingHttpHeaders,
  renewed: IncomingHttpHeaders,
  forwarded: readonly string[],
  now: number,
) {
  const headers = { ...stored, ...renewed };
  return { headers, freshness: freshnessOf(operation, { status: 200, headers }, forwarded, now) };
}

function saysHow(headers: IncomingHttpHeaders): boolean {
  return headers['cache-control'] !== undefined || headers.expires !== undefined || headers.pragma !== undefined;
}

function byHeaders(headers: IncomingHttpHeaders, forwarded: readonly string[], now: number): Freshness | undefined {
  const directives = directivesOf(headers['cache-control']);
  // Kept for one identity, this is a private cache: `private` and answers to authorized requests may be kept.
  const policy = new CachePolicy(
    { url: '/', method: 'GET', headers: {} },
    { status: 200, headers: headers as CachePolicy.Headers },
    { shared: false, cacheHeuristic: 0 },
  );
  if (!policy.storable()) return undefined;
  const isPublic = directives.has('public') && !variesBy(headers.vary, forwarded);
  const freshMs = directives.has('no-cache')
    ? 0
    : Math.min(LONGEST_MS, Math.max(0, (policy.maxAge() - secondsOf(headers.age)) * 1000));
  const validators = validatorsOf(headers);
  const until = (directive: string) => now + freshMs + secondsOf(directives.get(directive)) * 1000;
  const strict = directives.has('must-revalidate') || directives.has('no-cache');
  const freshness = {
    freshUntil: now + freshMs,
    staleUntil: strict ? 0 : until('stale-while-revalidate'),
    errorUntil: strict ? 0 : until('stale-if-error'),
    scope: isPublic ? ('public' as const) : ('credential' as const),
    validators,
  };
  return freshMs > 0 || validators.length > 0 ? freshness : undefined;
}

function byContract({ cache }: Operation, headers: IncomingHttpHeaders, now: number): Freshness | undefined {
  if (!cache) return undefined;
  const freshUntil = now + cache.seconds * 1000;
  return { freshUntil, staleUntil: 0, errorUntil: 0, scope: cache.scope, validators: validatorsOf(headers) };
}

function validatorsOf({ etag, 'last-modified': modified }: IncomingHttpHeaders): string[] {
  if (etag !== undefined) return ['if-none-match', etag];
  return modified === undefined ? [] : ['if-modified-since', modified];
}

/** Whether an answer depends on a header that sets callers apart. */
function variesBy(vary: string | undefined, forwarded: readonly string[]): boolean {
  const names = (vary ?? '').toLowerCase().split(',');
  return names.some(
    (name) => name.trim() === 'authorization' || name.trim() === 'cookie' || forwarded.includes(name.trim()),
  );
}

function directivesOf(header: string | undefined): ReadonlyMap<string, string> {
  const pairs = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split('=', 2));
  return new Map(pairs.map(([name = '', value = '']) => [name, value.replaceAll('"', '')]));
}

function secondsOf(value: string | undefined): number {
  return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : 0;
}
