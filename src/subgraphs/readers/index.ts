import { nodeType, subgraph } from '#graph';
import { readerByName } from './batches.ts';
import type { Reader } from './models.ts';
import { resolvers } from './resolvers.ts';

export const readers = subgraph(import.meta, {
  slug: 'readers',
  resolvers,
  nodes: { Reader: nodeType<Reader>({ key: 'name', load: (name, { load }) => load(readerByName, name) }) },
});
