import type { CostlyRequest } from './request.ts';

/** A request that is known to be costly, or was before. */
export interface Seed extends CostlyRequest {
  /** `answered`, or the code of its first error, after `partial` where there is data too. */
  readonly verdict: string;
  /** The most upstream calls that it may make. */
  readonly calls: number;
}
