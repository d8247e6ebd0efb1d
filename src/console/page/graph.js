/** @import { ApiState, Picture } from '../wire.ts' */
/** @import { ServerState } from './store.js' */
/** @import { Rectangle } from './viewport.js' */
import { button, h, keepFocus, s } from './dom.js';
import { overviewScene } from './overview-scene.js';
import { apiPanel, overviewPanel, typePanel } from './panels.js';
import { typesScene } from './types-scene.js';
import { viewport } from './viewport.js';

/** The zoom at which an API opens, and the one at which it closes. */
const [INTO, OUT_OF] = [1.9, 0.7];

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
 * The picture of the graph: all APIs, or the types of one.
 *
 * @param {HTMLElement} container
 */
export function graph(container) {
  const title = h('h1', { id: 'graph-title' }, 'The graph');
  const svg = s('svg', { class: 'picture', role: 'group', 'aria-label': 'Picture of the graph' });
  const panel = h('aside', { class: 'panel', 'aria-label': 'What the picture shows', tabindex: -1 });
  const back = h('a', { class: 'back', href: '#/graph', hidden: true }, 'All APIs');
  const problem = h('p', { class: 'notice', role: 'alert', hidden: true });
  const view = viewport(svg, zoomed);
  container.append(
    h('div', { class: 'graph-head' }, title, back, controls(view)),
    problem,
    h('div', { class: 'graph-body' }, svg, panel),
  );

  /** @type {Picture | undefined} */
  let picture;
  /** @type {string | undefined} */
  let instance;
  /** @type {ReadonlyMap<string, ApiState>} */
  let states = new Map();
  /** @type {Scene | undefined} */
  let scene;
  /** @type {{ slug?: string | undefined, name?: string | undefined }} */
  let shown = {};

  svg.addEventListener('focusin', ({ target }) => {
    const name = target instanceof SVGElement ? target.dataset['name'] : undefined;
    const bounds = name === undefined ? undefined : scene?.boundsOf(name);
    if (bounds) view.reveal(bounds);
  });
  svg.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && shown.slug !== undefined) location.hash = '#/graph';
  });
  new ResizeObserver(() => picture && draw()).observe(svg);

  /** @param {string} [before] the API that was shown before */
  function draw(before) {
    if (!picture || svg.clientWidth === 0) return;
    const focused = document.activeElement instanceof SVGElement ? document.activeElement.dataset['name'] : undefined;
    const box = (/** @type {string} */ name) => svg.querySelector(`[data-name="${CSS.escape(name)}"]`);
    keepFocus(
      svg,
      () => drawScene(),
      () => box(focused ?? '') ?? box(before ?? '') ?? svg.querySelector('a'),
    );
  }

  function drawScene() {
    if (!picture) return;
    const size = { width: svg.clientWidth, height: svg.clientHeight };
    scene = shown.slug === undefined ? overviewScene(picture, size) : typesScene(picture, shown.slug, size);
    svg.replaceChildren(scene.element);
    view.setHome(scene.home);
    scene.update(states);
    scene.select(shown.name);
    describe();
  }

  function describe() {
    if (!picture) return;
    const { slug, name } = shown;
    title.textContent = slug ?? 'The graph';
    back.hidden = slug === undefined;
    const items =
      slug === undefined
        ? overviewPanel(picture)
        : name === undefined
          ? apiPanel(picture, slug)
          : typePanel(picture, slug, name);
    keepFocus(
      panel,
      () => panel.replaceChildren(...items),
      () => panel,
    );
  }

  /** @param {number} scale @param {{ x: number, y: number }} at */
  function zoomed(scale, { x, y }) {
    if (!scene) return;
    const relative = (scale * scene.home.width) / svg.clientWidth;
    const nearest = shown.slug === undefined && relative > INTO ? scene.nearest(x, y) : undefined;
    if (nearest !== undefined) location.hash = `#/graph/${nearest}`;
    else if (shown.slug !== undefined && relative < OUT_OF) location.hash = '#/graph';
  }

  return {
    /** @param {string} [slug] @param {string} [name] */
    async show(slug, name) {
      const isNew = picture === undefined;
      picture ??= await load(problem);
      if (!picture) return;
      const known = picture.apis.some((each) => each.slug === slug) ? slug : undefined;
      const before = shown;
      shown = { slug: known, name: known && name };
      if (isNew || !scene || svg.clientWidth === 0) return draw();
      if (before.slug === known) {
        scene.select(shown.name);
        return describe();
      }
      const bounds = known === undefined ? undefined : scene.boundsOf(known);
      if (bounds) await view.animateTo(around(bounds, scene.home));
      draw(before.slug);
    },
    /** @param {ServerState} server */
    update({ hello, states: latest }) {
      states = latest;
      scene?.update(states);
      if (hello === undefined || hello.instance === instance) return;
      // A restarted server may have another graph.
      const isOther = instance !== undefined;
      instance = hello.instance;
      if (!isOther) return;
      picture = undefined;
      if (!container.hidden) void this.show(shown.slug, shown.name);
    },
  };
}

/** @param {ReturnType<typeof viewport>} view */
function controls(view) {
  const labelled = (/** @type {string} */ label) => ({ 'aria-label': label, title: label });
  return h(
    'div',
    { class: 'controls', role: 'group', 'aria-label': 'Zoom' },
    button('−', view.zoomOut, labelled('Zoom out')),
    button('+', view.zoomIn, labelled('Zoom in')),
    button('Fit', view.reset, labelled('Fit everything in')),
  );
}

/** @param {HTMLElement} problem @returns {Promise<Picture | undefined>} */
async function load(problem) {
  try {
    const answer = await fetch('/console/picture');
    if (!answer.ok) throw new Error(`The gateway answered ${answer.status}`);
    problem.hidden = true;
    return /** @type {Picture} */ (await answer.json());
  } catch {
    problem.textContent = 'The graph could not be loaded. Open this page again when the gateway answers.';
    problem.hidden = false;
    return undefined;
  }
}

/** The view just before a rectangle fills the picture.  @param {Rectangle} bounds @param {Rectangle} home @returns {Rectangle} */
function around(bounds, { width, height }) {
  const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  return { x: x - width / 8, y: y - height / 8, width: width / 4, height: height / 4 };
}
