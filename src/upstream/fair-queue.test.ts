import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CallOrder, type FairNode, FairQueue } from './fair-queue.ts';

const order = (caller: string, isLarge = false, isBackground = false): CallOrder => ({
  caller,
  rank: (isBackground ? 2 : 0) + (isLarge ? 1 : 0),
});

function shift(queue: FairQueue<string>): string | undefined {
  const node = queue.next();
  if (node) queue.take(node);
  return node?.item;
}

/** Takes out so many items. */
const take = (queue: FairQueue<string>, count: number) => Array.from({ length: count }, () => shift(queue));

describe('a fair queue', () => {
  it('has interactive items before background ones, and small operations before large ones', () => {
    const queue = new FairQueue<string>();
    queue.add('background', order('', false, true));
    queue.add('large background', order('', true, true));
    queue.add('large', order('', true));
    queue.add('small', order(''));

    expect(queue.length).toBe(4);
    expect(take(queue, 5)).toEqual(['small', 'large', 'background', 'large background', undefined]);
  });

  it('lets callers take turns', () => {
    const queue = new FairQueue<string>();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) queue.add(name, order(name.charAt(0)));

    expect(take(queue, 7)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('takes each eighth item from the lowest class', () => {
    const queue = new FairQueue<string>();
    for (let n = 0; n < 16; n++) queue.add('small', order(''));
    for (let n = 0; n < 3; n++) queue.add('background', order('', false, true));

    expect(take(queue, 16).flatMap((item, index) => (item === 'background' ? [index + 1] : []))).toEqual([8, 16]);
  });

  it('tells how many items precede another', () => {
    const queue = new FairQueue<string>();
    for (const name of ['a1', 'a2', 'a3', 'b1']) queue.add(name, order(name.charAt(0)));

    expect(
      [order('a'), order('b'), order('c'), order('c', true), order('c', false, true)].map((each) => queue.ahead(each)),
    ).toEqual([4, 3, 2, 4, 4]);
  });

  it('has each item once, in the order of its caller, and not those that were taken out', () => {
    const step = fc.oneof(
      fc.record({ caller: fc.constantFrom('a', 'b', 'c'), rank: fc.integer({ min: 0, max: 3 }) }),
      fc.constantFrom('shift', 'remove'),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.nat(), (steps, seed) => {
        const queue = new FairQueue<string>();
        const nodes: { name: string; group: string; node: FairNode<string> }[] = [];
        let count = 0;
        for (const each of steps) {
          if (each === 'shift') {
            const item = shift(queue);
            const found = nodes.findIndex(({ name }) => name === item);
            if (item === undefined) continue;
            const [taken] = nodes.splice(found, 1);
            // Nothing of the same caller and class was before it.
            expect(nodes.slice(0, found).some(({ group }) => group === taken?.group)).toBe(false);
          } else if (each === 'remove') {
            const [removed] = nodes.splice(seed % Math.max(1, nodes.length), 1);
            if (removed) queue.remove(removed.node);
          } else {
            const name = `${++count}`;
            nodes.push({ name, group: JSON.stringify(each), node: queue.add(name, each) });
          }
          const inQueue: string[] = [];
          queue.forEach(({ item }) => inQueue.push(item));
          expect([queue.length, inQueue.toSorted()]).toEqual([nodes.length, nodes.map(({ name }) => name).toSorted()]);
        }
      }),
      { numRuns: 500 },
    );
  });
});
