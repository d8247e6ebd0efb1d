import { edge } from '#graph';
import { resolvers } from './resolvers.ts';

export const resellerCountries = edge(import.meta, { between: ['reseller', 'countries'], resolvers });
