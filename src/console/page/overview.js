/** @import { Link } from '../wire.ts' */
import { layOut } from './layout.js';

/**
 * @typedef {{ width: number, height: number }} Size
 * @typedef {{ slug: string, x: number, y: number, width: number, height: number }} PlacedBox with its center
 * @typedef {{ from: string, to: string,  fields: number, path: string, heads: string, label: Label | undefined }} Line
 * @typedef {{ text: string, x: number, y: number }} Label
 */

const [MARGIN, GAP] = [16, 10];
/** Between linked APIs, so that a line is seen: as much as a large picture has room for. */
const [LINK_GAP, NARROW_LINK_GAP, NARROW] = [48, 14, 560];
/** The estimated width of a label's letter. */
const LETTER = 6;
/** Where a label may be on its line. */
const PLACES = [0.5, 0.4, 0.6, 0.3, 0.7];
/** The gap between linked APIs and the others. */
const DIVIDER_GAP = 52;
/** The length and half the width of an arrow's head. */
const [HEAD, WIDE] = [7, 3.5];

/**
 * All APIs: the linked ones with lines between them, and the others in rows below.
 *
 * @param {readonly string[]} slugs
 * @param {readonly Link[]} links
 * @param {Size} area
 * @param {Size} box
 */
export function overview(slugs, links, area, box) {
  const isLinked = (/** @type {string} */ slug) => links.some(({ from, to }) => from === slug || to === slug);
  const [linked, alone] = [slugs.filter(isLinked), slugs.filter((slug) => !isLinked(slug))];
  const rows = inRows(alone, area, box);
  const divider = area.height / 2 - MARGIN - rows.height - (alone.length > 0 ? DIVIDER_GAP / 2 : 0);
  const [top, side] = [MARGIN - area.height / 2, area.width / 2 - MARGIN];
  const bottom = alone.length > 0 ? divider - DIVIDER_GAP / 2 : divider;
  const frame = { left: -side, right: side, top, bottom: Math.max(bottom, top + box.height) };
  const gap = area.width < NARROW ? NARROW_LINK_GAP : LINK_GAP;
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
 * @returns {Line[]}
 */
function linesBetween(boxes, links) {
  const bySlug = new Map(boxes.map((placed) => [placed.slug, placed]));
  return links.flatMap(({ from, to, fields }, index) => {
    const back = links.findIndex((each) => each.from === to && each.to === from);
    const [start, end] = [bySlug.get(from), bySlug.get(to)];
    if (!start || !end || (back >= 0 && back < index)) return [];
    const [first, last] = [rim(start, end), rim(end, start)];
    const heads = headAt(last, first) + (back >= 0 ? headAt(first, last) : '');
    const count = fields.length + (links[back]?.fields.length ?? 0);
    const label = labelOf([...fields, ...(links[back]?.fields ?? [])], first, last, boxes);
    return [{ from, to, fields: count, label, path: `M${point(first)}L${point(last)}`, heads }];
  });
}

/**
 * The names of the fields near the middle of their line, if they fit there beside the boxes.
 *
 * @param {readonly string[]} fields
 * @param {{ x: number, y: number }} one
 * @param {{ x: number, y: number }} other
 * @param {readonly PlacedBox[]} boxes
 * @returns {Label | undefined}
 */
function labelOf(fields, one, other, boxes) {
  const [name = ''] = fields.map((each) => each.slice(each.indexOf('.') + 1));
  const text = fields.length > 1 ? `${name} +${fields.length - 1}` : name;
  const [across, down] = [Math.abs(other.x - one.x), Math.abs(other.y - one.y)];
  if (across < text.length * LETTER && down < 24) return undefined;
  const points = PLACES.map((share) => ({
    x: one.x + (other.x - one.x) * share,
    y: one.y + (other.y - one.y) * share,
  }));
  const free = points.find(({ x, y }) =>
    boxes.every(
      (box) =>
        Math.abs(box.x - x) > (box.width + text.length * LETTER) / 2 || Math.abs(box.y - y) > box.height / 2 + LETTER,
    ),
  );
  return free && { text, x: free.x, y: free.y + 3.5 };
}

/** The point just outside a box where the line to another one leaves it. @param {PlacedBox} placed @param {PlacedBox} other */
function rim({ x, y, width, height }, other) {
  const [across, down] = [other.x - x, other.y - y];
  const share = 1 / Math.max(Math.abs(across) / (width / 2 + 3), Math.abs(down) / (height / 2 + 3), 1);
  return { x: x + across * share, y: y + down * share };
}

/** @param {{ x: number, y: number }} tip @param {{ x: number, y: number }} tail */
function headAt(tip, tail) {
  const length = Math.hypot(tip.x - tail.x, tip.y - tail.y) || 1;
  const [x, y] = [(tip.x - tail.x) / length, (tip.y - tail.y) / length];
  const base = { x: tip.x - x * HEAD, y: tip.y - y * HEAD };
  const [one, other] = [
    { x: base.x - y * WIDE, y: base.y + x * WIDE },
    { x: base.x + y * WIDE, y: base.y - x * WIDE },
  ];
  return `M${point(one)}L${point(tip)}L${point(other)}z`;
}

/** @param {{ x: number, y: number }} place */
function point({ x, y }) {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
