/** @import { Link } from '../wire.ts' */

/**
 * @typedef {{ slug: string, x: number, y: number, angle: number }} Spot
 * @typedef {{ link: Link, path: string }} Curve
 */

/** How strongly the longest curves are drawn to the middle. Short ones keep to the rim. */
const PULL = 0.85;

/**
 * Interfaces on an ellipse around the origin, those that are linked near each other, and the curves between them.
 *
 * @param {readonly string[]} slugs
 * @param {readonly Link[]} links
 * @param {{ rx: number, ry: number }} radii
 */
export function ring(slugs, links, { rx, ry }) {
  const order = arranged(slugs, links);
  /** @type {Spot[]} */
  const spots = order.map((slug, index) => {
    const angle = (index / order.length) * 2 * Math.PI - Math.PI / 2;
    return { slug, angle, x: rx * Math.cos(angle), y: ry * Math.sin(angle) };
  });
  const bySlug = new Map(spots.map((spot) => [spot.slug, spot]));
  const curves = links.flatMap((link) => {
    const [from, to] = [bySlug.get(link.from), bySlug.get(link.to)];
    return from && to ? [{ link, path: curve(from, to, Math.max(rx, ry) * 2) }] : [];
  });
  return { spots, curves };
}

/**
 * An order in which links are short: neighbours change places for as long as that makes them shorter.
 *
 * @param {readonly string[]} slugs
 * @param {readonly Link[]} links
 * @returns {readonly string[]}
 */
export function arranged(slugs, links) {
  const order = [...slugs];
  let length = lengthOf(order, links);
  for (let improved = true; improved; ) {
    improved = false;
    for (let a = 0; a < order.length; a++) {
      for (let b = a + 1; b < order.length; b++) {
        swap(order, a, b);
        const now = lengthOf(order, links);
        if (now < length) {
          length = now;
          improved = true;
        } else {
          swap(order, a, b);
        }
      }
    }
  }
  return order;
}

/** @param {readonly string[]} order @param {readonly Link[]} links */
function lengthOf(order, links) {
  const places = new Map(order.map((slug, index) => [slug, index]));
  return links.reduce((sum, { from, to }) => {
    const apart = Math.abs((places.get(from) ?? 0) - (places.get(to) ?? 0));
    return sum + Math.min(apart, order.length - apart) ** 2;
  }, 0);
}

/** @param {string[]} order @param {number} a @param {number} b */
function swap(order, a, b) {
  const [one = '', other = ''] = [order[a], order[b]];
  order[a] = other;
  order[b] = one;
}

/** @param {Spot} from @param {Spot} to @param {number} widest */
function curve(from, to, widest) {
  const half = (1 - PULL * (0.4 + 0.6 * Math.min(1, Math.hypot(from.x - to.x, from.y - to.y) / widest))) / 2;
  const [x, y] = [(from.x + to.x) * half, (from.y + to.y) * half];
  return `M${point(from)}Q${point({ x, y })} ${point(to)}`;
}

/** @param {{ x: number, y: number }} place */
function point({ x, y }) {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
