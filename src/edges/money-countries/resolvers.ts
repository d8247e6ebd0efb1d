import { from } from '#graph';
import { countriesOfCurrency } from '#subgraphs/countries/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Currency: { countries: from('code', countriesOfCurrency) },
};
