import { expect, it } from 'vitest';
import { memoize } from './memoize.ts';

it('memoizes the value of each object, even undefined', () => {
  let times = 0;
  const sizeOf = memoize((list: number[]) => {
    times += 1;
    return list.length || undefined;
  });
  const [full, bare] = [[1, 2], []];

  expect([sizeOf(full), sizeOf(full), sizeOf(bare), sizeOf(bare)]).toEqual([2, 2, undefined, undefined]);
  expect(times).toBe(2);
});
