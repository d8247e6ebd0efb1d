import { edge } from '#graph';
import { resolvers } from './resolvers.ts';

export const webhooksCountries = edge(import.meta, { between: ['webhooks', 'countries'], resolvers });
