import { edge } from '#graph';
import { productCalls } from '#subgraphs/reseller/calls';
import { resolvers } from './resolvers.ts';

export const resellerCountries = edge(import.meta, {
  between: ['reseller', 'countries'],
  resolvers,
  calls: { 'Country.resellerProducts': productCalls },
});
