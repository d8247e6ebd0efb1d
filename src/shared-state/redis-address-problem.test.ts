import { expect, it } from 'vitest';
import { redisAddressProblem } from './redis-address-problem.ts';

it.each([
  ['localhost:6379', 'does not begin with redis://'],
  ['http://host:6379', 'does not begin with redis://'],
  ['redis-cluster://host', 'does not begin with redis://'],
  ['redis://:pass@word@host:6379', 'has an @ or a / in its password'],
  ['redis://:pass/word@host:6379', 'has an @ or a / in its password'],
  ['redis://:100%@host', 'has a % in its password'],
  ['redis://one:6379,two:6379', 'has several hosts'],
  ['redis+cluster://one,two/0', 'has a database'],
  ['redis+sentinel://one,two', 'has no name of a master'],
  ['redis://host?ssl=true', 'has parameters'],
])('says what is wrong with %s, and repeats no part of it', (url, problem) => {
  expect(redisAddressProblem(url)).toContain(problem);
  expect(redisAddressProblem(url)).not.toMatch(/pass.word|ssl|one/);
});

it.each(['redis://host', 'redis://:p%40s?s#@host:6379/1', 'redis+cluster://one,two', 'redis+sentinel://one/name'])(
  'finds nothing wrong with %s',
  (url) => expect(redisAddressProblem(url)).toBe(undefined),
);
