import { describe, expect, it } from 'vitest';
import { ReuseRate } from './reuse-rate.ts';

const times = (count: number, work: () => void) => {
  for (let n = 0; n < count; n++) work();
};

describe('the rate of reuse', () => {
  it('makes reading worthwhile while one request of twenty is answered by it', () => {
    const rate = new ReuseRate();
    times(31, () => rate.wasted());
    expect(rate.isWorthwhile).toBe(true);
    rate.wasted();
    expect(rate.isWorthwhile).toBe(false);
    times(2, () => rate.reused());
    expect(rate.isWorthwhile).toBe(true);
    times(9, () => rate.wasted());
    expect(rate.isWorthwhile).toBe(false);
  });

  it('tries again after a while', () => {
    const rate = new ReuseRate();
    times(60, () => rate.wasted());
    expect(rate.isWorthwhile).toBe(false);
    rate.age();
    expect(rate.isWorthwhile).toBe(true);
  });
});
