/** @import { ApiState, Picture } from '../wire.ts' */
/** @import { Box } from './columns.js' */
/** @import { PlacedBox, Size } from './overview.js' */
/** @import { Rectangle } from './viewport.js' */
import { BOX_HEIGHT, columns } from './columns.js';
import { s } from './dom.js';
import { counted, stateOf } from './format.js';
import { overview } from './overview.js';

/** Below this width, boxes of APIs show their name only. */
const NARROW = 560;
const [WIDE_BOX, NARROW_BOX] = [
  { letter: 7.2, padding: 38, height: 44, gap: 48 },
  { letter: 6.4, padding: 28, height: 28, gap: 14 },
];
const MARGIN = 24;
/** Scales of an API's types. Where they would be smaller than the smallest, a part is shown in a legible one, and the view can be moved. */
const [SMALLEST, LEGIBLE, LARGEST] = [0.55, 0.85, 1.25];

/**
 * A drawn scene, with its initial view.
 *
 * @typedef {{
 *   element: SVGGElement,
 *   home: Rectangle,
 *   boundsOf: (name: string) => Rectangle | undefined,
 *   nearest: (x: number, y: number) => string | undefined,
 *   update: (states: ReadonlyMap<string, ApiState>) => void,
 *   select: (name: string | undefined) => void,
 * }} Scene
 */

/**
 * All APIs, and the links between them.
 *
 * @param {Picture} picture
 * @param {Size} size
 * @returns {Scene}
 */
export function overviewScene(picture, { width, height }) {
  const slugs = picture.apis.map(({ slug }) => slug);
  const isNarrow = width < NARROW;
  const { letter, padding, height: tall, gap } = isNarrow ? NARROW_BOX : WIDE_BOX;
  const box = { width: Math.ceil(Math.max(...slugs.map(({ length }) => length)) * letter + padding), height: tall };
  const { boxes, lines, divider } = overview(slugs, picture.links, { width, height }, box, gap);
  const links = lines.map(({ from, to, fields, path, heads, label }) => {
    const curve = s('path', { class: 'curve', d: path, 'stroke-width': 1 + Math.min(1.5, fields * 0.2) });
    const text = label && !isNarrow && s('text', { class: 'label', x: label.x, y: label.y }, label.text);
    return {
      ends: [from, to],
      element: s('g', { class: 'link' }, curve, s('path', { class: 'arrow', d: heads }), text),
    };
  });
  const nodes = boxes.map((placed) => {
    const { types = [] } = picture.apis.find(({ slug }) => slug === placed.slug) ?? {};
    const bounds = { ...box, x: placed.x - box.width / 2, y: placed.y - box.height / 2 };
    return { name: placed.slug, bounds, element: nodeOf(placed, isNarrow ? undefined : counted(types.length, 'type')) };
  });
  const scene = sceneOf(isNarrow ? 'overview narrow' : 'overview', links, nodes);
  if (divider !== undefined) scene.element.prepend(...dividerAt(divider, width));
  return {
    ...scene,
    home: { x: -width / 2, y: -height / 2, width, height },
    nearest(x, y) {
      const away = (/** @type {PlacedBox} */ placed) => Math.hypot(placed.x - x, placed.y - y);
      return boxes.toSorted((a, b) => away(a) - away(b))[0]?.slug;
    },
    update(states) {
      for (const { name, element } of nodes) {
        const { state = 'idle', broken } = states.get(name) ?? {};
        element.dataset['state'] = state;
        element.classList.toggle('broken', broken !== undefined);
        const how = broken === undefined ? '' : `; broken on purpose: ${broken}`;
        const label = `${describe(picture, name, stateOf({ state, broken }))}${how}`;
        if (element.ariaLabel !== label) element.ariaLabel = label;
      }
    },
  };
}

/**
 * The types of one API, and the paths to them from its root fields.
 *
 * @param {Picture} picture
 * @param {string} slug
 * @param {Size} size
 * @returns {Scene}
 */
export function typesScene({ apis }, slug, size) {
  const own = apis.find((each) => each.slug === slug) ?? { slug, queries: [], mutations: [], types: [] };
  const owners = new Map(apis.flatMap((each) => each.types.map(({ name }) => [name, each.slug])));
  const { boxes, lines, width, height } = columns(own, (type) => owners.get(type));
  const paths = lines.map(({ from, to, path: d }) => ({ ends: [from, to], element: s('path', { class: 'line', d }) }));
  const nodes = boxes.map((box) => {
    const [wide, tall] = [box.width + 2 * MARGIN, BOX_HEIGHT + 2 * MARGIN];
    const bounds = { x: box.x - MARGIN, y: box.y - MARGIN, width: wide, height: tall };
    return { name: box.id, bounds, element: typeOf(box, slug) };
  });
  return {
    ...sceneOf('types', paths, nodes),
    home: homeOf({ width: width + 2 * MARGIN, height: height + 2 * MARGIN }, size),
    nearest: () => undefined,
    update() {},
  };
}

