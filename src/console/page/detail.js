/** @import { Hello, ApiFacts, ApiState } from '../wire.ts' */
/** @import { ServerState } from './store.js' */
import { figures, SOURCE_WORDS } from './card.js';
import { h, setText } from './dom.js';
import { counted, countText, durationText, NO_VALUE, recentOf, STATE_WORDS, shareText } from './format.js';
import { sparkline, topMs } from './sparkline.js';

/**
 * One API, in a dialog over the board. Escape, the button and the background close it.
 *
 * @param {HTMLDialogElement} dialog
 * @param {() => void} closed
 */
export function detail(dialog, closed) {
  /** @type {{ slug: string, update: (state: ApiState) => void } | undefined} */
  let shown;
  dialog.addEventListener('close', () => {
    if (shown) closed();
    shown = undefined;
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return {
    /** @param {string | undefined} slug @param {ServerState} server */
    show(slug, { hello, states }) {
      const facts = hello?.apis.find((each) => each.slug === slug);
      if (!hello || !facts) {
        shown = undefined;
        if (dialog.open) dialog.close();
      } else if (shown?.slug !== slug) {
        shown = { slug: facts.slug, update: fill(dialog, facts, hello) };
        const state = states.get(facts.slug);
        if (state) shown.update(state);
        if (!dialog.open) dialog.showModal();
      }
    },
    /** @param {ServerState} server */
    update({ states, changed }) {
      const state = shown && changed.has(shown.slug) && states.get(shown.slug);
      if (state) shown?.update(state);
    },
  };
}

/** @param {HTMLDialogElement} dialog @param {ApiFacts} facts @param {Hello} hello */
function fill(dialog, { slug, title, source, operations, examples }, { spans, spanMs }) {
  const [state, summary] = [h('span', { class: 'state' }), h('p', { class: 'line' })];
  const [chart, top] = [sparkline(spans), h('span')];
  const recent = figures(['Calls', 'Failed', 'p50', 'p95', 'In flight']);
  const total = figures(['Calls', 'Failed', 'Cached', 'Abandoned']);
  const failures = h('div', { class: 'failures' });
  const close = h('button', { class: 'quiet', type: 'button', 'aria-label': 'Close' }, 'Close');
  close.addEventListener('click', () => dialog.close());
  const first = `${(spans * spanMs) / 60_000} minutes ago`;
  dialog.replaceChildren(
    h(
      'header',
      {},
      h('h2', { id: 'detail-title' }, slug),
      h('span', { class: `source ${source}` }, SOURCE_WORDS[source]),
      state,
      close,
    ),
    h('p', { class: 'line' }, `${title}. ${counted(operations, 'operation')}.`),
    summary,
    h('figure', {}, h('div', { class: 'scale' }, top), chart.element, h('figcaption', {}, h('span', {}, first), 'now')),
    recent.element,
    h('h3', {}, 'Since the start'),
    total.element,
    failures,
    h('h3', {}, 'Examples'),
    exampleList(examples),
    h('p', {}, h('a', { href: `#/graph/${slug}` }, 'Its part of the graph')),
  );
  /** @param {ApiState} now */
  return (now) => {
    dialog.dataset['state'] = now.state;
    setText(state, STATE_WORDS[now.state]);
    setText(summary, now.state === 'failing' || now.state === 'degraded' ? `${now.summary}.` : '');
    setText(top, durationText(topMs(now)));
    chart.update(now);
    recent.update(recentTexts(now));
    total.update(totalTexts(now));
    failures.replaceChildren(...failureTable(now));
  };
}

/** @param {ApiState} state */
function recentTexts(state) {
  const { calls, faults } = recentOf(state);
  const latencies = [durationText(state.p50Ms), durationText(state.p95Ms)];
  return [countText(calls), shareText(faults, calls), ...latencies, countText(state.inFlight)];
}

/** @param {ApiState} state */
function totalTexts({ calls, faults, cacheHits, abandoned }) {
  const cached = cacheHits === undefined ? NO_VALUE : countText(cacheHits);
  return [countText(calls), shareText(faults, calls), cached, countText(abandoned)];
}

/** @param {ApiState} state */
function failureTable({ failures, calls }) {
  const rows = Object.entries(failures).toSorted(([, a], [, b]) => b - a);
  if (rows.length === 0) return calls > 0 ? [h('p', { class: 'line' }, 'No call failed.')] : [];
  const lines = rows.map(([code, count]) =>
    h('tr', {}, h('th', { scope: 'row' }, h('code', {}, code)), h('td', {}, countText(count))),
  );
  return [h('table', { 'aria-label': 'Failures' }, h('tbody', {}, ...lines))];
}

/** @param {ApiFacts['examples']} examples */
function exampleList(examples) {
  if (examples.length === 0) return h('p', { class: 'line' }, 'GraphiQL is not served here.');
  const items = examples.map(({ name, description, href }) =>
    h('li', {}, h('a', { href }, name), h('p', { class: 'line' }, description)),
  );
  return h('ul', { class: 'examples' }, ...items);
}
