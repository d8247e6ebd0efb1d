import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUCKETS, bucketOf, quantile } from './health.ts';

const counted = (durations: readonly number[]) => {
  const counters = new Uint32Array(BUCKETS);
  for (const ms of durations) {
    const bucket = bucketOf(ms);
    counters[bucket] = (counters[bucket] ?? 0) + 1;
  }
  return counters;
};

describe('a histogram', () => {
  it('has no quantile without values', () => {
    expect(quantile(counted([]), 0.5)).toBeUndefined();
  });

  it('has a bucket for every duration, even a malformed one', () => {
    expect([-1, 0, Number.NaN].map(bucketOf)).toEqual([0, 0, 0]);
    expect([60_000, 1e9, Infinity].map(bucketOf)).toEqual([75, BUCKETS - 1, BUCKETS - 1]);
  });

  it('estimates a quantile within a fifth', () => {
    const durations = fc.array(fc.double({ min: 0.2, max: 50_000, noNaN: true }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(durations, fc.constantFrom(0.5, 0.95, 1), (all, share) => {
        const exact = all.toSorted((a, b) => a - b)[Math.ceil(all.length * share) - 1] ?? Number.NaN;
        const estimate = quantile(counted(all), share) ?? Number.NaN;
        expect(estimate / exact).toBeGreaterThan(1 / 1.2);
        expect(estimate / exact).toBeLessThan(1.2);
      }),
    );
  });
});
