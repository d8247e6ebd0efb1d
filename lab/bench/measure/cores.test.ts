import { describe, expect, it } from 'vitest';
import { divided, listed } from './processes.ts';

describe('listed', () => {
  it.each([
    ['0', [0]],
    ['0-3', [0, 1, 2, 3]],
    ['0-1,4,6-7', [0, 1, 4, 6, 7]],
    ['10-11', [10, 11]],
  ])('reads %s', (text, expected) => {
    expect(listed(text)).toEqual(expected);
  });
});

describe('divided', () => {
  it('gives the first core to the contestant, and the others to everything else', () => {
    expect(divided([2, 3, 5])).toEqual({ contestant: '2', others: '3,5', all: '2,3,5' });
  });

  it('is undefined for a single core', () => {
    expect(divided([0])).toBeUndefined();
  });
});
