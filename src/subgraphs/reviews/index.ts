import { from, nodeType, subgraph } from '#graph';
import { keyOfLens, lensByKey, workloadById } from './batches.ts';
import { calls } from './calls.ts';
import { reportDownload } from './download.ts';
import { invitationNodes } from './invitations.ts';
import { resolvers } from './resolvers.ts';

export const reviews = subgraph(import.meta, {
  slug: 'reviews',
  resolvers,
  calls,
  downloads: { 'ConsolidatedReport.download': reportDownload },
  nodes: {
    Lens: nodeType({ by: lensByKey, key: from(['LensArn', 'LensAlias', 'LensName'], keyOfLens), keys: ['arn'] }),
    ReviewWorkload: nodeType({ by: workloadById, key: 'WorkloadId', keys: ['workloadId'] }),
    ...invitationNodes,
  },
});
