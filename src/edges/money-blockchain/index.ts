import { edge } from '#graph';
import { resolvers } from './resolvers.ts';

/** Money is everyone's: it is enough that the prices of coins are there. */
export const moneyBlockchain = edge(import.meta, { between: ['blockchain'], resolvers });
