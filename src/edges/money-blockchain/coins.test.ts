import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinsFor } from './coins.ts';

describe('coinsFor', () => {
  it.each([
    ['24.90', 60_000, '0.00041500'],
    ['1', 3, '0.33333333'],
    ['2', 3, '0.66666667'],
    ['-2', 3, '-0.66666667'],
    ['0.00', 60_000.12, '0.00000000'],
    ['-0.00000000001', 60_000, '0.00000000'],
    ['0.000000005', 1, '0.00000001'],
    ['-0.000000005', 1, '-0.00000001'],
    ['123456789012345678901234567890.12', 0.01, '12345678901234567890123456789012.00000000'],
    [24.9, 0.5, '49.80000000'],
    [1e21, 1, '1000000000000000000000.00000000'],
    [5n, 2e-7, '25000000.00000000'],
  ])('makes %s at a price of %s into %s', (amount, price, coins) => {
    expect(coinsFor(amount, price)).toBe(coins);
  });

  it.each([
    ['', 1],
    ['1e3', 1],
    ['1.', 1],
    ['a lot', 1],
    [Number.NaN, 1],
    ['1', 0],
    ['1', -5],
    ['1', Number.POSITIVE_INFINITY],
  ])('is nothing for %j at a price of %s', (amount, price) => {
    expect(coinsFor(amount, price)).toBe(null);
  });

  it('differs by half a satoshi at most, and is negated for a negated amount', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 15n });
    const price = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(cents, price, (amount, cost) => {
        const satoshis = BigInt(String(coinsFor(amount, cost)).replace('.', ''));
        const error = satoshis * BigInt(cost) - amount * 100_000_000n;
        expect(2n * (error < 0n ? -error : error) <= BigInt(cost)).toBe(true);
        if (satoshis > 0n) expect(coinsFor(-amount, cost)).toBe(`-${coinsFor(amount, cost)}`);
      }),
    );
  });
});
