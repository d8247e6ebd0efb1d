import { edge } from '#graph';
import { countryByNameOrCodeCalls } from '#subgraphs/countries/calls';
import { resolvers } from './resolvers.ts';

export const identityCountries = edge(import.meta, {
  between: ['identity', 'countries'],
  resolvers,
  calls: { 'UserAddress.country': countryByNameOrCodeCalls },
});
