import type { Seed } from './seed.ts';
import { documentSeeds } from './seeds/documents.ts';
import { foundSeeds } from './seeds/found.ts';
import { messageSeeds } from './seeds/messages.ts';
import { resultSeeds } from './seeds/results.ts';

/** All requests that are known to be costly. */
export const SEEDS: readonly Seed[] = [...documentSeeds, ...messageSeeds, ...resultSeeds, ...foundSeeds];
