import { edge } from '#graph';
import { countriesByCodesCalls, countryByCodeCalls } from '#subgraphs/countries/calls';
import { productCalls } from '#subgraphs/reseller/calls';
import { resolvers } from './resolvers.ts';

export const resellerCountries = edge(import.meta, {
  between: ['reseller', 'countries'],
  resolvers,
  calls: {
    'Country.resellerProducts': productCalls,
    'ResellerProduct.availableIn': countriesByCodesCalls,
    'ResellerPrice.country': countryByCodeCalls,
    'ResellerPromotion.availableIn': countriesByCodesCalls,
    'ResellerIntroductoryPrice.country': countryByCodeCalls,
    'ResellerServiceLocation.country': countryByCodeCalls,
  },
});
