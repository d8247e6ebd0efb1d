import { nodeType, subgraph } from '#graph';
import { readerByName } from './batches.ts';
import { calls } from './calls.ts';
import type { Reader } from './models.ts';
import { resolvers } from './resolvers.ts';

export const readers = subgraph(import.meta, {
  slug: 'readers',
  resolvers,
  calls,
  nodes: {
    Reader: nodeType<Reader>({ by: readerByName, key: 'name', keys: ['resourceName'] }),
  },
});
