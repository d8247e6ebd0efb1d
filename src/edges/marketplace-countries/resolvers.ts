import { from } from '#graph';
import { countryOfCode } from '#subgraphs/countries/batches';
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
  OrderTaxIdentifier: {
    issuingCountry: from('issuingCountry', (code, _args, context, info) => countryOfCode(code, context, info)),
  },
  OrderItemLocation: {
    country: from('countryCode', (code, _args, context, info) => countryOfCode(code, context, info)),
  },
};
