import { from } from '#graph';
import { countryOfCode } from '#subgraphs/countries/batches';
import { countryByCode } from '#subgraphs/countries/calls';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  OrderAddress: {
    country: from(['countryCode', 'country'], ({ countryCode, country }, _args, context, info) =>
      countryOfCode(countryCode || country, context, info),
    ),
  },
  OrderTaxAddress: {
    country: from(['countryCode', 'country'], ({ countryCode, country }, _args, context, info) =>
      countryOfCode(countryCode || country, context, info),
    ),
  },
  OrderTaxIdentifier: { issuingCountry: from('issuingCountry', countryByCode) },
  OrderItemLocation: { country: from('countryCode', countryByCode) },
};
