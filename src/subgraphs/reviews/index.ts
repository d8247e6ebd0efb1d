import type { Lens } from '#contracts/reviews';
import { from, nodeType, subgraph } from '#graph';
import { keyOfLens, lensByKey } from './batches.ts';
import { resolvers } from './resolvers.ts';

export const reviews = subgraph(import.meta, {
  slug: 'reviews',
  resolvers,
  nodes: {
    Lens: nodeType<Lens>({
      key: from(['LensArn', 'LensAlias', 'LensName'], keyOfLens),
      load: (key, { load }) => lensByKey(load, key),
    }),
  },
});
