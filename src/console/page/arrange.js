/** @import { Link } from '../wire.ts' */
/** @import { Frame } from './fit.js' */
/** @import { Size, Spot } from './overview.js' */
import { clutter } from './clutter.js';
import { fitted } from './fit.js';
import { spread } from './spread.js';

/** Tries that are made: each start leads to another picture, which each turn fits into the frame in another way. */
const [STARTS, TURNS] = [12, 24];
/** Prime, and not too small for so many interfaces, so that every start has an order of its own. */
const PRIME = 37;

/**
 * Puts boxes into a frame: what is linked near each other, none over another, and so that the lines between them can be
 * told apart. It is the same for the same links and frame.
 *
 * @param {readonly string[]} slugs
 * @param {readonly Link[]} links
 * @param {Frame} frame
 * @param {Size} box
 * @param {number} gap
 * @returns {readonly Spot[]}
 */
export function arranged(slugs, links, frame, box, gap) {
  /** @type {{ spots: readonly Spot[], mess: number }} */
  let best = { spots: [], mess: Number.POSITIVE_INFINITY };
  for (let start = 1; start <= STARTS; start++) {
    const places = spread(inOrder(slugs, start), links);
    for (let turn = 0; turn < TURNS; turn++) {
      const angle = (turn / TURNS) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const turned = places.map(({ slug, x, y }) => ({ slug, x: x * cos - y * sin, y: x * sin + y * cos }));
      const spots = fitted(turned, frame, box, gap);
      const mess = clutter(spots, links);
      if (mess < best.mess) best = { spots, mess };
    }
  }
  return best.spots;
}

/** @param {readonly string[]} slugs @param {number} start */
function inOrder(slugs, start) {
  const rank = (/** @type {string} */ slug) => ((slugs.indexOf(slug) + 1) * start) % PRIME;
  return slugs.toSorted((a, b) => rank(a) - rank(b));
}
