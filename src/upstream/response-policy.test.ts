import type { IncomingHttpHeaders } from 'node:http';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Operation } from '#contract';
import { operation } from '#test/hostile/contract';
import {
  confirms,
  mayBeUsedOnError,
  policyOf,
  type ResponsePolicy,
  renewedPolicy,
  reuseOf,
  validatorsOf,
} from './cache-policy.ts';
import { SERVICE, type UpstreamRequest } from './request.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const DAY_SECONDS = 24 * 60 * 60;
const POST = { operation: { method: 'POST', reads: true } } as const;
const TENANT = { key: '["x-tenant","a"]', headers: ['x-tenant', 'a'] };

type Parts = Partial<UpstreamRequest> & { readonly operation?: Partial<Operation> };

function requestOf({ operation: parts, ...more }: Parts = {}): UpstreamRequest {
  const plan = { slug: 'probe', operation: operation({ path: '/', ...parts }) };
  const request = { plan, identity: SERVICE, forwarded: [], headerArguments: [], target: '/', headers: [], body: null };
  return { ...request, ...more } as unknown as UpstreamRequest;
}

const times = () => ({ requestedAt: Date.now(), receivedAt: Date.now() });
/** An operation whose contract gives its responses half a minute. */
const cached = (scope: 'public' | 'credential'): Parts => ({ operation: { cache: { seconds: 30, scope } } });
const withTenant = (parts: Parts = {}) =>
  requestOf({ identity: TENANT, forwarded: ['x-tenant'], headers: ['x-tenant', 'a'], ...parts });
const policy = (headers: IncomingHttpHeaders, parts: Parts | UpstreamRequest = {}, delayMs = 0, status = 200) =>
  policyOf(
    'plan' in parts ? (parts as UpstreamRequest) : requestOf(parts),
    { status, headers },
    {
      requestedAt: NOW - delayMs,
      receivedAt: NOW,
    },
  );
const stored = (headers: IncomingHttpHeaders, parts: Parts | UpstreamRequest = {}): ResponsePolicy => {
  vi.setSystemTime(NOW);
  const found = policy(headers, parts);
  if (!found) throw new Error('It is not stored');
  return found;
};
const freshSeconds = (...args: Parameters<typeof policy>) => {
  const found = policy(...args);
  return found && (found.freshUntil - NOW) / 1000;
};
/** The use of a stored response after this many seconds. */
const reuseAfter = (seconds: number, one: ResponsePolicy, request = requestOf()) => {
  vi.setSystemTime(NOW + seconds * 1000);
  return reuseOf(one, request, Date.now());
};
const utc = (seconds: number) => new Date(NOW + seconds * 1000).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
});

describe('a response is not stored', () => {
  it.each<[string, IncomingHttpHeaders, Parts?, number?]>([
    ['when its headers and its contract say nothing', {}],
    ['when it only has a validator', { etag: '"a"', 'last-modified': utc(-60) }, {}, 304],
    ['when it is an error', { 'cache-control': 'max-age=60' }, {}, 500],
    ['when it is a part', { 'cache-control': 'max-age=60' }, {}, 206],
    ['when there is no such thing', { 'cache-control': 'max-age=60' }, {}, 404],
    ['when it is empty', { 'cache-control': 'max-age=60' }, {}, 204],
    ['when it sets a cookie', { 'cache-control': 'public, max-age=60', 'set-cookie': ['a=b'] }],
    ['when it varies by everything', { 'cache-control': 'max-age=60', vary: '*' }],
    ['when it varies by everything and more', { 'cache-control': 'max-age=60', vary: 'accept, *' }],
    ['when it varies by an empty name and everything', { 'cache-control': 'max-age=60', vary: ', *' }],
    ['when it must not be', { 'cache-control': 'no-store' }],
    ['when it must not be, in any case', { 'cache-control': 'max-age=60, No-Store' }],
    ['when it must not be, in several lines', { 'cache-control': 'max-age=60, public, no-store' }],
    ['when it is stale already, and cannot be validated', { 'cache-control': 'max-age=0' }],
    ['when it is stale already, and its method has effects', { 'cache-control': 'max-age=0', etag: '"a"' }, POST],
    ['when its age is past its lifetime', { 'cache-control': 'max-age=60', age: '61' }],
    ['when only its contract gives it a lifetime, and it has passed', { age: '31' }, cached('public')],
    ['when it must not be, although its contract says more', { 'cache-control': 'no-store' }, cached('public')],
    ['when its Expires says no, although its contract says more', { expires: '0' }, cached('public')],
    ['when its Pragma says no, although its contract says more', { pragma: 'no-cache' }, cached('public')],
    ['when its Pragma says something else', { pragma: 'x-no-caches' }, cached('public')],
  ])('%s', (_why, headers, parts, status) => {
    expect(policy(headers, parts, 0, status)).toBeUndefined();
  });
});

