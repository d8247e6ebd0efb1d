import { describe, expect, it } from 'vitest';
import { LinkedQueue } from './linked-queue.ts';

function itemsOf(line: LinkedQueue<number>): number[] {
  const found: number[] = [];
  for (let place = line.first; place; place = place.after) found.push(place.item);
  return found;
}

describe('a line', () => {
  it('keeps the order in which its items came, whichever leave', () => {
    const line = new LinkedQueue<number>();
    const places = [0, 1, 2, 3, 4].map((item) => line.add(item));
    expect(itemsOf(line)).toEqual([0, 1, 2, 3, 4]);

    for (const index of [2, 0, 4]) line.remove(places[index] as (typeof places)[0]);
    line.add(5);

    expect(itemsOf(line)).toEqual([1, 3, 5]);
    expect(line.length).toBe(3);
  });

  it('may become empty, and begin again', () => {
    const line = new LinkedQueue<number>();
    line.remove(line.add(1));
    expect([line.length, line.first]).toEqual([0, undefined]);

    line.add(2);

    expect(itemsOf(line)).toEqual([2]);
  });

  it('holds nothing of what has left, nor leads from there to what came later', () => {
    const line = new LinkedQueue<number>();
    const [first, second] = [line.add(1), line.add(2)];

    line.remove(first);
    line.remove(second);

    expect([first.after, second.before]).toEqual([undefined, undefined]);
  });
});
