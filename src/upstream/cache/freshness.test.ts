import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Operation } from '#contract';
import { freshnessOf, stillFresh } from './freshness.ts';

const NOW = 1_000_000;
const reads = { reads: true, random: false, secretAnswer: false, answer: { kind: 'json' } } as Operation;
const of = (
  headers: IncomingHttpHeaders,
  operation: Operation = reads,
  status = 200,
  forwarded: readonly string[] = [],
) => freshnessOf(operation, { status, headers }, forwarded, NOW);
const seconds = (headers: IncomingHttpHeaders) => {
  const found = of(headers);
  return found && (found.freshUntil - NOW) / 1000;
};

describe('an answer is not stored', () => {
  it.each<[string, IncomingHttpHeaders, Operation?, number?]>([
    ['when its headers and its contract say nothing', {}],
    ['when it is an error', { 'cache-control': 'max-age=60' }, reads, 500],
    ['when it is a part', { 'cache-control': 'max-age=60' }, reads, 206],
    ['when it sets a cookie', { 'cache-control': 'max-age=60', 'set-cookie': ['a=b'] }],
    ['when it varies by everything', { 'cache-control': 'max-age=60', vary: '*' }],
    ['when it must not be', { 'cache-control': 'max-age=60, no-store' }],
    ['when it is stale already, and cannot be asked about', { 'cache-control': 'max-age=0' }],
    ['when its age is past its life', { 'cache-control': 'max-age=60', age: '61' }],
    ['when its operation writes', { 'cache-control': 'max-age=60' }, { ...reads, reads: false }],
    ['when its operation is random', { 'cache-control': 'max-age=60' }, { ...reads, random: true }],
    ['when it holds a credential', { 'cache-control': 'max-age=60' }, { ...reads, secretAnswer: true }],
  ])('%s', (_why, headers, operation, status) => {
    expect(of(headers, operation, status)).toBeUndefined();
  });
});

describe('an answer is fresh', () => {
  it.each<[IncomingHttpHeaders, number]>([
    [{ 'cache-control': 'max-age=60' }, 60],
    [{ 'cache-control': 'private, max-age=60' }, 60],
    [{ 'cache-control': 'max-age=60', age: '20' }, 40],
    [{ 'cache-control': 'public, max-age=60, s-maxage=600' }, 60],
    [{ 'cache-control': 'public, immutable, max-age=31556926' }, 86_400],
    [{ 'cache-control': 'no-cache, max-age=60', etag: '"a"' }, 0],
    [{ 'cache-control': 'max-age=0', etag: '"a"' }, 0],
  ])('by %j for %i seconds', (headers, life) => {
    expect(seconds(headers)).toBe(life);
  });

  it('by its contract where its headers say nothing', () => {
    const operation = { ...reads, cache: { seconds: 30, scope: 'public' } } as Operation;

    expect(of({ etag: '"a"' }, operation)).toEqual({
      freshUntil: NOW + 30_000,
      staleUntil: 0,
      errorUntil: 0,
      scope: 'public',
      validators: ['if-none-match', '"a"'],
    });
    expect(of({ 'cache-control': 'no-store' }, operation)).toBeUndefined();
  });

  it('for a while longer where its headers allow it to be stale', () => {
    const found = of({ 'cache-control': 'max-age=10, stale-while-revalidate=20, stale-if-error=30' });

    expect(found).toMatchObject({ freshUntil: NOW + 10_000, staleUntil: NOW + 30_000, errorUntil: NOW + 40_000 });
    expect(of({ 'cache-control': 'max-age=10, stale-if-error=30, must-revalidate' })).toMatchObject({ errorUntil: 0 });
  });

  it('for everyone only when it says so, and does not vary by what sets callers apart', () => {
    const scopes = (vary?: string) =>
      of({ 'cache-control': 'public, max-age=9', ...(vary && { vary }) }, reads, 200, ['x-tenant'])?.scope;

    expect(of({ 'cache-control': 'max-age=9' })?.scope).toBe('credential');
    expect([scopes(), scopes('Accept, Accept-Encoding')]).toEqual(['public', 'public']);
    expect([scopes('X-Tenant'), scopes('Cookie'), scopes('Authorization')]).toEqual([
      'credential',
      'credential',
      'credential',
    ]);
  });

  it('again when the upstream says that it is still the same', () => {
    const renewed = stillFresh(
      reads,
      { etag: '"a"', 'cache-control': 'max-age=5' },
      { 'cache-control': 'max-age=50' },
      [],
      NOW,
    );

    expect(renewed.freshness).toMatchObject({ freshUntil: NOW + 50_000, validators: ['if-none-match', '"a"'] });
  });

  it('can be asked about by its date where it has no tag', () => {
    expect(of({ 'cache-control': 'max-age=1', 'last-modified': 'Sat, 21 Nov 2026 00:00:00 GMT' })?.validators).toEqual([
      'if-modified-since',
      'Sat, 21 Nov 2026 00:00:00 GMT',
    ]);
  });
});
