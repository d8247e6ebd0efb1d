import { rateIn } from '#subgraphs/blockchain/batches';
import { countriesOfCurrency } from '#subgraphs/countries/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  ExchangeRate: {
    countries: ({ currency }, window, context, info) => countriesOfCurrency(currency, window, context, info),
  },
  CountryCurrency: { exchangeRate: ([code], _args, context) => rateIn(code, context) },
};
