import { banksOfCountry } from '#subgraphs/banking/batches';
import { countriesOfCurrency, countryOfCode } from '#subgraphs/countries/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Country: { banks: ({ cca2 }, window, context, info) => banksOfCountry(cca2, window, context, info) },
  Bank: {
    country: ({ country }, _args, context, info) => countryOfCode(country.code, context, info),
    currencyCountries: ({ currency }, window, context, info) =>
      countriesOfCurrency(currency.code, window, context, info),
  },
  Batch: {
    currencyCountries: ({ currency }, window, context, info) => countriesOfCurrency(currency, window, context, info),
  },
  DirectDebit: {
    currencyCountries: ({ currency }, window, context, info) =>
      countriesOfCurrency(currency.code, window, context, info),
  },
};
