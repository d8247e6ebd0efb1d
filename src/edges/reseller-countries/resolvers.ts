import { countriesOfCodes, countryOfCode } from '#subgraphs/countries/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  ResellerProduct: {
    countries: ({ regionCodes = [] }, _args, context, info) => countriesOfCodes(regionCodes, context, info),
  },
  ResellerPrice: { country: ({ regionCode }, _args, context, info) => countryOfCode(regionCode, context, info) },
  ResellerPromotion: {
    countries: ({ regionCodes = [] }, _args, context, info) => countriesOfCodes(regionCodes, context, info),
  },
  ResellerIntroductoryPrice: {
    country: ({ regionCode }, _args, context, info) => countryOfCode(regionCode, context, info),
  },
  ResellerServiceLocation: {
    country: ({ regionCode }, _args, context, info) => countryOfCode(regionCode, context, info),
  },
};
