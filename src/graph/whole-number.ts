import { BadInputError } from './errors.ts';

/** A whole number in a text, such as a key, for an upstream that takes a number; exact beyond 2^53 too. */
export function wholeNumber(text: string): number {
  if (!/^-?\d{1,40}$/.test(text)) throw new BadInputError('A key or number of the input is no whole number.');
  const number = Number(text);
  // A call's body writes bigints as numbers.
  return Number.isSafeInteger(number) ? number : (BigInt(text) as unknown as number);
}
