/** @import { Size, PlacedBox } from './overview.js' */
/** @import { Node } from './force-layout.js' */

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Frame */

const ROUNDS = 200;

/**
 * Boxes around these nodes, stretched to fill the frame; boxes that overlap are pushed apart.
 *
 * @param {readonly Node[]} nodes
 * @param {Frame} frame
 * @param {Size} box
 * @param {number} gap
 * @returns {PlacedBox[]}
 */
export function fitBoxes(nodes, frame, box, gap) {
  const inner = {
    x: { low: frame.left + box.width / 2, high: frame.right - box.width / 2 },
    y: { low: frame.top + box.height / 2, high: frame.bottom - box.height / 2 },
  };
  const xs = stretched(nodes, 'x', inner.x);
  const ys = stretched(nodes, 'y', inner.y);
  const boxes = nodes.map(({ slug }, index) => ({ slug, x: xs[index] ?? 0, y: ys[index] ?? 0, ...box }));
  for (let round = 0; round < ROUNDS; round++) {
    const moves = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).map((other) => pushedApart(one, other, inner, gap)),
    );
    if (!moves.includes(true)) break;
  }
  return boxes;
}

/** @param {readonly Node[]} nodes @param {'x' | 'y'} axis @param {{ low: number, high: number }} range */
function stretched(nodes, axis, { low, high }) {
  const values = nodes.map((node) => node[axis]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (most - least < 1e-6) return values.map(() => (low + high) / 2);
  return values.map((value) => low + ((value - least) / (most - least)) * (high - low));
}

/**
 * Moves two boxes apart, on the axis with the smaller overlap if there is space, else on the other one. Returns whether
 * they overlapped.
 *
 * @param {PlacedBox} one
 * @param {PlacedBox} other
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
