import { edge } from '#graph';
import { resolvers } from './resolvers.ts';

export const identityCountries = edge(import.meta, { between: ['identity', 'countries'], resolvers });
