import fc from 'fast-check';
import { GraphQLError, Kind, parseValue, type ValueNode } from 'graphql';
import { describe, it } from 'vitest';
import { scalars } from './scalars.ts';

const EXAMPLES = [
  '2026-99-99T99:99:99+01:00',
  '9999-12-31T23:59:59-12:00',
  '2026-02-30',
  '-',
  'ﬀ',
  '\u0131E',
  'https://[',
  '@',
  '1e400',
  '__proto__',
  '\ud800',
];
const text = fc.oneof(
  fc.constantFrom(...EXAMPLES),
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?([Zz]|[+-]\d\d:\d\d)$/),
  fc.stringMatching(/^\d{4}-\d\d-\d\d$/),
  fc.stringMatching(/^-?\d{1,90}(\.\d{1,50})?$/),
);
const value = fc.oneof(text, fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }));
const LITERALS = ['1', '-0', '1.5', '1e999', '"text"', 'true', 'null', 'NAME', '[1, [2]]', '{ __proto__: 1 }', '$name'];

/** An error of `use` that is not a GraphQLError. */
function fault(use: () => unknown): unknown {
  try {
    use();
  } catch (error) {
    if (!(error instanceof GraphQLError)) return error;
  }
  return undefined;
}

describe.each(Object.entries(scalars))('%s', (_name, { parseValue: read, parseLiteral, serialize }) => {
  it('accepts a variable, or throws a GraphQLError', () => {
    fc.assert(
      fc.property(value, (each) => fault(() => read(each)) === undefined),
      { numRuns: 1000 },
    );
  });

  it('accepts a literal, or throws a GraphQLError', () => {
    const strings = text.map((each): ValueNode => ({ kind: Kind.STRING, value: each }));
    const literal = fc.oneof(strings, fc.constantFrom(...LITERALS.map((each) => parseValue(each))));
    fc.assert(
      fc.property(literal, (node) => fault(() => parseLiteral(node, {})) === undefined),
      {
        numRuns: 1000,
      },
    );
  });

  it('serializes a value, or throws an error of its field', () => {
    const ends = (each: unknown) => fault(() => serialize(each)) instanceof RangeError;
    fc.assert(
      fc.property(text, (each) => !ends(each)),
      { numRuns: 1000 },
    );
  });
});
