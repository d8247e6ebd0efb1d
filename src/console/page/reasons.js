/** @import { RecordedCall, RequestDetail } from '../wire.ts' */
import { counted, durationText } from './format.js';

/** @typedef {{ text: string, ms: number }} Reason */

/** Reasons for a smaller share of the time are not worth a line. */
const LEAST_SHARE = 0.1;
const MOST_REASONS = 4;
/** So many calls of one key each would be fewer in a batch. */
const MANY = 4;

const WAITS = { connection: 'a connection: all of them were in use', credential: 'a credential' };

/** What the gateway itself does, by the step that ends it. @type {Readonly<Record<string, string>>} */
export const STEP_WORDS = {
  identified: 'identify the caller',
  read: 'read the request',
  admitted: 'wait for its turn',
  prepared: 'prepare the operation',
  executed: 'resolve fields',
  responded: 'write the response',
  refused: 'refuse the operation',
};

/**
 * Why a request took its time, the greatest reasons first.
 *
 * @param {RequestDetail} request
 * @returns {readonly Reason[]}
 */
export function reasonsOf(request) {
  const { ms, calls } = request;
  const upstream = calls.filter(({ source }) => source === 'upstream');
  const shared = calls.filter(({ source }) => source === 'shared');
  const found = [
    ...waits(upstream),
    ...retries(upstream),
    ...repeated(request, upstream),
    ...ownSteps(request).map(({ step, own }) => {
      return { text: `The gateway itself took ${durationText(own)} to ${STEP_WORDS[step]}`, ms: own };
    }),
    ...shared.map((call) => {
      return { text: `${nameOf(call)} waited for an equal call of another request`, ms: endOf(call) - call.at };
    }),
  ];
  return [...found, ...slow(upstream, found)]
    .filter((reason) => reason.ms >= ms * LEAST_SHARE && reason.ms >= 1)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, MOST_REASONS);
}

/** The steps of the gateway itself, with the time that each took, and that of it without upstream calls. @param {RequestDetail} request */
export function ownSteps({ steps, ms, upstreamMs, outcome }) {
  const isRefused = outcome === 'refused' && !steps.some(({ step }) => step === 'executed');
  const ends = [...steps, { step: isRefused ? 'refused' : 'responded', ms }];
  return ends.map(({ step, ms: end }, index) => {
    const at = ends[index - 1]?.ms ?? 0;
    return { step, at, ms: end - at, own: step === 'executed' ? Math.max(0, end - at - upstreamMs) : end - at };
  });
}

/** @param {readonly RecordedCall[]} calls @returns {Reason[]} */
function waits(calls) {
  const all = calls.flatMap((call) =>
    call.spans.flatMap(({ at, ms = 0, wait }) => (wait === undefined ? [] : [{ call, at, ms, wait }])),
  );
  return [...Map.groupBy(all, ({ call, wait }) => `${call.api} ${wait}`).values()].map((same) => {
    const [{ call, wait }] = /** @type {[typeof all[number]]} */ (same);
    const ms = covered(same.map((span) => [span.at, endOf(span)]));
    const what = WAITS[/** @type {keyof typeof WAITS} */ (wait)] ?? `the quota “${wait}”`;
    const who = same.length === 1 ? nameOf(call) : `${counted(same.length, 'call')} of ${call.api}`;
    return { text: `${who} waited ${durationText(ms)} for ${what}`, ms };
  });
}

/** @param {readonly RecordedCall[]} calls @returns {Reason[]} */
function retries(calls) {
  return calls.flatMap((call) => {
    const attempts = call.spans.filter(({ wait }) => wait === undefined);
    const [first, last] = [attempts[0], attempts.at(-1)];
    if (!first || !last || attempts.length < 2) return [];
    const outcomes = attempts.map(({ status, code }) => status ?? code ?? 'no answer').join(', then ');
    const ms = last.at - first.at;
    return [{ text: `${nameOf(call)} was tried ${attempts.length} times (${outcomes})`, ms }];
  });
}

/** Calls of one operation that a batch would have made one of, or that came one after another. @param {RequestDetail} request @param {readonly RecordedCall[]} calls @returns {Reason[]} */
function repeated({ plan }, calls) {
  return [...Map.groupBy(calls, nameOf)].flatMap(([name, same]) => {
    if (same.length < MANY) return [];
    const ms = covered(same.map((call) => [call.at, endOf(call)]));
    if (same.every(({ keys }) => keys === 1)) {
      const planned = plan?.calls.find(({ api, operation, alternatives = [] }) =>
        [operation, ...alternatives].some((each) => `${api}.${each}` === name),
      );
      const advice = planned?.batched ? `, although one call takes ${planned.batched}` : ': one key a call';
      return [{ text: `${name} was called ${same.length} times with one key each, not batched${advice}`, ms }];
    }
    const isSerial = same.every(
      (call, index) => index === 0 || call.at >= endOf(/** @type {RecordedCall} */ (same[index - 1])) - 1,
    );
    return isSerial ? [{ text: `${name} was called ${same.length} times, one after another`, ms }] : [];
  });
}

/** Calls that simply took long, unless another reason has told of them. @param {readonly RecordedCall[]} calls @param {readonly Reason[]} told @returns {Reason[]} */
function slow(calls, told) {
  const sent = calls.flatMap((call) => {
    const last = call.spans.findLast(({ wait }) => wait === undefined);
    return last ? [{ name: nameOf(call), code: last.code, ms: last.ms ?? endOf(call) - last.at }] : [];
  });
  return [...Map.groupBy(sent, ({ name, code = '' }) => `${name} ${code}`).values()].flatMap((same) => {
    const [{ name, code }] = /** @type {[typeof sent[number]]} */ (same);
    if (told.some(({ text }) => text.startsWith(`${name} was called`))) return [];
    const ms = Math.max(...same.map((call) => call.ms));
    const took = same.length === 1 ? `${name} took` : `${counted(same.length, 'call')} of ${name} took up to`;
    const how = code === undefined ? 'to answer' : `and failed with ${code}`;
    return [{ text: `${took} ${durationText(ms)} ${how}`, ms }];
  });
}

/** @param {{ at: number, ms?: number | undefined }} call */
export function endOf({ at, ms = 0 }) {
  return at + ms;
}

/** @param {Pick<RecordedCall, 'api' | 'operation'>} call */
export function nameOf({ api, operation }) {
  return `${api}.${operation}`;
}

/** The time that is within at least one of these intervals. @param {readonly (readonly [from: number, to: number])[]} intervals */
function covered(intervals) {
  let [sum, end] = [0, -Infinity];
  for (const [from, to] of intervals.toSorted(([one], [other]) => one - other)) {
    if (to > end) sum += to - Math.max(from, end);
    end = Math.max(end, to);
  }
  return sum;
}
