/** @import { RecordedCall, RequestDetail } from '../wire.ts' */
import { h, s } from './dom.js';
import { bytesText, counted, durationText } from './format.js';
import { endOf, nameOf, ownSteps } from './reasons.js';

/** Calls of one operation that are rows of their own; further ones share a row that can be opened. */
const MOST_ALIKE = 6;
const TICKS = [1, 2, 5];
/** A stored response takes no time that could be drawn. */
const LEAST_WIDTH = 0.005;
const STEP_WORDS = {
  identified: 'identify the caller',
  read: 'read the request',
  admitted: 'wait for its turn',
  prepared: 'prepare the operation',
  executed: 'resolve fields',
  responded: 'write the response',
  refused: 'refuse the operation',
};
const BAR_WORDS = {
  own: 'the gateway',
  sent: 'sent',
  wait: 'waits',
  fault: 'failed',
  shared: 'equal call',
  cache: 'cached',
};

/**
 * The gateway's own time and the calls of a request, on one axis of time.
 *
 * @param {RequestDetail} request
 */
export function waterfall(request) {
  const { ms, calls, callCount } = request;
  const axis = h('div', { class: 'lane axis', 'aria-hidden': 'true' }, h('span', {}), axisOf(ms), h('span', {}));
  const rest = callCount - calls.length;
  return h(
    'div',
    { class: 'waterfall' },
    axis,
    gatewayRow(request),
    ...grouped(calls).flatMap((same) => {
      const rows = same.map((call) => callRow(call, ms));
      return same.length > MOST_ALIKE ? [/** @type {HTMLElement} */ (groupRow(same, ms, rows))] : rows;
    }),
    rest > 0 ? h('p', { class: 'line' }, `${counted(rest, 'further call is', 'further calls are')} not recorded.`) : '',
    calls.length === 0 ? h('p', { class: 'line' }, 'It made no upstream calls.') : legend(calls),
  );
}

/** Calls in their order, those of one operation and source together that follow each other. @param {readonly RecordedCall[]} calls */
function grouped(calls) {
  /** @type {RecordedCall[][]} */
  const groups = [];
  for (const call of calls) {
    const last = groups.at(-1);
    if (last?.[0] && nameOf(last[0]) === nameOf(call) && last[0].source === call.source) last.push(call);
    else groups.push([call]);
  }
  return groups;
}

/** @param {RequestDetail} request */
function gatewayRow(request) {
  const { ms, upstreamMs } = request;
  const steps = ownSteps(request);
  const bars = steps.map(({ step, at, ms: took }) => bar(at, took, ms, step === 'executed' ? 'open' : `own ${step}`));
  const items = steps.map(({ step, own }) =>
    timed(own, STEP_WORDS[/** @type {keyof typeof STEP_WORDS} */ (step)] ?? step),
  );
  return group('the gateway', bars, `${durationText(ms - upstreamMs)} its own`, h('ul', { class: 'steps' }, ...items));
}

/** A row of a list: what took how long. @param {number} ms @param {Node | string} what */
export function timed(ms, what) {
  return h('li', {}, h('b', {}, durationText(ms)), what);
}

/** A row that can be opened. @param {string} who @param {readonly SVGElement[]} bars @param {string} what @param {...Node} within */
function group(who, bars, what, ...within) {
  const cells = [h('span', { class: 'who' }, who), lane(bars), h('span', { class: 'what' }, what)];
  return h('details', { class: 'group' }, h('summary', { class: 'lane' }, ...cells), ...within);
}

/** @param {readonly RecordedCall[]} same @param {number} total @param {readonly Node[]} rows */
function groupRow(same, total, rows) {
  const [first] = /** @type {readonly [RecordedCall]} */ (same);
  const end = Math.max(...same.map(endOf));
  const isSingle = same.every(({ keys }) => keys === 1);
  const what = `${same.length} calls${isSingle ? ', one key each' : ''}, ${durationText(end - first.at)}`;
  const bars = same.flatMap((call) => barsOf(call, total));
  return group(`${nameOf(first)} × ${same.length}`, bars, what, ...rows);
}

