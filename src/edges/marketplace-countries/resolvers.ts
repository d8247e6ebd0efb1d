import { countryOfCode } from '#subgraphs/countries/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  OrderAddress: {
    country: ({ countryCode, country }, _args, context, info) => countryOfCode(countryCode ?? country, context, info),
  },
  OrderTaxAddress: {
    country: ({ countryCode, country }, _args, context, info) => countryOfCode(countryCode ?? country, context, info),
  },
  OrderItemLocation: {
    country: ({ countryCode }, _args, context, info) => countryOfCode(countryCode, context, info),
  },
};
