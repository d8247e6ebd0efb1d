/** @import { Hello, RecordedCall, RequestDetail } from '../wire.ts' */
/** @import { ServerState } from './store.js' */
import { button, h, load, setText, table } from './dom.js';
import { bytesText, countText, durationText, NO_VALUE, TIME, UNIDENTIFIED } from './format.js';
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
      // Before the first event, the path of the graph is not known: then it is shown again.
      if (!hello || id === shown) return;
      shown = id;
      if (id === undefined) return;
      element.replaceChildren(h('p', { class: 'line' }, 'Loading…'));
      /** @type {RequestDetail | undefined} */
      const found = await load(`/console/requests/${encodeURIComponent(id)}`);
      if (id === shown) element.replaceChildren(...(found ? content(found, hello) : missing(id)));
    },
    /** @param {ServerState} server */
    update(server) {
      hello = server.hello;
    },
  };
}

/** @param {string} id */
function missing(id) {
  const text = 'is not recorded, or not any more: the last requests are held, and of many a second only some.';
  const more = 'The log has every error under its id, and server.recordedRequests says how many a second are recorded.';
  return [
    back(),
    h('h1', { id: 'request-title' }, 'Not recorded'),
    h('p', { class: 'summary' }, h('code', {}, id), ` ${text} ${more}`),
  ];
}

const back = () => h('p', {}, h('a', { href: '#/requests' }, 'All requests'));

/** @param {RequestDetail} request @param {Hello} hello */
function content(request, hello) {
  const { tool, operation, type, outcome, status, ms, at, caller, requestId, traceId, bytes, source, plan } = request;
  const reasons = reasonsOf(request).map((reason) => timed(reason.ms, reason.text));
  const noReason = h('p', { class: 'line' }, 'Nothing took a large part of it.');
  const facts = [
    TIME.format(at),
    `id ${requestId}`,
    traceId && `trace ${traceId}`,
    tool !== undefined && `by an agent, with the tool ${tool}`,
    `caller ${caller ?? UNIDENTIFIED}`,
    `${bytesText(bytes)} sent`,
    request.codes.join(', '),
    source === 'cache' && 'answered by the response cache',
    source === 'coalesced' && 'answered by an equal request',
  ];
  return [
    back(),
    h(
      'header',
      { class: 'head' },
      h('h1', { id: 'request-title' }, operation ?? type ?? 'Not executed'),
      h('span', { class: outcome }, `${outcome} ${status ?? ''}`.trim()),
      h('strong', {}, durationText(ms)),
      actions(request, hello),
    ),
    h('p', { class: 'summary' }, facts.filter(Boolean).join(' · ')),
    section(
      `Why it took ${durationText(ms)}`,
      reasons.length > 0 ? h('ol', { class: 'reasons' }, ...reasons) : noReason,
    ),
    section('What happened', waterfall(request)),
    plan && section('Promised and sent', planTable(request, plan)),
    request.document === undefined ? '' : section('Operation', documentView(request, request.document)),
    unmarked(request),
  ].filter((part) => part !== undefined);
}

/** @param {string} title @param {Node} child */
function section(title, child) {
  return h('section', { class: 'rows', 'aria-label': title }, h('h2', {}, title), child);
}

/** @param {RequestDetail} request @param {Hello} hello */
function actions({ document: query, requestId }, { path, graphiql }) {
  const body = query && JSON.stringify({ query }).replaceAll("'", String.raw`\u0027`);
  const curl = `curl '${location.origin}${path}' \\\n  -H 'content-type: application/json' \\\n  --data '${body}'`;
  const href = graphiql && query && `${graphiql}?${new URLSearchParams({ query })}`;
  return h(
    'div',
    { class: 'controls' },
    query && /[$…]/.test(query) && h('span', { class: 'line' }, 'Its values are not recorded: fill them in.'),
    body && copyButton('Copy as curl', curl),
    copyButton('Copy id', requestId),
    href && h('a', { class: 'quiet', href }, 'Open in GraphiQL'),
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
      () => 'Copied',
      () => 'The browser refuses',
    );
  const made = button(text, async () => say(await copy()));
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
  for (const [name, same] of Map.groupBy(left, nameOf)) {
    rows.push([NO_VALUE, name, '', '0', countText(same.length), 'not in the plan']);
  }
  const compared = table('Calls that were promised and sent', ['stage', 'call', 'for', 'promised', 'sent', 'notes']);
  compared.fill(rows);
  const { worst, expected, warm, actual = 0 } = plan;
  // Of many calls, some are counted only.
  const sentCount = callCount > calls.length ? actual : calls.filter(isSent).length;
  const total = `${countText(expected)} expected, ${countText(warm)} with a warm cache, at most ${countText(worst)}`;
  return h('div', {}, h('p', { class: 'line' }, `${total}; ${countText(sentCount)} sent.`), compared.element);
}

/** @param {RecordedCall} call */
function isSent({ source, spans }) {
  return source === 'upstream' && spans.some(({ wait }) => wait === undefined);
}

/** The operation, with its errors at their fields. @param {RequestDetail} request @param {string} text */
function documentView({ errors }, text) {
  const lines = text.split('\n').map((line, index) => {
    const here = errors.filter((error) => error.line === index + 1);
    const codes = new Set(here.map(({ code, path }) => `${code} at ${path.join('.')}`));
    const marks = [...codes].map((each) => h('b', {}, `  ${each}`));
    return h('span', { class: here.length > 0 ? 'code-line bad' : 'code-line' }, line, ...marks);
  });
  const region = { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Operation without values' };
  return h('pre', region, ...lines.flatMap((line) => [line, '\n']));
}

/** The errors that have no place in the document. @param {RequestDetail} request */
function unmarked({ document, errors }) {
  const others = errors.filter(({ line }) => document === undefined || line === undefined);
  const items = others.map(({ code, path }) =>
    h('li', {}, h('code', {}, code), path.length > 0 ? ` at ${path.join('.')}` : ''),
  );
  return items.length > 0 ? section('Errors', h('ul', {}, ...items)) : undefined;
}
