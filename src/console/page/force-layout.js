/** @import { Link } from '../wire.ts' */

/** @typedef {{ slug: string, x: number, y: number }} Node */

/** Further rounds make no visible change. */
const ROUNDS = 150;

/**
 * Points whose distances are in proportion to the number of links between them, by stress majorization that starts from
 * a circle.
 *
 * @param {readonly string[]} slugs
 * @param {readonly Link[]} links
 * @returns {readonly Node[]}
 */
export function forceLayout(slugs, links) {
  const apart = distances(slugs, links);
  let nodes = slugs.map((slug, index) => {
    const angle = (index / slugs.length) * 2 * Math.PI;
    return { slug, x: Math.cos(angle), y: Math.sin(angle) };
  });
  for (let round = 0; round < ROUNDS; round++) {
    nodes = nodes.map((node, index) => ({ ...node, ...targetOf(node, nodes, apart[index] ?? []) }));
  }
  return nodes;
}

/** @param {Node} own @param {readonly Node[]} nodes @param {readonly number[]} apart */
function targetOf(own, nodes, apart) {
  let [x, y, weights] = [0, 0, 0];
  for (const [index, node] of nodes.entries()) {
    const distance = apart[index] ?? 0;
    if (distance === 0) continue;
    const [across, down] = [own.x - node.x, own.y - node.y];
    const stretch = distance / (Math.hypot(across, down) || 1);
    x += (node.x + across * stretch) / distance ** 2;
    y += (node.y + down * stretch) / distance ** 2;
    weights += 1 / distance ** 2;
  }
  return weights === 0 ? own : { x: x / weights, y: y / weights };
}

/**
 * The length of the shortest path between each two. An unreachable one is one farther than the farthest reachable one.
 *
 * @param {readonly string[]} slugs
 * @param {readonly Link[]} links
 */
function distances(slugs, links) {
  const around = new Map(slugs.map((slug) => [slug, /** @type {Set<string>} */ (new Set())]));
  for (const { from, to } of links) {
    around.get(from)?.add(to);
    around.get(to)?.add(from);
  }
  return slugs.map((slug) => {
    const found = new Map([[slug, 0]]);
    for (const [each, distance] of found) {
      for (const next of around.get(each) ?? []) if (!found.has(next)) found.set(next, distance + 1);
    }
    const farthest = Math.max(...found.values()) + 1;
    return slugs.map((other) => found.get(other) ?? farthest);
  });
}
