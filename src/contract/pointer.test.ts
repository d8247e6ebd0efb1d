import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointed } from './pointer.ts';

describe('pointed', () => {
  // The examples of RFC 6901, section 5.
  const document = {
    foo: ['bar', 'baz'],
    '': 0,
    'a/b': 1,
    'c%d': 2,
    'e^f': 3,
    'g|h': 4,
    'i\\j': 5,
    'k"l': 6,
    ' ': 7,
    'm~n': 8,
  };

  it.each([
    ['', document],
    ['/foo', ['bar', 'baz']],
    ['/foo/0', 'bar'],
    ['/', 0],
    ['/a~1b', 1],
    ['/c%d', 2],
    ['/e^f', 3],
    ['/g|h', 4],
    ['/i\\j', 5],
    ['/k"l', 6],
    ['/ ', 7],
    ['/m~0n', 8],
  ])('follows %j', (pointer, value) => {
    expect(pointed(document, pointer)).toEqual(value);
  });

  it.each([
    '/nowhere',
    '/foo/2',
    '/foo/01',
    '/foo/-',
    '/foo/-1',
    '/foo/length',
    '/foo/0/0',
    '/constructor',
    '/__proto__',
  ])('finds nothing at %j', (pointer) => {
    expect(pointed(document, pointer)).toBeUndefined();
  });

  it.each([null, undefined, 'text', 7])('finds nothing in %j', (value) => {
    expect(pointed(value, '/a')).toBeUndefined();
  });

  it('finds every value of every document by its own path', () => {
    const check = (root: unknown, value: unknown, pointer: string) => {
      expect(pointed(root, pointer)).toBe(value);
      if (typeof value !== 'object' || value === null) return;
      for (const [key, each] of Object.entries(value)) {
        check(root, each, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
      }
    };
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => check(value, value, '')));
  });
});
