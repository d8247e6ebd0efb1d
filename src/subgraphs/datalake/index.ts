import { subgraph } from '#graph';
import { resolvers } from './resolvers.ts';

export const datalake = subgraph(import.meta, { slug: 'datalake', resolvers });
