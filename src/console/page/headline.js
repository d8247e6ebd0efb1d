/** @import { InterfaceState, State } from '../wire.ts' */
import { h } from './dom.js';
import { counted } from './format.js';

/**
 * How all interfaces do, in a sentence with links to those it is about.
 *
 * @param {readonly InterfaceState[]} states
 * @returns {readonly (string | HTMLElement)[]}
 */
export function headlineOf(states) {
  if (states.length === 0) return ['Waiting for the gateway'];
  const [failing, troubled] = [those(states, 'failing'), those(states, 'troubled')];
  if (failing.length > 0) return [...linked(failing), failing.length === 1 ? ' is failing' : ' are failing'];
  if (troubled.length > 0) return [...linked(troubled), troubled.length === 1 ? ' has trouble' : ' have trouble'];
  return [those(states, 'idle').length === states.length ? 'Ready' : 'All is well'];
}

/** What the tab of the browser says. @param {readonly InterfaceState[]} states */
export function titleOf(states) {
  const bad = states.filter(({ state }) => state === 'failing' || state === 'troubled').length;
  return bad > 0 ? `(${bad}) Manifold` : 'Manifold';
}

/** @param {readonly InterfaceState[]} states @param {State} wanted */
function those(states, wanted) {
  return states.filter(({ state }) => state === wanted).map(({ slug }) => slug);
}

/** @param {readonly string[]} slugs */
function linked(slugs) {
  if (slugs.length > 3) return [counted(slugs.length, 'interface')];
  return slugs.flatMap((slug, index) => {
    const before = index === 0 ? '' : index === slugs.length - 1 ? ' and ' : ', ';
    return [before, h('a', { href: `#/${slug}` }, slug)];
  });
}
