/** @import { RecordedCall, RequestDetail } from '../wire.ts' */
import { counted, durationText } from './format.js';

/** @typedef {{ text: string, ms: number }} Reason */

/** Reasons for a smaller share of the time are not worth a line. */
const LEAST_SHARE = 0.1;
const MOST_REASONS = 4;
/** So many calls of one key each would be fewer in a batch. */
const MANY = 4;

const STEPS = {
  identified: 'the caller was identified',
  read: 'its body arrived and was read',
  admitted: 'it waited for its turn, because the gateway is overloaded',
  prepared: 'it was parsed, validated and priced',
  responded: 'the response was written',
  refused: 'its operation was refused',
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
  const found = [...waits(upstream), ...retries(upstream), ...repeated(request, upstream), ...own(request)];
  for (const call of calls.filter(({ source }) => source === 'shared')) {
    found.push({ text: `${nameOf(call)} waited for an equal call of another request`, ms: endOf(call) - call.at });
  }
  found.push(...slow(upstream, found));
  return found
    .filter((reason) => reason.ms >= ms * LEAST_SHARE && reason.ms >= 1)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, MOST_REASONS);
}

/** The steps of the gateway itself, with the time that each took. @param {RequestDetail} request */
export function ownSteps({ steps, ms, upstreamMs, outcome }) {
  let before = 0;
  const spans = [];
  const isRefused = outcome === 'refused' && !steps.some(({ step }) => step === 'executed');
  const last = isRefused ? 'refused' : 'responded';
  for (const { step, ms: at } of [...steps, { step: last, ms }]) {
    spans.push({ step, at: before, ms: at - before });
    before = at;
  }
  return spans.map((span) =>
    span.step === 'executed' ? { ...span, own: Math.max(0, span.ms - upstreamMs) } : { ...span, own: span.ms },
  );
}

/** @param {readonly RecordedCall[]} calls @returns {Reason[]} */
function waits(calls) {
  const all = calls.flatMap((call) =>
    call.spans.flatMap((span) => (span.wait === undefined ? [] : [{ call, ...span, wait: span.wait }])),
  );
  return [...Map.groupBy(all, ({ call, wait }) => `${call.api} ${wait}`).values()].map((same) => {
    const [{ call, wait }] = /** @type {[typeof all[number]]} */ (same);
    const ms = covered(same.map(({ at, ms: took = 0 }) => [at, at + took]));
    const what =
      wait === 'connection'
        ? 'a connection: all of them were in use'
        : wait === 'credential'
          ? 'a credential'
          : `the quota “${wait}”`;
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
    return [
      { text: `${took} ${durationText(ms)} ${code === undefined ? 'to answer' : `and failed with ${code}`}`, ms },
    ];
  });
}

/** @param {RequestDetail} request @returns {Reason[]} */
function own(request) {
  return ownSteps(request).map(({ step, own: ms }) => ({
    text:
      step in STEPS
        ? `The gateway itself took ${durationText(ms)} until ${STEPS[/** @type {keyof typeof STEPS} */ (step)]}`
        : `The gateway itself took ${durationText(ms)} to resolve fields`,
    ms,
  }));
}

/** @param {RecordedCall} call */
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
