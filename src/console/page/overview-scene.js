/** @import { ApiState, Picture } from '../wire.ts' */
/** @import { Scene } from './graph.js' */
/** @import { PlacedBox } from './overview.js' */
import { s } from './dom.js';
import { counted, STATE_WORDS } from './format.js';
import { overview } from './overview.js';

/** Below this width, boxes show their name only. */
const NARROW = 560;
const [WIDE_BOX, NARROW_BOX] = [
  { letter: 7.2, padding: 38, height: 44 },
  { letter: 6.4, padding: 28, height: 28 },
];

/**
 * All APIs, and the links between them.
 *
 * @param {Picture} picture
 * @param {{ width: number, height: number }} size
 * @returns {Scene}
 */
export function overviewScene({ apis, links }, { width, height }) {
  const slugs = apis.map(({ slug }) => slug);
  const isNarrow = width < NARROW;
  const longest = Math.max(...slugs.map(({ length }) => length));
  const { letter, padding, height: tall } = isNarrow ? NARROW_BOX : WIDE_BOX;
  const box = { width: Math.ceil(longest * letter + padding), height: tall };
  const { boxes, lines, divider } = overview(slugs, links, { width, height }, box);
  const drawn = lines.map(({ from, to, fields, path, heads, label }) => ({
    ends: [from, to],
    element: s(
      'g',
      { class: 'link' },
      s('path', { class: 'curve', d: path, 'stroke-width': 1 + Math.min(1.5, fields * 0.2) }),
      s('path', { class: 'head', d: heads }),
      label && !isNarrow && s('text', { class: 'label', x: label.x, y: label.y }, label.text),
    ),
  }));
  const nodes = boxes.map((placed) => {
    const count = apis.find(({ slug }) => slug === placed.slug)?.types.length ?? 0;
    return { slug: placed.slug, placed, element: nodeOf(placed, isNarrow ? undefined : counted(count, 'type')) };
  });
  const element = s(
    'g',
    { class: isNarrow ? 'overview narrow' : 'overview' },
    ...(divider === undefined ? [] : dividerAt(divider, width)),
    ...drawn.map((line) => line.element),
    ...nodes.map((node) => node.element),
  );

  /** @param {string | undefined} slug */
  const highlight = (slug) => {
    element.classList.toggle('dimmed', slug !== undefined);
    const lit = drawn.filter(({ ends }) => slug !== undefined && ends.includes(slug));
    for (const line of drawn) line.element.classList.toggle('lit', lit.includes(line));
    const ends = new Set([slug, ...lit.flatMap((line) => line.ends)]);
    for (const node of nodes) node.element.classList.toggle('lit', ends.has(node.slug));
  };
  for (const { slug, element: node } of nodes) {
    for (const event of ['pointermove', 'focus']) node.addEventListener(event, () => highlight(slug));
    for (const event of ['pointerleave', 'blur']) node.addEventListener(event, () => highlight(undefined));
  }
  return {
    element,
    home: { x: -width / 2, y: -height / 2, width, height },
    boundsOf(name) {
      const placed = boxes.find(({ slug }) => slug === name);
      return placed && { x: placed.x - box.width / 2, y: placed.y - box.height / 2, ...box };
    },
    nearest(x, y) {
      const away = (/** @type {PlacedBox} */ placed) => Math.hypot(placed.x - x, placed.y - y);
      return boxes.toSorted((a, b) => away(a) - away(b))[0]?.slug;
    },
    update(states) {
      for (const { slug, element: node } of nodes) {
        const { state = 'idle', broken } = states.get(slug) ?? {};
        node.dataset['state'] = state;
        node.classList.toggle('broken', broken !== undefined);
        const how = broken === undefined ? '' : `; broken on purpose: ${broken}`;
        const label = `${describe({ apis, links }, slug, state)}${how}`;
        if (node.getAttribute('aria-label') !== label) node.setAttribute('aria-label', label);
      }
    },
    select() {},
  };
}

/** @param {PlacedBox} placed @param {string} [below] */
function nodeOf({ slug, x, y, width, height }, below) {
  const [left, top] = [x - width / 2, y - height / 2];
  if (below === undefined) {
    return s(
      'a',
      { class: 'node', href: `#/graph/${slug}`, 'data-name': slug },
      s('rect', { x: left, y: top, width, height, rx: 7 }),
      s('circle', { cx: left + 11, cy: y, r: 3.5 }),
      s('text', { class: 'name', x: left + 20, y: y + 4 }, slug),
    );
  }
  return s(
    'a',
    { class: 'node', href: `#/graph/${slug}`, 'data-name': slug },
    s('rect', { x: left, y: top, width, height, rx: 8 }),
    s('circle', { cx: left + 14, cy: y - 7, r: 4 }),
    s('text', { class: 'name', x: left + 26, y: y - 2.5 }, slug),
    ' ',
    s('text', { class: 'below', x: left + 26, y: y + 13.5 }, below),
  );
}

/** @param {number} y @param {number} width */
function dividerAt(y, width) {
  return [
    s('path', { class: 'divider', d: `M${16 - width / 2} ${y}H${width / 2 - 16}` }),
    s('text', { class: 'below', x: 16 - width / 2, y: y + 17 }, 'Without links to others'),
  ];
}

/** @param {Picture} picture @param {string} slug @param {ApiState['state']} state */
function describe({ apis, links }, slug, state) {
  const types = apis.find((each) => each.slug === slug)?.types.length ?? 0;
  const to = links.filter(({ from }) => from === slug).map((link) => link.to);
  const from = links.filter((link) => link.to === slug).map((link) => link.from);
  return [
    `${slug} ${counted(types, 'type')}: ${STATE_WORDS[state].toLowerCase()}`,
    to.length > 0 && `leads to ${to.join(', ')}`,
    from.length > 0 && `reached from ${from.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');
}
