import { expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

it('makes a value once, and again after it was evicted', () => {
  const made: string[] = [];
  const cache = new BoundedCache<string>(2);
  const ask = (name: string) =>
    cache.of(name, () => {
      made.push(name);
      return name.toUpperCase();
    });

  expect(['a', 'b', 'a', 'c', 'b', 'a'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'B', 'A']);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
  cache.clear();
  ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'a', 'b']);
});
