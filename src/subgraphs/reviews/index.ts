import type { Lens, Workload } from '#contracts/reviews';
import { from, nodeType, subgraph } from '#graph';
import { keyOfLens, lensByKey, workloadById } from './batches.ts';
import { invitationNodes } from './invitations.ts';
import { resolvers } from './resolvers.ts';

export const reviews = subgraph(import.meta, {
  slug: 'reviews',
  resolvers,
  nodes: {
    Lens: nodeType<Lens>({
      key: from(['LensArn', 'LensAlias', 'LensName'], keyOfLens),
      load: (key, { load }) => lensByKey(load, key),
    }),
    ReviewWorkload: nodeType<Workload>({ key: 'WorkloadId', load: (id, { load }) => load(workloadById, id) }),
    ...invitationNodes,
  },
  extras: ['Query.reviewWorkload', 'WorkloadMetric.workload', 'WorkloadShareInvitation.workload'],
});
