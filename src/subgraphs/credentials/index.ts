import { subgraph } from '#graph';
import { resolvers } from './resolvers.ts';

export const credentials = subgraph(import.meta, {
  slug: 'credentials',
  resolvers,
});
