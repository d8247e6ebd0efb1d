import { describe, expect, it } from 'vitest';
import { DailyQuota } from './quotas.ts';

const MIDNIGHT = Date.parse('2026-11-22T08:00:00Z');

function quotaAt(start: number, calls = 3) {
  const clock = { now: start };
  const quota = new DailyQuota(calls, 'America/Los_Angeles', () => clock.now);
  const make = () => {
    quota.begin();
    quota.end(0, true);
  };
  return { clock, quota, make };
}

describe('a daily quota', () => {
  it('begins anew at midnight in its time zone, when every clock is past it', () => {
    const { clock, quota, make } = quotaAt(MIDNIGHT - 60_000);
    make();
    make();
    expect([quota.left(), quota.waitMs(0, 0), quota.waitMs(0, 1)]).toEqual([1, 0, 62_000]);

    make();
    expect([quota.left(), quota.waitMs(0, 0)]).toEqual([0, 62_000]);
    clock.now = MIDNIGHT + 1999;
    expect(quota.left()).toBe(0);
    clock.now = MIDNIGHT + 2000;
    expect(quota.left()).toBe(3);
  });

  it('ends at the next midnight, although the clock was a year ahead', () => {
    const { clock, quota, make } = quotaAt(MIDNIGHT + 365 * 86_400_000);
    for (let call = 0; call < 3; call++) make();
    clock.now = MIDNIGHT - 60_000;

    expect([quota.left(), quota.waitMs(0, 0)]).toEqual([0, 62_000]);
    clock.now = MIDNIGHT + 2000;
    expect(quota.left()).toBe(3);
  });

  it('counts for both days a call at midnight', () => {
    const { clock, quota, make } = quotaAt(MIDNIGHT - 60_000);
    make();
    clock.now = MIDNIGHT - 2000;
    make();
    quota.begin();
    clock.now = MIDNIGHT + 3000;

    expect(quota.left()).toBe(1);
    quota.end(0, true);
    expect(quota.left()).toBe(1);
    clock.now = MIDNIGHT + 3 * 86_400_000;
    expect(quota.left()).toBe(3);
  });

  it('gives back a call that was not sent', () => {
    const { quota } = quotaAt(MIDNIGHT);
    quota.begin();
    expect(quota.left()).toBe(2);

    quota.end(0, false);

    expect(quota.left()).toBe(3);
  });
});
