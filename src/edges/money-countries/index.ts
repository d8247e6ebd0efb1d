import { edge } from '#graph';
import { countriesOfCurrencyCalls } from '#subgraphs/countries/calls';
import { resolvers } from './resolvers.ts';

/** `Currency` is part of every schema, so only the API with the countries is named. */
export const moneyCountries = edge(import.meta, {
  between: ['countries'],
  resolvers,
  calls: { 'Currency.countries': countriesOfCurrencyCalls },
});
