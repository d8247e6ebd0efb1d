import { expect, it } from 'vitest';
import { distinctValues } from './distinct-values.ts';

it('has each value once, in the order of their first places', () => {
  expect(distinctValues('ids', ['b', 'a', 'b'])).toEqual(['b', 'a']);
});

it('refuses an empty list', () => {
  expect(() => distinctValues('ids', [])).toThrow('`ids` is an empty list: name at least one.');
});
