import { edge } from '#graph';
import { countryByCodeOrNameCalls } from '#subgraphs/countries/calls';
import { resolvers } from './resolvers.ts';

export const logisticsCountries = edge(import.meta, {
  between: ['logistics', 'countries'],
  resolvers,
  calls: { 'FulfillmentConsignee.country': countryByCodeOrNameCalls },
});
