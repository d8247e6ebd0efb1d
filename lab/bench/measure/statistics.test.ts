import { describe, expect, it } from 'vitest';
import { intervalOfMedian, median, percentile } from './statistics.ts';

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

describe('intervalOfMedian', () => {
  it('is narrow for many groups that agree', () => {
    const groups = Array.from({ length: 30 }, (_, group) => [1 + (group % 3) / 100, 1.01]);
    const [low, high] = intervalOfMedian(groups);

    expect(low).toBeGreaterThanOrEqual(1);
    expect(high).toBeLessThanOrEqual(1.02);
  });

  it('is as wide as groups that differ, however many values they have', () => {
    const values = (value: number) => Array.from({ length: 1000 }, () => value);

    expect(intervalOfMedian([values(0.9), values(1), values(1.1)])).toEqual([0.9, 1.1]);
  });

  it('is the same each time', () => {
    const groups = [[1, 2, 3], [2, 3, 4], [9]];

    expect(intervalOfMedian(groups)).toEqual(intervalOfMedian(groups));
  });
});
