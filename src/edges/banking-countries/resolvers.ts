import { from } from '#graph';
import { banksOfCountry } from '#subgraphs/banking/batches';
import { countryByCode } from '#subgraphs/countries/calls';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Country: { banks: from('cca2', banksOfCountry) },
  Bank: { country: from('country.code', countryByCode) },
};
