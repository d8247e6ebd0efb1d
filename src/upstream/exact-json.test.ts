import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExactJson } from './decode.ts';

type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;

/** The reference implementation with a reviver, which is slow. */
const reference = (text: string) =>
  (JSON.parse as (text: string, reviver: Reviver) => unknown)(text, (_key, value, { source = '' }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? BigInt(source) : value,
  );

/** A value as text that shows its types. Matchers mistake a member called `__proto__` for the prototype. */
const shown = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'bigint' ? `${each}n` : Object.is(each, -0) ? '-0' : each,
  );

/** Writes JSON with every digit. */
const write = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'bigint' ? (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(`${each}`) : each,
  );

const SAFE = 9007199254740991n;
/** Integers on both sides of 2^53, and others of as many digits. */
const integers = fc.oneof(
  fc.bigInt({ min: SAFE - 3n, max: SAFE + 3n }),
  fc.bigInt({ min: 10n ** 14n, max: 10n ** 18n }),
  // With a sign, as long as an integer may be.
  fc.bigInt({ min: 0n, max: 10n ** 79n - 1n }),
  fc.bigInt({ min: 0n, max: 1000n }),
);
const numbers = fc.oneof(
  integers.map(String),
  integers.map((integer) => `-${integer}`),
  fc.tuple(integers, integers).map(([one, other]) => `${one}.${other}`),
  fc.tuple(integers, fc.constantFrom('e1', 'E+2', 'e-3', '.0e2')).map(([integer, end]) => `${integer}${end}`),
);
const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.tuple(fc.string(), integers, fc.string()).map(([before, integer, after]) => `${before}${integer}${after}`),
  fc.constantFrom(
    '"',
    '\\',
    '\\"9007199254740993',
    ': 9007199254740993',
    '[9007199254740993',
    '\u00e9 12345678901234567890',
  ),
);
const names = texts.map((text) => text.replaceAll(/["\\]/g, ''));
const blanks = fc.constantFrom('', '', ' ', '\n', '\t ');
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    numbers,
    texts.map((text) => JSON.stringify(text)),
    fc.constantFrom('null', 'true', '{}', '[]'),
    fc
      .tuple(blanks, fc.array(tie('value') as fc.Arbitrary<string>, { maxLength: 4 }))
      .map(([blank, items]) => `[${blank}${items.join(`${blank},${blank}`)}]`),
    fc
      .tuple(
        blanks,
        // V8 shows a reviver the wrong source where names stand twice, have escapes, or are `__proto__`.
        fc.uniqueArray(fc.tuple(names, tie('value') as fc.Arbitrary<string>), {
          maxLength: 4,
          selector: ([name]) => name,
        }),
      )
      .map(
        ([blank, members]) =>
          `{${members.map(([name, value]) => `${blank}${JSON.stringify(name)}${blank}:${value}`).join()}}`,
      ),
  ),
}));

describe('parseExactJson', () => {
  it('parses every integer exactly, and all else as JSON.parse does', () => {
    fc.assert(
      fc.property(json.value as fc.Arbitrary<string>, (text) => {
        expect(shown(parseExactJson(text))).toBe(shown(reference(text)));
      }),
      { numRuns: 5000 },
    );
  });

  it('treats `__proto__` like any other name', () => {
    const value = parseExactJson('{"__proto__":[9007199254740993],"a":{"__proto__":9007199254740993}}') as object;

    expect(write(value)).toBe('{"__proto__":[9007199254740993],"a":{"__proto__":9007199254740993}}');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it('is the inverse of serializing, for an integer at any place of a longer text', () => {
    fc.assert(
      fc.property(integers, fc.nat(40), (integer, length) => {
        const text = write({ a: 'x'.repeat(length), n: integer, z: [integer, `${integer}`] });
        expect(write(parseExactJson(text))).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['9007199254740991', 9007199254740991],
    ['-9007199254740991', -9007199254740991],
    ['9007199254740992', 9007199254740992n],
    ['-9007199254740992', -9007199254740992n],
    ['1983842466781001', 1983842466781001],
    ['99999999999999999', 99999999999999999n],
    ['9007199254740993.0', 9007199254740992],
    ['1e400', Infinity],
    ['"9007199254740993"', '9007199254740993'],
  ])('parses %s as %s', (text, value) => {
    expect(parseExactJson(text)).toBe(value);
    expect(parseExactJson(` [ ${text}\n]`)).toEqual([value]);
  });

  it('uses no reviver for bodies with safe integers', () => {
    const transaction = write({
      tx_index: 1983842466781001,
      inputs: [{ tx_index: 7505855718760187, n: -9007199254740991 }],
    });
    const plain = JSON.parse(transaction);

    expect(parseExactJson(transaction)).toEqual(plain);
    expect(parseExactJson(transaction)).not.toBe(plain);
  });

  it('has a member called __proto__ as its own', () => {
    const value = parseExactJson('{"__proto__": 9007199254740993, "a": {"__proto__": [9007199254740993]}}') as object;

    expect(Object.entries(value)).toEqual([
      ['__proto__', 9007199254740993n],
      ['a', expect.anything()],
    ]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it.each([
    '9007199254740993',
    '-9007199254740993',
    '09007199254740993',
    '--9007199254740993',
    '9007199254740993 9007199254740993',
    '[9007199254740993',
    '{9007199254740993:1}',
    '{9007199254740993 \n:1}',
    '[9007199254740993,{9007199254740993:1}]',
    '[9007199254740993,{9007199254740993 \t\r\n :1}]',
    '[9007199254740993,{"a":9007199254740993}]',
    '[9007199254740993,"9007199254740993:",9007199254740993]',
    '[9007199254740993,1e+5,-1E-5,-0,0,1.5]',
    '[9007199254740993,9007199254740993e1,9007199254740993E+1,-9007199254740993e-1]',
    '[9007199254740993,90071992547409+93]',
    '[9007199254740993,9007199254740993-9007199254740993]',
    '[9007199254740993,null,true,{"a":null},{"a":{"b":[null,9007199254740993]}}]',
    '[9007199254740993,"\\"9007199254740993"]',
    '[9007199254740993,"9007199254740993',
    '{"a":9007199254740993,}',
    '"9007199254740993',
    '9007199254740993a',
    '+9007199254740993',
    '9007199254740993-',
  ])('refuses the same texts as JSON.parse: %j', (text) => {
    const parsed = (parse: (text: string) => unknown) => {
      try {
        return parse(text);
      } catch {
        return 'malformed';
      }
    };

    expect(parsed(parseExactJson)).toEqual(parsed(reference));
  });

  it('accepts integers of 80 digits, and no longer ones', () => {
    const digits = '9'.repeat(80);

    expect(parseExactJson(`[${digits}]`)).toEqual([BigInt(digits)]);
    expect(() => parseExactJson(`[${digits}9]`)).toThrow(RangeError);
    expect(() => parseExactJson(`[-${digits}]`)).toThrow(RangeError);
  });

  it('accepts fifty thousand long integers, and no more', () => {
    const list = (length: number) => `[${Array.from({ length }, () => '9007199254740993').join()}]`;

    expect(parseExactJson(list(50_000))).toHaveLength(50_000);
    expect(() => parseExactJson(list(50_001))).toThrow(RangeError);
  });
});
