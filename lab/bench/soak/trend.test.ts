import { describe, expect, it } from 'vitest';
import { grows, trendOf } from './trend.ts';

const every = (values: readonly number[]) => values.map((value, index) => ({ minute: index * 2, value }));

describe('trendOf', () => {
  it('fits a line, and has no noise without any', () => {
    expect(trendOf(every([10, 14, 18, 22]))).toEqual({ mean: 16, slope: 2, noise: 0, gained: 12 });
  });

  it('distinguishes a slope from noise', () => {
    const { slope, noise } = trendOf(every([10, 30, 10, 30, 10, 30]));
    expect(slope).toBeLessThan(2 * noise);
    expect(slope).toBeGreaterThan(0);
  });

  it.each([
    [[5], 5],
    [[], Number.NaN],
  ])('has no slope at %j', (values, mean) => {
    expect(trendOf(every(values))).toEqual({ mean, slope: 0, noise: 0, gained: 0 });
  });
});

describe('grows', () => {
  const allowed = { share: 0.1, amount: 5 };

  it.each([
    ['more than the share and the amount', { mean: 100, slope: 2, noise: 0.5, gained: 11 }, true],
    ['no more than the share', { mean: 100, slope: 2, noise: 0.5, gained: 10 }, false],
    ['more than the share, but not the amount', { mean: 10, slope: 2, noise: 0.5, gained: 5 }, false],
    ['no more than may be noise', { mean: 100, slope: 2, noise: 1, gained: 50 }, false],
    ['less and less', { mean: 100, slope: -2, noise: 0.1, gained: -50 }, false],
  ])('%s', (_name, trend, expected) => {
    expect(grows(trend, allowed)).toBe(expected);
  });
});
