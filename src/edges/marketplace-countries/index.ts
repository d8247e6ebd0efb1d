import { edge } from '#graph';
import { resolvers } from './resolvers.ts';

export const marketplaceCountries = edge(import.meta, { between: ['marketplace', 'countries'], resolvers });
