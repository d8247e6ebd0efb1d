import { edge } from '#graph';
import { banksOf } from '#subgraphs/banking/calls';
import { resolvers } from './resolvers.ts';

/** `Currency` is part of every schema, so only the API with the banks is named. */
export const moneyBanking = edge(import.meta, {
  between: ['banking'],
  resolvers,
  calls: { 'Currency.banks': banksOf() },
});
