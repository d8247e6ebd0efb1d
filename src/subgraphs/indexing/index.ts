import { nodeType, subgraph } from '#graph';
import { notificationByUrl } from './batches.ts';
import { resolvers } from './resolvers.ts';

export const indexing = subgraph(import.meta, {
  slug: 'indexing',
  resolvers,
  enums: { UrlNotificationKind: { UPDATED: 'URL_UPDATED', DELETED: 'URL_DELETED' } },
  nodes: {
    UrlNotificationStatus: nodeType({ by: notificationByUrl, key: 'url', keys: ['url'] }),
  },
});
