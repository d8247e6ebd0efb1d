import { from, listed } from '#graph';
import { countriesByCodes, countryByCode } from '#subgraphs/countries/calls';
import { productsIn } from '#subgraphs/reseller/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Country: {
    resellerProducts: from('cca2', (code, { partnerName, ...window }, context, info) =>
      listed(context, info, { code, partnerName }, window, () => productsIn(partnerName, code ?? '', context.load)),
    ),
  },
  ResellerProduct: { availableIn: from('regionCodes', countriesByCodes) },
  ResellerPrice: { country: from('regionCode', countryByCode) },
  ResellerPromotion: { availableIn: from('regionCodes', countriesByCodes) },
  ResellerIntroductoryPrice: { country: from('regionCode', countryByCode) },
  ResellerServiceLocation: { country: from('regionCode', countryByCode) },
};
