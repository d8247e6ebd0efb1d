import { describe, expect, it } from 'vitest';
import { SmallMap } from './small-map.ts';

function filled(pairs: Readonly<Record<string, number>>) {
  const map = new SmallMap<string, number>();
  for (const [key, value] of Object.entries(pairs)) map.set(key, value);
  return map;
}

const valuesOf = (map: SmallMap<string, number>) => ['a', 'b', 'c'].map((key) => map.get(key));

describe('SmallMap', () => {
  it.each([
    [{}, [undefined, undefined, undefined]],
    [{ a: 1 }, [1, undefined, undefined]],
    [{ a: 1, b: 2 }, [1, 2, undefined]],
    [{ a: 1, b: 2, c: 3 }, [1, 2, 3]],
  ])('holds %j', (pairs, values) => {
    expect(valuesOf(filled(pairs))).toEqual(values);
  });

  it('holds the last value that was set for a key', () => {
    for (const map of [filled({ a: 1 }), filled({ a: 1, b: 2 })]) {
      map.set('a', 3);
      expect(map.get('a')).toBe(3);
    }
  });

  it('deletes a key, and no other', () => {
    for (const map of [filled({ a: 1 }), filled({ a: 1, b: 2 })]) {
      map.delete('c');
      expect(map.get('a')).toBe(1);
      map.delete('a');
      expect(map.get('a')).toBeUndefined();
      map.set('c', 4);
      expect(map.get('c')).toBe(4);
    }
  });

  it('keeps the others when the key that was set first is deleted', () => {
    const map = filled({ a: 1, b: 2 });

    map.delete('a');

    expect(valuesOf(map)).toEqual([undefined, 2, undefined]);
  });

  it('is empty when it is cleared', () => {
    for (const map of [filled({ a: 1 }), filled({ a: 1, b: 2 })]) {
      map.clear();
      expect(valuesOf(map)).toEqual([undefined, undefined, undefined]);
    }
  });
});
