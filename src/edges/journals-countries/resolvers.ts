import { from } from '#graph';
import { countryOfCode } from '#subgraphs/countries/batches';
import { articlesOfCountry, journalsOfCountry } from '#subgraphs/journals/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Country: { journals: from('cca2', journalsOfCountry), articles: from('cca2', articlesOfCountry) },
  JournalOrganization: { country: from('country', (code, _args, context, info) => countryOfCode(code, context, info)) },
  Article: {
    country: from('bibjson.journal?.country', (code, _args, context, info) => countryOfCode(code, context, info)),
  },
};
