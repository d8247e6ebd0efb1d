import { describe, expect, it } from 'vitest';
import { RESULTS } from './fixture.ts';
import { cellOf, of, ratio } from './results.ts';

const transactionsOf = (contestant: string) => cellOf(RESULTS, contestant, 'transaction', false);

describe('of', () => {
  it('is the median over the rounds, and undefined without any', () => {
    expect(of(transactionsOf('manifold'), ({ requestsPerCpuSecond }) => requestsPerCpuSecond)).toBe(20_000);
    expect(of(transactionsOf('apollo'), ({ requests }) => requests)).toBeUndefined();
  });
});

describe('ratio', () => {
  it('compares round by round, so that other load cancels out', () => {
    expect(ratio(transactionsOf('manifold'), transactionsOf('hand-written'))).toBe(1);
    expect(ratio(transactionsOf('manifold'), transactionsOf('tailcall'))).toBeCloseTo(20 / 22, 1);
  });

  it('skips rounds that one of them lacks', () => {
    const [cell, other] = [transactionsOf('manifold'), transactionsOf('hand-written')];
    expect(ratio(cell, other && { ...other, samples: other.samples.slice(0, 1) })).toBe(0.8);
    expect(ratio(cell, other && { ...other, samples: [] })).toBeUndefined();
    expect(ratio(cell, undefined)).toBeUndefined();
  });
});
