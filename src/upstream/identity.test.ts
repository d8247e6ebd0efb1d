import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadArgumentError } from './errors.ts';
import { identityFrom, SERVICE } from './request.ts';

const NAMES = ['authorization', 'cookie', 'x-tenant'];
// Characters that make concatenated keys ambiguous.
const value = fc.string({
  unit: fc.constantFrom('a', ',', '"', ':', ';', '[', ']', '\\', ' ', '=', '\t'),
  maxLength: 6,
});
const headers = fc.dictionary(fc.constantFrom(...NAMES, 'x-other'), value);
const allowed = fc.subarray(NAMES);

const of = (names: readonly string[], sent: Readonly<Record<string, string>>) =>
  identityFrom(names, (name) => sent[name]);
/** The significant headers: empty ones do not count. */
const counting = (names: readonly string[], sent: Readonly<Record<string, string>>) =>
  names.flatMap((name) => (sent[name] ? [[name, sent[name]]] : []));

describe('identityFrom', () => {
  it('gives two callers the same key exactly when the same headers are forwarded', () => {
    fc.assert(
      fc.property(allowed, headers, headers, (names, one, other) => {
        const isSame = JSON.stringify(counting(names, one)) === JSON.stringify(counting(names, other));
        expect(of(names, one).key === of(names, other).key).toBe(isSame);
      }),
      { numRuns: 5000 },
    );
  });

  it('forwards the configured headers, in their order, and no others', () => {
    fc.assert(
      fc.property(allowed, headers, (names, sent) => {
        expect(of(names, sent).headers).toEqual(counting(names, sent).flat());
      }),
    );
  });

  it.each([
    [[], { cookie: 'a' }],
    [NAMES, {}],
    [NAMES, { cookie: '', 'x-other': 'a' }],
  ])('is that of all callers if no header is forwarded: %j of %j', (names, sent) => {
    expect(of(names, sent)).toBe(SERVICE);
  });

  it.each(['a\r\nb', '\0', 'Ł'])('refuses %j, which no header can carry', (sent) => {
    expect(() => of(['cookie'], { cookie: sent })).toThrow(BadArgumentError);
  });
});
