/** @import { Link } from '../wire.ts' */
/** @import { Size, PlacedBox } from './overview.js' */

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Frame */

/** Layouts that are tried, each from an order of its own, and a prime greater than the number of APIs for these orders. */
const [STARTS, PRIME] = [5, 37];
/** Cells of the grid for each box: free ones let lines pass. */
const CELLS = 2;
/** Weights of a line behind a box, of lines that cross, and of a line as long as the frame is wide. */
const [BEHIND, CROSSED, LONG] = [4, 1, 0.02];

/**
 * Lays out boxes on a grid in a frame: linked ones near each other, with few crossing lines, and few behind boxes. The same links and frame
 * give the same layout.
 *
 * @param {readonly string[]} slugs
 * @param {readonly Link[]} links
 * @param {Frame} frame
 * @param {Size} box
 * @param {number} gap
 * @returns {readonly PlacedBox[]}
 */
export function layOut(slugs, links, frame, box, gap) {
  const cells = grid(slugs.length, frame, box, gap);
  /** @type {{ boxes: readonly PlacedBox[], cost: number }} */
  let best = { boxes: [], cost: Number.POSITIVE_INFINITY };
  for (let start = 1; start <= STARTS; start++) {
    const rank = (/** @type {string} */ slug) => ((slugs.indexOf(slug) + 1) * start) % PRIME;
    const boxes = slugs.toSorted((a, b) => rank(a) - rank(b)).map((slug) => ({ slug, x: 0, y: 0, ...box }));
    const cost = improve(boxes, links, cells, frame.right - frame.left);
    if (cost < best.cost) best = { boxes, cost };
  }
  return stretched(best.boxes, frame, box);
}

/** The boxes so far apart that they fill the frame, where rows or columns at its edges are empty. @param {readonly PlacedBox[]} boxes @param {Frame} frame @param {Size} box */
function stretched(boxes, { left, right, top, bottom }, box) {
  const along = (/** @type {'x' | 'y'} */ axis, /** @type {number} */ from, /** @type {number} */ to) => {
    const values = boxes.map((each) => each[axis]);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return (/** @type {number} */ value) => center(from, to, (value - least) / (most - least));
  };
  const x = along('x', left + box.width / 2, right - box.width / 2);
  const y = along('y', top + box.height / 2, bottom - box.height / 2);
  return boxes.map((each) => ({ ...each, x: x(each.x), y: y(each.y) }));
}

/** The place with a share of the way between two; in the middle where there is no such share. @param {number} from @param {number} to @param {number} share */
function center(from, to, share) {
  return Number.isNaN(share) ? (from + to) / 2 : from + (to - from) * share;
}

/**
 * The centers of cells that fill the frame, at least one for each box, with the gap between boxes.
 *
 * @param {number} count
 * @param {Frame} frame
 * @param {Size} box
 * @param {number} gap
 */
function grid(count, { left, right, top, bottom }, box, gap) {
  const fitting = (/** @type {number} */ space, /** @type {number} */ size) =>
    Math.max(1, Math.min(count, Math.floor((space + gap) / (size + gap))));
  let [columns, rows] = [fitting(right - left, box.width), fitting(bottom - top, box.height)];
  while (columns * rows > count * CELLS) {
    if ((right - left) / columns / box.width < (bottom - top) / rows / box.height) columns -= 1;
    else rows -= 1;
  }
  rows = Math.max(rows, Math.ceil(count / columns));
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: center(left + box.width / 2, right - box.width / 2, (index % columns) / (columns - 1)),
    y: center(top + box.height / 2, bottom - box.height / 2, Math.floor(index / columns) / (rows - 1)),
  }));
}

/**
 * Puts boxes into cells, and exchanges the contents of two cells as long as that is better. Returns the cost of the result.
 *
 * @param {PlacedBox[]} boxes
 * @param {readonly Link[]} links
 * @param {readonly Point[]} cells
 * @param {number} width
 */
function improve(boxes, links, cells, width) {
  const lines = linesOf(boxes, links);
  const content = cells.map((_, index) => boxes[index]);
  const put = (/** @type {number} */ index, /** @type {PlacedBox | undefined} */ box) => {
    content[index] = box;
    if (box) Object.assign(box, cells[index]);
  };
  const exchange = (/** @type {number} */ one, /** @type {number} */ other) => {
    const box = content[one];
    put(one, content[other]);
    put(other, box);
  };
  const costNow = () => {
    const long = lines.reduce((sum, [from, to]) => sum + Math.hypot(from.x - to.x, from.y - to.y), 0);
    return costOf(boxes, lines) + (LONG * long) / width;
  };
  for (const [index, box] of content.entries()) put(index, box);
  let cost = costNow();
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let one = 0; one < cells.length; one++) {
      for (let other = 0; other < one; other++) {
        if (content[one] === content[other]) continue;
        exchange(one, other);
        const next = costNow();
        if (next < cost - 1e-9) [cost, isBetter] = [next, true];
        else exchange(one, other);
      }
    }
  }
  return cost;
}

/** @typedef {readonly [PlacedBox, PlacedBox]} Ends */

/** One line for both directions of a link. @param {readonly PlacedBox[]} boxes @param {readonly Link[]} links */
function linesOf(boxes, links) {
  const bySlug = new Map(boxes.map((placed) => [placed.slug, placed]));
  return links.flatMap(({ from, to }, index) => {
    const [one, other] = [bySlug.get(from), bySlug.get(to)];
    const isBack = links.slice(0, index).some((each) => each.from === to && each.to === from);
    return one && other && !isBack ? [/** @type {Ends} */ ([one, other])] : [];
  });
}

/**
 * How hard a layout is to read; 0 is the best.
 *
 * @param {readonly PlacedBox[]} boxes
 * @param {readonly Link[]} links
 */
export function layoutCost(boxes, links) {
  return costOf(boxes, linesOf(boxes, links));
}

/** @param {readonly PlacedBox[]} boxes @param {readonly Ends[]} lines */
function costOf(boxes, lines) {
  let cost = 0;
  for (const [index, line] of lines.entries()) {
    for (const box of boxes) if (!line.includes(box) && isBehind(line, box)) cost += BEHIND;
    for (let other = 0; other < index; other++) {
      if (crosses(line, /** @type {Ends} */ (lines[other]))) cost += CROSSED;
    }
  }
  return cost;
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
  const [one, other] = [(middle - wide / 2 - from) / (to - from), (middle + wide / 2 - from) / (to - from)];
  return { first: Math.min(one, other), last: Math.max(one, other) };
}

/** @typedef {{ x: number, y: number }} Point */

/** @param {Point} from @param {Point} to @param {Point} point */
function side(from, to, point) {
  return (to.x - from.x) * (point.y - from.y) > (to.y - from.y) * (point.x - from.x);
}
