import type { Seed } from '../seeds.ts';

/** The worst requests that the search has found. */
export const foundSeeds: readonly Seed[] = [];
