import { notificationOf } from '#subgraphs/indexing/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Journal: { indexing: ({ bibjson }, _args, context) => notificationOf(bibjson.ref?.journal, context) },
  ArticleLink: { indexing: ({ url }, _args, context) => notificationOf(url, context) },
};
