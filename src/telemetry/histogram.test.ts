import { expect, it } from 'vitest';
import { Histogram, quantileOf } from './metrics.ts';

it('counts each value in the first bucket whose bound it does not exceed', () => {
  const histogram = new Histogram([1, 2, 4]);
  for (const value of [0, 1, 1.5, 2, 4, 4.1, 100]) histogram.observe(value);

  expect(histogram.read()).toEqual({ value: 112.6, buckets: [2, 2, 1, 2] });
});

it('estimates quantiles within a bucket, and has none without values', () => {
  expect(quantileOf(0.5, [0, 10, 0], [1, 2])).toBe(1.5);
  expect(quantileOf(0.95, [90, 10, 0], [1, 2])).toBe(1.5);
  expect(quantileOf(0.5, [0, 0, 3], [1, 2])).toBe(2);
  expect(quantileOf(0.5, [0, 0, 0], [1, 2])).toBeUndefined();
});
