import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { inOrder } from './errors.ts';

const at = (...path: (string | number)[]) => new GraphQLError(path.join('.'), { path });
const order = (errors: readonly GraphQLError[], data: unknown) => inOrder(errors, data).map(({ message }) => message);

describe('errors', () => {
  it('stand in the order of the fields, not of their names or of their coming', () => {
    expect(order([at('a'), at('z')], { z: null, a: null })).toEqual(['z', 'a']);
  });

  it('stand in the order of the items, beyond the tenth', () => {
    const data = { list: Array.from({ length: 12 }, () => ({ x: null, b: null })) };
    const errors = [at('list', 11, 'x'), at('list', 2, 'b'), at('list', 2, 'x')];

    expect(order(errors, data)).toEqual(['list.2.x', 'list.2.b', 'list.11.x']);
  });

  it('stay as they came within what is gone', () => {
    const errors = [at('b'), at('a', 1, 'y'), at('a', 0, 'x')];

    expect(order(errors, { a: null, b: null })).toEqual(['a.1.y', 'a.0.x', 'b']);
    expect(order(errors, null)).toEqual(['b', 'a.1.y', 'a.0.x']);
  });

  it('stand before those below them', () => {
    expect(order([at('a', 'b', 'c'), at('a', 'b')], { a: { b: null } })).toEqual(['a.b', 'a.b.c']);
  });

  it('of no place at all come first', () => {
    expect(order([at('a'), new GraphQLError('nowhere')], { a: null })).toEqual(['nowhere', 'a']);
  });
});