describe('a response is fresh', () => {
  it.each<[IncomingHttpHeaders, number]>([
    [{ 'cache-control': 'max-age=60' }, 60],
    [{ 'cache-control': 'MaX-aGe=60' }, 60],
    [{ 'cache-control': 'private, max-age=60' }, 60],
    [{ 'cache-control': 'private="x-a", max-age=60' }, 60],
    [{ 'cache-control': 'max-age=60, must-revalidate' }, 60],
    [{ 'cache-control': 'max-age=60, proxy-revalidate' }, 60],
    [{ 'cache-control': 'public, max-age=60, proxy-revalidate' }, 60],
    [{ 'cache-control': 'max-age=60', age: '20' }, 40],
    [{ 'cache-control': 'max-age=60', age: '20, 59' }, 40],
    [{ 'cache-control': 'max-age=60', age: '20;a=b' }, 60],
    [{ 'cache-control': 'max-age=60', age: '20.0' }, 60],
    [{ 'cache-control': 'max-age=60', age: '-20' }, 60],
    [{ 'cache-control': 'max-age=60', date: utc(-20) }, 40],
    [{ 'cache-control': 'max-age=60', date: utc(-20), age: '30' }, 30],
    [{ 'cache-control': 'max-age=60', date: utc(-20), age: '10' }, 40],
    [{ 'cache-control': 'max-age=60', date: utc(500) }, 60],
    [{ 'cache-control': 'max-age=60', date: 'yesterday' }, 60],
    [{ 'cache-control': 'public, max-age=60, s-maxage=600' }, 60],
    [{ 'cache-control': 'public, max-age=600, s-maxage=60' }, 60],
    [{ 'cache-control': 'private, max-age=600, s-maxage=60' }, 600],
    [{ 'cache-control': 'public, s-maxage=600' }, 0],
    [{ 'cache-control': 'public, immutable, max-age=31556926' }, DAY_SECONDS],
    [{ 'cache-control': 'immutable', etag: '"a"' }, 0],
    [{ 'cache-control': 'no-cache, max-age=60', etag: '"a"' }, 0],
    [{ 'cache-control': 'no-cache="x-a, x-b", max-age=60', etag: '"a"' }, 0],
    [{ pragma: 'No-Cache', expires: utc(60), etag: '"a"' }, 0],
    [{ pragma: 'no-cache', 'cache-control': 'max-age=60' }, 60],
    [{ 'cache-control': 'max-age=0', etag: '"a"' }, 0],
    [{ 'cache-control': 'no-store, must-understand, max-age=60' }, 60],
    [{ expires: utc(60) }, 60],
    [{ expires: utc(60), date: utc(10) }, 50],
    [{ expires: utc(60), date: utc(-10) }, 60],
    [{ expires: utc(60), 'cache-control': 'max-age=5' }, 5],
    [{ expires: 'never', 'cache-control': 'max-age=5' }, 5],
    [{ expires: '2050-01-01', etag: '"a"' }, 0],
    [{ expires: 'Thu, 18 Aug 2050 02:01:18 UTC', etag: '"a"' }, 0],
    [{ expires: 'Thursday, 18-Aug-50 02:01:18 GMT' }, DAY_SECONDS],
    [{ expires: 'Saturday, 18-Aug-90 02:01:18 GMT', etag: '"a"' }, 0],
    [{ 'last-modified': utc(-1_000_000), 'cache-control': 'public' }, 0],
  ])('by %j for %i seconds', (headers, seconds) => {
    expect(freshSeconds(headers)).toBe(seconds);
  });

  it('for less time the longer it took to arrive', () => {
    expect(freshSeconds({ 'cache-control': 'max-age=60', age: '5' }, {}, 20_500)).toBe(35);
  });

  it('not with an age beyond the limit', () => {
    for (const age of ['2147483648', '9'.repeat(400)])
      expect(freshSeconds({ 'cache-control': 'max-age=99999999999', age, etag: '"a"' })).toBe(0);
  });

  it('by its contract if its headers have no freshness, counted from its date', () => {
    expect(freshSeconds({}, cached('public'))).toBe(30);
    expect(freshSeconds({ age: '10' }, cached('public'))).toBe(20);
    expect(freshSeconds({ 'cache-control': 'max-age=5' }, cached('public'))).toBe(5);
    expect(freshSeconds({ 'cache-control': 'x', etag: '"a"' }, cached('public'))).toBe(0);
  });
});

