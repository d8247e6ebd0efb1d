import { describe, expect, it } from 'vitest';
import { HashBuckets } from './in-flight.ts';

class Item {
  readonly key: string;
  hash = 0;
  next: Item | undefined;
  constructor(key: string) {
    this.key = key;
  }
}

function filled(keys: readonly string[]) {
  const all = new HashBuckets<Item>();
  const items = keys.map((key) => new Item(key));
  for (const item of items) all.add(item);
  return { all, items };
}

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `${'a'.repeat(index % 7)}${index}`);

describe('HashBuckets', () => {
  it('finds the latest of several items with a key, and the one before it when that is removed', () => {
    const { all, items } = filled(['a', 'a']);

    expect(all.find('a')).toBe(items[1]);
    all.remove(items[1] as Item);
    expect(all.find('a')).toBe(items[0]);
  });

  it('finds an item by an equal key, however the key was made', () => {
    const { all, items } = filled(['', 'a', 'ab', 'abc', '\u{1f600}', 'ab\u0000']);

    const found = items.map(({ key }) => all.find(Buffer.from(key).toString()));

    expect(found).toEqual(items);
    expect(all.find('b')).toBeUndefined();
  });

  it('finds an item among many, until it is removed', () => {
    const { all, items } = filled(keysOf(3000));
    const [odd, even] = [1, 0].map((rest) => items.filter((_, index) => index % 2 === rest));

    for (const item of odd ?? []) all.remove(item);

    expect(odd?.filter(({ key }) => all.find(key))).toEqual([]);
    expect(even?.filter(({ key }) => !all.find(key))).toEqual([]);
    expect(items.filter(({ next }, index) => next && index % 2 === 1)).toEqual([]);
  });

  it('removes nothing for an item that is not there', () => {
    const { all, items } = filled(['a', 'b']);
    const stranger = new Item('a');

    all.remove(stranger);
    expect(all.find('a')).toBe(items[0]);

    for (const item of [...items, ...items]) all.remove(item);
    expect([all.find('a'), all.find('b')]).toEqual([undefined, undefined]);
  });

  it.each<[string, (n: string) => string]>([
    ['at the begin', (n) => `{"variables":{"id":"${n}"},"query":"${'x'.repeat(2000)}"}`],
    ['in the middle', (n) => `${'x'.repeat(1000)}${n}${'x'.repeat(1000)}`],
    ['at the end', (n) => `{"query":"${'x'.repeat(2000)}","variables":{"id":"${n}"}}`],
    ['in one character of many', (n) => `${'x'.repeat(Number(n) % 2000)}${n}${'x'.repeat(2000 - (Number(n) % 2000))}`],
  ])('has few in a bucket where keys differ %s', (_where, keyOf) => {
    const { items } = filled(Array.from({ length: 5120 }, (_, n) => keyOf(String(n).padStart(6, '0'))));
    const lengths = items.map((item) => {
      let length = 0;
      for (let other: Item | undefined = item; other; other = other.next) length += 1;
      return length;
    });

    // Ten on average.
    expect(Math.max(...lengths)).toBeLessThan(40);
  });
});
