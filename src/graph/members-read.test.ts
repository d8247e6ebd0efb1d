import { describe, expect, it } from 'vitest';
import { membersRead, reading } from './members-read.ts';

type Source = any;

const written = {
  method({ a, b }: Source) {
    return a ?? b;
  },
  async later({ a }: Source) {
    return a;
  },
};

describe('the members that a resolver can read', () => {
  it.each<[(source: Source, ...others: Source[]) => unknown, readonly string[]]>([
    [({ a }) => a, ['a']],
    [({ a, b: other }) => [a, other], ['a', 'b']],
    [({ a = 1, b = '' }) => [a, b], ['a', 'b']],
    [({ a: { b = '', c = [] } = {}, d: [first] = [] }) => [b, c, first], ['a', 'd']],
    [({ a, _b, $c }) => [a, _b, $c], ['a', '_b', '$c']],
    [async ({ a }) => a, ['a']],
    [({ a } = {}, { b }, c) => [a, b, c], ['a']],
    [written.method, ['a', 'b']],
    [written.later, ['a']],
    [
      function ({ a }) {
        return a;
      },
      ['a'],
    ],
  ])('%s', (resolver, expected) => {
    expect(membersRead(resolver)).toEqual(expected);
  });

  const NAME = 'a';
  it.each<[(source: Source, ...others: Source[]) => unknown]>([
    [(source) => source.a],
    [(source) => source],
    [({ a, ...others }) => [a, others]],
    [({ [NAME]: a }) => a],
    [([a]) => a],
    [({ a = ')' }) => a],
    [({ 'a-b': a }) => a],
    [((source: Source) => source.a).bind(undefined)],
    [
      function ({ a }) {
        // biome-ignore lint/complexity/noArguments: the very thing that has to be noticed.
        return [a, arguments[0]];
      },
    ],
  ])('%s: any', (resolver) => {
    expect(membersRead(resolver)).toBeUndefined();
  });

  it('are what it is said to read', () => {
    const read = (source: Source) => source['a'];

    expect(membersRead(reading(['a'], read))).toEqual(['a']);
    expect(membersRead(reading(undefined, ({ a }: Source) => a))).toBeUndefined();
  });
});
