import { table } from '../../scripts/markdown.ts';
import type { FailureFigures } from '../../test/many/failures.ts';
import type { hotKeys } from '../../test/many/hot-keys.ts';
import type { QuotaFigures } from '../../test/many/quotas-kept.ts';
import { percentile } from '../bench/measure/statistics.ts';

interface Shared {
  readonly quotas: QuotaFigures;
  /** While gateways and Redis failed. */
  readonly failed: QuotaFigures;
  /** Until a call of a killed gateway does not count any more. */
  readonly freedMs: number;
  readonly hot: Awaited<ReturnType<typeof hotKeys>>;
  readonly delays: readonly number[];
}

const HEADS = ['', 'lost reads', 'wrong answers', 'mutations without an answer', 'slowest request', 'as before after'];

/** What callers saw of each failure. */
export function failuresTable(figures: readonly FailureFigures[], repeated: number): string {
  const rows = figures.map(({ name, requests, lostReads, wrong, stale, lostMutations, slowestMs, recoveredMs }) => [
    `${name}, ${requests.toLocaleString('en')} requests`,
    String(lostReads),
    String(wrong + stale),
    String(lostMutations),
    seconds(slowestMs),
    recoveredMs === undefined ? '–' : seconds(recoveredMs),
  ]);
  return `${table(HEADS, rows)}\n\n${repeated} mutations were sent twice.`;
}

/** What the upstream saw of all gateways together. */
export function sharedTable({ quotas, failed, freedMs, hot, delays }: Shared): string {
  const late = percentile(delays, 0.99);
  return table(
    ['', 'seen by the upstream'],
    [
      [
        'a quota of 2 calls a second',
        `${quotas.calls} calls in ${quotas.seconds} s, at most ${quotas.mostInSecond} in any second`,
      ],
      ['a quota of 200 a day', `${quotas.callsOfDay} calls`],
      [
        'both while a gateway is frozen for 14 s, one is killed, and Redis fails over',
        `${failed.calls} calls in ${failed.seconds} s, at most ${failed.mostInSecond} in any second; ${failed.callsOfDay} calls`,
      ],
      ['calls that a killed gateway had under way', `do not count any more after ${seconds(freedMs)}`],
      [
        'keys that 60 callers ask for at once, each new',
        `at most ${Math.max(...hot.calls)} calls for a key, ${hot.wrong} wrong answers`,
      ],
      ['a mutation', `seen by the other gateways within ${late.toFixed(0)} ms (p99 of ${delays.length})`],
    ],
  );
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
