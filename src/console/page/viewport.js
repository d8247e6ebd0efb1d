import { button, h } from './dom.js';

/**
 * @typedef {{ x: number, y: number, width: number, height: number }} Rectangle
 * @typedef {{ x: number, y: number }} Point
 */

const [NEAREST, FARTHEST, STEP] = [6, 0.25, 1.25];

/**
 * Makes a picture movable and zoomable: by wheel, by one finger or two, by keys (arrows, plus, minus, 0), and by buttons.
 *
 * @param {SVGSVGElement} svg
 * @param {(scale: number, at: Point) => void} zoomed is called after each zoom, with the pixels of one unit
 */
export function viewport(svg, zoomed) {
  /** @type {Rectangle} */
  let view = { x: 0, y: 0, width: 1, height: 1 };
  let home = view;
  /** @param {Rectangle} next */
  const show = (next) => {
    view = next;
    svg.setAttribute('viewBox', `${view.x} ${view.y} ${view.width} ${view.height}`);
  };
  const scale = () => svg.clientWidth / view.width;
  /** @param {{ clientX: number, clientY: number }} event @returns {Point} */
  const pointOf = ({ clientX, clientY }) => {
    const frame = svg.getBoundingClientRect();
    return { x: view.x + (clientX - frame.left) / scale(), y: view.y + (clientY - frame.top) / scale() };
  };
  const middle = () => ({ x: view.x + view.width / 2, y: view.y + view.height / 2 });
  /** @param {number} factor @param {Point} [at] */
  const zoomBy = (factor, at = middle()) => {
    const next = Math.min(NEAREST, Math.max(FARTHEST, scale() * factor)) / scale();
    const [width, height] = [view.width / next, view.height / next];
    show({ x: at.x - (at.x - view.x) / next, y: at.y - (at.y - view.y) / next, width, height });
    zoomed(scale(), at);
  };
  /** @param {number} x @param {number} y */
  const moveBy = (x, y) => show({ ...view, x: view.x + x / scale(), y: view.y + y / scale() });

  listenToPointers(svg, { pointOf, moveBy, zoomBy });
  svg.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), pointOf(event));
    },
    { passive: false },
  );
  svg.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = { ArrowLeft: [-60, 0], ArrowRight: [60, 0], ArrowUp: [0, -60], ArrowDown: [0, 60] }[event.key];
    if (move) moveBy(move[0] ?? 0, move[1] ?? 0);
    else if (event.key === '+' || event.key === '=') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') show(home);
    else return;
    event.preventDefault();
  });
  const labelled = (/** @type {string} */ label) => ({ 'aria-label': label, title: label });
  const controls = h(
    'div',
    { class: 'controls', role: 'group', 'aria-label': 'Zoom' },
    button('−', () => zoomBy(1 / STEP), labelled('Zoom out')),
    button('+', () => zoomBy(STEP), labelled('Zoom in')),
    button('Fit', () => show(home), labelled('Fit everything in')),
  );
  return {
    controls,
    /** Shows this view, which `0` returns to. @param {Rectangle} target */
    setHome(target) {
      home = target;
      show(target);
    },
    /** Moves the view so that it contains a rectangle. @param {Rectangle} wanted */
    reveal(wanted) {
      const right = wanted.x + wanted.width - view.x - view.width;
      const below = wanted.y + wanted.height - view.y - view.height;
      const x = Math.max(0, right) - Math.max(0, view.x - wanted.x);
      const y = Math.max(0, below) - Math.max(0, view.y - wanted.y);
      if (x !== 0 || y !== 0) show({ ...view, x: view.x + x, y: view.y + y });
    },
  };
}

/**
 * @param {SVGSVGElement} svg
 * @param {{
 *   pointOf: (event: PointerEvent) => Point,
 *   moveBy: (x: number, y: number) => void,
 *   zoomBy: (factor: number, at: Point) => void,
 * }} acts
 */
function listenToPointers(svg, { pointOf, moveBy, zoomBy }) {
  /** @type {Map<number, PointerEvent>} */
  const down = new Map();
  let moved = 0;
  const apart = () => {
    const [one, other] = [...down.values()];
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  };
  svg.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (down.size === 0) moved = 0;
    down.set(event.pointerId, event);
  });
  svg.addEventListener('pointermove', (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const [x, y, wide] = [event.clientX - before.clientX, event.clientY - before.clientY, apart()];
    down.set(event.pointerId, event);
    moved += Math.abs(x) + Math.abs(y);
    if (moved > 6 && !svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
    moveBy(-x / down.size, -y / down.size);
    if (down.size === 2 && wide > 0) zoomBy(apart() / wide, pointOf(event));
  });
  for (const end of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    svg.addEventListener(end, ({ pointerId }) => down.delete(pointerId));
  }
  // A drag is no click on the box below.
  svg.addEventListener('click', (event) => moved > 6 && event.preventDefault(), { capture: true });
  svg.addEventListener('dragstart', (event) => event.preventDefault());
}
