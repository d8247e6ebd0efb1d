/** @import { ApiFacts, ApiState, Hello } from '../wire.ts' */
/** @import { ServerState } from './store.js' */
import { byId, h, keepFocus, setChildren, setText } from './dom.js';
import { BARS, chart, figures, legend } from './figures.js';
import { counted, countText, durationText, isBad, ORIGINS, recentOf, shareText, stateOf } from './format.js';

const GROUPS = { attention: 'Needs attention', active: 'Called', idle: 'Not called yet' };

/**
 * All APIs side by side, by their state. Returns a function that updates the board.
 *
 * @param {HTMLElement} container
 */
export function board(container) {
  const headline = h('h1', { id: 'headline' }, 'Waiting for the gateway');
  const [summary, rest, bars] = [h('p', { class: 'summary' }), h('p', { class: 'rest line' }), legend(BARS)];
  const empty = h('div', { class: 'empty', hidden: true });
  const groups = Object.entries(GROUPS).map(([name, title]) => {
    const list = h('ul', { class: `cards ${name}`, 'aria-label': title });
    return {
      name,
      list,
      element: h('section', { class: 'group-of', hidden: true }, h('h2', { class: 'line' }, title), list),
    };
  });
  const intro = h('div', { class: 'intro' }, headline, summary, bars);
  container.append(intro, empty, ...groups.map((each) => each.element), rest);
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
      setText(rest, hello.notServed.length > 0 ? `Not part of this graph: ${hello.notServed.join(', ')}.` : '');
      empty.replaceChildren(...firstSteps(hello));
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
      const draw = () => list.replaceChildren(...own);
      if (!isSame) keepFocus(container, draw, () => focused);
    }
    const all = [...states.values()];
    const isUnused = all.every(({ calls }) => calls === 0);
    setChildren(headline, headlineOf(all));
    setText(summary, summaryOf(hello, all));
    empty.hidden = all.length === 0 || !isUnused;
    bars.hidden = isUnused;
    const bad = all.filter((each) => isBad(each) && each.broken === undefined).length;
    document.title = bad > 0 ? `(${bad}) Manifold` : 'Manifold';
    setText(byId('news'), all.length > 0 ? headline.textContent : '');
  };
}

/** @param {ApiState | undefined} state @returns {keyof typeof GROUPS} */
function groupOf(state) {
  if (state?.broken !== undefined || (state && isBad(state))) return 'attention';
  return state && state.state !== 'idle' ? 'active' : 'idle';
}

/**
 * The state of all APIs, in a sentence with links to those that fail. What is broken on purpose is no failure of its own.
 *
 * @param {readonly ApiState[]} states
 * @returns {readonly (string | HTMLElement)[]}
 */
function headlineOf(states) {
  if (states.length === 0) return ['Waiting for the gateway'];
  const {
    broken = [],
    failing = [],
    degraded = [],
  } = Object.groupBy(states, (each) => (each.broken === undefined ? each.state : 'broken'));
  const all = [sentence(failing, 'failing'), sentence(degraded, 'degraded'), sentence(broken, 'broken on purpose')];
  const parts = all.filter((part) => part.length > 0);
  if (parts.length > 0) return parts.flatMap((part, index) => (index > 0 ? ['; ', ...part] : part));
  if (states.every(({ state }) => state === 'idle')) return ['Ready, and not called yet'];
  return [states.some((state) => recentOf(state).faults > 0) ? 'All APIs answer again' : 'All is well'];
}

/** @param {readonly ApiState[]} states @param {string} how @returns {(string | HTMLElement)[]} */
function sentence(states, how) {
  if (states.length === 0) return [];
  if (states.length > 3) return [`${counted(states.length, 'API')} are ${how}`];
  const names = states.flatMap(({ slug }, index) => {
    const before = index === 0 ? '' : index === states.length - 1 ? ' and ' : ', ';
    return [before, h('a', { href: `#/${slug}` }, slug)];
  });
  return [...names, ` ${states.length === 1 ? 'is' : 'are'} ${how}`];
}

/** @param {Hello} hello @param {readonly ApiState[]} states */
function summaryOf({ apis, workers, spans, spanMs }, states) {
  const { calls, faults } = recentOf({ spans: states.flatMap((each) => each.spans) });
  const failed = faults === 0 ? 'none' : shareText(faults, calls);
  const minutes = (spans * spanMs) / 60_000;
  const parts = [
    `${counted(apis.length, 'API')}, ${sourcesText(apis)}.`,
    calls > 0 && `${counted(calls, 'call')} in the last ${minutes} minutes, ${failed} of them failed.`,
    workers > 1 && `${workers} workers.`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** @param {Hello['apis']} apis */
function sourcesText(apis) {
  const parts = [...Map.groupBy(apis, ({ source }) => source)].map(([source, same]) => {
    return `${same.length === apis.length ? 'all' : same.length} ${ORIGINS[source]}`;
  });
  return parts.join(', ');
}

/** @param {Hello} hello */
function firstSteps({ apis, graphiql }) {
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
function card({ slug, title, source, examples: [example] }, { spans, spanMs }) {
  const [state, line] = [h('span', { class: 'state' }), h('p', { class: 'line' }, title)];
  const total = h('span', { class: 'total' });
  const [bars, recent] = [chart(spans, spanMs), figures(['p50', 'p95', 'failed'])];
  const tried = { class: 'try', href: example?.href, 'aria-label': `Try it: an example of ${slug} in GraphiQL` };
  const element = h(
    'li',
    { class: 'card', 'data-slug': slug },
    h('h3', {}, h('a', { href: `#/${slug}` }, slug)),
    h('span', { class: `source ${source}` }, ORIGINS[source]),
    state,
    line,
    bars.element,
    recent.element,
    total,
    example && h('a', tried, 'Try it'),
  );
  /** @param {ApiState} now */
  const update = (now) => {
    const { faults, calls } = recentOf(now);
    element.dataset['state'] = now.state;
    element.classList.toggle('broken', now.broken !== undefined);
    element.classList.toggle('faulty', faults > 0);
    setText(state, stateOf(now));
    setText(line, now.broken !== undefined ? `Broken on purpose: ${now.broken}` : isBad(now) ? now.summary : title);
    bars.update(now);
    recent.element.hidden = bars.element.hidden;
    recent.update([durationText(now.p50Ms), durationText(now.p95Ms), shareText(faults, calls)]);
    setText(total, `${counted(now.calls, 'call')}, ${countText(now.cacheHits)} cached`);
  };
  return { element, update };
}