describe('a response is public', () => {
  const scopeOf = (headers: IncomingHttpHeaders, parts: Parts | UpstreamRequest) => policy(headers, parts)?.scope;

  it.each<[string, string | undefined, 'public' | 'private']>([
    ['public, max-age=9', undefined, 'public'],
    ['PUBLIC, max-age=9', 'Accept, Accept-Encoding', 'public'],
    ['max-age=9', undefined, 'private'],
    ['s-maxage=9, max-age=9', undefined, 'private'],
    ['public, private, max-age=9', undefined, 'private'],
    ['private, public, max-age=9', undefined, 'private'],
    ['public, private="x-a", max-age=9', undefined, 'private'],
    ['public, max-age=9', 'X-Tenant', 'private'],
    ['public, max-age=9', 'accept,x-tenant', 'private'],
    ['public, max-age=9', 'Cookie', 'private'],
    ['public, max-age=9', 'Authorization', 'private'],
  ])('by %s and a Vary of %s: %s', (control, vary, expected) => {
    const headers = { 'cache-control': control, ...(vary && { vary }) };

    expect(scopeOf(headers, withTenant())).toBe(expected);
    expect(scopeOf(headers, withTenant({ identity: SERVICE, headers: [] }))).toBe(expected);
  });

  it('also if the request has a credential', () => {
    const authorized = { forwarded: ['authorization'], headers: ['authorization', 'Bearer a'] };
    const request = requestOf({ identity: { key: '["authorization","Bearer a"]', headers: [] }, ...authorized });

    expect(policy({ 'cache-control': 'public, max-age=9' }, request)).toMatchObject({ scope: 'public' });
    expect(policy({ 'cache-control': 'max-age=9' }, request)).toMatchObject({ scope: 'private' });
  });

  it('by its contract only if no header of callers is forwarded', () => {
    expect(scopeOf({}, cached('public'))).toBe('public');
    expect(scopeOf({ vary: 'accept' }, cached('public'))).toBe('public');
    expect(scopeOf({ vary: 'cookie' }, cached('public'))).toBe('private');
    expect(scopeOf({}, cached('credential'))).toBe('private');
    expect(scopeOf({}, withTenant(cached('public')))).toBe('private');
    expect(scopeOf({}, withTenant({ ...cached('public'), identity: SERVICE, headers: [] }))).toBe('private');
  });
});

