import { nodeType, subgraph } from '#graph';
import { readerByName } from './batches.ts';
import { resolvers } from './resolvers.ts';

export const readers = subgraph(import.meta, {
  slug: 'readers',
  resolvers,
  nodes: {
    Reader: nodeType({ by: readerByName, key: 'name', keys: ['resourceName'] }),
  },
});
