/** @import { Hello, RecordedCall, RequestDetail } from '../wire.ts' */
/** @import { ServerState } from './store.js' */
import { button, h, setText, table } from './dom.js';
import { bytesText, countText, durationText, NO_VALUE, SOURCES, TIME } from './format.js';
import { nameOf, reasonsOf } from './reasons.js';
import { timed, waterfall } from './waterfall.js';

/** One request: why it took its time, its calls, and the plan that was made before it ran. */
export function requestView() {
  const element = h('article', { class: 'request', hidden: true });
  /** @type {string | undefined} */
  let shown;
  /** @type {Hello | undefined} */
  let hello;
  return {
    element,
    /** @param {string} [id] */
    async show(id) {
      element.hidden = id === undefined;
      if (id === shown && hello) return;
      shown = id;
      // Before the first event, the path of the graph is not known.
      if (id === undefined || !hello) return;
      element.replaceChildren(h('p', { class: 'line' }, 'Loading…'));
      const found = await load(id);
      if (id === shown) element.replaceChildren(...(found ? content(found, hello) : missing(id)));
    },
    /** @param {ServerState} server */
    update(server) {
      const isFirst = hello === undefined && server.hello !== undefined;
      hello = server.hello;
      if (!isFirst) return;
      const id = shown;
      shown = undefined;
      void this.show(id);
    },
  };
}

