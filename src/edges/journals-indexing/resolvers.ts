import { from } from '#graph';
import { notificationOf } from '#subgraphs/indexing/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Journal: { indexing: from('bibjson.ref?.journal', (url, _args, context) => notificationOf(url, context)) },
  ArticleLink: { indexing: from('url', (url, _args, context) => notificationOf(url, context)) },
};
