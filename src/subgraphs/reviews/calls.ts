import { type DeclaredCalls, each, filteredPages, loads, loadsOnce, pages } from '#graph';
import { lenses, workloadById } from './batches.ts';

/** All lenses, which a request lists once. */
export const lensCalls = [loadsOnce(lenses)];
/** A workload by its id. */
export const workloadCalls = [loads(workloadById)];

export const calls: DeclaredCalls = {
  'Query.lenses': filteredPages('reviews.listLenses'),
  'Query.shareInvitations': filteredPages('reviews.listShareInvitations'),
  'ConsolidatedReport.document': [each('reviews.getConsolidatedReport')],
  'ConsolidatedReport.metrics': [pages('reviews.getConsolidatedReport')],
  'WorkloadMetric.workload': workloadCalls,
  'LensMetric.lens': lensCalls,
  'ReviewWorkload.lenses': lensCalls,
  'WorkloadShareInvitation.workload': workloadCalls,
  'LensShareInvitation.lens': lensCalls,
};
