import { edge, loads } from '#graph';
import { readerByName } from '#subgraphs/readers/batches';
import { resolvers } from './resolvers.ts';

export const identityReaders = edge(import.meta, {
  between: ['identity', 'readers'],
  resolvers,
  calls: { 'UserProfile.reader': [loads(readerByName)] },
});
