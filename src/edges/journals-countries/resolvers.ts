import { countryOfCode } from '#subgraphs/countries/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  JournalOrganisation: { country: ({ country }, _args, context, info) => countryOfCode(country, context, info) },
  Article: { country: ({ bibjson }, _args, context, info) => countryOfCode(bibjson.journal?.country, context, info) },
};
