import type { Quota } from '#contract';

/** The count of a quota for one credential or one value of a parameter. */
export interface QuotaCount {
  /** The interface and the quota, such as `journals.requests`. */
  readonly name: string;
  /** The credential or the value; empty where there is one count for all calls. */
  readonly key: string;
  readonly quota: Quota;
}

/** The answer to a call that asks for its quotas. */
export interface Lease {
  /** The call may begin, and counts from now on. */
  readonly isGranted: boolean;
  /** Otherwise: the milliseconds until it should ask again. */
  readonly waitMs: number;
}

/**
 * Counts calls against quotas, for this process or for several. A store of several processes answers with promises, which do
 * not reject: while it cannot reach the others, it counts the calls of this process alone.
 */
export interface QuotaStore {
  /** Counts a call in all of these, or in none: atomically, so that two callers never take the last one. */
  take(counts: readonly QuotaCount[]): Lease | Promise<Lease>;
  /** A call that was counted has ended. One that was not sent is given back. */
  end(counts: readonly QuotaCount[], wasSent: boolean): void;
  /** An estimate: milliseconds until one more call than `ahead` may have begun. */
  waitMs(counts: readonly QuotaCount[], ahead: number): number;
  /** Calls left of a quota: the fewest of all its counts. `undefined` where no call was counted yet. */
  left(name: string): number | undefined;
}
