/** @import { ApiState, State } from '../wire.ts' */
import { h } from './dom.js';
import { counted } from './format.js';

/**
 * The state of all APIs, in a sentence with links to those that fail.
 *
 * @param {readonly ApiState[]} states
 * @returns {readonly (string | HTMLElement)[]}
 */
export function headlineOf(states) {
  if (states.length === 0) return ['Waiting for the gateway'];
  const [failing, degraded] = [slugsIn(states, 'failing'), slugsIn(states, 'degraded')];
  if (failing.length > 0) return [...linked(failing), failing.length === 1 ? ' is failing' : ' are failing'];
  if (degraded.length > 0) return [...linked(degraded), degraded.length === 1 ? ' is degraded' : ' are degraded'];
  return [slugsIn(states, 'idle').length === states.length ? 'Ready' : 'All is well'];
}

/** The title of the browser's tab. @param {readonly ApiState[]} states */
export function titleOf(states) {
  const bad = states.filter(({ state }) => state === 'failing' || state === 'degraded').length;
  return bad > 0 ? `(${bad}) Manifold` : 'Manifold';
}

/** @param {readonly ApiState[]} states @param {State} wanted */
function slugsIn(states, wanted) {
  return states.filter(({ state }) => state === wanted).map(({ slug }) => slug);
}

/** @param {readonly string[]} slugs */
function linked(slugs) {
  if (slugs.length > 3) return [counted(slugs.length, 'api')];
  return slugs.flatMap((slug, index) => {
    const before = index === 0 ? '' : index === slugs.length - 1 ? ' and ' : ', ';
    return [before, h('a', { href: `#/${slug}` }, slug)];
  });
}
