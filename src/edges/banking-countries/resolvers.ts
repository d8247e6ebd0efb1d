import { from } from '#graph';
import { banksOfCountry } from '#subgraphs/banking/batches';
import { countryOfCode } from '#subgraphs/countries/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Country: { banks: from('cca2', banksOfCountry) },
  Bank: {
    country: from('country.code', (code, _args, context, info) => countryOfCode(code, context, info)),
  },
};
