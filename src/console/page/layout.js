/** @import { Link } from '../wire.ts' */
/** @import { Frame } from './fit-boxes.js' */
/** @import { Size, PlacedBox } from './overview.js' */

import { fitBoxes } from './fit-boxes.js';
import { forceLayout } from './force-layout.js';
import { layoutCost } from './layout-cost.js';

/** Layouts that are tried: each start gives a different one, and each rotation fits it into the frame differently. */
const [STARTS, TURNS] = [12, 24];
/** A prime greater than the number of APIs, so that every start has an order of its own. */
const PRIME = 37;

/**
 * Lays out boxes in a frame: linked ones near each other, without overlap, with few crossing lines. The same links and
 * frame give the same layout.
 *
 * @param {readonly string[]} slugs
 * @param {readonly Link[]} links
 * @param {Frame} frame
 * @param {Size} box
 * @param {number} gap
 * @returns {readonly PlacedBox[]}
 */
export function layOut(slugs, links, frame, box, gap) {
  /** @type {{ boxes: readonly PlacedBox[], cost: number }} */
  let best = { boxes: [], cost: Number.POSITIVE_INFINITY };
  for (let start = 1; start <= STARTS; start++) {
    const nodes = forceLayout(permuted(slugs, start), links);
    for (let turn = 0; turn < TURNS; turn++) {
      const angle = (turn / TURNS) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const turned = nodes.map(({ slug, x, y }) => ({ slug, x: x * cos - y * sin, y: x * sin + y * cos }));
      const boxes = fitBoxes(turned, frame, box, gap);
      const cost = layoutCost(boxes, links);
      if (cost < best.cost) best = { boxes, cost };
    }
  }
  return best.boxes;
}

/** @param {readonly string[]} slugs @param {number} start */
function permuted(slugs, start) {
  const rank = (/** @type {string} */ slug) => ((slugs.indexOf(slug) + 1) * start) % PRIME;
  return slugs.toSorted((a, b) => rank(a) - rank(b));
}
