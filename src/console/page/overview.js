/** @import { Link } from '../wire.ts' */

/**
 * @typedef {{ width: number, height: number }} Size
 * @typedef {{ slug: string, x: number, y: number, width: number, height: number }} PlacedBox with its center
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ left: number, right: number, top: number, bottom: number }} Frame
 * @typedef {{ start: PlacedBox, end: PlacedBox }} Line
 */

const [MARGIN, GAP] = [16, 10];
/** The estimated width of a label's letter. */
const LETTER = 6;
/** Where a label may be on its line. */
const PLACES = [0.5, 0.4, 0.6, 0.3, 0.7];
/** The gap between linked APIs and the others. */
const DIVIDER_GAP = 52;
/** The length and half the width of an arrow's head. */
const [HEAD, WIDE] = [7, 3.5];
/** Layouts that are tried, each from an order of its own, and a prime greater than the number of APIs for these orders. */
const [STARTS, PRIME] = [5, 37];
/** Cells of the grid for each box: free ones let lines pass. */
const CELLS = 2;
/** Weights of a line behind a box, of lines that cross, and of a line as long as the frame is wide. */
const [BEHIND, CROSSED, LONG] = [4, 1, 0.02];

/**
 * All APIs: the linked ones with lines between them, and the others in rows below.
 *
 * @param {readonly string[]} slugs
 * @param {readonly Link[]} links
 * @param {Size} area
 * @param {Size} box
 * @param {number} [gap] between linked APIs
 */
export function overview(slugs, links, area, box, gap = 48) {
  const isLinked = (/** @type {string} */ slug) => links.some(({ from, to }) => from === slug || to === slug);
  const [linked, alone] = [slugs.filter(isLinked), slugs.filter((slug) => !isLinked(slug))];
  const rows = inRows(alone, area, box);
  const divider = area.height / 2 - MARGIN - rows.height - (alone.length > 0 ? DIVIDER_GAP / 2 : 0);
  const [top, side] = [MARGIN - area.height / 2, area.width / 2 - MARGIN];
  const bottom = alone.length > 0 ? divider - DIVIDER_GAP / 2 : divider;
  const frame = { left: -side, right: side, top, bottom: Math.max(bottom, top + box.height) };
  const boxes = [...layOut(linked, links, frame, box, gap), ...rows.boxes];
  return { boxes, lines: linesBetween(boxes, links), ...(alone.length > 0 && linked.length > 0 && { divider }) };
}

/** As few rows as fit, of about the same length, at the bottom. @param {readonly string[]} slugs @param {Size} area @param {Size} box */
function inRows(slugs, area, box) {
  const most = Math.max(1, Math.floor((area.width - 2 * MARGIN + GAP) / (box.width + GAP)));
  const rows = Math.ceil(slugs.length / most);
  const long = Math.ceil(slugs.length / Math.max(1, rows));
  const height = Math.max(0, rows * (box.height + GAP) - GAP);
  const boxes = slugs.map((slug, index) => {
    const row = Math.floor(index / long);
    const inRow = Math.min(long, slugs.length - row * long);
    const x = ((index % long) - (inRow - 1) / 2) * (box.width + GAP);
    const y = area.height / 2 - MARGIN - height + row * (box.height + GAP) + box.height / 2;
    return { slug, x, y, ...box };
  });
  return { boxes, height };
}

/**
 * One line for both directions, with a head at each end that is the target of a link.
 *
 * @param {readonly PlacedBox[]} boxes
 * @param {readonly Link[]} links
 */
function linesBetween(boxes, links) {
  return linesOf(boxes, links).map(({ start, end, fields, isBoth }) => {
    const [first, last] = [rim(start, end), rim(end, start)];
    const heads = headAt(last, first) + (isBoth ? headAt(first, last) : '');
    const drawn = { path: `M${point(first)}L${point(last)}`, heads, label: labelOf(fields, first, last, boxes) };
    return { from: start.slug, to: end.slug, fields: fields.length, ...drawn };
  });
}

/**
 * The names of the fields near the middle of their line, if they fit there beside the boxes.
 *
 * @param {readonly string[]} fields
 * @param {Point} one
 * @param {Point} other
 * @param {readonly PlacedBox[]} boxes
 */
