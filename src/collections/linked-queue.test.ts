import { describe, expect, it } from 'vitest';
import { LinkedQueue } from './in-flight.ts';

function itemsOf(queue: LinkedQueue<number>): number[] {
  const found: number[] = [];
  for (let node = queue.first; node; node = node.after) found.push(node.item);
  return found;
}

describe('LinkedQueue', () => {
  it('has the order in which items were added, whichever are removed', () => {
    const queue = new LinkedQueue<number>();
    const nodes = [0, 1, 2, 3, 4].map((item) => queue.add(item));
    expect(itemsOf(queue)).toEqual([0, 1, 2, 3, 4]);

    for (const index of [2, 0, 4]) queue.remove(nodes[index] as (typeof nodes)[0]);
    queue.add(5);

    expect(itemsOf(queue)).toEqual([1, 3, 5]);
    expect(queue.length).toBe(3);
  });

  it('keeps its end when an item before the last one is removed', () => {
    const queue = new LinkedQueue<number>();
    const [, middle, last] = [0, 1, 2].map((item) => queue.add(item));

    queue.remove(middle as NonNullable<typeof middle>);
    queue.add(3);
    expect(itemsOf(queue)).toEqual([0, 2, 3]);
    queue.remove(last as NonNullable<typeof last>);

    expect(itemsOf(queue)).toEqual([0, 3]);
  });

  it('can become empty, and be filled again', () => {
    const queue = new LinkedQueue<number>();
    queue.remove(queue.add(1));
    expect([queue.length, queue.first]).toEqual([0, undefined]);

    queue.add(2);

    expect(itemsOf(queue)).toEqual([2]);
  });

  it('leads from a node that was removed to no other', () => {
    const queue = new LinkedQueue<number>();
    const [first, second] = [queue.add(1), queue.add(2)];

    queue.remove(first);
    queue.remove(second);

    expect([first.after, second.before]).toEqual([undefined, undefined]);
  });
});