describe('a stored response', () => {
  it('is used while it is fresh', () => {
    const one = stored({ 'cache-control': 'max-age=60' });

    expect([0, 59, 60, 61].map((seconds) => reuseAfter(seconds, one))).toEqual(['use', 'use', 'validate', 'validate']);
  });

  it('is used for s-maxage, unless it is private', () => {
    const control = { 'cache-control': 'max-age=60, s-maxage=10' };

    expect(reuseAfter(11, stored(control))).toBe('validate');
    expect(reuseAfter(11, stored({ 'cache-control': 'public, max-age=60, s-maxage=10' }, withTenant()))).toBe(
      'validate',
    );
    expect(reuseAfter(11, stored(control, withTenant()), withTenant())).toBe('use');
    expect(reuseAfter(59, stored({ 'cache-control': 's-maxage=60' }))).toBe('use');
  });

  it('is used no longer than a day', () => {
    const one = stored({ 'cache-control': 'max-age=31536000, stale-while-revalidate=31536000' });

    expect([DAY_SECONDS - 1, DAY_SECONDS].map((seconds) => reuseAfter(seconds, one))).toEqual(['use', 'validate']);
  });

  it.each([
    ['max-age=10, stale-while-revalidate=20', 'use-and-refresh'],
    ['max-age=10, Stale-While-Revalidate=20', 'use-and-refresh'],
    ['max-age=10, stale-while-revalidate=20, must-revalidate', 'validate'],
    ['public, max-age=10, stale-while-revalidate=20, proxy-revalidate', 'validate'],
    ['private, max-age=10, stale-while-revalidate=20, proxy-revalidate', 'use-and-refresh'],
    ['public, s-maxage=10, stale-while-revalidate=20', 'validate'],
    ['max-age=10, stale-while-revalidate=20, no-cache', undefined],
    ['max-age=10, stale-while-revalidate="20"', 'use-and-refresh'],
    ['max-age=10, stale-while-revalidate=20s', 'validate'],
  ])('with %s is used while it is refreshed, or not: %s', (control, expected) => {
    const one = policy({ 'cache-control': control });

    expect(one && reuseAfter(29, one)).toBe(expected);
    expect(one && reuseAfter(31, one)).toBe(one && 'validate');
  });

  it('is used while it is refreshed by its age, not by its arrival', () => {
    const control = 'max-age=1, stale-while-revalidate=10';

    expect(policy({ 'cache-control': control, age: '100' })).toBeUndefined();
    expect(reuseAfter(4, stored({ 'cache-control': control, age: '6' }))).toBe('use-and-refresh');
    expect(reuseAfter(6, stored({ 'cache-control': control, date: utc(-6) }))).toBe('validate');
  });

  it.each([
    ['max-age=10, stale-if-error=20', true],
    ['max-age=10', false],
    ['max-age=10, stale-if-error=20, must-revalidate', false],
    ['public, max-age=10, stale-if-error=20, proxy-revalidate', false],
  ])('with %s is used when its upstream fails, or not: %s', (control, expected) => {
    const one = stored({ 'cache-control': control });

    vi.setSystemTime(NOW + 29_000);
    expect(mayBeUsedOnError(one, requestOf())).toBe(expected);
    vi.setSystemTime(NOW + 31_000);
    expect(mayBeUsedOnError(one, requestOf())).toBe(false);
  });

  it('is validated for a request with another value of a header of Vary', () => {
    const request = (tenant: string) => requestOf({ headers: ['x-tenant', tenant] });
    const one = policyOf(
      request('a'),
      { status: 200, headers: { 'cache-control': 'max-age=9', vary: 'X-Tenant' } },
      times(),
    );

    expect(one && [reuseOf(one, request('a'), NOW), reuseOf(one, request('b'), NOW)]).toEqual(['use', 'validate']);
  });
});