function labelOf(fields, one, other, boxes) {
  const [name = ''] = fields.map((each) => each.slice(each.indexOf('.') + 1));
  const text = fields.length > 1 ? `${name} +${fields.length - 1}` : name;
  const [across, down] = [Math.abs(other.x - one.x), Math.abs(other.y - one.y)];
  if (across < text.length * LETTER && down < 24) return undefined;
  const isFree = (/** @type {Point} */ { x, y }) =>
    boxes.every((box) => {
      const [wide, tall] = [(box.width + text.length * LETTER) / 2, box.height / 2 + LETTER];
      return Math.abs(box.x - x) > wide || Math.abs(box.y - y) > tall;
    });
  const places = PLACES.map((share) => ({ x: between(one.x, other.x, share), y: between(one.y, other.y, share) }));
  const free = places.find(isFree);
  return free && { text, x: free.x, y: free.y + 3.5 };
}

/** The point just outside a box where the line to another one leaves it. @param {PlacedBox} placed @param {PlacedBox} other */
function rim({ x, y, width, height }, other) {
  const [across, down] = [other.x - x, other.y - y];
  const share = 1 / Math.max(Math.abs(across) / (width / 2 + 3), Math.abs(down) / (height / 2 + 3), 1);
  return { x: x + across * share, y: y + down * share };
}

/** @param {Point} tip @param {Point} tail */
function headAt(tip, tail) {
  const length = Math.hypot(tip.x - tail.x, tip.y - tail.y) || 1;
  const [x, y] = [(tip.x - tail.x) / length, (tip.y - tail.y) / length];
  const corner = (/** @type {number} */ wide) =>
    point({ x: tip.x - x * HEAD - y * wide, y: tip.y - y * HEAD + x * wide });
  return `M${corner(WIDE)}L${point(tip)}L${corner(-WIDE)}z`;
}

/** @param {Point} place */
function point({ x, y }) {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

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
    return (/** @type {number} */ value) => between(from, to, (value - least) / (most - least));
  };
  const x = along('x', left + box.width / 2, right - box.width / 2);
  const y = along('y', top + box.height / 2, bottom - box.height / 2);
  return boxes.map((each) => ({ ...each, x: x(each.x), y: y(each.y) }));
}

/** The place with a share of the way between two; in the middle where there is no such share. @param {number} from @param {number} to @param {number} share */
function between(from, to, share) {
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
    x: between(left + box.width / 2, right - box.width / 2, (index % columns) / (columns - 1)),
    y: between(top + box.height / 2, bottom - box.height / 2, Math.floor(index / columns) / (rows - 1)),
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
    const long = lines.reduce((sum, { start, end }) => sum + Math.hypot(start.x - end.x, start.y - end.y), 0);
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

/** One line for both directions of a link, with the fields of both. @param {readonly PlacedBox[]} boxes @param {readonly Link[]} links */
function linesOf(boxes, links) {
  const bySlug = new Map(boxes.map((placed) => [placed.slug, placed]));
  return links.flatMap(({ from, to, fields }, index) => {
    const back = links.findIndex((each) => each.from === to && each.to === from);
    const [start, end] = [bySlug.get(from), bySlug.get(to)];
    if (!start || !end || (back >= 0 && back < index)) return [];
    return [{ start, end, fields: [...fields, ...(links[back]?.fields ?? [])], isBoth: back >= 0 }];
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

/** @param {readonly PlacedBox[]} boxes @param {readonly Line[]} lines */
function costOf(boxes, lines) {
  let cost = 0;
  for (const [index, line] of lines.entries()) {
    for (const box of boxes) if (isBehind(line, box)) cost += BEHIND;
    for (let other = 0; other < index; other++) if (crosses(line, lines[other] ?? line)) cost += CROSSED;
  }
  return cost;
}

/** Lines that begin or end at the same box meet there, and do not cross. @param {Line} one @param {Line} other */
function crosses({ start: a, end: b }, { start: c, end: d }) {
  if (a === c || a === d || b === c || b === d) return false;
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** Whether a line that neither begins nor ends at a box passes behind it. @param {Line} line @param {PlacedBox} box */
function isBehind({ start, end }, box) {
  if (box === start || box === end) return false;
  const across = within(start.x, end.x, box.x, box.width);
  const down = within(start.y, end.y, box.y, box.height);
  return Math.max(0, across.first, down.first) < Math.min(1, across.last, down.last);
}

/** The part of the way from one number to another that is within a distance of a third. @param {number} from @param {number} to @param {number} middle @param {number} wide */
function within(from, to, middle, wide) {
  const [one, other] = [(middle - wide / 2 - from) / (to - from), (middle + wide / 2 - from) / (to - from)];
  return { first: Math.min(one, other), last: Math.max(one, other) };
}

/** @param {Point} from @param {Point} to @param {Point} point */
function side(from, to, point) {
  return (to.x - from.x) * (point.y - from.y) > (to.y - from.y) * (point.x - from.x);
}
