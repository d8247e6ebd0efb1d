import { describe, expect, it } from 'vitest';
import { rowKeyOf } from './row-key.ts';

const keyOf = (pointers: readonly string[] | undefined, row: unknown) => rowKeyOf(pointers)(row as never);

describe('the key of a row', () => {
  it.each<[readonly string[], unknown, string | undefined]>([
    [['/id'], { id: 'a' }, 'a'],
    [['/id'], { id: 7 }, '7'],
    [['/id'], { id: 2n ** 60n }, '1152921504606846976'],
    [['/order/id'], { order: { id: 'a' } }, 'a'],
    [['/id'], { id: null }, undefined],
    [['/id'], { id: { a: 1 } }, undefined],
    [['/id'], {}, undefined],
    [['/a', '/b'], { a: 'x', b: 'y' }, '["x","y"]'],
    [['/a', '/b'], { b: 'y' }, '[null,"y"]'],
    [['/a', '/b'], { a: 'x"', b: 1 }, '["x\\"","1"]'],
    [['/a', '/b'], {}, undefined],
    [[], { id: 'a' }, undefined],
  ])('by %j, of %o, is %j', (pointers, row, expected) => {
    expect(keyOf(pointers, row)).toBe(expected);
  });

  it('is undefined without pointers in the contract', () => {
    expect(keyOf(undefined, { id: 'a' })).toBeUndefined();
  });
});
