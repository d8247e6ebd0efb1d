import { describe, expect, it } from 'vitest';
import { median, percentile } from './statistics.ts';

describe('median', () => {
  it.each([
    [[7], 7],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
    [[], Number.NaN],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it.each([
    [hundred, 0.5, 51],
    [hundred, 0.99, 100],
    [hundred, 1, 100],
    [[5], 0.99, 5],
    [[], 0.5, Number.NaN],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });
});
