import { describe, expect, it } from 'vitest';
import { countRows, plain } from './index.ts';

describe('plain', () => {
  it.each([
    ['lists for what wraps them', { jokes: { result: [{ text: 'a' }] } }, { jokes: [{ text: 'a' }] }],
    ['one list for its parts', { part0: { orders: [1, 2] }, part1: { orders: [3] } }, ['1', '2', '3']],
    ['numbers as text', { fee: 5, more: [2 ** 53] }, { fee: '5', more: ['9007199254740992'] }],
    ['keys in one order', { b: null, a: true }, { a: true, b: null }],
    ['no wrapper that holds more', { nodes: [], total: 0 }, { nodes: [], total: '0' }],
  ])('has %s', (_name, value, expected) => {
    expect(JSON.stringify(plain(value))).toBe(JSON.stringify(expected));
  });
});

describe('countRows', () => {
  it('counts lists inside lists too', () => {
    expect(countRows({ orders: [{ disputes: [{}, {}] }, { disputes: [] }], total: 2 })).toBe(4);
    expect(countRows({ hash: 'a' })).toBe(0);
  });
});
