import { from } from '#graph';
import { countriesOfCodes, countryOfCode } from '#subgraphs/countries/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  ResellerProduct: {
    countries: from('regionCodes', (codes, _args, context, info) => countriesOfCodes(codes ?? [], context, info)),
  },
  ResellerPrice: { country: from('regionCode', (code, _args, context, info) => countryOfCode(code, context, info)) },
  ResellerPromotion: {
    countries: from('regionCodes', (codes, _args, context, info) => countriesOfCodes(codes ?? [], context, info)),
  },
  ResellerIntroductoryPrice: {
    country: from('regionCode', (code, _args, context, info) => countryOfCode(code, context, info)),
  },
  ResellerServiceLocation: {
    country: from('regionCode', (code, _args, context, info) => countryOfCode(code, context, info)),
  },
};
