/** @import { RecordedCall, RequestDetail } from '../wire.ts' */
import { h, s } from './dom.js';
import { legend } from './figures.js';
import { bytesText, counted, durationText } from './format.js';
import { endOf, nameOf, ownSteps, STEP_WORDS } from './reasons.js';

/** Calls of one operation that are rows of their own; further ones share a row that can be opened. */
const MOST_ALIKE = 6;
const TICKS = [1, 2, 5];
/** A stored response takes no time that could be drawn. */
const LEAST_WIDTH = 0.005;
const BARS = { own: 'the gateway', sent: 'sent', wait: 'waits', fault: 'failed', shared: 'shared', cache: 'cached' };

/**
 * The gateway's own time and the calls of a request, on one axis of time.
 *
 * @param {RequestDetail} request
 */
export function waterfall(request) {
  const { ms, calls, callCount } = request;
  const rest = callCount - calls.length;
  const kinds = new Set(['own', ...calls.flatMap((call) => barsOf(call, 1).map((each) => each.getAttribute('class')))]);
  const shown = Object.fromEntries(Object.entries(BARS).filter(([kind]) => kinds.has(kind)));
  return h(
    'div',
    { class: 'waterfall' },
    h('div', { class: 'lane', 'aria-hidden': 'true' }, h('span'), lane(axisOf(ms)), h('span')),
    gatewayRow(request),
    ...grouped(calls).flatMap((same) => {
      /** @type {readonly HTMLElement[]} */
      const rows = same.map((call) => callRow(call, ms));
      return same.length > MOST_ALIKE ? [groupRow(same, ms, rows)] : rows;
    }),
    rest > 0 && h('p', { class: 'line' }, `${counted(rest, 'further call is', 'further calls are')} not recorded.`),
    calls.length === 0 ? h('p', { class: 'line' }, 'It made no upstream calls.') : legend(shown),
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
  const bars = steps.map(({ step, at, ms: took }) => bar(at, took, ms, step === 'executed' ? 'open' : 'own'));
  const items = steps.map(({ step, own }) => timed(own, STEP_WORDS[step] ?? step));
  return group('the gateway', bars, `${durationText(ms - upstreamMs)} its own`, h('ul', { class: 'steps' }, ...items));
}

/** A row of a list: what took how long. @param {number} ms @param {string} what */
export function timed(ms, what) {
  return h('li', {}, h('b', {}, durationText(ms)), h('span', {}, what));
}

/** A row that can be opened. @param {string} who @param {readonly SVGElement[]} bars @param {string} what @param {...Node} within */
function group(who, bars, what, ...within) {
  const cells = [h('span', { class: 'who' }, who), lane(bars), h('span', { class: 'what' }, what)];
  return h('details', { class: 'group' }, h('summary', { class: 'lane' }, ...cells), ...within);
}

/** @param {readonly RecordedCall[]} same @param {number} total @param {readonly Node[]} rows */
function groupRow(same, total, rows) {
  const [first] = /** @type {readonly [RecordedCall]} */ (same);
  const ms = Math.max(...same.map(endOf)) - first.at;
  const keys = same.every((call) => call.keys === 1) ? ', one key each' : '';
  const bars = same.flatMap((call) => barsOf(call, total));
  return group(`${nameOf(first)} × ${same.length}`, bars, `${same.length} calls${keys}, ${durationText(ms)}`, ...rows);
}

/** @param {RecordedCall} call @param {number} total */
function callRow(call, total) {
  return h(
    'div',
    { class: 'lane call', 'data-call': nameOf(call) },
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
  const isUntried = source === 'upstream' && attempts === 0;
  const facts = [
    ms === undefined ? 'still in flight' : !isUntried && durationText(ms),
    source === 'shared' && 'by an equal call',
    keys !== undefined && counted(keys, 'key'),
    code ?? (status !== undefined && status !== 200 && String(status)),
    isUntried && 'not tried',
    attempts > 1 && `${attempts} attempts`,
    waited >= 1 && `${durationText(waited)} waiting`,
    bytes !== undefined && bytesText(bytes),
  ];
  return facts.filter(Boolean).join(' · ');
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
  const from = Math.min(at, total * (1 - LEAST_WIDTH));
  const wide = Math.max(total * LEAST_WIDTH, Math.min(ms, total - from));
  return s('rect', { class: kind, x: percent(from, total), width: percent(wide, total), y: 4, height: 10 });
}

/** @param {number} part @param {number} total */
function percent(part, total) {
  return `${((100 * part) / (total || 1)).toFixed(2)}%`;
}

/** @param {readonly SVGElement[]} content */
function lane(content) {
  return s('svg', { class: 'bars', 'aria-hidden': 'true', width: '100%', height: 18 }, ...content);
}

/** About five round times. @param {number} total */
function axisOf(total) {
  const power = 10 ** Math.floor(Math.log10(Math.max(total, 0.01) / 5));
  const step = (TICKS.find((each) => each * power >= total / 5) ?? 10) * power;
  return Array.from({ length: Math.floor(total / step) + 1 }, (_, index) => {
    const ms = index * step;
    const anchor = index === 0 ? 'start' : ms > total * 0.92 ? 'end' : 'middle';
    return s('text', { x: percent(ms, total), y: 12, 'text-anchor': anchor }, index === 0 ? '0' : durationText(ms));
  });
}
