/** @import { Link } from '../wire.ts' */
import { arranged } from './arrange.js';

/**
 * @typedef {{ width: number, height: number }} Size
 * @typedef {{ slug: string, x: number, y: number, width: number, height: number }} Spot where its middle is
 * @typedef {{ from: string, to: string, fields: number, path: string, heads: string }} Line
 */

const [MARGIN, GAP] = [16, 10];
/** Between what is linked and what is not. */
const SEAM = 52;
/** How far back the sides of an arrow's head reach, and how far apart they are. */
const [HEAD, WIDE] = [7, 3.5];

/**
 * All interfaces: those that are linked near each other, with lines between them, and the others in rows below.
 *
 * @param {readonly string[]} slugs
 * @param {readonly Link[]} links
 * @param {Size} room
 * @param {Size} box
 */
export function overview(slugs, links, room, box) {
  const isLinked = (/** @type {string} */ slug) => links.some(({ from, to }) => from === slug || to === slug);
  const [linked, alone] = [slugs.filter(isLinked), slugs.filter((slug) => !isLinked(slug))];
  const rows = inRows(alone, room, box);
  const seam = room.height / 2 - MARGIN - rows.height - (alone.length > 0 ? SEAM / 2 : 0);
  const [top, side] = [MARGIN - room.height / 2, room.width / 2 - MARGIN];
  const bottom = alone.length > 0 ? seam - SEAM / 2 : seam;
  const frame = { left: -side, right: side, top, bottom: Math.max(bottom, top + box.height) };
  const spots = [...arranged(linked, links, frame, box, GAP), ...rows.spots];
  return { spots, lines: linesBetween(spots, links), ...(alone.length > 0 && linked.length > 0 && { seam }) };
}

/** As few rows as there is room for, of about the same length, at the bottom. @param {readonly string[]} slugs @param {Size} room @param {Size} box */
function inRows(slugs, room, box) {
  const most = Math.max(1, Math.floor((room.width - 2 * MARGIN + GAP) / (box.width + GAP)));
  const rows = Math.ceil(slugs.length / most);
  const long = Math.ceil(slugs.length / Math.max(1, rows));
  const height = Math.max(0, rows * (box.height + GAP) - GAP);
  const spots = slugs.map((slug, index) => {
    const row = Math.floor(index / long);
    const inRow = Math.min(long, slugs.length - row * long);
    const x = ((index % long) - (inRow - 1) / 2) * (box.width + GAP);
    const y = room.height / 2 - MARGIN - height + row * (box.height + GAP) + box.height / 2;
    return { slug, x, y, ...box };
  });
  return { spots, height };
}

/**
 * One line for both directions, with a head at each end that something leads to.
 *
 * @param {readonly Spot[]} spots
 * @param {readonly Link[]} links
 * @returns {Line[]}
 */
function linesBetween(spots, links) {
  const bySlug = new Map(spots.map((spot) => [spot.slug, spot]));
  return links.flatMap(({ from, to, fields }, index) => {
    const back = links.findIndex((each) => each.from === to && each.to === from);
    const [start, end] = [bySlug.get(from), bySlug.get(to)];
    if (!start || !end || (back >= 0 && back < index)) return [];
    const [first, last] = [rim(start, end), rim(end, start)];
    const heads = headAt(last, first) + (back >= 0 ? headAt(first, last) : '');
    const count = fields.length + (links[back]?.fields.length ?? 0);
    return [{ from, to, fields: count, path: `M${point(first)}L${point(last)}`, heads }];
  });
}

/** Where the line from a spot to another leaves its box, and a little further. @param {Spot} spot @param {Spot} other */
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
