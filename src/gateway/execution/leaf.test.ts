import {
  GraphQLBoolean,
  GraphQLError,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  type GraphQLLeafType,
  GraphQLScalarType,
  GraphQLString,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { CompletionError, completeLeaf, isText, serializedCheck } from './complete.ts';
import type { ResponsePath, Run } from './run.ts';

const VALUES = ['', 'text', 0, -0, 1, 1.5, -5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), Infinity, -Infinity, Number.NaN];
const OTHERS = [true, false, null, undefined, 1n, {}, [], new Date(0), () => 1, Symbol('s'), new String('a')];
const SCALARS = [GraphQLString, GraphQLID, GraphQLBoolean, GraphQLInt, GraphQLFloat];

function serializes(type: GraphQLLeafType, value: unknown): boolean {
  try {
    return Object.is(type.serialize(value), value);
  } catch {
    return false;
  }
}
/** Completes a value of a scalar that serializes as this does. */
function completed(serialize: (value: unknown) => unknown, value: unknown = 'x') {
  const run = { bytes: 0, hasObjectLeaf: false };
  const type = new GraphQLScalarType({ name: 'Own', serialize });
  const leaf = completeLeaf(type)(run as Run, value, {} as ResponsePath);
  return { leaf, ...run };
}

describe('values that a scalar would serialize to themselves', () => {
  it.each(SCALARS)('are found for %s, as a function and as text', (type) => {
    const check = serializedCheck(type);
    // oxlint-disable-next-line typescript/no-implied-eval
    const byText = new Function('value', `return ${check?.text}`) as (value: unknown) => boolean;

    for (const value of [...VALUES, ...OTHERS]) {
      expect([value, check?.(value)]).toEqual([value, serializes(type, value)]);
      expect([value, byText(value)]).toEqual([value, serializes(type, value)]);
    }
  });

  it('are not assumed of other scalars, and are strings for two', () => {
    const other = new GraphQLScalarType({ name: 'Other' });
    expect(serializedCheck(other)).toBeUndefined();
    expect([...SCALARS, other].filter(isText)).toEqual([GraphQLString, GraphQLID]);
  });
});

describe('a scalar', () => {
  it('has its serialized values counted', () => {
    expect(completed(() => 'four')).toEqual({ leaf: 'four', bytes: 4, hasObjectLeaf: false });
    expect(completed(() => 5)).toEqual({ leaf: 5, bytes: 0, hasObjectLeaf: false });
    expect(completed(() => [1])).toEqual({ leaf: [1], bytes: 0, hasObjectLeaf: true });
  });

  it.each([null, undefined])('fails a value that is serialized to %s', (nothing) => {
    const message = `Expected \`Own.serialize\` to return a value, and it returned ${nothing}.`;
    expect(() => completed(() => nothing)).toThrow(new CompletionError(message));
  });

  it('fails a value with the message and the extensions of its error', () => {
    const refused = new GraphQLError('refused', { extensions: { code: 'A' } });
    const thrown = (error: unknown) => {
      try {
        return completed(() => {
          throw error;
        });
      } catch (found) {
        return found;
      }
    };

    expect(thrown(refused)).toBeInstanceOf(CompletionError);
    expect(thrown(refused)).toMatchObject({ message: 'refused', cause: refused, extensions: { code: 'A' } });
    expect(thrown('text')).toMatchObject({ name: 'CompletionError', message: 'Unexpected error value: "text"' });
    expect(thrown(null)).toMatchObject({ name: 'CompletionError', extensions: undefined });
    const tooDeep = new RangeError('Maximum call stack size exceeded');
    expect(thrown(tooDeep)).toBe(tooDeep);
  });
});
