/** @import { Size, Spot } from './overview.js' */
/** @import { Place } from './spread.js' */

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Frame */

const ROUNDS = 200;

/**
 * Boxes around these places, which are stretched to fill the frame; those that would cover each other are pushed apart.
 *
 * @param {readonly Place[]} places
 * @param {Frame} frame
 * @param {Size} box
 * @param {number} gap
 * @returns {Spot[]}
 */
export function fitted(places, frame, box, gap) {
  const inner = {
    x: { low: frame.left + box.width / 2, high: frame.right - box.width / 2 },
    y: { low: frame.top + box.height / 2, high: frame.bottom - box.height / 2 },
  };
  const xs = stretched(places, 'x', inner.x);
  const ys = stretched(places, 'y', inner.y);
  const spots = places.map(({ slug }, index) => ({ slug, x: xs[index] ?? 0, y: ys[index] ?? 0, ...box }));
  for (let round = 0; round < ROUNDS; round++) {
    const moves = spots.flatMap((one, index) =>
      spots.slice(index + 1).map((other) => pushedApart(one, other, inner, gap)),
    );
    if (!moves.includes(true)) break;
  }
  return spots;
}

/** @param {readonly Place[]} places @param {'x' | 'y'} axis @param {{ low: number, high: number }} range */
function stretched(places, axis, { low, high }) {
  const values = places.map((place) => place[axis]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (most - least < 1e-6) return values.map(() => (low + high) / 2);
  return values.map((value) => low + ((value - least) / (most - least)) * (high - low));
}

/**
 * The shorter way if that is free, and else the other one. Tells whether they covered each other.
 *
 * @param {Spot} one
 * @param {Spot} other
 * @param {{ x: { low: number, high: number }, y: { low: number, high: number } }} inner
 * @param {number} gap
 */
function pushedApart(one, other, inner, gap) {
  const over = () => ({
    x: one.width + gap - Math.abs(other.x - one.x),
    y: one.height + gap - Math.abs(other.y - one.y),
  });
  const { x, y } = over();
  if (x <= 0.01 || y <= 0.01) return false;
  const shorter = x / one.width < y / one.height ? 'x' : 'y';
  for (const axis of /** @type {const} */ ([shorter, shorter === 'x' ? 'y' : 'x'])) {
    const left = over();
    if (left.x <= 0.01 || left.y <= 0.01) break;
    const way = other[axis] < one[axis] ? -1 : 1;
    const { low, high } = inner[axis];
    one[axis] = Math.min(Math.max(one[axis] - (way * left[axis]) / 2, low), high);
    other[axis] = Math.min(Math.max(other[axis] + (way * left[axis]) / 2, low), high);
  }
  return true;
}
