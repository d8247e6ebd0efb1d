import { expect, it } from 'vitest';
import { isRepeated } from './reader.ts';

it.each<[lines: readonly string[], expected: boolean]>([
  [[], false],
  [['X-A', 'a'], false],
  [['X-A', 'a', 'x-a', 'a'], true],
  [['x-b', 'x-a', 'x-c', 'x-a', 'X-A', 'x-a'], false],
  [['X-A', 'a', 'X-B', 'b', 'X-AA', 'c', 'X-A', 'd'], true],
])('the lines %j have a header more than once: %s', (rawHeaders, expected) => {
  expect(isRepeated({ rawHeaders: [...rawHeaders] }, 'x-a')).toBe(expected);
});
