import { type DeclaredCalls, loads, loadsOnce } from '#graph';
import { lenses, workloadById } from './batches.ts';

/** All lenses, which a request lists once. */
export const lensCalls = [loadsOnce(lenses)];
/** A workload by its id. */
export const workloadCalls = [loads(workloadById)];

export const calls: DeclaredCalls = {
  'LensMetric.lens': lensCalls,
  'ReviewWorkload.lenses': lensCalls,
  'LensShareInvitation.lens': lensCalls,
};