/**
 * Lines and boxes. A box that is pointed at, focused or selected stands out with its lines and what they lead to.
 *
 * @param {string} name
 * @param {readonly { ends: readonly string[], element: SVGElement }[]} lines
 * @param {readonly { name: string, bounds: Rectangle, element: SVGElement }[]} boxes
 */
function sceneOf(name, lines, boxes) {
  const element = s('g', { class: name }, ...[...lines, ...boxes].map((each) => each.element));
  /** @param {string | undefined} wanted */
  const highlight = (wanted) => {
    element.classList.toggle('dimmed', wanted !== undefined);
    const lit = lines.filter(({ ends }) => wanted !== undefined && ends.includes(wanted));
    const ends = new Set([wanted, ...lit.flatMap((line) => line.ends)]);
    for (const line of lines) line.element.classList.toggle('lit', lit.includes(line));
    for (const box of boxes) box.element.classList.toggle('lit', ends.has(box.name));
  };
  /** @type {string | undefined} */
  let selected;
  for (const box of boxes) {
    // Not `pointerenter`: a box that is drawn below a resting pointer is not pointed at.
    for (const event of ['pointermove', 'focus']) box.element.addEventListener(event, () => highlight(box.name));
    for (const event of ['pointerleave', 'blur']) box.element.addEventListener(event, () => highlight(selected));
  }
  return {
    element,
    boundsOf: (/** @type {string} */ wanted) => boxes.find((box) => box.name === wanted)?.bounds,
    select(/** @type {string | undefined} */ wanted) {
      selected = boxes.find((box) => box.name === wanted)?.name;
      highlight(selected);
      for (const box of boxes) box.element.ariaCurrent = box.name === selected ? 'true' : null;
    },
  };
}

/** @param {PlacedBox} placed @param {string} [below] a second line */
function nodeOf({ slug, x, y, width, height }, below) {
  const [left, inset, up] = [x - width / 2, below === undefined ? 11 : 14, below === undefined ? 0 : 7];
  return s(
    'a',
    { class: 'box node', href: `#/graph/${slug}`, 'data-name': slug },
    s('rect', { x: left, y: y - height / 2, width, height, rx: 8 }),
    s('circle', { cx: left + inset, cy: y - up, r: 4 }),
    s('text', { class: 'name', x: left + inset + 11, y: y - up + 4.5 }, slug),
    below && ' ',
    below && s('text', { class: 'below', x: left + inset + 11, y: y + 13.5 }, below),
  );
}

/** @param {Box} box @param {string} slug */
function typeOf({ id, label, kind, x, y, width }, slug) {
  const href = kind === 'elsewhere' ? `#/graph/${label}` : `#/graph/${slug}/${id}`;
  return s(
    'a',
    { class: `box ${kind}`, href, 'data-name': id, 'aria-label': `${kind} ${label}` },
    s('rect', { x, y, width, height: BOX_HEIGHT, rx: 6 }),
    s('text', { x: x + 12, y: y + BOX_HEIGHT / 2 + 4.5 }, label),
  );
}

/** @param {number} y @param {number} width */
function dividerAt(y, width) {
  return [
    s('path', { class: 'divider', d: `M${16 - width / 2} ${y}H${width / 2 - 16}` }),
    s('text', { class: 'below', x: 16 - width / 2, y: y + 17 }, 'Without links to others'),
  ];
}

/** @param {Picture} picture @param {string} slug @param {string} state */
function describe({ apis, links }, slug, state) {
  const types = apis.find((each) => each.slug === slug)?.types.length ?? 0;
  const to = links.filter(({ from }) => from === slug).map((link) => link.to);
  const from = links.filter((link) => link.to === slug).map((link) => link.from);
  return [
    `${slug} ${counted(types, 'type')}: ${state.toLowerCase()}`,
    ...(to.length > 0 ? [`leads to ${to.join(', ')}`] : []),
    ...(from.length > 0 ? [`reached from ${from.join(', ')}`] : []),
  ].join('; ');
}

/** The whole content where it is legible at that scale, else its beginning. @param {Size} content @param {Size} size */
function homeOf(content, size) {
  const fitting = Math.min(size.width / content.width, size.height / content.height, LARGEST);
  const scale = fitting < SMALLEST ? LEGIBLE : fitting;
  const [width, height] = [size.width / scale, size.height / scale];
  const left = content.width <= width + 1 ? (content.width - width) / 2 : 0;
  return { x: left - MARGIN, y: -height / 2 - 6, width, height };
}
