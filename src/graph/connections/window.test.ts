import { describe, expect, it } from 'vitest';
import { BadInputError } from '../errors.ts';
import { at, cursors } from './fakes.ts';
import { readWindow, spanOf } from './window.ts';

const open = { from: 0, until: Infinity };

describe('readWindow', () => {
  it.each([
    [{}, { ...open, count: 20, backward: false }],
    [
      { first: null, after: null, last: null, before: null },
      { ...open, count: 20, backward: false },
    ],
    [{ first: 0 }, { ...open, count: 0, backward: false }],
    [
      { first: 5, after: at(9) },
      { from: 10, until: Infinity, count: 5, backward: false },
    ],
    [
      { first: 5, after: at(9), before: at(12) },
      { from: 10, until: 12, count: 5, backward: false },
    ],
    [
      { last: 5, before: at(12) },
      { from: 0, until: 12, count: 5, backward: true },
    ],
    [
      { last: 5, after: at(9) },
      { from: 10, until: Infinity, count: 5, backward: true },
    ],
    [{ before: at(12) }, { from: 0, until: 12, count: 20, backward: true }],
    [
      { after: at(9), before: at(12) },
      { from: 10, until: 12, count: 20, backward: false },
    ],
  ])('reads %j', (window, asked) => {
    expect(readWindow(window, cursors, {})).toEqual(asked);
  });

  it('applies the given default and maximum, and caps the default at the maximum', () => {
    expect(readWindow({}, cursors, { default: 7 }).count).toBe(7);
    expect(readWindow({}, cursors, { maximum: 10 }).count).toBe(10);
    expect(readWindow({ first: 1000 }, cursors, {}).count).toBe(1000);
    expect(() => readWindow({ first: 11 }, cursors, { maximum: 10 })).toThrow('from 0 to 10.');
  });

  it.each([
    [{ first: -1 }, '`first` must be a whole number from 0 to 1000.'],
    [{ first: 2147483647 }, '`first` must be a whole number from 0 to 1000.'],
    [{ first: 1.5 }, '`first` must be a whole number from 0 to 1000.'],
    [{ last: Number.NaN }, '`last` must be a whole number from 0 to 1000.'],
    [{ last: 1001 }, '`last` must be a whole number from 0 to 1000.'],
    [{ first: 1, last: 1 }, '`first` and `last` cannot be given together.'],
    [{ first: 0, last: 0 }, '`first` and `last` cannot be given together.'],
    [{ after: 'x' }, '`after` is not a cursor of this list.'],
    [{ before: cursors.encode('-1') }, '`before` is not a cursor of this list.'],
    [{ after: cursors.encode('') }, '`after` is not a cursor of this list.'],
    [{ after: cursors.encode('01') }, '`after` is not a cursor of this list.'],
    [{ after: cursors.encode('1e3') }, '`after` is not a cursor of this list.'],
    [{ after: cursors.encode('1\n') }, '`after` is not a cursor of this list.'],
    [{ after: cursors.encode('1000000000') }, '`after` is not a cursor of this list.'],
  ])('refuses %j', (window, message) => {
    expect(() => readWindow(window, cursors, {})).toThrow(new BadInputError(message));
  });
});

describe('spanOf', () => {
  it('equals the slice of the Relay algorithm, for every small list and window', () => {
    for (const total of [0, 1, 2, 5]) {
      const cursorRows = [undefined, 0, 1, 2, 4];
      for (const after of cursorRows) {
        for (const before of cursorRows) {
          for (let count = 0; count <= 6; count++) {
            for (const backward of [false, true]) {
              const list = Array.from({ length: total }, (_none, row) => row);
              const kept = list.filter((row) => row > (after ?? -1) && row < (before ?? Infinity));
              const expected = backward ? kept.slice(Math.max(0, kept.length - count)) : kept.slice(0, count);
              const from = after === undefined ? 0 : after + 1;
              const span = spanOf({ from, until: before ?? Infinity, count, backward }, total);
              expect(list.slice(span.from, span.until)).toEqual(expected);
              expect(span.until).toBeGreaterThanOrEqual(span.from);
            }
          }
        }
      }
    }
  });
});
