/** @import { Link } from '../wire.ts' */
/** @import { PlacedBox } from './overview.js' */

/** @typedef {readonly [PlacedBox, PlacedBox]} Ends */

/** Weights of overlapping boxes, lines behind boxes, and crossing lines. */
const [COVERED, BEHIND, CROSSED] = [20, 4, 1];

/**
 * How hard a layout is to read; 0 is the best.
 *
 * @param {readonly PlacedBox[]} boxes
 * @param {readonly Link[]} links
 */
export function layoutCost(boxes, links) {
  const bySlug = new Map(boxes.map((placed) => [placed.slug, placed]));
  const lines = links.flatMap(({ from, to }, index) => {
    const [one, other] = [bySlug.get(from), bySlug.get(to)];
    const isBack = links.slice(0, index).some((each) => each.from === to && each.to === from);
    return one && other && !isBack ? [/** @type {Ends} */ ([one, other])] : [];
  });
  const covered = pairs(boxes).filter(([one, other]) => covers(one, other)).length;
  const crossed = pairs(lines).filter(([one, other]) => crosses(one, other)).length;
  const behind = lines.flatMap((line) =>
    boxes.filter((placed) => !line.includes(placed) && isBehind(line, placed)),
  ).length;
  return covered * COVERED + behind * BEHIND + crossed * CROSSED;
}

/** @template Item @param {readonly Item[]} items @returns {(readonly [Item, Item])[]} */
function pairs(items) {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => /** @type {const} */ ([one, other])));
}

/** @param {PlacedBox} one @param {PlacedBox} other */
function covers(one, other) {
  return Math.abs(one.x - other.x) < one.width - 0.1 && Math.abs(one.y - other.y) < one.height - 0.1;
}

/** Lines that begin or end at the same box meet there, and do not cross. @param {Ends} one @param {Ends} other */
function crosses([a, b], [c, d]) {
  if (a === c || a === d || b === c || b === d) return false;
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** @param {Ends} line @param {PlacedBox} box */
function isBehind([from, to], { x, y, width, height }) {
  const across = within(from.x, to.x, x, width);
  const down = within(from.y, to.y, y, height);
  return Math.max(0, across.first, down.first) < Math.min(1, across.last, down.last);
}

/** The part of the way from one number to another that is within a distance of a third. @param {number} from @param {number} to @param {number} middle @param {number} wide */
function within(from, to, middle, wide) {
  const ends = [(middle - wide / 2 - from) / (to - from), (middle + wide / 2 - from) / (to - from)];
  return { first: Math.min(...ends), last: Math.max(...ends) };
}

/** @typedef {{ x: number, y: number }} Point */

/** @param {Point} from @param {Point} to @param {Point} point */
function side(from, to, point) {
  return (to.x - from.x) * (point.y - from.y) > (to.y - from.y) * (point.x - from.x);
}
