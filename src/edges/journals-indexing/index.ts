import { edge, loads } from '#graph';
import { notificationByUrl } from '#subgraphs/indexing/batches';
import { resolvers } from './resolvers.ts';

export const journalsIndexing = edge(import.meta, {
  between: ['journals', 'indexing'],
  resolvers,
  calls: { 'Journal.indexing': [loads(notificationByUrl)], 'ArticleLink.indexing': [loads(notificationByUrl)] },
});
