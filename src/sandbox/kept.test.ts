import { expect, it } from 'vitest';
import { Kept, once } from './kept.ts';

it('makes a thing once, and again when as many others came after it as are kept', () => {
  const made: string[] = [];
  const kept = new Kept<string>(2);
  const ask = (name: string) =>
    kept.of(name, () => {
      made.push(name);
      return name.toUpperCase();
    });

  expect(['a', 'b', 'a', 'c', 'b', 'a'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'B', 'A']);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
  kept.clear();
  ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'a', 'b']);
});

it('works out once what follows from a thing, even if that is nothing', () => {
  let times = 0;
  const sizeOf = once((list: number[]) => {
    times += 1;
    return list.length || undefined;
  });
  const [full, bare] = [[1, 2], []];

  expect([sizeOf(full), sizeOf(full), sizeOf(bare), sizeOf(bare)]).toEqual([2, 2, undefined, undefined]);
  expect(times).toBe(2);
});
