import { subgraph } from '#graph';
import { calls } from './calls.ts';
import { resolvers } from './resolvers.ts';

export const credentials = subgraph(import.meta, {
  slug: 'credentials',
  resolvers,
  calls,
});
