/** @import { Hello, ApiState } from '../wire.ts' */
/** @import { ServerState } from './store.js' */
import { card } from './card.js';
import { byId, h, setChildren, setText } from './dom.js';
import { counted, recentOf, shareText } from './format.js';
import { headlineOf, titleOf } from './headline.js';

/**
 * All APIs side by side. Returns a function that updates the board.
 *
 * @param {HTMLElement} container
 */
export function board(container) {
  const headline = h('h1', { id: 'headline' }, 'Waiting for the gateway');
  const summary = h('p', { class: 'summary' });
  const hint = h('p', { class: 'hint', hidden: true });
  const list = h('ul', { class: 'cards', 'aria-label': 'APIs' });
  const rest = h('p', { class: 'rest', hidden: true });
  container.append(h('div', { class: 'intro' }, headline, summary, legend()), hint, list, rest);
  /** @type {Map<string, ReturnType<typeof card>>} */
  let cards = new Map();
  let drawn = '';
  /** @param {ServerState} server */
  return ({ hello, states, changed }) => {
    if (!hello) return;
    // A restarted server mostly serves the same APIs: their elements stay, so that the focus stays.
    const facts = JSON.stringify([hello.apis, hello.spans, hello.notServed]);
    if (facts !== drawn) {
      drawn = facts;
      cards = new Map(hello.apis.map((facts) => [facts.slug, card(facts, hello.spans)]));
      list.replaceChildren(...[...cards.values()].map(({ element }) => element));
      showRest(rest, hello);
      fillHint(hint, hello);
    }
    for (const slug of changed) {
      const state = states.get(slug);
      if (state) cards.get(slug)?.update(state);
    }
    const all = [...states.values()];
    setChildren(headline, headlineOf(all));
    setText(summary, summaryOf(hello, all));
    hint.hidden = all.length === 0 || all.some(({ calls }) => calls > 0);
    document.title = titleOf(all);
    setText(byId('news'), all.length > 0 ? headline.textContent : '');
  };
}

/** @param {Hello} hello @param {readonly ApiState[]} states */
function summaryOf({ apis, workers, spans, spanMs }, states) {
  const recent = states.map(recentOf);
  const calls = recent.reduce((sum, each) => sum + each.calls, 0);
  const faults = recent.reduce((sum, each) => sum + each.faults, 0);
  const failed = faults === 0 ? 'none' : shareText(faults, calls);
  const minutes = (spans * spanMs) / 60_000;
  return [
    `${counted(apis.length, 'api')}, ${sourcesText(apis)}.`,
    calls > 0 && `${counted(calls, 'call')} in the last ${minutes} minutes, ${failed} of them failed.`,
    workers > 1 && `${workers} workers.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** @param {Hello['apis']} apis */
function sourcesText(apis) {
  const words = { sandbox: 'in the sandbox', connected: 'connected', none: 'without an address' };
  const parts = Object.entries(words).flatMap(([source, word]) => {
    const count = apis.filter((each) => each.source === source).length;
    return count > 0 ? [`${count === apis.length ? 'all' : count} ${word}`] : [];
  });
  return parts.join(', ');
}

function legend() {
  const part = (/** @type {string} */ name, /** @type {string} */ text) =>
    h('li', {}, h('i', { class: name, 'aria-hidden': 'true' }), text);
  return h('ul', { class: 'legend' }, part('p50', 'p50'), part('p95', 'p95'), part('fault', 'failed'));
}

/** @param {HTMLElement} rest @param {Hello} hello */
function showRest(rest, { notServed }) {
  rest.hidden = notServed.length === 0;
  setText(rest, `Not part of this graph: ${notServed.join(', ')}.`);
}

/** @param {HTMLElement} hint @param {Hello} hello */
function fillHint(hint, { apis, graphiql }) {
  const example = apis.find(({ slug }) => slug === 'marketplace')?.examples[0] ?? apis[0]?.examples[0];
  const href = example?.href ?? graphiql;
  const link = href && h('a', { href }, 'Run an example in GraphiQL');
  hint.replaceChildren(
    ...(link ? [link, ', and watch its calls arrive here.'] : ['Calls show up here as they are made.']),
  );
}
