/** @import { ApiState, ApiTypes, FieldFacts, Hello, Link, Picture } from '../wire.ts' */
/** @import { ServerState } from './store.js' */
/** @import { Scene } from './scenes.js' */
import { h, keepFocus, load, s, setText } from './dom.js';
import { counted } from './format.js';
import { overviewScene, typesScene } from './scenes.js';
import { viewport } from './viewport.js';

/** The zoom at which an API opens, and the one at which it closes. */
const [INTO, OUT_OF] = [1.9, 0.7];
const LOST = 'The graph could not be loaded. Open this page again when the gateway answers.';

/**
 * The picture of the graph: all APIs, or the types of one.
 *
 * @param {HTMLElement} container
 */
export function graph(container) {
  const title = h('h1', { id: 'graph-title' }, 'The graph');
  const svg = s('svg', { class: 'picture', role: 'group', 'aria-label': 'Picture of the graph' });
  const panel = h('aside', { class: 'panel', 'aria-label': 'What the picture shows', tabindex: -1 });
  const back = h('a', { href: '#/graph', hidden: true }, 'All APIs');
  const problem = h('p', { class: 'notice', role: 'alert', hidden: true }, LOST);
  const view = viewport(svg, zoomed);
  const head = h('div', { class: 'head' }, title, back, view.controls);
  container.append(head, problem, h('div', { class: 'graph-body' }, svg, panel));

  /** @type {Picture | undefined} */
  let picture;
  /** @type {Hello | undefined} */
  let served;
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
    const size = { width: svg.clientWidth, height: svg.clientHeight };
    const next = shown.slug === undefined ? overviewScene(picture, size) : typesScene(picture, shown.slug, size);
    const focused = document.activeElement instanceof SVGElement ? document.activeElement.dataset['name'] : undefined;
    const box = (/** @type {string} */ name) => svg.querySelector(`[data-name="${CSS.escape(name)}"]`);
    const redraw = () => svg.replaceChildren(next.element);
    keepFocus(svg, redraw, () => box(focused ?? '') ?? box(before ?? '') ?? svg.querySelector('a'));
    scene = next;
    view.setHome(scene.home);
    scene.update(states);
    scene.select(shown.name);
    describe(picture);
  }

  /** @param {Picture} of */
  function describe(of) {
    const { slug, name } = shown;
    setText(title, slug ?? 'The graph');
    back.hidden = slug === undefined;
    const own = of.apis.find((each) => each.slug === slug);
    const items = !own ? overviewPanel(of) : name === undefined ? apiPanel(own, of.links) : typePanel(own, name);
    const refill = () => panel.replaceChildren(...items);
    keepFocus(panel, refill, () => panel);
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
      picture ??= await load('/console/picture');
      problem.hidden = picture !== undefined;
      if (!picture) return;
      const known = picture.apis.some((each) => each.slug === slug) ? slug : undefined;
      const before = shown;
      shown = { slug: known, name: known && name };
      if (isNew || !scene || svg.clientWidth === 0) return draw();
      if (before.slug === known) {
        scene.select(shown.name);
        return describe(picture);
      }
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || !('startViewTransition' in document);
      if (isStill) draw(before.slug);
      else document.startViewTransition(() => draw(before.slug));
    },
    /** @param {ServerState} server */
    update({ hello, states: latest }) {
      states = latest;
      scene?.update(states);
      const isOther = served !== undefined && hello !== served;
      served = hello;
      // A restarted server may have another graph.
      if (isOther) picture = undefined;
      if (isOther && !container.hidden) void this.show(shown.slug, shown.name);
    },
  };
}

/**
 * The overview in words: the links, and their fields.
 *
 * @param {Picture} picture
 */
function overviewPanel({ apis, links }) {
  const types = apis.reduce((sum, each) => sum + each.types.length, 0);
  const text = `${counted(apis.length, 'API')}, ${counted(types, 'type')}, ${counted(links.length, 'link')}.`;
  const help = 'Open an API to see its types: choose it, or zoom in on it.';
  return [h('p', { class: 'line' }, `${text} ${help}`), ...linkList(links)];
}

/** @param {ApiTypes} own @param {readonly Link[]} links */
function apiPanel(own, links) {
  const { slug, queries, mutations, types } = own;
  const names = types.map(({ name }) => name);
  return [
    h('p', {}, h('a', { href: `#/${slug}` }, 'Its status on the board')),
    ...fieldList('Queries', queries, own),
    ...fieldList('Mutations', mutations, own),
    ...typeList(slug, names),
    ...linkList(links.filter(({ from, to }) => from === slug || to === slug)),
  ];
}

/** @param {ApiTypes} own @param {string} name */
function typePanel(own, name) {
  const { slug, queries, mutations, types } = own;
  const back = h('p', {}, h('a', { href: `#/graph/${slug}` }, `All of ${slug}`));
  const [root, field] = name.split('.');
  if (field !== undefined) {
    const fields = (root === 'Mutation' ? mutations : queries).filter((each) => each.name === field);
    return [back, ...fieldList(String(root), fields, own)];
  }
  const type = types.find((each) => each.name === name);
  if (!type) return [back];
  const kind = { object: '', union: 'One of these types.', interface: 'An interface.' }[type.kind];
  return [
    back,
    h('h2', {}, type.name),
    h('p', { class: 'line' }, kind),
    ...fieldList('Fields', type.fields, own),
    ...typeList(slug, type.members),
  ];
}

/** @param {string} title @param {readonly FieldFacts[]} fields @param {ApiTypes} own */
function fieldList(title, fields, { slug, types }) {
  if (fields.length === 0) return [];
  const items = fields.map(({ name, type, leadsTo }) => {
    const isOwn = types.some((each) => each.name === leadsTo);
    const target = isOwn ? h('a', { href: `#/graph/${slug}/${leadsTo}` }, type) : h('span', { class: 'line' }, type);
    return h('li', {}, h('code', {}, name, ' ', target));
  });
  return [h('h2', {}, title), h('ul', { class: 'fields' }, ...items)];
}

/** @param {readonly Link[]} links */
function linkList(links) {
  if (links.length === 0) return [];
  const link = (/** @type {string} */ slug) => h('a', { href: `#/graph/${slug}` }, slug);
  const items = links.map(({ from, to, fields }) =>
    h('li', {}, link(from), ' → ', link(to), h('p', { class: 'line' }, fields.join(', '))),
  );
  return [h('h2', {}, 'Links'), h('ul', {}, ...items)];
}

/** @param {string} slug @param {readonly string[]} names */
function typeList(slug, names) {
  if (names.length === 0) return [];
  const items = names.map((name) => h('li', {}, h('a', { href: `#/graph/${slug}/${name}` }, name)));
  return [h('h2', {}, 'Types'), h('ul', {}, ...items)];
}
