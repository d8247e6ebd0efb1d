import { edge } from '#graph';
import { resolvers } from './resolvers.ts';

export const journalsCountries = edge(import.meta, { between: ['journals', 'countries'], resolvers });
