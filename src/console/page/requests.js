/** @import { RequestRow } from '../wire.ts' */
/** @import { ServerState } from './store.js' */
import { h, keepFocus, setText, table } from './dom.js';
import { counted, countText, durationText, NO_VALUE, SOURCES, shareText, TIME } from './format.js';
import { requestView } from './request.js';

const COLUMNS = ['time', 'operation', 'caller', 'status', 'took', 'calls', 'spared', 'errors', 'request id'];
const OUTCOMES = { all: 'All', failed: 'Failed', refused: 'Refused', slow: 'Slowest first' };

/**
 * The recorded requests in a list, or one of them. Returns functions that choose what is shown, and update it.
 *
 * @param {HTMLElement} container
 */
export function requests(container) {
  const title = h('h1', { id: 'requests-title' }, 'Requests');
  const summary = h('p', { class: 'summary' });
  const placeholder = 'Operation, caller, API, code or id';
  const search = h('input', { type: 'search', 'aria-label': 'Filter', placeholder });
  const options = Object.entries(OUTCOMES).map(([value, text]) => h('option', { value }, text));
  const outcome = h('select', { 'aria-label': 'Which requests' }, ...options);
  const empty = h('div', { class: 'empty' });
  const { element: rows, body, fill } = table('Recorded requests', COLUMNS);
  rows.classList.add('rows');
  const intro = h('div', { class: 'intro' }, title, summary, h('div', { class: 'filter' }, search, outcome));
  const list = h('div', {}, intro, empty, rows);
  const one = requestView();
  container.append(list, one.element);
  /** @type {ServerState | undefined} */
  let server;
  let drawn = '';
  const draw = () => {
    if (!server?.hello) return;
    const { hello, requests: all } = server;
    const shown = chosen(all, search.value, outcome.value);
    setText(summary, summaryOf(all, hello.isRecording));
    rows.hidden = shown.length === 0;
    empty.hidden = shown.length > 0;
    if (shown.length === 0) empty.replaceChildren(...emptyState(all.length > 0, hello));
    const key = JSON.stringify(shown.map(({ at, requestId }) => [at, requestId]));
    if (key === drawn) return;
    drawn = key;
    const longest = Math.max(...shown.map(({ ms }) => ms));
    const focused = document.activeElement instanceof HTMLAnchorElement ? document.activeElement.hash : '';
    keepFocus(
      body,
      () => fill(shown.map((each) => rowOf(each, longest))),
      () => [...body.querySelectorAll('a')].find(({ hash }) => hash === focused) ?? body.querySelector('a'),
    );
  };
  for (const each of [search, outcome]) each.addEventListener('input', draw);
  return {
    /** @param {string} [id] */
    show(id) {
      list.hidden = id !== undefined;
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
    const { tool = '', operation = '', type = '', caller = '', requestId, outcome, status, codes, apis } = each;
    const texts = [tool && 'agent', tool, operation, type, caller, requestId, outcome, status, ...codes, ...apis]
      .join(' ')
      .toLowerCase();
    return words.every((word) => texts.includes(word)) && (which in { all: 1, slow: 1 } || outcome === which);
  });
  return which === 'slow' ? found.toSorted((one, other) => other.ms - one.ms) : found;
}

/** @param {readonly RequestRow[]} all @param {boolean} isRecording */
function summaryOf(all, isRecording) {
  if (!isRecording) return 'Requests without errors are not recorded: server.recordedRequests is 0.';
  if (all.length === 0) return '';
  const failed = all.filter(({ outcome }) => outcome === 'failed').length;
  return `The last ${counted(all.length, 'request')} that were recorded, ${failed === 0 ? 'none' : countText(failed)} of them failed. Values are not recorded.`;
}

/** @param {boolean} isFiltered @param {{ graphiql?: string }} hello */
function emptyState(isFiltered, { graphiql }) {
  if (isFiltered) return [h('p', {}, 'No recorded request matches.')];
  return [
    h('h2', {}, 'No requests yet'),
    h('p', {}, 'Each request to the graph shows up here, with its upstream calls and the time that each took.'),
    graphiql ? h('p', {}, h('a', { class: 'action', href: graphiql }, 'Run a query in GraphiQL')) : '',
  ];
}

/** @param {RequestRow} request @param {number} longest */
function rowOf(request, longest) {
  const { at, requestId, operation, type, caller, outcome, status, source, ms, callCount, spared, codes } = request;
  const date = new Date(at);
  const spent = h('progress', { max: longest, value: ms, 'aria-label': 'Took' });
  return [
    h('time', { datetime: date.toISOString() }, TIME.format(date)),
    h('a', { href: `#/requests/${encodeURIComponent(requestId)}` }, operation ?? (type ? `(${type})` : 'not executed')),
    h('code', {}, caller ?? NO_VALUE),
    h('span', { class: `outcome ${outcome}` }, outcome === 'abandoned' ? outcome : String(status ?? NO_VALUE)),
    h('span', { class: 'left' }, spent, h('span', { class: 'took' }, durationText(ms))),
    countText(callCount),
    source === 'execution' ? (callCount > 0 ? shareText(spared, callCount) : NO_VALUE) : SOURCES[source],
    codes.join(', ') || NO_VALUE,
    h('code', { class: 'id', title: requestId }, requestId),
  ];
}
