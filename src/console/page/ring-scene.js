/** @import { InterfaceState, Picture } from '../wire.ts' */
/** @import { Scene } from './graph.js' */
/** @import { Spot } from './ring.js' */
import { s } from './dom.js';
import { counted, STATE_WORDS } from './format.js';
import { ring } from './ring.js';

/** Room for names beside the ring, and above and below it. */
const ROOM = { beside: 104, above: 44 };

/**
 * All interfaces on a ring, and the links between them.
 *
 * @param {Picture} picture
 * @param {{ width: number, height: number }} size
 * @returns {Scene}
 */
export function ringScene({ interfaces, links }, { width, height }) {
  const radii = { rx: Math.min(width / 2 - ROOM.beside, height * 0.9), ry: height / 2 - ROOM.above };
  const slugs = interfaces.map(({ slug }) => slug);
  const { spots, curves } = ring(slugs, links, radii);
  const lines = curves.map(({ link, path }) => ({
    link,
    element: s('path', { class: 'curve', d: path, 'stroke-width': 1 + Math.min(3, link.fields.length * 0.4) }),
  }));
  const nodes = spots.map((spot) => {
    const own = interfaces.find(({ slug }) => slug === spot.slug);
    const radius = 5 + Math.sqrt(own?.types.length ?? 1) * 0.9;
    return { slug: spot.slug, spot, radius, element: nodeOf(spot, radius) };
  });
  const element = s('g', { class: 'ring' }, ...lines.map((line) => line.element), ...nodes.map((node) => node.element));

  /** @param {string | undefined} slug */
  const light = (slug) => {
    element.classList.toggle('dimmed', slug !== undefined);
    const lit = lines.filter(({ link }) => link.from === slug || link.to === slug);
    for (const line of lines) line.element.classList.toggle('lit', lit.includes(line));
    const ends = new Set([slug, ...lit.flatMap(({ link }) => [link.from, link.to])]);
    for (const node of nodes) node.element.classList.toggle('lit', ends.has(node.slug));
  };
  for (const { slug, element: node } of nodes) {
    for (const event of ['pointerenter', 'focus']) node.addEventListener(event, () => light(slug));
    for (const event of ['pointerleave', 'blur']) node.addEventListener(event, () => light(undefined));
  }
  return {
    element,
    home: { x: -width / 2, y: -height / 2, width, height },
    spotOf(name) {
      const node = nodes.find(({ slug }) => slug === name);
      return node && { x: node.spot.x - 30, y: node.spot.y - 30, width: 60, height: 60 };
    },
    near(x, y) {
      const away = (/** @type {{ spot: Spot }} */ { spot }) => Math.hypot(spot.x - x, spot.y - y);
      return nodes.toSorted((a, b) => away(a) - away(b))[0]?.slug;
    },
    update(states) {
      for (const { slug, element: node } of nodes) {
        const state = states.get(slug)?.state ?? 'idle';
        if (node.dataset['state'] === state) continue;
        node.dataset['state'] = state;
        node.setAttribute('aria-label', describe({ interfaces, links }, slug, state));
      }
    },
    select() {},
  };
}

/** @param {Spot} spot @param {number} radius */
function nodeOf({ slug, x, y, angle }, radius) {
  const [across, down] = [Math.cos(angle), Math.sign(Math.sin(angle))];
  const isMiddle = Math.abs(across) < 0.1;
  const anchor = isMiddle ? 'middle' : across > 0 ? 'start' : 'end';
  const place = isMiddle
    ? { x, y: y + 4.5 + down * (radius + 13) }
    : { x: x + Math.sign(across) * (radius + 8), y: y + 4.5 };
  const circle = s('circle', { cx: x, cy: y, r: radius });
  const text = s('text', { ...place, 'text-anchor': anchor }, slug);
  return s('a', { class: 'node', href: `#/graph/${slug}`, 'data-name': slug }, circle, text);
}

/** @param {Picture} picture @param {string} slug @param {InterfaceState['state']} state */
function describe({ interfaces, links }, slug, state) {
  const types = interfaces.find((each) => each.slug === slug)?.types.length ?? 0;
  const to = links.filter(({ from }) => from === slug).map((link) => link.to);
  const from = links.filter((link) => link.to === slug).map((link) => link.from);
  return [
    `${slug}: ${STATE_WORDS[state].toLowerCase()}, ${counted(types, 'type')}`,
    to.length > 0 && `leads to ${to.join(', ')}`,
    from.length > 0 && `reached from ${from.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');
}
