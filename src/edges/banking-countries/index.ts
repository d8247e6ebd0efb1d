import { edge } from '#graph';
import { resolvers } from './resolvers.ts';

export const bankingCountries = edge(import.meta, { between: ['banking', 'countries'], resolvers });
