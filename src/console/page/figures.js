/** @import { ApiState } from '../wire.ts' */
import { h, s, setText } from './dom.js';
import { durationText, NO_VALUE } from './format.js';

const [STEP, GAP, HEIGHT] = [4, 1, 36];
/** The lowest bar. Half of it is the least red: only where all calls failed, a bar is wholly red. */
const LOWEST = 4;
/** With a smaller scale, noise would fill it. */
const LOWEST_TOP_MS = 5;

/** The parts of a chart's bars, from the back to the front. */
const PARTS = /** @type {const} */ (['p95', 'p50', 'fault']);
export const BARS = { p50: 'p50', p95: 'p95', fault: 'failed' };

/**
 * Bars for the last spans, the newest at the right: the dark part is p50, the whole bar p95, and red from the foot the share of it that failed.
 * Hidden without any.
 *
 * @param {number} spans
 * @param {number} spanMs
 */
export function chart(spans, spanMs) {
  const width = spans * STEP - GAP;
  const parts = PARTS.map((name) => ({ name, path: s('path', { class: name }) }));
  const viewBox = `0 0 ${width} ${HEIGHT}`;
  const shape = { class: 'sparkline', viewBox, height: HEIGHT, preserveAspectRatio: 'none' };
  const base = s('path', { class: 'base', d: `M0 ${HEIGHT - 0.5}h${width}` });
  const svg = s('svg', shape, base, ...parts.map(({ path }) => path));
  const [seconds, top] = [(spans * spanMs) / 1000, h('span')];
  const first = h('span', {}, `${seconds < 120 ? `${seconds} s` : `${seconds / 60} min`} ago`);
  const caption = h('figcaption', {}, first, top, h('span', {}, 'now'));
  const element = h('figure', { 'aria-hidden': 'true' }, svg, caption);
  /** @param {Pick<ApiState, 'spans'>} state */
  const update = (state) => {
    const paths = pathsOf(state);
    for (const { name, path } of parts) path.setAttribute('d', paths[name]);
    setText(top, `≤ ${durationText(topMs(state))}`);
    element.hidden = state.spans.every((span) => span === 0);
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
  const paths = { p95: '', p50: '', fault: '' };
  for (const [index, span] of state.spans.entries()) {
    if (span === 0) continue;
    const [calls, failed, half, most] = span;
    // Calls without a latency have a low bar, which is red alone.
    const whole = heightOf(most >= 0 ? most / top : 1 / 16);
    if (most >= 0) paths.p95 += bar(index, whole);
    if (half >= 0) paths.p50 += bar(index, heightOf(half / top));
    if (failed > 0) paths.fault += bar(index, Math.max(LOWEST / 2, (whole * failed) / calls));
  }
  return paths;
}

/** Heights grow with the square root, so that one slow call does not flatten all others. */
const heightOf = (/** @type {number} */ share) => Math.max(LOWEST, Math.sqrt(share) * HEIGHT);

/** @param {number} index @param {number} height */
function bar(index, height) {
  return `M${index * STEP} ${HEIGHT}v-${height.toFixed(1)}h${STEP - GAP}v${height.toFixed(1)}z`;
}

/**
 * What each colour stands for, by the classes of the parts.
 *
 * @param {Readonly<Record<string, string>>} parts
 */
export function legend(parts) {
  const items = Object.entries(parts).map(([name, text]) => h('li', {}, h('i', { class: name }), text));
  return h('ul', { class: 'legend line' }, ...items);
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
