import { edge } from '#graph';
import { resolvers } from './resolvers.ts';

export const marketplaceLogistics = edge(import.meta, { between: ['marketplace', 'logistics'], resolvers });
