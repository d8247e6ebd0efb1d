import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityKeyOf } from './caller.ts';

const caller = (headers: ReadonlyMap<string, string>) => ({
  requestId: '',
  header: (name: string) => headers.get(name),
});

/** Characters that act as separators in a key. */
const separators = fc.constantFrom(
  '',
  ' ',
  ':',
  ',',
  '"',
  '\\',
  '[',
  ']',
  '{',
  '}',
  'null',
  '0',
  '1',
  '4',
  '\n',
  '\u0000',
  '\\u0000',
);
const text = fc
  .array(fc.oneof(separators, fc.string({ maxLength: 2 })), { maxLength: 5 })
  .map((parts) => parts.join(''));
const values = fc.array(fc.option(text, { nil: undefined }), { minLength: 3, maxLength: 3 });
const NAMES = ['authorization', 'cookie', 'x-tenant'];
const callerOf = (all: readonly (string | undefined)[]) =>
  caller(new Map(NAMES.flatMap((name, at): [string, string][] => (all[at] === undefined ? [] : [[name, all[at]]]))));

describe('the key of an identity', () => {
  it('is empty without forwarded headers', () => {
    expect(identityKeyOf([])(callerOf(['a', 'b', 'c']))).toBe('');
  });

  it('differs for different callers and requests, for any values', () => {
    const keyOf = identityKeyOf(NAMES);
    fc.assert(
      fc.property(values, text, values, text, (one, oneText, other, otherText) => {
        const isSame = JSON.stringify([one, oneText]) === JSON.stringify([other, otherText]);
        expect(keyOf(callerOf(one)) + oneText === keyOf(callerOf(other)) + otherText).toBe(isSame);
      }),
      { numRuns: 20_000 },
    );
  });

  it("differs if a request imitates another caller's key", () => {
    const keyOf = identityKeyOf(['a', 'b']);
    const key = (a?: string, b?: string) =>
      keyOf(
        caller(new Map(Object.entries({ a, b }).filter((each): each is [string, string] => each[1] !== undefined))),
      );
    const keys = [
      key(),
      key(''),
      key(undefined, ''),
      key('null'),
      key('null,null'),
      key('', ''),
      key('x', 'y'),
      key('x,y'),
      key('x","y'),
      key('"x","y"'),
      key('y', 'x'),
      key('x', 'y') + key('x', 'y'),
    ];

    expect(new Set(keys).size).toBe(keys.length);
    for (const one of keys)
      for (const other of keys)
        expect(one !== other && one.startsWith(other)).toBe(one === keys.at(-1) && other === keys[6]);
  });
});
