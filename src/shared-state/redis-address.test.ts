import { expect, it } from 'vitest';
import { redisAddress } from './redis-address.ts';

it('has the user and the password of sentinels beside those of Redis', () => {
  const url = 'redis+sentinel://gateway:p%40ss@one,two:5000/name?sentinelUsername=watcher&sentinelPassword=a%2Fb%26c=d';
  expect(redisAddress(url)).toEqual({
    kind: 'sentinel',
    hosts: [
      { host: 'one', port: 26_379 },
      { host: 'two', port: 5000 },
    ],
    isTls: false,
    username: 'gateway',
    password: 'p@ss',
    database: 0,
    name: 'name',
    sentinel: { username: 'watcher', password: 'a/b&c=d' },
  });
});

it.each([
  'redis://host?sentinelPassword=a',
  'redis+cluster://host?sentinelPassword=a',
  'redis+sentinel://host/name?password=a',
  'redis+sentinel://host/name?sentinelPassword=%E0%A4%A',
  'redis+sentinel://host/name/0',
  'redis+sentinel://host/?sentinelPassword=a',
  'redis+sentinel://host/name#a',
  'redis://one,two',
  'redis://host:0',
  'redis://host:65536',
  'redis://host/a',
  'redis+sentinels://host/name',
  'REDIS://host',
])('there is none in %s', (url) => expect(redisAddress(url)).not.toBeTypeOf('object'));

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
  expect(redisAddress(url)).toContain(problem);
  expect(redisAddress(url)).not.toMatch(/pass.word|ssl|one/);
});

it.each(['redis://host', 'redis://:p%40s?s#@host:6379/1', 'redis+cluster://one,two', 'redis+sentinel://one/name'])(
  'finds nothing wrong with %s',
  (url) => expect(redisAddress(url)).toBeTypeOf('object'),
);
