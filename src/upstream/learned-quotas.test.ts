import { describe, expect, it } from 'vitest';
import { LearnedQuota, rateLimitState } from './learned-quotas.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Makes calls one after the other, with these states in their responses. */
function after(...states: readonly (readonly [remaining: number, resetMs: number, limit?: number])[]): LearnedQuota {
  const quota = new LearnedQuota('');
  for (const [remaining, resetMs, limit] of states) {
    quota.begin();
    quota.end(0, true);
    quota.answered(0, { remaining, resetMs, limit });
  }
  return quota;
}

describe('a learned quota', () => {
  it('is unlimited until a response tells of it, and after its reset', () => {
    expect(new LearnedQuota('').left(0)).toBe(Infinity);
    expect(new LearnedQuota('').isUnlimited(0)).toBe(true);
    const quota = after([2, 5 * SECOND]);

    expect([quota.left(0), quota.waitMs(0, 0), quota.waitMs(0, 2)]).toEqual([2, 0, 5 * SECOND]);
    expect([quota.left(5 * SECOND), quota.isUnlimited(5 * SECOND)]).toEqual([Infinity, true]);
  });

  it('has its limit after its reset, where that is known', () => {
    const quota = after([0, 5 * SECOND, 10]);

    expect([quota.left(0), quota.left(5 * SECOND), quota.limit, quota.isUnlimited(9e9)]).toEqual([0, 10, 10, false]);
  });

  it('counts calls under way, of which the response may not know', () => {
    const quota = after([3, SECOND]);
    quota.begin();
    quota.begin();
    expect(quota.left(0)).toBe(1);

    quota.end(0, false);
    expect(quota.left(0)).toBe(2);
    quota.end(0, true);
    expect(quota.left(0)).toBe(2);
    quota.answered(0, { remaining: 2, resetMs: SECOND });
    expect(quota.left(0)).toBe(2);
  });

  it('has the least of one window, in whatever order responses come', () => {
    const quota = after([9, 3 * SECOND]);
    for (let call = 0; call < 3; call++) quota.begin();
    for (const remaining of [6, 8, 7]) {
      quota.end(0, true);
      quota.answered(0, { remaining, resetMs: 3 * SECOND - 400 });
    }

    expect(quota.left(0)).toBe(6);
  });

  it('follows a window that has begun anew', () => {
    const quota = after([0, 3 * SECOND], [50, 60 * SECOND]);

    expect(quota.left(0)).toBe(50);
  });

  it('lets one call try while none is left, and all others once it succeeded', () => {
    const quota = after([0, 2 * SECOND]);
    expect([quota.left(0), quota.waitMs(0, 0)]).toEqual([0, 2 * SECOND]);

    const now = 2 * SECOND;
    expect(quota.left(now)).toBe(1);
    quota.begin();
    expect([quota.left(now), quota.waitMs(now, 0)]).toEqual([0, SECOND]);
    quota.end(now, true);
    quota.succeeded(now);
    expect([quota.left(now), quota.isUnlimited(now)]).toEqual([Infinity, true]);
  });

  it('is not forgotten by a call that began before no call was left', () => {
    const quota = after([0, 2 * SECOND]);

    quota.succeeded(SECOND);

    expect(quota.waitMs(SECOND, 0)).toBe(SECOND);
  });

  it('keeps the longer one of two pauses', () => {
    expect(after([0, 2 * SECOND], [0, SECOND]).waitMs(0, 0)).toBe(2 * SECOND);
  });

  it('is believed for a minute at first, and for at most an hour', () => {
    const quota = after([0, 1e12]);
    const waits: number[] = [];
    let now = 0;
    for (let trial = 0; trial < 8; trial++) {
      const wait = quota.waitMs(now, 0);
      waits.push(wait / MINUTE);
      now += wait;
      quota.begin();
      quota.end(now, true);
      quota.answered(now, { remaining: 0, resetMs: 1e12 });
    }

    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    now += quota.waitMs(now, 0);
    quota.answered(now, { remaining: 1, resetMs: 1e12 });
    quota.answered(now, { remaining: 0, resetMs: 1e12 });
    expect(quota.waitMs(now, 0)).toBe(MINUTE);
  });
});

const NOW = Date.parse('2026-11-22T12:00:00Z');
const state = (remaining: number, seconds: number, limit?: number) => ({ remaining, resetMs: seconds * 1000, limit });

describe('the state of a quota in headers', () => {
  it.each([
    ['draft 11', { ratelimit: '"default";r=50;t=30' }, state(50, 30)],
    [
      'with a policy',
      { ratelimit: '"a";r=5;t=30', 'ratelimit-policy': '"b";q=1;w=2, "a";q=10;w=60' },
      state(5, 30, 10),
    ],
    ['with parameters of other kinds', { ratelimit: '"a";pk=:cHNpY2hv:; r=7; t=1' }, state(7, 1)],
    ['the tightest of several', { ratelimit: '"day";r=900;t=4000, "burst";r=3;t=1, "x";r=3;t=2' }, state(3, 2)],
    ['without a reset', { ratelimit: '"default";r=50' }, undefined],
    ['draft 7', { ratelimit: 'limit=100, remaining=50, reset=30' }, state(50, 30, 100)],
    [
      'X-RateLimit',
      { 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '9', 'x-ratelimit-reset': '7' },
      state(9, 7, 10),
    ],
    ['X-RateLimit without a reset', { 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '9' }, undefined],
    ['a form that is not read', { 'ratelimit-remaining': '9', 'ratelimit-reset': '7' }, undefined],
    [
      'a reset in seconds since 1970',
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW / 1000 + 5.25) },
      state(0, 5.25),
    ],
    ['a reset that is over', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1700000000' }, state(0, 0)],
    ['none', {}, undefined],
    ['text', { ratelimit: 'soon', 'x-ratelimit-remaining': '9', 'x-ratelimit-reset': '7' }, undefined],
    ['no number', { 'x-ratelimit-remaining': '-1', 'x-ratelimit-reset': '7' }, undefined],
    ['a number that is too long', { 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': '9'.repeat(16) }, undefined],
    ['a repeated header', { 'x-ratelimit-remaining': ['1', '2'], 'x-ratelimit-reset': '7' }, undefined],
  ])('%s', (_form, headers, expected) => {
    const found = rateLimitState(headers as Record<string, string>, NOW);

    expect(found && { ...found, resetMs: Math.round(found.resetMs), limit: found.limit }).toEqual(expected);
  });
});
