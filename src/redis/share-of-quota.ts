import type { Quota } from '#contract';

/** A replica among others; its rank is from 0 on. */
export interface Rank {
  readonly rank: number;
  readonly count: number;
}

/** The share of a quota's remaining calls that one replica may use by itself. All shares add up to the remaining calls. */
export function shareOf(quota: Quota, left: number, { rank, count }: Rank): Quota {
  const part = Math.floor(left / count) + (rank < left % count ? 1 : 0);
  if (quota.burst === undefined) return { ...quota, calls: part };
  return { ...quota, burst: part, seconds: quota.seconds * count };
}
