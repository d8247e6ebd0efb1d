/** @import { ApiState } from '../wire.ts' */
import { h, s, setText } from './dom.js';
import { NO_VALUE } from './format.js';

const [STEP, GAP, HEIGHT] = [4, 1, 36];
/** With a smaller scale, noise would fill it. */
const LOWEST_TOP_MS = 5;

/**
 * Bars for the last spans, the newest at the right: the dark part is p50, the whole bar p95, and red at the foot the
 * share that failed.
 *
 * @param {number} spans
 */
export function sparkline(spans) {
  const [p95, p50, faults] = [s('path', { class: 'p95' }), s('path', { class: 'p50' }), s('path', { class: 'fault' })];
  const viewBox = `0 0 ${spans * STEP - GAP} ${HEIGHT}`;
  const base = s('path', { class: 'base', d: `M0 ${HEIGHT - 0.5}h${spans * STEP - GAP}` });
  const shape = { class: 'sparkline', viewBox, preserveAspectRatio: 'none', 'aria-hidden': 'true' };
  const element = s('svg', shape, base, p95, p50, faults);
  /** @param {Pick<ApiState, 'spans'>} state */
  const update = (state) => {
    const paths = pathsOf(state);
    p95.setAttribute('d', paths.p95);
    p50.setAttribute('d', paths.p50);
    faults.setAttribute('d', paths.faults);
  };
  return { element, update };
}

/**
 * The latency at the top of the scale.
 *
 * @param {Pick<ApiState, 'spans'>} state
 */
export function topMs({ spans }) {
  return Math.max(LOWEST_TOP_MS, ...spans.map((span) => (span === 0 ? 0 : span[3])));
}

/** @param {Pick<ApiState, 'spans'>} state */
export function pathsOf(state) {
  const top = topMs(state);
  let [p95, p50, faults] = ['', '', ''];
  for (const [index, span] of state.spans.entries()) {
    if (span === 0) continue;
    const [calls, failed, half, most] = span;
    if (most >= 0) p95 += bar(index, most / top);
    if (half >= 0) p50 += bar(index, half / top);
    if (failed > 0) faults += bar(index, Math.max(0.1, failed / calls) * 0.25);
  }
  return { p95, p50, faults };
}

/** Heights grow with the square root, so that one slow call does not flatten all others. @param {number} index @param {number} share */
function bar(index, share) {
  const height = Math.max(1.5, Math.sqrt(share) * HEIGHT).toFixed(1);
  return `M${index * STEP} ${HEIGHT}v-${height}h${STEP - GAP}v${height}z`;
}

/**
 * A list of names, each with a figure.
 *
 * @param {readonly string[]} names
 */
export function figures(names) {
  const values = names.map(() => h('dd', {}, NO_VALUE));
  const pairs = names.map((name, index) => h('div', { 'data-figure': name }, h('dt', {}, name), values[index]));
  /** @param {readonly string[]} texts */
  const update = (texts) => {
    for (const [index, value] of values.entries()) setText(value, texts[index] ?? '');
  };
  return { element: h('dl', { class: 'figures' }, ...pairs), update };
}
