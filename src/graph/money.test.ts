import { expect, it } from 'vitest';
import { decimalFromFraction, moneyFromFraction } from './money.ts';

it.each([
  ['1990000', 6, '1.990000'],
  ['50000', 6, '0.050000'],
  ['0', 6, '0.000000'],
  ['-5', 2, '-0.05'],
  [12_345, 2, '123.45'],
  [-12_345n, 2, '-123.45'],
  ['9223372036854775807', 6, '9223372036854.775807'],
])('%s with %i digits is %s', (fraction, digits, expected) => {
  expect(decimalFromFraction(fraction, digits)).toBe(expected);
  expect(moneyFromFraction(fraction, digits, 'EUR')).toEqual({ amount: expected, currency: 'EUR' });
});
