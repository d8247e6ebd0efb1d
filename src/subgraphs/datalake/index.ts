import { subgraph } from '#graph';
import { calls } from './calls.ts';
import { resolvers } from './resolvers.ts';

export const datalake = subgraph(import.meta, { slug: 'datalake', resolvers, calls });
