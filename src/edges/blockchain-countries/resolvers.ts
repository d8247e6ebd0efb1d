import { from } from '#graph';
import { rateIn } from '#subgraphs/blockchain/batches';
import { countriesOfCurrency } from '#subgraphs/countries/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  ExchangeRate: {
    countries: from('currency', countriesOfCurrency),
  },
  CountryCurrency: { exchangeRate: from('key', (code, _args, context) => rateIn(code, context)) },
};
