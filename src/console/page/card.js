/** @import { ApiFacts, ApiState } from '../wire.ts' */
import { h, setText } from './dom.js';
import { countText, durationText, NO_VALUE, recentOf, STATE_WORDS, shareText } from './format.js';
import { sparkline } from './sparkline.js';

/** @type {Readonly<Record<ApiFacts['source'], string>>} */
export const SOURCE_WORDS = { sandbox: 'sandbox', connected: 'connected', none: 'no address' };

/**
 * An API on the board. Its elements are made once and then updated, so that the focus stays.
 *
 * @param {ApiFacts} facts
 * @param {number} spans
 */
export function card({ slug, title, source, examples }, spans) {
  const [example] = examples;
  const state = h('span', { class: 'state' });
  const line = h('p', { class: 'line' }, title);
  const chart = sparkline(spans);
  const [recent, total] = [figures(['p50', 'p95', 'failed']), figures(['calls', 'cached'])];
  const element = h(
    'li',
    { class: 'card', 'data-slug': slug },
    h('h2', {}, h('a', { href: `#/${slug}` }, slug)),
    state,
    line,
    h('span', { class: `source ${source}` }, SOURCE_WORDS[source]),
    chart.element,
    recent.element,
    total.element,
    example &&
      h('a', { class: 'try', href: example.href, 'aria-label': `Try it: an example of ${slug} in GraphiQL` }, 'Try it'),
  );
  /** @param {ApiState} now */
  const update = (now) => {
    const { faults, calls } = recentOf(now);
    element.dataset['state'] = now.state;
    element.classList.toggle('faulty', faults > 0);
    setText(state, STATE_WORDS[now.state]);
    setText(line, now.state === 'degraded' || now.state === 'failing' ? now.summary : title);
    line.title = line.textContent;
    chart.update(now);
    recent.update([durationText(now.p50Ms), durationText(now.p95Ms), shareText(faults, calls)]);
    total.update([countText(now.calls), countText(now.cacheHits ?? 0)]);
  };
  return { element, update };
}

/**
 * A list of names, each with a figure.
 *
 * @param {readonly string[]} names
 */
export function figures(names) {
  const values = names.map(() => h('dd', {}, NO_VALUE));
  const pairs = names.map((name, index) => h('div', { 'data-figure': name }, h('dt', {}, name), values[index]));
  /** @param {readonly string[]} texts */
  const update = (texts) => {
    for (const [index, value] of values.entries()) setText(value, texts[index] ?? '');
  };
  return { element: h('dl', { class: 'figures' }, ...pairs), update };
}
