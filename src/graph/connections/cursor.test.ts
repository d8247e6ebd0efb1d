import { describe, expect, it } from 'vitest';
import { BadInputError } from '../errors.ts';
import { canonicalJson, cursorsOf, signedCursorsOf } from './cursor.ts';

const secret = 'secret';

describe('canonicalJson', () => {
  it('sorts members at every depth and keeps the order of lists', () => {
    expect(canonicalJson({ b: [2, 1], a: { d: 'x', c: true } })).toBe('{"a":{"c":true,"d":"x"},"b":[2,1]}');
  });

  it('omits members that are null, and retains null in lists', () => {
    expect(canonicalJson({ a: null, b: undefined, c: [null] })).toBe('{"c":[null]}');
  });

  it('serializes dates, big integers and a member called __proto__', () => {
    const value = { when: new Date(0), satoshis: 5n, tags: JSON.parse('{"__proto__":1}') };
    expect(canonicalJson(value)).toBe('{"satoshis":"5n","tags":{"__proto__":1},"when":"1970-01-01T00:00:00.000Z"}');
  });
});

describe('cursorsOf', () => {
  it('encodes a tag of twelve characters and the position', () => {
    expect(cursorsOf('Query.a', {}, secret).encode('7')).toMatch(/^[\w-]{12}7$/);
  });

  it('decodes its own cursors, for any order of arguments and for null as absent', () => {
    const cursor = cursorsOf('Query.a', { x: 1, y: { b: 2, a: 1 }, z: null }, secret).encode('7');
    expect(cursorsOf('Query.a', { y: { a: 1, b: 2 }, x: 1 }, secret).decode(cursor)).toBe('7');
  });

  it('treats no arguments and empty arguments as equal', () => {
    expect(cursorsOf('Query.a', {}, secret).decode(cursorsOf('Query.a', undefined, secret).encode('7'))).toBe('7');
  });

  it.each([
    ['another field', cursorsOf('Query.b', { x: 1 }, secret).encode('7')],
    ['other arguments', cursorsOf('Query.a', { x: '1' }, secret).encode('7')],
    ['another secret', cursorsOf('Query.a', { x: 1 }, 'other').encode('7')],
    ['nobody', 'AAAAAAAAAAAA7'],
    ['an empty text', ''],
  ])('refuses a cursor of %s', (_whose, cursor) => {
    const decode = () => cursorsOf('Query.a', { x: 1 }, secret).decode(cursor, 'before');
    expect(decode).toThrow(new BadInputError('`before` is not a cursor of this list.'));
  });

  it('computes the tag once, with the first cursor', () => {
    let reads = 0;
    const args = {
      get colour() {
        reads += 1;
        return 'red';
      },
    };
    const cursors = cursorsOf('Query.a', args, secret);
    expect(reads).toBe(0);
    cursors.encode('7');
    cursors.encode('8');
    expect(reads).toBe(1);
  });
});

describe('signedCursorsOf', () => {
  const cursors = signedCursorsOf('Query.a', { x: 1 }, secret);

  it('decodes its own cursors for any position', () => {
    for (const place of ['', '7', 'YQ.1.5.data', 'x'.repeat(10_000)]) {
      expect(cursors.encode(place)).toHaveLength(12 + place.length);
      expect(cursors.decode(cursors.encode(place))).toBe(place);
    }
  });

  const own = cursors.encode('YQ.1');
  it.each([
    ['another place', `${own.slice(0, 12)}YQ.2`],
    ['a longer place', `${own}0`],
    ['a place alone', 'YQ.1'],
    ['another field', signedCursorsOf('Query.b', { x: 1 }, secret).encode('YQ.1')],
    ['other arguments', signedCursorsOf('Query.a', { x: 2 }, secret).encode('YQ.1')],
    ['another secret', signedCursorsOf('Query.a', { x: 1 }, 'other').encode('YQ.1')],
    ['a list whose places are not signed', cursorsOf('Query.a', { x: 1 }, secret).encode('YQ.1')],
    ['no text', ''],
    ['characters of several bytes', '\u{1F600}'.repeat(12)],
  ])('refuses a cursor of %s', (_whose, cursor) => {
    expect(() => cursors.decode(cursor, 'after')).toThrow(new BadInputError('`after` is not a cursor of this list.'));
  });
});
