import { expect, it } from 'vitest';
import { moneyFromFraction } from './money.ts';

it.each([
  [3599, 2, '35.99'],
  [5, 2, '0.05'],
  [0, 2, '0.00'],
  [-250, 2, '-2.50'],
  [-5, 3, '-0.005'],
  ['1250000', 6, '1.250000'],
  [9_007_199_254_740_993n, 2, '90071992547409.93'],
  [1200, 0, '1200'],
  [-7, 0, '-7'],
])('%s in a fraction of %d digits is %s', (amount, digits, expected) => {
  expect(moneyFromFraction(amount, digits, 'EUR')).toEqual({ amount: expected, currency: 'EUR' });
});
