import type { Quota } from '#contract';
import { DailyQuota } from './daily-quota.ts';
import type { QuotaCounter } from './quota-counter.ts';
import { SlidingWindow } from './sliding-window.ts';
import { TokenBucket } from './token-bucket.ts';

/** Creates the counter of a quota, of which nothing is used. */
export function createCounter({ calls, seconds, burst, timeZone }: Quota): QuotaCounter {
  if (timeZone !== undefined) return new DailyQuota(calls, timeZone);
  if (burst !== undefined) return new TokenBucket(burst, (seconds * 1000) / calls);
  return new SlidingWindow(calls, seconds * 1000);
}
