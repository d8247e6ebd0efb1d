import { edge } from '#graph';
import { countryByCodeCalls } from '#subgraphs/countries/calls';
import { resolvers } from './resolvers.ts';

export const marketplaceCountries = edge(import.meta, {
  between: ['marketplace', 'countries'],
  resolvers,
  calls: {
    'OrderAddress.country': countryByCodeCalls,
    'OrderTaxAddress.country': countryByCodeCalls,
  },
});
