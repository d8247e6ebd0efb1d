import type { Lens, Workload } from '#contracts/reviews';
import { from, nodeType, subgraph } from '#graph';
import { keyOfLens, lensByKey, workloadById } from './batches.ts';
import { calls, lensCalls, workloadCalls } from './calls.ts';
import { reportDownload } from './download.ts';
import { invitationNodes } from './invitations.ts';
import { resolvers } from './resolvers.ts';

export const reviews = subgraph(import.meta, {
  slug: 'reviews',
  resolvers,
  calls,
  downloads: { 'ConsolidatedReport.download': reportDownload },
  nodes: {
    Lens: nodeType<Lens>({
      calls: lensCalls,
      key: from(['LensArn', 'LensAlias', 'LensName'], keyOfLens),
      keys: ['arn'],
      load: (key, { load }) => lensByKey(load, key),
    }),
    ReviewWorkload: nodeType<Workload>({
      calls: workloadCalls,
      key: 'WorkloadId',
      keys: ['workloadId'],
      load: (id, { load }) => load(workloadById, id),
    }),
    ...invitationNodes,
  },
});
