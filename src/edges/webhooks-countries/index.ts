import { edge } from '#graph';
import { countryByCodeCalls } from '#subgraphs/countries/calls';
import { resolvers } from './resolvers.ts';

export const webhooksCountries = edge(import.meta, {
  between: ['webhooks', 'countries'],
  resolvers,
  calls: { 'WebhookRequest.country': countryByCodeCalls },
});
