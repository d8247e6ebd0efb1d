import { expect, it } from 'vitest';
import { calling } from './carried-calls.ts';

it('a resolver carries the calls of one field', () => {
  const resolver = () => null;
  calling('quotes.getQuote', resolver);

  const message = 'A resolver carries the calls of one field: write another function.';
  expect(() => calling('quotes.searchQuotes', resolver)).toThrow(message);
});
