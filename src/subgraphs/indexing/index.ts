import type { UrlNotificationMetadata } from '#contracts/indexing';
import { loads, nodeType, subgraph } from '#graph';
import { notificationByUrl, notificationOf } from './batches.ts';
import { resolvers } from './resolvers.ts';

export const indexing = subgraph(import.meta, {
  slug: 'indexing',
  resolvers,
  enums: { UrlNotificationKind: { UPDATED: 'URL_UPDATED', DELETED: 'URL_DELETED' } },
  nodes: {
    UrlNotificationStatus: nodeType<UrlNotificationMetadata>({
      key: 'url',
      keys: ['url'],
      load: notificationOf,
      calls: [loads(notificationByUrl)],
    }),
  },
});
