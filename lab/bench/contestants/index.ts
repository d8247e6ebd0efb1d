import { apollo } from './apollo.ts';
import type { Contestant } from './contestant.ts';
import { handWritten } from './hand-written.ts';
import { hive, hiveRouter } from './hive.ts';
import { manifold } from './manifold.ts';
import { tailcall, tailcallDedupe } from './tailcall.ts';

/** All contestants, in the order of the tables. */
export const contestants: readonly Contestant[] = [
  manifold,
  handWritten,
  tailcall,
  tailcallDedupe,
  apollo,
  hive,
  hiveRouter,
];
