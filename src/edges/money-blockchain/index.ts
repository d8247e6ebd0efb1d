import { edge } from '#graph';
import { rates } from '#subgraphs/blockchain/calls';
import { resolvers } from './resolvers.ts';

/** `Money` and `Currency` are part of every schema, so only the API with the prices is named. */
export const moneyBlockchain = edge(import.meta, {
  between: ['blockchain'],
  resolvers,
  calls: { 'Money.bitcoins': rates, 'Money.convertedTo': rates, 'Currency.exchangeRate': rates },
});
