import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong, mayHoldLong } from './decode.ts';

const digits = fc.bigInt({ min: 0n, max: 10n ** 20n }).map(String);

describe('isLong', () => {
  it('recognizes integers beyond 2^53', () => {
    fc.assert(
      fc.property(digits, (text) => {
        expect(isLong(text)).toBe(BigInt(text) > BigInt(Number.MAX_SAFE_INTEGER));
      }),
      { numRuns: 5000 },
    );
    expect(['9007199254740991', '9007199254740992', '9007199254740990'].map(isLong)).toEqual([false, true, false]);
  });
});

describe('mayHoldLong', () => {
  it('finds a long integer at any place, and none in safe ones', () => {
    const before = fc.constantFrom('', '[', '{"a":', '[1, ', '[\n', '[-');
    fc.assert(
      fc.property(before, digits, fc.nat(40), (start, text, length) => {
        expect(mayHoldLong(`${' '.repeat(length)}${start}${text}]`)).toBe(isLong(text));
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['', false],
    ['9007199254740993', true],
    ['"9007199254740993"', false],
    ['0.9007199254740993', false],
    ['[0.1234567890123456789012345678901234567890]', false],
    ['"a9007199254740993"', false],
    ['"a 9007199254740993"', true],
    ['[1983842466781001,7505855718760187]', false],
    ['[1983842466781001,7505855718760187,9007199254740992]', true],
    [`"${'0'.repeat(100)}"`, false],
    [`["${'9'.repeat(100)}", 9007199254740993]`, true],
    ['::::::::::::::::::::::::::::::::::::::::', false],
    ['////////////////////////////////////////', false],
  ])('of %s: %s', (text, expected) => {
    expect(mayHoldLong(text)).toBe(expected);
  });
});
