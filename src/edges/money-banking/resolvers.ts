import { from } from '#graph';
import { banksOfCurrency } from '#subgraphs/banking/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Currency: { banks: from('code', banksOfCurrency) },
};
