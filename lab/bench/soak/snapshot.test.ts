import { describe, expect, it } from 'vitest';
import { census, growing } from './snapshot.ts';

/** A heap snapshot of these objects, as the engine writes it. */
function snapshotOf(objects: readonly (readonly [type: string, name: string, bytes: number])[]): string {
  const types = ['hidden', 'object', 'closure', 'string'];
  const strings = objects.map(([, name]) => name);
  const nodes = objects.flatMap(([type, , bytes], index) => [types.indexOf(type), index, 7, bytes]);
  const meta = { node_fields: ['type', 'name', 'id', 'self_size'], node_types: [types, 'string', 'number', 'number'] };
  return JSON.stringify({ snapshot: { meta }, nodes, strings });
}

describe('census', () => {
  it('counts objects and functions by name, and everything else by kind', () => {
    const text = snapshotOf([
      ['object', 'Socket', 100],
      ['object', 'Socket', 120],
      ['closure', 'onEnd', 64],
      ['string', 'one', 16],
      ['string', 'other', 24],
    ]);
    expect(Object.fromEntries(census(text))).toEqual({
      'object Socket': { count: 2, bytes: 220 },
      'closure onEnd': { count: 1, bytes: 64 },
      '(string)': { count: 2, bytes: 40 },
    });
  });
});

describe('growing', () => {
  const counted = (counts: Readonly<Record<string, number>>) =>
    new Map(Object.entries(counts).map(([name, count]) => [name, { count, bytes: count * 10 }]));

  it('names classes of which every census has clearly more, the largest first', () => {
    const all = [
      counted({ Small: 0, Large: 1000, Steady: 50, Late: 10, Few: 1 }),
      counted({ Small: 20, Large: 1030, Steady: 60, Late: 10, Few: 20 }),
      counted({ Small: 40, Large: 1061, Steady: 70, Late: 500, Few: 39 }),
    ];
    expect(growing(all)).toEqual([
      { name: 'Large', counts: [1000, 1030, 1061], bytes: 10_610 },
      { name: 'Small', counts: [0, 20, 40], bytes: 400 },
    ]);
  });
});
