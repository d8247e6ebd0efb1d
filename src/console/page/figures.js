/** @import { ApiState } from '../wire.ts' */
import { h, s, setText } from './dom.js';
import { durationText, NO_VALUE } from './format.js';

const [STEP, GAP, HEIGHT] = [4, 1, 36];
/** With a smaller scale, noise would fill it. */
const LOWEST_TOP_MS = 5;

/** The parts of a chart's bars, from the back to the front. */
const PARTS = /** @type {const} */ (['p95', 'p50', 'fault']);
export const BARS = { p50: 'p50', p95: 'p95', fault: 'failed' };

/**
 * Bars for the last spans, the newest at the right: the dark part is p50, the whole bar p95, and red at the foot the share that failed. Hidden
 * without any.
 *
 * @param {number} spans
 * @param {number} spanMs
 */
export function chart(spans, spanMs) {
  const width = spans * STEP - GAP;
  const parts = PARTS.map((name) => ({ name, path: s('path', { class: name }) }));
  const shape = { class: 'sparkline', viewBox: `0 0 ${width} ${HEIGHT}`, preserveAspectRatio: 'none' };
  const svg = s(
    'svg',
    shape,
    s('path', { class: 'base', d: `M0 ${HEIGHT - 0.5}h${width}` }),
    ...parts.map(({ path }) => path),
  );
  const [seconds, top] = [(spans * spanMs) / 1000, h('span')];
  const first = h('span', {}, seconds < 120 ? `${seconds} s` : `${seconds / 60} min`);
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
    if (most >= 0) paths.p95 += bar(index, most / top);
    if (half >= 0) paths.p50 += bar(index, half / top);
    if (failed > 0) paths.fault += bar(index, Math.max(0.1, failed / calls) * 0.25);
  }
  return paths;
}

/** Heights grow with the square root, so that one slow call does not flatten all others. @param {number} index @param {number} share */
function bar(index, share) {
  const height = Math.max(1.5, Math.sqrt(share) * HEIGHT).toFixed(1);
  return `M${index * STEP} ${HEIGHT}v-${height}h${STEP - GAP}v${height}z`;
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
