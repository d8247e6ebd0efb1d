/** @import { ApiFacts, ApiState, Hello } from '../wire.ts' */
/** @import { ServerState } from './store.js' */
import { byId, h, keepFocus, setChildren, setText } from './dom.js';
import { figures, sparkline, topMs } from './figures.js';
import { counted, countText, durationText, recentOf, SOURCE_WORDS, STATE_WORDS, shareText } from './format.js';

const GROUPS = { attention: 'Needs attention', active: 'Called', idle: 'Not called yet' };

/** @typedef {keyof typeof GROUPS} Group */

/**
 * All APIs side by side, by their state. Returns a function that updates the board.
 *
 * @param {HTMLElement} container
 */
export function board(container) {
  const headline = h('h1', { id: 'headline' }, 'Waiting for the gateway');
  const summary = h('p', { class: 'summary' });
  const legend = legendOf();
  const empty = h('div', { class: 'empty', hidden: true });
  const groups = Object.entries(GROUPS).map(([name, title]) => {
    const list = h('ul', { class: `cards ${name}`, 'aria-label': title });
    return { name, list, element: h('section', { class: 'group-of', hidden: true }, h('h2', {}, title), list) };
  });
  const rest = h('p', { class: 'rest', hidden: true });
  container.append(
    h('div', { class: 'intro' }, headline, summary, legend),
    empty,
    ...groups.map((each) => each.element),
    rest,
  );
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
      cards = new Map(hello.apis.map((each) => [each.slug, card(each, hello)]));
      rest.hidden = hello.notServed.length === 0;
      setText(rest, `Not part of this graph: ${hello.notServed.join(', ')}.`);
      empty.replaceChildren(...emptyState(hello));
    }
    for (const slug of changed) {
      const state = states.get(slug);
      if (state) cards.get(slug)?.update(state);
    }
    for (const { name, list, element } of groups) {
      const own = [...cards].filter(([slug]) => groupOf(states.get(slug)) === name).map(([, { element }]) => element);
      element.hidden = own.length === 0;
      const isSame = own.length === list.children.length && own.every((each, index) => list.children[index] === each);
      const { activeElement: focused } = document;
      if (!isSame)
        keepFocus(
          container,
          () => list.replaceChildren(...own),
          () => focused,
        );
    }
    const all = [...states.values()];
    const isUnused = all.every(({ calls }) => calls === 0);
    setChildren(headline, headlineOf(all));
    setText(summary, summaryOf(hello, all));
    empty.hidden = all.length === 0 || !isUnused;
    legend.hidden = isUnused;
    document.title = titleOf(all);
    setText(byId('news'), all.length > 0 ? headline.textContent : '');
  };
}

/** @param {ApiState | undefined} state @returns {Group} */
function groupOf(state) {
  if (!state || (state.state === 'idle' && state.broken === undefined)) return 'idle';
  return state.state === 'healthy' && state.broken === undefined ? 'active' : 'attention';
}

/**
 * The state of all APIs, in a sentence with links to those that fail. What is broken on purpose is no failure of its own.
 *
 * @param {readonly ApiState[]} states
 * @returns {readonly (string | HTMLElement)[]}
 */
function headlineOf(states) {
  if (states.length === 0) return ['Waiting for the gateway'];
  const own = states.filter(({ broken }) => broken === undefined);
  const broken = states.filter((each) => each.broken !== undefined);
  const those = (/** @type {ApiState['state']} */ wanted) =>
    sentence(
      own.filter(({ state }) => state === wanted),
      wanted,
    );
  const all = [those('failing'), those('degraded'), sentence(broken, 'broken on purpose')];
  const parts = all.filter((part) => part.length > 0);
  if (parts.length > 0) return parts.flatMap((part, index) => (index > 0 ? ['; ', ...part] : part));
  return [states.every(({ state }) => state === 'idle') ? 'Ready, and not called yet' : 'All is well'];
}

/** @param {readonly ApiState[]} states @param {string} how @returns {(string | HTMLElement)[]} */
function sentence(states, how) {
  if (states.length === 0) return [];
  const be = states.length === 1 ? 'is' : 'are';
  if (states.length > 3) return [counted(states.length, 'API'), ` are ${how}`];
  const names = states.flatMap(({ slug }, index) => {
    const before = index === 0 ? '' : index === states.length - 1 ? ' and ' : ', ';
    return [before, h('a', { href: `#/${slug}` }, slug)];
  });
  return [...names, ` ${be} ${how}`];
}

