import type { CostlyRequest } from './request.ts';
import { documentSeeds } from './seeds/documents.ts';
import { foundSeeds } from './seeds/found.ts';
import { messageSeeds } from './seeds/messages.ts';
import { resultSeeds } from './seeds/results.ts';

/** A request that is known to be costly, or was. */
export interface Seed extends CostlyRequest {
  /** `answered`, or the code of its first error, after `partial` where there is data too. */
  readonly verdict: string;
  /** The most upstream calls that it may make. */
  readonly calls: number;
}

/** Every costly request that is known. */
export const SEEDS: readonly Seed[] = [...documentSeeds, ...messageSeeds, ...resultSeeds, ...foundSeeds];
