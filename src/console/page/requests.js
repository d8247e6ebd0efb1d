/** @import { Hello, RequestRow } from '../wire.ts' */
/** @import { ServerState } from './store.js' */
import { h, setText, table } from './dom.js';
import { counted, countText, durationText, NO_VALUE, SOURCES, shareText, TIME, UNIDENTIFIED } from './format.js';
import { requestView } from './request.js';

const COLUMNS = ['operation', 'took', 'status', 'errors', 'calls', 'spared', 'time', 'request id', 'caller'];
const CHOICES = { all: 'All', failed: 'Failed', refused: 'Refused', ms: 'Slowest first', callCount: 'Most calls' };

/**
 * The recorded requests in a list, or one of them. Returns functions that choose what is shown, and update it.
 *
 * @param {HTMLElement} container
 */
export function requests(container) {
  const title = h('h1', { id: 'requests-title' }, 'Requests');
  const [summary, empty, one] = [
    h('p', { class: 'summary' }),
    h('div', { class: 'empty', hidden: true }),
    requestView(),
  ];
  const search = h('input', { type: 'search', 'aria-label': 'Filter', placeholder: 'Operation, caller, API or id' });
  const options = Object.entries(CHOICES).map(([value, text]) => h('option', { value }, text));
  const outcome = h('select', { 'aria-label': 'Which requests' }, ...options);
  const { element: rows, fill } = table('Recorded requests', COLUMNS);
  rows.classList.add('rows');
  const filter = h('div', { class: 'filter' }, search, outcome);
  const list = h('div', {}, h('div', { class: 'intro' }, title, summary, filter), empty, rows);
  container.append(list, one.element);
  /** @type {ServerState | undefined} */
  let server;
  let drawn = '';
  const draw = () => {
    if (!server?.hello) return;
    const { hello, requests: all } = server;
    const shown = chosen(all, search.value, outcome.value);
    setText(summary, summaryOf(all, hello.isRecording));
    filter.hidden = all.length === 0;
    rows.hidden = shown.length === 0;
    empty.hidden = shown.length > 0;
    const key = JSON.stringify([all.length > 0, shown.map(({ at, requestId }) => [at, requestId])]);
    if (key === drawn) return;
    drawn = key;
    empty.replaceChildren(...(all.length > 0 ? [h('p', {}, 'No recorded request matches.')] : firstRequest(hello)));
    const longest = Math.max(...shown.map(({ ms }) => ms));
    fill(shown.map((each) => rowOf(each, longest)));
  };
  for (const each of [search, outcome]) each.addEventListener('input', draw);
  return {
    /** @param {string} [id] @param {string} [text] filters the list */
    show(id, text) {
      list.hidden = id !== undefined;
      if (text !== undefined) [search.value, outcome.value] = [text, 'all'];
      draw();
      void one.show(id);
    },
    /** @param {ServerState} now */
    update(now) {
      server = now;
      draw();
      one.update(now);
    },
  };
}

/**
 * The requests that match all words of a text, in the chosen order.
 *
 * @param {readonly RequestRow[]} all
 * @param {string} text
 * @param {string} which
 */
export function chosen(all, text, which) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((each) => {
    const { tool = '', type = '', requestId, outcome, status, codes, apis, source } = each;
    const { operation = type && 'anonymous', caller = UNIDENTIFIED } = each;
    const facts = [tool && 'agent', tool, operation, type, caller, requestId, outcome, status, SOURCES[source]];
    const texts = [...facts, ...codes, ...apis].join(' ').toLowerCase();
    const isChosen = outcome === which || !['failed', 'refused'].includes(which);
    return isChosen && words.every((word) => texts.includes(word));
  });
  if (which !== 'ms' && which !== 'callCount') return found;
  return found.toSorted((one, other) => other[which] - one[which]);
}

/** What to do before the first request. @param {Hello} hello */
export function firstRequest({ graphiql }) {
  return [
    h('h2', {}, 'No requests yet'),
    h('p', {}, 'Each request to the graph shows up here, with its upstream calls and the time that each took.'),
    graphiql ? h('p', {}, h('a', { class: 'action', href: graphiql }, 'Run a query in GraphiQL')) : '',
  ];
}

/** @param {readonly RequestRow[]} all @param {boolean} isRecording */
function summaryOf(all, isRecording) {
  if (!isRecording) return 'Requests without errors are not recorded: server.recordedRequests is 0.';
  if (all.length === 0) return '';
  const failed = all.filter(({ outcome }) => outcome === 'failed').length;
  return `The last ${counted(all.length, 'request')} that were recorded, ${failed === 0 ? 'none' : countText(failed)} of them failed. Values are not recorded.`;
}

/** @param {RequestRow} request @param {number} longest */
function rowOf(request, longest) {
  const { requestId, operation, type, outcome, status = '', source, ms, callCount, spared } = request;
  const date = new Date(request.at);
  // By the square root, so that one slow request does not flatten all others.
  const spent = h('progress', { max: Math.sqrt(longest), value: Math.sqrt(ms), 'aria-label': 'Took' });
  return [
    h('a', { href: `#/requests/${encodeURIComponent(requestId)}` }, operation ?? (type ? `(${type})` : 'not executed')),
    h('span', { class: 'left' }, spent, durationText(ms)),
    h('span', { class: outcome }, outcome === 'success' ? String(status) : `${outcome} ${status}`),
    request.codes.join(', ') || NO_VALUE,
    countText(callCount),
    source === 'execution' ? (callCount > 0 ? shareText(spared, callCount) : NO_VALUE) : SOURCES[source],
    h('time', { datetime: date.toISOString() }, TIME.format(date)),
    h('code', { class: 'id', title: requestId }, requestId),
    h('code', {}, request.caller ?? UNIDENTIFIED),
  ];
}
