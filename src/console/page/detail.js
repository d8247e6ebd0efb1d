/** @import { Hello, ApiFacts, ApiState } from '../wire.ts' */
/** @import { ServerState } from './store.js' */
import { button, h, setText } from './dom.js';
import { figures, sparkline, topMs } from './figures.js';
import {
  counted,
  countText,
  durationText,
  NO_VALUE,
  recentOf,
  SOURCE_WORDS,
  STATE_WORDS,
  shareText,
} from './format.js';

/** What a mocked API can be broken by, as rules of the sandbox. */
const FAULTS = /** @type {const} */ ([
  ['answers 503', { status: 503 }],
  ['answers 500', { status: 500 }],
  ['answers 429', { status: 429 }],
  ['answers 401', { status: 401 }],
  ['answers 500 ms late', { latency: '500ms' }],
  ['answers 3 s late', { latency: '3s' }],
  ['never answers', { drop: true }],
  ['omits a required field', { drift: 'missing' }],
  ['sends numbers as text', { drift: 'text' }],
  ['sends unknown enum values', { drift: 'word' }],
]);
const SHARES = /** @type {const} */ ([
  ['every call', 1],
  ['half of the calls', 0.5],
  ['a tenth of the calls', 0.1],
]);

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
function fill(dialog, { slug, title, source, operations, settings, examples }, { spans, spanMs }) {
  const [state, summary] = [h('span', { class: 'state' }), h('p', { class: 'line' })];
  const [chart, top] = [sparkline(spans), h('span')];
  const recent = figures(['Calls', 'Failed', 'p50', 'p95', 'In flight', 'Waiting']);
  const total = figures(['Calls', 'Failed', 'Cached', 'Abandoned']);
  const breaking = source === 'sandbox' ? breaker(slug) : undefined;
  const [failures, limits] = [h('div', { class: 'failures' }), h('div')];
  const first = h('span', {}, `${(spans * spanMs) / 60_000} minutes ago`);
  const figure = h('figure', {}, h('div', { class: 'scale' }, top), chart.element, h('figcaption', {}, first, 'now'));
  dialog.replaceChildren(
    h(
      'header',
      {},
      h('h2', { id: 'detail-title' }, slug),
      h('span', { class: `source ${source}` }, SOURCE_WORDS[source]),
      state,
      button('Close', () => dialog.close()),
    ),
    h('p', { class: 'line' }, `${title}. ${counted(operations, 'operation')}.`),
    summary,
    ...(breaking ? [breaking.element] : []),
    figure,
    recent.element,
    h('h3', {}, 'Since the start'),
    total.element,
    failures,
    h('h3', {}, 'Limits'),
    limits,
    h('h3', {}, 'Examples'),
    exampleList(examples),
    h('p', {}, h('a', { href: `#/graph/${slug}` }, 'Its types in the graph')),
  );
  /** @param {ApiState} now */
  return (now) => {
    dialog.dataset['state'] = now.state;
    setText(state, STATE_WORDS[now.state]);
    setText(summary, now.state === 'failing' || now.state === 'degraded' ? `${now.summary}.` : '');
    figure.hidden = recentOf(now).calls === 0;
    setText(top, durationText(topMs(now)));
    chart.update(now);
    breaking?.update(now);
    recent.update(recentTexts(now));
    total.update(totalTexts(now));
    failures.replaceChildren(...failureTable(now));
    limits.replaceChildren(limitTable(now, settings));
  };
}

/** Breaks and heals a mocked API. @param {string} slug */
function breaker(slug) {
  const [fault, share] = [options('How it breaks', FAULTS), options('For how many calls', SHARES)];
  const [now, problem] = [h('p', { class: 'warning' }), h('p', { class: 'bad', role: 'alert' })];
  const send = async (/** @type {object} */ wanted) => setText(problem, await changeFaults(slug, wanted));
  const heal = button('Heal it', async () => setText(problem, await changeFaults(slug)));
  const breakIt = button('Break it', () => {
    const [, part] = SHARES[share.selectedIndex] ?? SHARES[0];
    return send({ ...FAULTS[fault.selectedIndex]?.[1], ...(part < 1 && { share: part }) });
  });
  const element = h(
    'section',
    { class: 'break', 'aria-label': 'Break it on purpose' },
    h('h3', {}, 'Break it on purpose'),
    now,
    h('div', { class: 'filter' }, fault, share, breakIt, heal),
    problem,
  );
  return {
    element,
    /** @param {ApiState} state */
    update({ broken }) {
      setText(now, broken === undefined ? '' : `Broken on purpose: ${broken}`);
      now.hidden = broken === undefined;
      heal.hidden = broken === undefined;
    },
  };
}

/**
 * Breaks a mocked API, or heals it without a fault; `*` heals all. Returns the problem, if there is one.
 *
 * @param {string} on
 * @param {object} [fault]
 */
export async function changeFaults(on, fault) {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/console/faults', { method: 'POST', headers, body: JSON.stringify({ on, fault }) });
    return answer.ok ? '' : String((await answer.json()).problem);
  } catch {
    return 'The gateway does not answer.';
  }
}

/** @param {string} label @param {readonly (readonly [text: string, value: unknown])[]} all */
function options(label, all) {
  return h('select', { 'aria-label': label }, ...all.map(([text]) => h('option', {}, text)));
}

/** @param {ApiState} state */
function recentTexts(state) {
  const { calls, faults } = recentOf(state);
  const latencies = [durationText(state.p50Ms), durationText(state.p95Ms)];
  return [countText(calls), shareText(faults, calls), ...latencies, countText(state.inFlight), countText(state.queued)];
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
  const lines = rows.map(([code, count]) => /** @type {const} */ ([h('code', {}, code), countText(count)]));
  return [pairs('Failures', lines)];
}

/** The breaker, what is left of quotas, and the settings. @param {ApiState} state @param {ApiFacts['settings']} settings */
function limitTable({ breaker: state, quotas }, settings) {
  const left = quotas.map(({ name, left: rest, calls }) => {
    const text = calls === undefined ? countText(rest) : `${countText(rest)} of ${countText(calls)}`;
    return /** @type {const} */ ([`quota ${name}`, `${text} left`]);
  });
  const isOpen = state === 'open';
  return pairs('Limits', [['circuit breaker', isOpen ? 'open: not called for now' : 'closed'], ...left, ...settings]);
}

/** @param {string} label @param {readonly (readonly [name: Node | string, value: string])[]} rows */
function pairs(label, rows) {
  const lines = rows.map(([name, value]) => h('tr', {}, h('th', { scope: 'row' }, name), h('td', {}, value)));
  return h('table', { 'aria-label': label }, h('tbody', {}, ...lines));
}

/** @param {ApiFacts['examples']} examples */
function exampleList(examples) {
  if (examples.length === 0) return h('p', { class: 'line' }, 'GraphiQL is not served here.');
  const items = examples.map(({ name, description, href }) =>
    h('li', {}, h('a', { href }, name), h('p', { class: 'line' }, description)),
  );
  return h('ul', { class: 'examples' }, ...items);
}
