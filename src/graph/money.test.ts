import { describe, expect, it } from 'vitest';
import { decimalFromFraction, inDigits, moneyFromFraction } from './money.ts';

describe('decimalFromFraction', () => {
  it.each([
    [12345, 2, '123.45'],
    [5, 2, '0.05'],
    [-5, 2, '-0.05'],
    [0, 8, '0.00000000'],
    ['2100000000000000', 8, '21000000.00000000'],
    [9007199254740993n, 6, '9007199254.740993'],
    [700, 0, '700'],
  ])('puts the point into %s before its last %i digits: %s', (amount, digits, text) => {
    expect(decimalFromFraction(amount, digits)).toBe(text);
  });
});

describe('moneyFromFraction', () => {
  it('returns minor units as a decimal amount of the currency', () => {
    expect(moneyFromFraction(-1250, 2, 'EUR')).toEqual({ amount: '-12.50', currencyCode: 'EUR' });
  });
});

describe('inDigits', () => {
  it.each([
    ['2.990000', 2, '2.99'],
    ['1628.370000', 0, '1628.37'],
    ['1628.000', 0, '1628'],
    ['0.000000', 2, '0.00'],
    ['100', 2, '100'],
    ['24.9', 2, '24.9'],
    [24.9, 2, 24.9],
  ])('leaves out zeros that the currency does not have, and no other digit: %s with %i', (amount, digits, shown) => {
    expect(inDigits(amount, digits)).toBe(shown);
  });
});