/** The title of the browser's tab. @param {readonly ApiState[]} states */
function titleOf(states) {
  const bad = states.filter(
    ({ state, broken }) => (state === 'failing' || state === 'degraded') && broken === undefined,
  );
  return bad.length > 0 ? `(${bad.length}) Manifold` : 'Manifold';
}

/** @param {Hello} hello @param {readonly ApiState[]} states */
function summaryOf({ apis, workers, spans, spanMs }, states) {
  const recent = states.map(recentOf);
  const calls = recent.reduce((sum, each) => sum + each.calls, 0);
  const faults = recent.reduce((sum, each) => sum + each.faults, 0);
  const failed = faults === 0 ? 'none' : shareText(faults, calls);
  const minutes = (spans * spanMs) / 60_000;
  return [
    `${counted(apis.length, 'API')}, ${sourcesText(apis)}.`,
    calls > 0 && `${counted(calls, 'call')} in the last ${minutes} minutes, ${failed} of them failed.`,
    workers > 1 && `${workers} workers.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** @param {Hello['apis']} apis */
function sourcesText(apis) {
  const words = { sandbox: 'mocked', connected: 'connected', none: 'without an address' };
  const parts = Object.entries(words).flatMap(([source, word]) => {
    const count = apis.filter((each) => each.source === source).length;
    return count > 0 ? [`${count === apis.length ? 'all' : count} ${word}`] : [];
  });
  return parts.join(', ');
}

function legendOf() {
  const part = (/** @type {string} */ name, /** @type {string} */ text) =>
    h('li', {}, h('i', { class: name, 'aria-hidden': 'true' }), text);
  return h('ul', { class: 'legend' }, part('p50', 'p50'), part('p95', 'p95'), part('fault', 'failed'));
}

/** @param {Hello} hello */
function emptyState({ apis, graphiql }) {
  const example = apis.find(({ slug }) => slug === 'marketplace')?.examples[0] ?? apis[0]?.examples[0];
  const href = example?.href ?? graphiql;
  if (href === undefined) return [h('p', {}, 'Calls show up here as they are made.')];
  const steps = [
    [h('a', { class: 'action', href }, 'Run an example'), ' in GraphiQL: its calls arrive here as they are made.'],
    [h('a', { href: '#/requests' }, 'See it through'), ' call by call, beside the plan that was made before.'],
    ['Open a mocked API below, and break it on purpose: the graph goes on beside it.'],
  ];
  return [h('h2', {}, 'What to do first'), h('ol', {}, ...steps.map((step) => h('li', {}, ...step)))];
}

/**
 * An API on the board. Its elements are made once and then updated, so that the focus stays.
 *
 * @param {ApiFacts} facts
 * @param {Hello} hello
 */
function card({ slug, title, source, examples }, { spans, spanMs }) {
  const [example] = examples;
  const [state, line, top] = [h('span', { class: 'state' }), h('p', { class: 'line' }, title), h('span')];
  const chart = sparkline(spans);
  const [recent, total] = [figures(['p50', 'p95', 'failed']), h('p', { class: 'total' })];
  const first = `${(spans * spanMs) / 60_000} min`;
  const axis = h('figcaption', { 'aria-hidden': 'true' }, h('span', {}, first), top, h('span', {}, 'now'));
  const element = h(
    'li',
    { class: 'card', 'data-slug': slug },
    h('h3', {}, h('a', { href: `#/${slug}` }, slug)),
    h('span', { class: `source ${source}` }, SOURCE_WORDS[source]),
    state,
    line,
    h('figure', {}, chart.element, axis),
    recent.element,
    total,
    example &&
      h('a', { class: 'try', href: example.href, 'aria-label': `Try it: an example of ${slug} in GraphiQL` }, 'Try it'),
  );
  /** @param {ApiState} now */
  const update = (now) => {
    const { faults, calls } = recentOf(now);
    const isBad = now.state === 'degraded' || now.state === 'failing';
    element.dataset['state'] = now.state;
    element.classList.toggle('broken', now.broken !== undefined);
    element.classList.toggle('faulty', faults > 0);
    setText(state, now.broken !== undefined && !isBad ? 'Broken' : STATE_WORDS[now.state]);
    setText(line, now.broken === undefined ? (isBad ? now.summary : title) : `Broken on purpose: ${now.broken}`);
    line.title = line.textContent;
    chart.update(now);
    setText(top, calls > 0 ? `≤ ${durationText(topMs(now))}` : '');
    recent.update([durationText(now.p50Ms), durationText(now.p95Ms), shareText(faults, calls)]);
    setText(total, `${counted(now.calls, 'call')}, ${countText(now.cacheHits ?? 0)} cached`);
  };
  return { element, update };
}
