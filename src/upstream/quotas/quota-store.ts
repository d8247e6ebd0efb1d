import type { Quota } from '#contract';
import type { Receipt } from '#shared-state';

/** The count of a quota for one credential or one value of a parameter. */
export interface QuotaCount {
  /** The interface and the quota, such as `journals.requests`. */
  readonly name: string;
  /** The credential or the value; empty where there is one count for all calls. */
  readonly key: string;
  readonly quota: Quota;
}

/**
 * The answer to a call that asks for its quotas. A call that is granted counts until its receipt is ended: with 1, or with 0 if it was
 * not sent. One that is not granted asks again after `waitMs`; `refused` is the position of the count that it waits for the longest.
 */
export type Lease =
  | { readonly isGranted: true; readonly waitMs: 0; readonly receipt: Receipt }
  | { readonly isGranted: false; readonly waitMs: number; readonly refused: number | undefined };

/**
 * Counts calls against quotas, for this process or for several. A store of several processes answers with promises, which do
 * not reject: while it cannot reach the others, it counts the calls of this process alone.
 */
export interface QuotaStore {
  /** Counts a call in all of these, or in none: atomically, so that two callers never take the last one. */
  take(counts: readonly QuotaCount[]): Lease | Promise<Lease>;
  /** An estimate: milliseconds until one more call than `ahead` may have begun. */
  waitMs(counts: readonly QuotaCount[], ahead: number): number;
  /** Calls left of a quota: the fewest of all its counts. `undefined` where no call was counted yet. */
  left(name: string): number | undefined;
}

/** The time that the calls ahead take by themselves: what a store knows whose counts are elsewhere. */
export function leastWaitMs(counts: readonly QuotaCount[], ahead: number): number {
  return Math.max(0, ...counts.map(({ quota }) => Math.floor(ahead / quota.calls) * quota.seconds * 1000));
}
