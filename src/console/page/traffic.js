/** @import { CallerFigures, OperationFigures, QuotaFigures, Traffic } from '../wire.ts' */
/** @import { ServerState } from './store.js' */
import { h, setText, table } from './dom.js';
import { BARS, chart, figures, legend } from './figures.js';
import { counted, countText, durationText, leftText, NO_VALUE, shareText, TIME } from './format.js';
import { firstRequest } from './requests.js';

const [SECONDS, SECOND_MS] = [60, 1000];
const COUNTS = ['requests', 'failed', 'refused'];
const LATENCIES = ['p50', 'p95', 'own p95'];

/**
 * The requests of callers: figures of the last minute, callers and quotas. Returns a function that updates the view.
 *
 * @param {HTMLElement} container
 */
export function traffic(container) {
  const [summary, configuration] = [h('p', { class: 'summary' }, 'No figures yet.'), h('p', { class: 'summary' })];
  const [bars, empty] = [legend(BARS), h('div', { class: 'empty', hidden: true })];
  const minute = chart(SECONDS, SECOND_MS);
  const requests = figures(['Requests', 'Failed', 'Refused', ...LATENCIES, 'Reused', 'In flight', 'Loop p99']);
  const live = figures(['Subscriptions', 'Sources', 'Polls', 'Polls saved', 'Event lag']);
  const queries = figures(['Live queries', 'Different', 'Evaluations', 'Evaluations saved', 'Last change']);
  const operations = tableOr('Operations', ['operation', ...COUNTS, 'p95'], 'No requests in this time.');
  const callers = tableOr('Callers', ['caller', ...COUNTS, 'cost'], 'No requests yet.');
  const quotas = tableOr('Quotas', ['API', 'quota', 'left'], 'No quotas.');
  const beside = h('div', { class: 'tables' }, callers.element, quotas.element);
  const tables = h('div', { class: 'tables' }, operations.element, beside);
  const charted = h('div', { class: 'rows minute' }, minute.element);
  const strips = [requests.element, live.element, queries.element];
  for (const strip of strips) strip.classList.add('strip');
  const intro = h('div', { class: 'intro' }, h('h1', { id: 'traffic-title' }, 'Traffic'), summary, bars, configuration);
  container.append(intro, empty, charted, ...strips, tables);
  let drawn = '';
  /** @param {ServerState} server */
  return ({ traffic: now, hello }) => {
    if (!now) return;
    const isEmpty = now.requests === 0 && now.callers.length === 0;
    if (hello && isEmpty && empty.hidden) empty.replaceChildren(...firstRequest(hello));
    empty.hidden = !isEmpty;
    for (const each of [requests.element, tables, summary]) each.hidden = isEmpty;
    setText(summary, summaryOf(now));
    setText(configuration, configurationOf(now));
    minute.update(now);
    charted.hidden = bars.hidden = minute.element.hidden;
    requests.update(figuresOf(now));
    requests.element.classList.toggle('faulty', now.failed > 0);
    live.element.hidden = now.subscriptions.open === 0 && now.subscriptions.polls === 0;
    live.update(liveFiguresOf(now));
    queries.element.hidden = now.liveQueries.open === 0 && now.liveQueries.evaluations === 0;
    queries.update(liveQueryFiguresOf(now));
    const rows = JSON.stringify([now.operations, now.callers, now.quotas]);
    // A selection of an id stays while nothing changes.
    if (rows === drawn) return;
    drawn = rows;
    operations.fill(now.operations.map(operationRow));
    callers.fill(now.callers.map(callerRow));
    quotas.fill(now.quotas.map(quotaRow));
  };
}

/** @param {Traffic} now */
function summaryOf({ workers, requests, seconds, isSinceStart, expectedCost, actualCost }) {
  const span = isSinceStart ? 'since the start' : `in the last ${counted(seconds, 'second')}`;
  const cost = `${counted(actualCost, 'upstream call')}; without caches and sharing, ${countText(expectedCost)} were expected`;
  return `${counted(requests, 'request')} ${span}, by ${counted(workers, 'process', 'processes')}. ${cost}.`;
}

/** @param {Traffic} now */
function configurationOf({ config }) {
  if (!config) return '';
  const { generation, hash, loadedAt, problem } = config;
  const since = `Configuration ${generation} (${hash}), loaded at ${TIME.format(loadedAt)}.`;
  return problem ? `${since} The reload at ${TIME.format(problem.at)} failed: ${problem.text}` : since;
}

/** @param {Traffic} now */
function figuresOf({ requests, failed, refused, cached, seconds, p50Ms, p95Ms, ownP95Ms, inFlight, limit, loopP99Ms }) {
  const rate = requests / seconds;
  return [
    seconds > 0 ? `${rate < 10 ? rate.toFixed(1) : countText(Math.round(rate))}/s` : NO_VALUE,
    shareText(failed, requests),
    shareText(refused, requests),
    ...[p50Ms, p95Ms, ownP95Ms].map(durationText),
    shareText(cached, requests),
    `${countText(inFlight)} of ${countText(limit)}`,
    durationText(loopP99Ms),
  ];
}

/** @param {Traffic} now */
function liveFiguresOf({ subscriptions: { open, sources, polls, saved, lagMs } }) {
  return [...[open, sources, polls, saved].map(countText), lagMs > 0 ? durationText(lagMs) : NO_VALUE];
}

/** @param {Traffic} now */
function liveQueryFiguresOf({ liveQueries: { open, different, evaluations, saved, changedAt } }) {
  return [...[open, different, evaluations, saved].map(countText), changedAt > 0 ? TIME.format(changedAt) : NO_VALUE];
}

/** @param {OperationFigures} figures */
function operationRow({ name, p95Ms, ...counts }) {
  // All operations beyond those with figures of their own are one.
  const link = name === 'other' ? name : h('a', { href: `#/requests//${name}` }, name);
  return [link, ...countsOf(counts), durationText(p95Ms)];
}

/** @param {CallerFigures} counts */
function callerRow({ caller, cost, ...counts }) {
  return [h('code', {}, caller), ...countsOf(counts), countText(cost)];
}

/** The cells of `COUNTS`. @param {Pick<CallerFigures, 'requests' | 'failed' | 'refused'>} counts */
function countsOf({ requests, failed, refused }) {
  return [countText(requests), h('span', { class: failed > 0 && 'failed' }, countText(failed)), countText(refused)];
}

/** @param {QuotaFigures} quota */
function quotaRow(quota) {
  const { slug, name, left, calls } = quota;
  const gauge = { 'aria-label': `Left of ${name}`, min: 0, max: 1, low: 0.25, high: 0.5, optimum: 1 };
  const bar = calls !== undefined && h('meter', { ...gauge, value: left / calls });
  return [h('a', { href: `#/${slug}` }, slug), name, h('span', { class: 'left' }, bar, leftText(quota))];
}

/**
 * A table with a title, and a text in place of its rows where there are none.
 *
 * @param {string} title
 * @param {readonly string[]} columns
 * @param {string} none
 */
function tableOr(title, columns, none) {
  const { element, fill } = table(title, columns);
  fill([[none]]);
  return {
    element: h('section', { class: 'rows' }, h('h2', {}, title), element),
    /** @param {readonly (readonly (Node | string)[])[]} rows */
    fill: (rows) => fill(rows.length > 0 ? rows : [[none]]),
  };
}
