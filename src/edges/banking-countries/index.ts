import { edge } from '#graph';
import { banksOf } from '#subgraphs/banking/calls';
import { resolvers } from './resolvers.ts';

export const bankingCountries = edge(import.meta, {
  between: ['banking', 'countries'],
  resolvers,
  calls: { 'Country.banks': banksOf() },
});
