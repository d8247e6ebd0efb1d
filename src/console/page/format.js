/** @import { ApiFacts, ApiState, State } from '../wire.ts' */

const WHOLE = new Intl.NumberFormat('en');
const COMPACT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

export const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** Shown where there is no value. */
export const NO_VALUE = '–';

/** A caller without an identity. */
export const UNIDENTIFIED = 'unidentified';

/** @type {Readonly<Record<State, string>>} */
const STATES = { idle: 'No calls yet', healthy: 'Healthy', degraded: 'Degraded', failing: 'Failing' };

/** What answered a request in place of an execution. */
export const SOURCES = { cache: 'cached', coalesced: 'shared', execution: '' };

/** @type {Readonly<Record<ApiFacts['source'], string>>} */
export const ORIGINS = { sandbox: 'mocked', connected: 'connected', none: 'without an address' };

/** The state in a word. What is broken on purpose is only that. @param {{ state: State, broken?: string | undefined }} api */
export function stateOf({ state, broken }) {
  return broken === undefined ? STATES[state] : 'Broken';
}

/** Whether an API needs attention. @param {Pick<ApiState, 'state'>} api */
export function isBad({ state }) {
  return state === 'failing' || state === 'degraded';
}

/** @param {number} count */
export function countText(count) {
  return count < 100_000 ? WHOLE.format(count) : COMPACT.format(count);
}

/** @param {number | undefined} ms */
export function durationText(ms) {
  if (ms === undefined || ms < 0) return NO_VALUE;
  if (ms >= 9950) return `${Math.round(ms / 1000)} s`;
  if (ms >= 995) return `${(ms / 1000).toFixed(1)} s`;
  return `${ms < 9.95 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

/** @param {number} bytes */
export function bytesText(bytes) {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(bytes < 99_950 ? 1 : 0)} kB`;
}

/**
 * A share in percent. Only 0 is shown as 0 %, and only all as 100 %.
 *
 * @param {number} part
 * @param {number} whole
 */
export function shareText(part, whole) {
  if (whole === 0) return NO_VALUE;
  const percent = (part / whole) * 100;
  if (part === 0 || part === whole) return `${percent} %`;
  if (percent < 0.1) return '<0.1 %';
  return percent < 10 ? `${percent.toFixed(1)} %` : `${Math.min(99, Math.round(percent))} %`;
}

/** What is left of a quota, of which the upstream may not tell the whole. @param {{ left: number, calls?: number | undefined }} quota */
export function leftText({ left, calls }) {
  return calls === undefined ? countText(left) : `${countText(left)} of ${countText(calls)}`;
}

/**
 * @param {number} count
 * @param {string} one
 * @param {string} [many]
 */
export function counted(count, one, many = `${one}s`) {
  return `${countText(count)} ${count === 1 ? one : many}`;
}

/**
 * Calls and faults of all spans.
 *
 * @param {Pick<ApiState, 'spans'>} state
 */
export function recentOf({ spans }) {
  const sum = (/** @type {0 | 1} */ index) =>
    spans.map((span) => (span === 0 ? 0 : span[index])).reduce((total, count) => total + count, 0);
  return { calls: sum(0), faults: sum(1) };
}
