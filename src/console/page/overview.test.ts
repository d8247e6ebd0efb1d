import { describe, expect, it } from 'vitest';
import { layOut, layoutCost, overview } from './overview.js';

const link = (from: string, to: string) => ({ from, to, fields: [`${from}.${to}`] });
const placed = (slug: string, x: number, y: number) => ({ slug, x, y, width: 100, height: 40 });
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/** All to the first one, and two of the others to each other. */
const star = [...letters.slice(1).map((each) => link(each, 'a')), link('b', 'c')];
const box = { width: 100, height: 40 };

const apart = (one: { x: number; y: number } | undefined, other: { x: number; y: number } | undefined) =>
  Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));

describe('the overview', () => {
  it('has every API once, within its area, without overlap', () => {
    for (const width of [330, 600, 1200]) {
      const { boxes } = overview([...letters, 'i', 'j', 'k'], star, { width, height: 600 }, box);

      expect(boxes.map(({ slug }) => slug).toSorted()).toEqual([...letters, 'i', 'j', 'k']);
      for (const { x, y } of boxes) {
        expect(Math.abs(x) + box.width / 2).toBeLessThanOrEqual(width / 2 - 15);
        expect(Math.abs(y) + box.height / 2).toBeLessThanOrEqual(285);
      }
      for (const one of boxes) {
        const covering = boxes.filter(({ x, y }) => Math.abs(x - one.x) < 99.9 && Math.abs(y - one.y) < 39.9);
        expect(covering).toEqual([one]);
      }
    }
  });

  it('has those without links below the others', () => {
    const { boxes, divider = Number.NaN } = overview(letters, [link('a', 'b')], { width: 600, height: 600 }, box);
    const above = boxes.filter(({ y }) => y < divider).map(({ slug }) => slug);

    expect(above.toSorted()).toEqual(['a', 'b']);
    expect(overview(['a', 'b'], [link('a', 'b')], { width: 600, height: 600 }, box).divider).toBeUndefined();
    expect(overview(['a', 'b'], [], { width: 600, height: 600 }, box).divider).toBeUndefined();
  });

  it('draws one line for both directions, with a head at each target', () => {
    const links = [link('a', 'b'), link('b', 'c'), link('b', 'a'), link('c', 'elsewhere')];
    const { lines } = overview(['a', 'b', 'c'], links, { width: 600, height: 600 }, box);

    expect(lines.map(({ from, to, fields }) => [from, to, fields])).toEqual([
      ['a', 'b', 2],
      ['b', 'c', 1],
    ]);
    expect(lines.map(({ heads }) => heads.split('z').length - 1)).toEqual([2, 1]);
  });

  it('ends lines at the edges of their boxes', () => {
    const { boxes, lines } = overview(['a', 'b'], [link('a', 'b')], { width: 900, height: 72 }, box);
    const [, x = '', y = ''] = /^M(\S+) (\S+)L/.exec(lines[0]?.path ?? '') ?? [];

    expect(Math.abs(Number(x) - (boxes[0]?.x ?? 0))).toBeCloseTo(53, 0);
    expect(Number(y)).toBeCloseTo(boxes[0]?.y ?? Number.NaN, 0);
  });

  it('is the same every time', () => {
    const draw = () => overview(letters, star, { width: 600, height: 600 }, box);

    expect(draw()).toEqual(draw());
  });
});

describe('the layout', () => {
  it('has linked APIs nearer to each other than others', () => {
    const frame = { left: -400, right: 400, top: -300, bottom: 300 };
    const chain = letters.slice(1).map((each, index) => link(letters[index] ?? '', each));
    const places = new Map(layOut(letters, chain, frame, box, 10).map((place) => [place.slug, place]));
    const steps = letters.map((each) => apart(places.get(each), places.get('a')));

    expect(Math.max(...chain.map(({ from, to }) => apart(places.get(from), places.get(to))))).toBeLessThan(
      Math.max(...steps),
    );
  });

  it('avoids crossings where that is possible', () => {
    const frame = { left: -400, right: 400, top: -300, bottom: 300 };
    const ring = letters.map((each, index) => link(each, letters[(index + 3) % 8] ?? ''));

    expect(layoutCost(layOut(letters, ring, frame, box, 10), ring)).toBe(0);
    expect(layoutCost(layOut(letters, star, frame, box, 10), star)).toBe(0);
  });

  it('handles one API, none, and unreachable ones', () => {
    const frame = { left: -400, right: 400, top: -300, bottom: 300 };

    expect(layOut(['a'], [], frame, box, 10)).toEqual([placed('a', 0, 0)]);
    expect(layOut([], [], frame, box, 10)).toEqual([]);
    const two = layOut(['a', 'b', 'c', 'd'], [link('a', 'b'), link('c', 'd')], frame, box, 10);
    expect(two.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });
});

describe('layoutCost', () => {
  const far = [placed('a', -300, 0), placed('b', 300, 0)];

  it.each([
    ['nothing', far, [link('a', 'b')], 0],
    ['a line behind a box', [...far, placed('c', 0, 10)], [link('a', 'b')], 4],
    ['a box beside a line', [...far, placed('c', 0, 30)], [link('a', 'b')], 0],
    ['both directions of a link, once', [...far, placed('c', 0, 10)], [link('a', 'b'), link('b', 'a')], 4],
    ['lines that cross', [...far, placed('c', 0, -300), placed('d', 0, 300)], [link('a', 'b'), link('c', 'd')], 1],
    ['lines that meet at a box', [...far, placed('c', 0, -300)], [link('a', 'b'), link('a', 'c')], 0],
  ])('counts %s', (_what, boxes, links, cost) => {
    expect(layoutCost(boxes, links)).toBe(cost);
  });
});
