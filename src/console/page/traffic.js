/** @import { CallerFigures, OperationFigures, QuotaFigures, Traffic } from '../wire.ts' */
/** @import { ServerState } from './store.js' */

import { h, setText, table } from './dom.js';
import { figures, sparkline, topMs } from './figures.js';
import { counted, countText, durationText, NO_VALUE, shareText, TIME } from './format.js';

/** The seconds of the chart. */
const SECONDS = 60;
const NAMES = ['Requests', 'Failed', 'Refused', 'p50', 'p95', 'own p95', 'Reused', 'In flight', 'Loop p99'];
const LIVE_NAMES = ['Subscriptions', 'Sources', 'Polls', 'Polls saved', 'Event lag'];
const LIVE_QUERY_NAMES = ['Live queries', 'Different', 'Evaluations', 'Evaluations saved', 'Last change'];
const COUNTS = ['requests', 'failed', 'refused', 'cost'];

/**
 * The requests of callers: figures of the last minute, callers and quotas. Returns a function that updates the view.
 *
 * @param {HTMLElement} container
 */
export function traffic(container) {
  const title = h('h1', { id: 'traffic-title' }, 'Traffic');
  const summary = h('p', { class: 'summary' }, 'No figures yet.');
  const configuration = h('p', { class: 'summary' }, '');
  const strip = figures(NAMES);
  const live = figures(LIVE_NAMES);
  const liveQueries = figures(LIVE_QUERY_NAMES);
  const callers = tableOr('Callers', ['caller', ...COUNTS], 'No requests yet.');
  const operations = tableOr(
    'Operations',
    ['operation', 'requests', 'failed', 'refused', 'p95'],
    'No requests in this time.',
  );
  const quotas = tableOr('Quotas', ['API', 'quota', 'left'], 'No quotas.');
  const tables = h('div', { class: 'tables' }, operations.element, callers.element, quotas.element);
  const chart = chartOf();
  container.append(
    h('div', { class: 'intro' }, title, summary, configuration),
    chart.element,
    strip.element,
    live.element,
    liveQueries.element,
    tables,
  );
  for (const { element } of [strip, live, liveQueries]) element.classList.add('strip');
  for (const { element } of [live, liveQueries]) element.hidden = true;
  let drawn = '';
  /** @param {ServerState} server */
  return ({ traffic: now }) => {
    if (!now) return;
    setText(summary, summaryOf(now));
    setText(configuration, configurationOf(now));
    chart.update(now);
    strip.update(figuresOf(now));
    live.element.hidden = now.subscriptions.open === 0 && now.subscriptions.polls === 0;
    live.update(liveFiguresOf(now));
    liveQueries.element.hidden = now.liveQueries.open === 0 && now.liveQueries.evaluations === 0;
    liveQueries.update(liveQueryFiguresOf(now));
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
function liveFiguresOf({ subscriptions: { open, sources, polls, saved, lagMs } }) {
  return [...[open, sources, polls, saved].map(countText), lagMs > 0 ? durationText(lagMs) : NO_VALUE];
}

/** @param {Traffic} now */
function liveQueryFiguresOf({ liveQueries: { open, different, evaluations, saved, changedAt } }) {
  return [...[open, different, evaluations, saved].map(countText), changedAt > 0 ? TIME.format(changedAt) : NO_VALUE];
}

/** @param {Traffic} now */
function configurationOf({ config }) {
  if (!config) return '';
  const { generation, hash, loadedAt, problem } = config;
  const since = `Configuration ${generation} (${hash}), loaded at ${TIME.format(loadedAt)}.`;
  return problem ? `${since} The reload at ${TIME.format(problem.at)} failed: ${problem.text}` : since;
}

/** @param {Traffic} now */
function figuresOf(now) {
  const { requests, failed, refused, cached, seconds } = now;
  return [
    seconds > 0 ? `${rateText(requests / seconds)}/s` : NO_VALUE,
    shareText(failed, requests),
    shareText(refused, requests),
    durationText(now.p50Ms),
    durationText(now.p95Ms),
    durationText(now.ownP95Ms),
    shareText(cached, requests),
    `${countText(now.inFlight)} of ${countText(now.limit)}`,
    durationText(now.loopP99Ms),
  ];
}

/** @param {number} rate */
function rateText(rate) {
  return rate < 10 ? rate.toFixed(1) : countText(Math.round(rate));
}

/** Latencies of the last minute, with their scale. */
function chartOf() {
  const chart = sparkline(SECONDS);
  const top = h('span');
  const element = h(
    'figure',
    { class: 'minute' },
    h('div', { class: 'scale' }, top),
    chart.element,
    h(
      'figcaption',
      {},
      h('span', {}, `${SECONDS} s ago`),
      h('span', {}, 'dark p50, whole bar p95, red failed'),
      h('span', {}, 'now'),
    ),
  );
  /** @param {Traffic} now */
  const update = (now) => {
    element.hidden = now.spans.every((span) => span === 0);
    setText(top, durationText(topMs(now)));
    chart.update(now);
  };
  return { element, update };
}

/** @param {OperationFigures} figures */
function operationRow({ name, requests, failed, refused, p95Ms }) {
  return [name === '' ? '(without a name)' : name, ...[requests, failed, refused].map(countText), durationText(p95Ms)];
}

/** @param {CallerFigures} counts */
function callerRow({ caller, requests, failed, refused, cost }) {
  return [h('code', {}, caller), ...[requests, failed, refused, cost].map(countText)];
}

/** @param {QuotaFigures} quota */
function quotaRow({ slug, name, left, calls }) {
  const share = calls === undefined ? undefined : left / calls;
  const bar =
    share !== undefined &&
    h('meter', { 'aria-label': `Left of ${name}`, min: 0, max: 1, low: 0.25, high: 0.5, optimum: 1, value: share });
  const text = calls === undefined ? countText(left) : `${countText(left)} of ${countText(calls)}`;
  return [apiLink(slug), name, h('span', { class: 'left' }, bar, text)];
}

/** @param {string} slug */
const apiLink = (slug) => h('a', { href: `#/${slug}` }, slug);

/**
 * A table with a title, and a text in place of its rows where there are none.
 *
 * @param {string} title
 * @param {readonly string[]} columns
 * @param {string} none
 */
function tableOr(title, columns, none) {
  const whole = table(title, columns);
  const empty = h('p', { class: 'line' }, none);
  /** @param {readonly (readonly (Node | string)[])[]} rows */
  const fill = (rows) => {
    empty.hidden = rows.length > 0;
    whole.element.hidden = rows.length === 0;
    whole.fill(rows);
  };
  fill([]);
  return { element: h('section', { class: 'rows' }, h('h2', {}, title), empty, whole.element), fill };
}
