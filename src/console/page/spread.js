/** @import { Link } from '../wire.ts' */

/** @typedef {{ slug: string, x: number, y: number }} Place */

/** More bring no change that could be seen. */
const ROUNDS = 150;

/**
 * Places whose distances tell over how many links one comes from each to each: from a ring on, every one goes to where
 * all others want it (stress majorization).
 *
 * @param {readonly string[]} slugs
 * @param {readonly Link[]} links
 * @returns {readonly Place[]}
 */
export function spread(slugs, links) {
  const apart = distances(slugs, links);
  let places = slugs.map((slug, index) => {
    const angle = (index / slugs.length) * 2 * Math.PI;
    return { slug, x: Math.cos(angle), y: Math.sin(angle) };
  });
  for (let round = 0; round < ROUNDS; round++) {
    places = places.map((place, index) => ({ ...place, ...wanted(place, places, apart[index] ?? []) }));
  }
  return places;
}

/** @param {Place} own @param {readonly Place[]} places @param {readonly number[]} apart */
function wanted(own, places, apart) {
  let [x, y, weights] = [0, 0, 0];
  for (const [index, place] of places.entries()) {
    const distance = apart[index] ?? 0;
    if (distance === 0) continue;
    const [across, down] = [own.x - place.x, own.y - place.y];
    const stretch = distance / (Math.hypot(across, down) || 1);
    x += (place.x + across * stretch) / distance ** 2;
    y += (place.y + down * stretch) / distance ** 2;
    weights += 1 / distance ** 2;
  }
  return weights === 0 ? own : { x: x / weights, y: y / weights };
}

/**
 * Over how many links one comes from each to each. Who cannot be reached is one farther off than anyone else.
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
