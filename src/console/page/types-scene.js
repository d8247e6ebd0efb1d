/** @import { Picture } from '../wire.ts' */
/** @import { Scene } from './graph.js' */
/** @import { Box } from './columns.js' */
import { BOX_HEIGHT, columns } from './columns.js';
import { s } from './dom.js';

const MARGIN = 24;
/** Below the smallest scale text is not legible: then a part is shown, and the view can be moved. */
const [SMALLEST, LARGEST] = [0.55, 1.25];

/**
 * The types of one API, and the paths to them from its root fields.
 *
 * @param {Picture} picture
 * @param {string} slug
 * @param {{ width: number, height: number }} size
 * @returns {Scene}
 */
export function typesScene({ apis }, slug, size) {
  const own = apis.find((each) => each.slug === slug) ?? { slug, queries: [], mutations: [], types: [] };
  const owners = new Map(apis.flatMap((each) => each.types.map(({ name }) => [name, each.slug])));
  const { boxes, lines, width, height } = columns(own, (type) => owners.get(type));
  const paths = lines.map(({ from, to, path }) => ({ from, to, element: s('path', { class: 'line', d: path }) }));
  const nodes = boxes.map((box) => ({ box, element: boxOf(box, slug) }));
  const element = s(
    'g',
    { class: 'types' },
    ...paths.map((path) => path.element),
    ...nodes.map((node) => node.element),
  );

  /** @param {string | undefined} id */
  const highlight = (id) => {
    element.classList.toggle('dimmed', id !== undefined);
    const lit = paths.filter(({ from, to }) => from === id || to === id);
    for (const path of paths) path.element.classList.toggle('lit', lit.includes(path));
    const ends = new Set([id, ...lit.flatMap(({ from, to }) => [from, to])]);
    for (const node of nodes) node.element.classList.toggle('lit', ends.has(node.box.id));
  };
  /** @type {string | undefined} */
  let selected;
  for (const { box, element: node } of nodes) {
    // Not `pointerenter`: a box that is drawn below a resting pointer is not pointed at.
    for (const event of ['pointermove', 'focus']) node.addEventListener(event, () => highlight(box.id));
    for (const event of ['pointerleave', 'blur']) node.addEventListener(event, () => highlight(selected));
  }
  return {
    element,
    home: homeOf({ width, height }, size),
    boundsOf(name) {
      const found = boxes.find(({ id }) => id === name);
      return found && { x: found.x - MARGIN, y: found.y - MARGIN, width: found.width + 48, height: BOX_HEIGHT + 48 };
    },
    nearest: () => undefined,
    update() {},
    select(name) {
      selected = boxes.some(({ id }) => id === name) ? name : undefined;
      highlight(selected);
      for (const { box, element: node } of nodes) {
        if (box.id === selected) node.setAttribute('aria-current', 'true');
        else node.removeAttribute('aria-current');
      }
    },
  };
}

/** @param {Box} box @param {string} slug */
function boxOf({ id, label, kind, x, y, width }, slug) {
  const href = kind === 'elsewhere' ? `#/graph/${label}` : `#/graph/${slug}/${id}`;
  return s(
    'a',
    { class: `box ${kind}`, href, 'data-name': id, 'aria-label': `${kind} ${label}` },
    s('rect', { x, y, width, height: BOX_HEIGHT, rx: 6 }),
    s('text', { x: x + 12, y: y + BOX_HEIGHT / 2 + 4.5 }, label),
  );
}

/**
 * The whole content where it is legible at that scale, else its beginning.
 *
 * @param {{ width: number, height: number }} content
 * @param {{ width: number, height: number }} size
 */
function homeOf(content, size) {
  const fitting = Math.min(
    size.width / (content.width + 2 * MARGIN),
    size.height / (content.height + 2 * MARGIN),
    LARGEST,
  );
  const scale = Math.max(SMALLEST, fitting);
  const [width, height] = [size.width / scale, size.height / scale];
  const fits = content.width + 2 * MARGIN <= width + 1;
  return { x: fits ? (content.width - width) / 2 : -MARGIN, y: -height / 2 - 6, width, height };
}
