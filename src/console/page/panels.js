/** @import { FieldFacts, ApiTypes, Link, Picture } from '../wire.ts' */
import { h } from './dom.js';
import { counted } from './format.js';

/**
 * The overview in words: the links, and their fields.
 *
 * @param {Picture} picture
 */
export function overviewPanel({ apis, links }) {
  const types = apis.reduce((sum, each) => sum + each.types.length, 0);
  const text = `${counted(apis.length, 'API')}, ${counted(types, 'type')}, ${counted(links.length, 'link')}.`;
  const help = 'Open an API to see its types: choose it, or zoom in on it.';
  return [h('p', { class: 'line' }, `${text} ${help}`), ...linkList('Links', links)];
}

/** @param {Picture} picture @param {string} slug */
export function apiPanel({ apis, links }, slug) {
  const own = apis.find((each) => each.slug === slug);
  if (!own) return [];
  const { queries, mutations, types } = own;
  return [
    h('p', {}, h('a', { href: `#/${slug}` }, 'Its status on the board')),
    ...fieldList('Queries', queries, own),
    ...fieldList('Mutations', mutations, own),
    ...(types.length > 0
      ? [h('h2', {}, 'Types'), h('ul', {}, ...types.map(({ name }) => h('li', {}, typeLink(slug, name))))]
      : []),
    ...linkList(
      'Links',
      links.filter(({ from, to }) => from === slug || to === slug),
    ),
  ];
}

/** @param {Picture} picture @param {string} slug @param {string} name */
export function typePanel({ apis }, slug, name) {
  const own = apis.find((each) => each.slug === slug);
  const [root, field] = name.split('.');
  const back = h('p', {}, h('a', { href: `#/graph/${slug}` }, `All of ${slug}`));
  if (!own) return [back];
  if (field !== undefined) {
    const fields = (root === 'Mutation' ? own.mutations : own.queries).filter((each) => each.name === field);
    return [back, ...fieldList(root === 'Mutation' ? 'Mutation' : 'Query', fields, own)];
  }
  const type = own.types.find((each) => each.name === name);
  if (!type) return [back];
  const members = type.members.map((member) => h('li', {}, typeLink(slug, member)));
  return [
    back,
    h('h2', {}, type.name),
    h(
      'p',
      { class: 'line' },
      type.kind === 'object' ? '' : type.kind === 'union' ? 'One of these types.' : 'An interface.',
    ),
    ...fieldList('Fields', type.fields, own),
    ...(members.length > 0 ? [h('h3', {}, 'Types'), h('ul', {}, ...members)] : []),
  ];
}

/** @param {string} title @param {readonly FieldFacts[]} fields @param {ApiTypes} own */
function fieldList(title, fields, { slug, types }) {
  if (fields.length === 0) return [];
  const items = fields.map(({ name, type, leadsTo }) => {
    const isOwn = types.some((each) => each.name === leadsTo);
    const shown = h('code', {}, type);
    const target = isOwn && leadsTo ? h('a', { href: `#/graph/${slug}/${leadsTo}` }, shown) : shown;
    return h('li', {}, h('code', { class: 'name' }, name), ' ', target);
  });
  return [h('h2', {}, title), h('ul', { class: 'fields' }, ...items)];
}

/** @param {string} title @param {readonly Link[]} links */
function linkList(title, links) {
  if (links.length === 0) return [];
  const items = links.map(({ from, to, fields }) =>
    h(
      'li',
      {},
      h('a', { href: `#/graph/${from}` }, from),
      ' → ',
      h('a', { href: `#/graph/${to}` }, to),
      h('p', { class: 'line' }, fields.join(', ')),
    ),
  );
  return [h('h2', {}, title), h('ul', { class: 'links' }, ...items)];
}

/** @param {string} slug @param {string} name */
function typeLink(slug, name) {
  return h('a', { href: `#/graph/${slug}/${name}` }, name);
}