/** @param {string} id @returns {Promise<RequestDetail | undefined>} */
async function load(id) {
  try {
    const answer = await fetch(`/console/requests/${encodeURIComponent(id)}`);
    return answer.ok ? /** @type {RequestDetail} */ (await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} id */
function missing(id) {
  const text = 'is not recorded, or not any more: the last requests are held, and of many a second only some.';
  return [
    back(),
    h('h1', { id: 'request-title' }, 'Not recorded'),
    h('p', { class: 'summary' }, h('code', {}, id), ` ${text} The log has every error under its id.`),
  ];
}

const back = () => h('p', {}, h('a', { href: '#/requests' }, 'All requests'));

/** @param {RequestDetail} request @param {Hello} hello */
function content(request, hello) {
  const { tool, operation, type, outcome, status, ms, at, caller, requestId, traceId, bytes, source } = request;
  const reasons = reasonsOf(request);
  const facts = [
    TIME.format(at),
    tool !== undefined && `by an agent, with the tool ${tool}`,
    caller !== undefined && `caller ${caller}`,
    `${bytesText(bytes)} sent`,
    request.codes.join(', '),
    SOURCES[source] && (source === 'cache' ? 'answered by the response cache' : 'answered by an equal request'),
  ];
  return [
    back(),
    h(
      'header',
      { class: 'request-head' },
      h('h1', { id: 'request-title' }, operation ?? type ?? 'Not executed'),
      h('span', { class: `outcome ${outcome}` }, `${outcome} ${status ?? ''}`.trim()),
      h('strong', {}, durationText(ms)),
      actions(request, hello),
    ),
    h('p', { class: 'summary' }, facts.filter(Boolean).join(' · ')),
    h('p', { class: 'ids' }, h('code', {}, requestId), traceId ? h('code', { title: 'Trace' }, traceId) : ''),
    section(
      `Why it took ${durationText(ms)}`,
      reasons.length > 0
        ? h('ol', { class: 'reasons' }, ...reasons.map(({ ms: took, text }) => timed(took, h('span', {}, text))))
        : h('p', { class: 'line' }, 'Nothing took a large part of it.'),
    ),
    section('What happened', waterfall(request)),
    ...(request.plan ? [section('Promised and sent', planTable(request, request.plan))] : []),
    ...(request.document === undefined ? [] : [section('Operation', documentView(request, request.document))]),
    ...(request.document === undefined && request.errors.length > 0 ? [section('Errors', errorList(request))] : []),
  ];
}

/** @param {string} title @param {...Node} children */
function section(title, ...children) {
  return h('section', { class: 'rows', 'aria-label': title }, h('h2', {}, title), ...children);
}

/** @param {RequestDetail} request @param {Hello} hello */
function actions({ document: query, requestId }, { path, graphiql }) {
  const body = query && JSON.stringify({ query }).replaceAll("'", String.raw`\u0027`);
  const curl = `curl '${location.origin}${path}' \\\n  -H 'content-type: application/json' \\\n  --data '${body}'`;
  return h(
    'div',
    { class: 'controls' },
    body && copyButton('Copy as curl', curl),
    copyButton('Copy id', requestId),
    query &&
      graphiql &&
      h('a', { class: 'quiet', href: `${graphiql}?${new URLSearchParams({ query })}` }, 'Open in GraphiQL'),
  );
}

/** @param {string} text @param {string} copied */
function copyButton(text, copied) {
  const say = (/** @type {string} */ word) => {
    setText(made, word);
    setTimeout(() => setText(made, text), 1500);
  };
  const copy = () =>
    navigator.clipboard.writeText(copied).then(
      () => say('Copied'),
      () => say('The browser refuses'),
    );
  const made = button(text, copy);
  return made;
}

/** @param {RequestDetail} request @param {NonNullable<RequestDetail['plan']>} plan */
function planTable({ calls, callCount }, plan) {
  const left = new Set(calls);
  const rows = plan.calls.map(
    ({ api, operation, alternatives = [], stage, times, expected, batched, cached, fields }) => {
      const names = [operation, ...alternatives].map((each) => `${api}.${each}`);
      const own = [...left].filter((call) => names.includes(nameOf(call)));
      for (const call of own) left.delete(call);
      const upstream = own.filter(isSent).length;
      const promised = expected === times ? countText(times) : `${countText(expected)}, at most ${countText(times)}`;
      const spared = own.filter(({ source }) => source !== 'upstream').length;
      const keys = Math.max(...own.map((call) => call.keys ?? 0), 0);
      const notes = [
        batched !== undefined && (keys > 0 ? `${keys} of ${batched} keys a call` : `up to ${batched} keys a call`),
        spared > 0 ? `${spared} spared` : cached && upstream > 0 && 'cached from now on',
        upstream > times && 'more than promised',
        own.length === 0 && 'not needed',
        upstream + spared < own.length && `${own.length - upstream - spared} not tried`,
      ];
      const note = notes.filter(Boolean).join(', ');
      return [String(stage), names[0], fields.join(', '), promised, countText(upstream), note];
    },
  );
  const others = [...Map.groupBy(left, nameOf)].map(([name, same]) => {
    return [NO_VALUE, name, '', '0', countText(same.length), 'not in the plan'];
  });
  const compared = table('Calls that were promised and sent', ['stage', 'call', 'for', 'promised', 'sent', 'notes']);
  compared.fill([...rows, ...others]);
  const { worst, expected, warm, actual } = plan;
  // Of many calls, some are counted only.
  const sentCount = callCount > calls.length ? actual : calls.filter(isSent).length;
  const total = `${countText(expected)} expected, ${countText(warm)} with a warm cache, at most ${countText(worst)}`;
  return h('div', {}, h('p', { class: 'line' }, `${total}; ${countText(sentCount ?? 0)} sent.`), compared.element);
}

/** @param {RecordedCall} call */
function isSent({ source, spans }) {
  return source === 'upstream' && spans.some(({ wait }) => wait === undefined);
}

/** @param {RequestDetail} request @param {string} text */
function documentView(request, text) {
  const lines = text.split('\n').map((line, index) => {
    const here = request.errors.filter((error) => error.line === index + 1);
    const codes = [...new Set(here.map(({ code, path }) => `${code} at ${path.join('.')}`))];
    return h(
      'span',
      { class: here.length > 0 ? 'code-line bad' : 'code-line' },
      line,
      ...codes.map((each) => h('em', {}, each)),
    );
  });
  const elsewhere = request.errors.some(({ line }) => line === undefined) ? [errorList(request)] : [];
  const code = h(
    'pre',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Operation without values' },
    ...lines,
  );
  return h('div', {}, ...elsewhere, code);
}

/** @param {RequestDetail} request */
function errorList({ errors }) {
  const items = errors.map(({ code, path }) =>
    h('li', {}, h('code', {}, code), path.length > 0 ? ` at ${path.join('.')}` : ''),
  );
  return h('ul', { class: 'errors' }, ...items);
}
