import { describe, expect, it } from 'vitest';
import { LearnedQuota } from './learned-quota.ts';

const SECOND = 1000;

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

  it('lets one call try after a pause, and the others once it succeeded', () => {
    const quota = new LearnedQuota('');
    quota.pause(0, 2 * SECOND);
    quota.pause(0, SECOND);
    expect([quota.left(0), quota.waitMs(0, 0)]).toEqual([0, 2 * SECOND]);

    const now = 2 * SECOND;
    expect(quota.left(now)).toBe(1);
    quota.begin();
    expect([quota.left(now), quota.waitMs(now, 0)]).toEqual([0, SECOND]);
    quota.end(now, true);
    quota.answered(now, undefined);
    expect([quota.left(now), quota.isUnlimited(now)]).toEqual([Infinity, true]);
  });

  it('believes no pause and no reset of more than an hour', () => {
    const quota = new LearnedQuota('');
    quota.pause(0, 1e12);

    expect(quota.waitMs(0, 0)).toBe(3600 * SECOND);
    expect(after([0, 1e12]).waitMs(0, 0)).toBe(3600 * SECOND);
  });
});