describe('a stored response is validated', () => {
  const modified = utc(-3600);

  it.each<[IncomingHttpHeaders, string[]]>([
    [{ etag: '"a"' }, ['if-none-match', '"a"']],
    [{ etag: 'W/"a"' }, ['if-none-match', 'W/"a"']],
    [{ etag: '"abc, ~!"' }, []],
    [{ etag: '"abc,~!"' }, ['if-none-match', '"abc,~!"']],
    [{ etag: '""' }, ['if-none-match', '""']],
    [{ etag: 'w/"a"' }, []],
    [{ etag: '"a" ' }, []],
    [{ 'last-modified': modified }, ['if-modified-since', modified]],
    [{ etag: '"a"', 'last-modified': modified }, ['if-none-match', '"a"', 'if-modified-since', modified]],
    [{ etag: '"a", "b"' }, []],
    [{ etag: 'a' }, []],
    [{ etag: '"\u00e9"' }, []],
    [{ 'last-modified': 'lately' }, []],
    [{}, []],
  ])('by %j with %j', (headers, expected) => {
    expect(validatorsOf(stored({ 'cache-control': 'max-age=1', ...headers }), requestOf())).toEqual(expected);
  });

  it('only for a safe method', () => {
    const headers = { 'cache-control': 'max-age=1', etag: '"a"' };
    const head = requestOf({ operation: { method: 'HEAD' } });

    expect(validatorsOf(stored(headers, POST), requestOf(POST))).toEqual([]);
    expect(validatorsOf(stored(headers, { operation: { method: 'HEAD' } }), head)).toEqual(['if-none-match', '"a"']);
  });

  it.each<[IncomingHttpHeaders, IncomingHttpHeaders, boolean]>([
    [{ etag: '"a"' }, {}, true],
    [{ etag: '"a"' }, { etag: '"a"' }, true],
    [{ etag: '"a"' }, { etag: 'W/"a"' }, true],
    [{ etag: '"a"' }, { etag: '"b"' }, false],
    [{ 'last-modified': modified }, {}, true],
    [{ 'last-modified': modified }, { 'last-modified': utc(-60) }, false],
  ])('with %j, and a 304 with %j confirms it: %s', (headers, confirmation, expected) => {
    const one = stored({ 'cache-control': 'max-age=1', ...headers });

    expect(confirms(one, requestOf(), { status: 304, headers: confirmation })).toBe(expected);
  });

  it.each<[IncomingHttpHeaders, number | undefined]>([
    [{}, 5],
    [{ 'cache-control': 'max-age=50' }, 50],
    [{ 'cache-control': 'max-age=50', age: '20' }, 30],
    [{ 'cache-control': 'max-age=50', date: utc(40) }, 30],
    [{ 'cache-control': 'no-store' }, undefined],
    [{ 'set-cookie': ['a=b'] }, undefined],
    [{ vary: '*' }, undefined],
  ])('and is fresh by the headers of a 304: %j for %s seconds', (confirmation, expected) => {
    const one = stored({ etag: '"a"', 'cache-control': 'max-age=5', date: utc(-3), age: '4' });
    vi.setSystemTime(NOW + 60_000);
    const at = { requestedAt: Date.now(), receivedAt: Date.now() };
    const renewed = renewedPolicy(one, requestOf(), { status: 304, headers: confirmation }, at);

    expect(renewed && (renewed.freshUntil - Date.now()) / 1000).toBe(expected);
    if (renewed) expect(validatorsOf(renewed, requestOf())).toEqual(['if-none-match', '"a"']);
  });

  it.each<[IncomingHttpHeaders, IncomingHttpHeaders, number | undefined]>([
    [{ expires: utc(100) }, {}, 40],
    [{ expires: utc(100) }, { expires: utc(200) }, 140],
    [{ pragma: 'no-cache' }, { expires: utc(200) }, 0],
    [{ 'cache-control': 'max-age=5', vary: 'x-a' }, {}, 5],
    [{ 'cache-control': 'max-age=5', vary: 'x-a' }, { vary: 'x-b, *' }, undefined],
  ])(
    'and is fresh by those of its headers that a 304 leaves out: %j and %j for %s seconds',
    (headers, confirmation, expected) => {
      const one = stored({ etag: '"a"', ...headers });
      vi.setSystemTime(NOW + 60_000);
      const renewed = renewedPolicy(one, requestOf(), { status: 304, headers: confirmation }, times());

      expect(renewed && (renewed.freshUntil - Date.now()) / 1000).toBe(expected);
      if (renewed && headers.vary) {
        expect(reuseOf(renewed, requestOf({ headers: ['x-a', '1'] }), Date.now())).toBe('validate');
        expect(reuseOf(renewed, requestOf({ headers: ['x-b', '1'] }), Date.now())).toBe('use');
      }
    },
  );

  it('and is private if a 304 says so', () => {
    const one = stored({ etag: '"a"', 'cache-control': 'public, max-age=5' });
    const headers = { 'cache-control': 'private, max-age=5' };

    expect(renewedPolicy(one, requestOf(), { status: 304, headers }, times())?.scope).toBe('private');
  });
});
