/** @import { Hello, ApiFacts, ApiState } from '../wire.ts' */
/** @import { ServerState } from './store.js' */
import { button, h, setText } from './dom.js';
import { chart, figures } from './figures.js';
import { counted, countText, durationText, isBad, leftText, ORIGINS, recentOf, shareText, stateOf } from './format.js';

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
  ['every call', {}],
  ['half of the calls', { share: 0.5 }],
  ['a tenth of the calls', { share: 0.1 }],
]);

/**
 * One API, in a dialog over the board. Escape, the button and the background close it. Returns a function that shows an API, or none.
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
  /** @param {string | undefined} slug @param {ServerState} server */
  return (slug, { hello, states, changed }) => {
    const facts = hello?.apis.find((each) => each.slug === slug);
    if (!hello || !facts) {
      shown = undefined;
      return dialog.close();
    }
    const isNew = shown?.slug !== facts.slug;
    if (isNew || !shown) shown = { slug: facts.slug, update: fill(dialog, facts, hello) };
    const state = states.get(facts.slug);
    if (state && (isNew || changed.has(facts.slug))) shown.update(state);
    if (!dialog.open) dialog.showModal();
  };
}

/** @param {HTMLDialogElement} dialog @param {ApiFacts} facts @param {Hello} hello */
function fill(dialog, { slug, title, source, operations, settings, examples }, { spans, spanMs }) {
  const [state, summary] = [h('span', { class: 'state' }), h('p', { class: 'line' })];
  const bars = chart(spans, spanMs);
  const recent = figures(['Calls', 'Failed', 'p50', 'p95', 'In flight', 'Waiting']);
  const total = figures(['Calls', 'Failed', 'Cached', 'Abandoned']);
  const breaking = source === 'sandbox' ? breaker(slug) : undefined;
  const [failures, limits] = [pairs('Failures'), pairs('Limits')];
  const minutes = (spans * spanMs) / 60_000;
  const [span, start] = [h('h3', {}, `In the last ${minutes} minutes`), h('h3', {}, 'Since the start')];
  const called = h('div', {}, span, bars.element, recent.element, start, total.element, failures.element);
  const close = button('Close', () => dialog.close());
  const where = h('span', { class: `source ${source}` }, ORIGINS[source]);
  dialog.replaceChildren(
    h('header', {}, h('h2', { id: 'detail-title' }, slug), where, state, close),
    h('p', { class: 'line' }, `${title}. ${counted(operations, 'operation')}.`),
    summary,
    breaking?.element ?? '',
    called,
    h('h3', {}, 'Limits'),
    limits.element,
    h('h3', {}, 'Examples'),
    exampleList(examples),
    h('h3', {}, h('a', { href: `#/graph/${slug}` }, 'Its types in the graph')),
  );
  /** @param {ApiState} now */
  return (now) => {
    const { calls, faults } = recentOf(now);
    dialog.dataset['state'] = now.state;
    setText(state, stateOf(now));
    setText(summary, isBad(now) ? `${now.summary}.` : '');
    called.hidden = now.calls === 0;
    bars.update(now);
    breaking?.update(now);
    const times = [now.p50Ms, now.p95Ms].map(durationText);
    recent.update([countText(calls), shareText(faults, calls), ...times, ...[now.inFlight, now.queued].map(countText)]);
    const counts = [now.cacheHits, now.abandoned].map(countText);
    total.update([countText(now.calls), shareText(now.faults, now.calls), ...counts]);
    const codes = Object.entries(now.failures).toSorted(([, a], [, b]) => b - a);
    failures.fill(codes.map(([code, count]) => [h('code', {}, code), countText(count)]));
    const circuit = ['circuit breaker', now.breaker === 'open' ? 'open: not called for now' : 'closed'];
    const left = now.quotas.map((quota) => [`quota ${quota.name}`, `${leftText(quota)} left`]);
    limits.fill([circuit, ...left, ...settings]);
  };
}

/** Breaks and heals a mocked API. @param {string} slug */
function breaker(slug) {
  const [fault, share] = [options('How it breaks', FAULTS), options('For how many calls', SHARES)];
  const [now, problem] = [h('p', { class: 'line' }), h('p', { class: 'bad', role: 'alert' })];
  const send = async (/** @type {object} */ wanted) => setText(problem, await changeFaults(slug, wanted));
  const heal = button('Heal it', async () => setText(problem, await changeFaults(slug)));
  const chosen = () => ({ ...FAULTS[fault.selectedIndex]?.[1], ...SHARES[share.selectedIndex]?.[1] });
  const breakIt = button('Break it', () => send(chosen()));
  const element = h(
    'section',
    { class: 'empty break', 'aria-label': 'Break it on purpose' },
    h('h3', {}, 'Break it on purpose'),
    now,
    h('div', { class: 'filter' }, fault, share, breakIt, heal),
    problem,
  );
  return {
    element,
    /** @param {ApiState} state */
    update({ broken }) {
      setText(now, `Broken on purpose: ${broken}`);
      now.hidden = heal.hidden = broken === undefined;
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

/** A table of names with a value each. @param {string} label */
function pairs(label) {
  const element = h('table', { 'aria-label': label });
  /** @param {readonly (readonly (Node | string)[])[]} rows */
  const fill = (rows) => {
    const lines = rows.map(([name, value]) => h('tr', {}, h('th', { scope: 'row' }, name), h('td', {}, value)));
    element.replaceChildren(h('tbody', {}, ...lines));
  };
  return { element, fill };
}

/** @param {ApiFacts['examples']} examples */
function exampleList(examples) {
  if (examples.length === 0) return h('p', { class: 'line' }, 'GraphiQL is not served here.');
  const items = examples.map(({ name, description, href }) =>
    h('li', {}, h('a', { href }, name), h('p', { class: 'line' }, description)),
  );
  return h('ul', { class: 'examples' }, ...items);
}