/** @param {RecordedCall} call @param {number} total */
function callRow(call, total) {
  return h(
    'div',
    { class: `lane call ${call.source}`, 'data-call': nameOf(call) },
    h('span', { class: 'who' }, h('a', { href: `#/${call.api}` }, call.api), `.${call.operation}`),
    lane(barsOf(call, total)),
    h('span', { class: call.code === undefined ? 'what' : 'what bad' }, factsOf(call)),
  );
}

/** @param {RecordedCall} call */
function factsOf({ source, keys, bytes, ms, status, code, spans }) {
  if (source === 'cache') return 'cached';
  const attempts = spans.filter(({ wait }) => wait === undefined).length;
  const waited = spans.reduce((sum, span) => sum + (span.wait === undefined ? 0 : (span.ms ?? 0)), 0);
  return [
    ms === undefined ? 'still in flight' : durationText(ms),
    source === 'shared' && 'by an equal call',
    keys !== undefined && counted(keys, 'key'),
    code ?? (status !== undefined && status !== 200 && String(status)),
    source === 'upstream' && attempts === 0 && 'not tried',
    attempts > 1 && `${attempts} attempts`,
    waited >= 1 && `${durationText(waited)} waiting`,
    bytes !== undefined && bytesText(bytes),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** @param {RecordedCall} call @param {number} total */
function barsOf(call, total) {
  const { at, ms = total - at, source, spans } = call;
  if (source !== 'upstream') return [bar(at, ms, total, source)];
  const of = spans.map((span) => {
    const took = span.ms ?? total - span.at;
    return bar(span.at, took, total, span.wait === undefined ? (span.code === undefined ? 'sent' : 'fault') : 'wait');
  });
  return [bar(at, ms, total, 'whole'), ...of];
}

/** @param {number} at @param {number} ms @param {number} total @param {string} kind */
function bar(at, ms, total, kind) {
  const share = (/** @type {number} */ value) => `${((100 * value) / (total || 1)).toFixed(2)}%`;
  const from = Math.min(at, total * (1 - LEAST_WIDTH));
  return s('rect', {
    class: kind,
    x: share(from),
    width: share(Math.max(total * LEAST_WIDTH, Math.min(ms, total - from))),
    y: 4,
    height: 10,
  });
}

/** @param {readonly SVGElement[]} bars */
function lane(bars) {
  return s('svg', { class: 'bars', 'aria-hidden': 'true', width: '100%', height: 18 }, ...bars);
}

/** About five round times. @param {number} total */
function axisOf(total) {
  const power = 10 ** Math.floor(Math.log10(Math.max(total, 0.01) / 5));
  const step = (TICKS.find((each) => each * power >= total / 5) ?? 10) * power;
  const marks = Array.from({ length: Math.floor(total / step) + 1 }, (_, index) => index * step);
  const texts = marks.map((ms) => {
    const x = `${((100 * ms) / total).toFixed(2)}%`;
    const isLast = ms > total * 0.92;
    const anchor = ms === 0 ? 'start' : isLast ? 'end' : 'middle';
    return s('text', { x, y: 12, 'text-anchor': anchor }, ms === 0 ? '0' : durationText(ms));
  });
  return s('svg', { class: 'bars', width: '100%', height: 18 }, ...texts);
}

/** @param {readonly RecordedCall[]} calls */
function legend(calls) {
  const kinds = new Set(['own', ...calls.flatMap((call) => barsOf(call, 1).map((each) => each.getAttribute('class')))]);
  const shown = Object.entries(BAR_WORDS).filter(([kind]) => kinds.has(kind));
  const sign = (/** @type {string} */ kind) =>
    s('svg', { width: 10, height: 10, 'aria-hidden': 'true' }, s('rect', { class: kind, width: 10, height: 10 }));
  const items = shown.map(([kind, text]) => h('li', {}, sign(kind), text));
  return h('ul', { class: 'legend' }, ...items);
}
