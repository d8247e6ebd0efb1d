import { edge } from '#graph';
import { resolvers } from './resolvers.ts';

/** Money is everyone's: it is enough that countries are there. */
export const moneyCountries = edge(import.meta, { between: ['countries'], resolvers });
