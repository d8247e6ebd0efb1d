import { from } from '#graph';
import { countryByCode } from '#subgraphs/countries/calls';
import { articlesOfCountry, journalsOfCountry } from '#subgraphs/journals/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Country: { journals: from('cca2', journalsOfCountry), articles: from('cca2', articlesOfCountry) },
  JournalOrganization: { country: from('country', countryByCode) },
  Article: { country: from('bibjson.journal?.country', countryByCode) },
};
