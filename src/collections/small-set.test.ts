import { describe, expect, it } from 'vitest';
import { SmallSet } from './small-set.ts';

const [one, other, third] = [{ name: 'one' }, { name: 'other' }, { name: 'third' }];

function itemsOf(few: SmallSet<object>): object[] {
  const found: object[] = [];
  few.forEach((item) => found.push(item));
  return found;
}

describe('SmallSet', () => {
  it('holds each item once, in the order in which items were added', () => {
    const few = new SmallSet<object>();
    const sizes = [few.size];
    for (const item of [one, one, other, third, other]) {
      few.add(item);
      sizes.push(few.size);
    }

    expect(sizes).toEqual([0, 1, 1, 2, 3, 3]);
    expect(itemsOf(few)).toEqual([one, other, third]);
  });

  it('deletes an item, and returns whether it was there', () => {
    const few = new SmallSet<object>();
    few.add(one);
    expect([few.delete(other), few.delete(one), few.delete(one), few.size]).toEqual([false, true, false, 0]);

    few.add(one);
    few.add(other);

    expect([few.delete(third), few.delete(one), few.delete(one), few.size]).toEqual([false, true, false, 1]);
    expect(itemsOf(few)).toEqual([other]);
  });

  it('calls a function with its only item', () => {
    const few = new SmallSet<object>();
    few.add(one);

    expect(itemsOf(few)).toEqual([one]);
  });

  it('is empty when it is cleared', () => {
    const few = new SmallSet<object>();
    for (const items of [[one], [one, other]]) {
      for (const item of items) few.add(item);
      few.clear();
      expect([few.size, itemsOf(few)]).toEqual([0, []]);
    }
  });

  it('leaves out items that are deleted before their turn', () => {
    const few = new SmallSet<object>();
    for (const item of [one, other, third]) few.add(item);
    const seen: object[] = [];

    few.forEach((item) => {
      seen.push(item);
      few.delete(other);
    });

    expect(seen).toEqual([one, third]);
  });
});
