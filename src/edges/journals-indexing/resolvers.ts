import { loadedBy } from '#graph';
import { notificationByUrl } from '#subgraphs/indexing/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Journal: { indexing: loadedBy('bibjson.ref?.journal', notificationByUrl, { mayBeAbsent: true }) },
  ArticleLink: { indexing: loadedBy('url', notificationByUrl, { mayBeAbsent: true }) },
};
