import type { UrlNotificationMetadata } from '#contracts/indexing';
import { nodeType, subgraph } from '#graph';
import { notificationByUrl } from './batches.ts';
import { resolvers } from './resolvers.ts';

export const indexing = subgraph(import.meta, {
  slug: 'indexing',
  resolvers,
  nodes: {
    UrlNotificationMetadata: nodeType<UrlNotificationMetadata>({
      key: 'url',
      load: (url, { load }) => load(notificationByUrl, url),
    }),
  },
});
