import { edge } from '#graph';
import { resolvers } from './resolvers.ts';

export const logisticsCountries = edge(import.meta, { between: ['logistics', 'countries'], resolvers });
