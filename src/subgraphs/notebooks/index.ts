import { subgraph } from '#graph';
import { resolvers } from './resolvers.ts';

export const notebooks = subgraph(import.meta, { slug: 'notebooks', resolvers });
