import { edge } from '#graph';
import { resolvers } from './resolvers.ts';

export const blockchainCountries = edge(import.meta, { between: ['blockchain', 'countries'], resolvers });
