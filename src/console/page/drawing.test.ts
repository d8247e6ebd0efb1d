import { describe, expect, it } from 'vitest';
import type { ApiTypes } from '../wire.ts';
import { columns } from './columns.js';
import { pathsOf, topMs } from './figures.js';

describe('the columns of an API', () => {
  const leading = (name: string, leadsTo?: string) => ({ name, type: 'T', ...(leadsTo !== undefined && { leadsTo }) });
  const type = (name: string, ...leadsTo: readonly string[]) => ({
    name,
    kind: 'object' as const,
    fields: leadsTo.map((each) => leading(each.toLowerCase(), each)),
    members: [],
  });
  const own: ApiTypes = {
    slug: 'shop',
    queries: [leading('orders', 'Order'), leading('count')],
    mutations: [leading('cancel', 'Outcome')],
    types: [
      type('Order', 'Line', 'Order', 'Country'),
      type('Line', 'Order'),
      { ...type('Outcome'), kind: 'union', members: ['Done'] },
      type('Done'),
      type('Lonely'),
    ],
  };
  const owners: Readonly<Record<string, string>> = { Country: 'countries' };
  const ownerOf = (name: string) => owners[name] ?? (own.types.some((each) => each.name === name) ? 'shop' : undefined);
  const { boxes, lines, width, height } = columns(own, ownerOf);
  const placed = Object.fromEntries(boxes.map(({ id, column }) => [id, column]));

  it('begin with the root fields, and have each type one column after the first that leads to it', () => {
    expect(placed).toEqual({
      'Query.orders': 0,
      'Query.count': 0,
      'Mutation.cancel': 0,
      Order: 1,
      Outcome: 1,
      Lonely: 1,
      Line: 2,
      Done: 2,
      'elsewhere.countries': 2,
    });
  });

  it('are joined by lines, without loops', () => {
    expect(lines.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual([
      'Line Order',
      'Mutation.cancel Outcome',
      'Order Line',
      'Order elsewhere.countries',
      'Outcome Done',
      'Query.orders Order',
    ]);
  });

  it('do not overlap, and fit the size that is returned', () => {
    for (const box of boxes) {
      const others = boxes.filter((each) => each !== box && each.column === box.column);
      expect(others.filter(({ y }) => Math.abs(y - box.y) < 28)).toEqual([]);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
    expect(height).toBe(108);
  });
});

describe('the sparkline', () => {
  it('scales to the slowest, but to no less than 5 ms', () => {
    expect(topMs({ spans: [0, [1, 0, 80, 90]] })).toBe(90);
    expect(topMs({ spans: [0, [1, 0, 0.1, 0.2]] })).toBe(5);
  });

  it('draws a bar for each span with calls, of which the share that failed is red', () => {
    const heights = (path: string) =>
      [...path.matchAll(/M\d+ 36v-([\d.]+)h3v\1z/g)].map(([, height]) => Number(height));
    const spans = [0, [4, 0, 5, 20], [4, 1, 5, 20], [2, 2, 5, 20], [900, 1, 5, 20], [2, 2, -1, -1]] as const;
    const { p50, p95, fault } = pathsOf({ spans });

    expect(heights(p95)).toEqual([36, 36, 36, 36]);
    expect(heights(p50)).toEqual([18, 18, 18, 18]);
    expect(heights(fault)).toEqual([9, 36, 2, 9]);
  });
});
