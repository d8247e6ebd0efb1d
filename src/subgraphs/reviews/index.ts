import { subgraph } from '#graph';
import { keyOfLens, lensByKey } from './batches.ts';
import { resolvers } from './resolvers.ts';

export const reviews = subgraph(import.meta, {
  slug: 'reviews',
  resolvers,
  nodes: { Lens: { key: keyOfLens, load: (key, { load }) => lensByKey(load, key) } },
});
