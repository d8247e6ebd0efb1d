import { describe, expect, it } from 'vitest';
import { nextMidnight } from './quotas.ts';

const next = (time: string, zone: string) => new Date(nextMidnight(Date.parse(time), zone)).toISOString();

describe('the next midnight', () => {
  it.each([
    ['2026-11-22T07:59:59.999Z', 'America/Los_Angeles', '2026-11-22T08:00:00.000Z'],
    ['2026-11-22T08:00:00Z', 'America/Los_Angeles', '2026-11-23T08:00:00.000Z'],
    // 25 and 23 hours: clocks change at two in the morning.
    ['2026-11-01T07:00:00Z', 'America/Los_Angeles', '2026-11-02T08:00:00.000Z'],
    ['2026-03-08T08:00:00Z', 'America/Los_Angeles', '2026-03-09T07:00:00.000Z'],
    ['2026-11-22T18:20:00Z', 'Asia/Kathmandu', '2026-11-23T18:15:00.000Z'],
    ['2026-11-22T18:14:00Z', 'Asia/Kathmandu', '2026-11-22T18:15:00.000Z'],
    // There is no midnight: the clock goes from 23:59 to 01:00.
    ['2026-04-23T12:00:00Z', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['2026-11-22T00:00:00Z', 'UTC', '2026-11-23T00:00:00.000Z'],
  ])('after %s in %s is %s', (time, zone, midnight) => {
    expect(next(time, zone)).toBe(midnight);
  });
});
