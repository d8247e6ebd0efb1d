/**
 * Counts the calls of one quota. The upstream counts a call at some time between its begin and its end: here it counts
 * for all of that time, so that a quota is kept however long requests are under way.
 */
export interface QuotaCounter {
  /** Calls that may begin now. */
  left(now: number): number;
  /** Milliseconds until one more call than `ahead` may have begun, if every call begins as soon as it may. */
  waitMs(now: number, ahead: number): number;
  begin(now: number): void;
  /** A call that began has ended. One that was not sent is given back. */
  end(now: number, wasSent: boolean): void;
}
