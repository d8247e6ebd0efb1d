import { from, listed } from '#graph';
import { countriesOfCodes, countryOfCode } from '#subgraphs/countries/batches';
import { productsIn } from '#subgraphs/reseller/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Country: {
    resellerProducts: from('cca2', (code, { partnerName, ...window }, context, info) =>
      listed(context, info, { code, partnerName }, window, () => productsIn(partnerName, code ?? '', context.load)),
    ),
  },
  ResellerProduct: {
    availableIn: from('regionCodes', (codes, _args, context, info) => countriesOfCodes(codes ?? [], context, info)),
  },
  ResellerPrice: { country: from('regionCode', (code, _args, context, info) => countryOfCode(code, context, info)) },
  ResellerPromotion: {
    availableIn: from('regionCodes', (codes, _args, context, info) => countriesOfCodes(codes ?? [], context, info)),
  },
  ResellerIntroductoryPrice: {
    country: from('regionCode', (code, _args, context, info) => countryOfCode(code, context, info)),
  },
  ResellerServiceLocation: {
    country: from('regionCode', (code, _args, context, info) => countryOfCode(code, context, info)),
  },
};
