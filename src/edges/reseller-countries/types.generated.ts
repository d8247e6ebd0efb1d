import type * as Types from "#schema";
interface DefinedFields {
  Country: 'resellerProducts';
  ResellerProduct: 'availableIn';
  ResellerPrice: 'country';
  ResellerPromotion: 'availableIn';
  ResellerIntroductoryPrice: 'country';
  ResellerServiceLocation: 'country';
};

export type Country = Types.Country;
export type ResellerProductConnection = Types.ResellerProductConnection;
export type ResellerProduct = Types.ResellerProduct;
export type ResellerPrice = Types.ResellerPrice;
export type ResellerPromotion = Types.ResellerPromotion;
export type ResellerIntroductoryPrice = Types.ResellerIntroductoryPrice;
export type ResellerServiceLocation = Types.ResellerServiceLocation;

export type CountryResolvers = Pick<Types.CountryResolvers, DefinedFields['Country']>;
export type ResellerProductResolvers = Pick<Types.ResellerProductResolvers, DefinedFields['ResellerProduct']>;
export type ResellerPriceResolvers = Pick<Types.ResellerPriceResolvers, DefinedFields['ResellerPrice']>;
export type ResellerPromotionResolvers = Pick<Types.ResellerPromotionResolvers, DefinedFields['ResellerPromotion']>;
export type ResellerIntroductoryPriceResolvers = Pick<Types.ResellerIntroductoryPriceResolvers, DefinedFields['ResellerIntroductoryPrice']>;
export type ResellerServiceLocationResolvers = Pick<Types.ResellerServiceLocationResolvers, DefinedFields['ResellerServiceLocation']>;

export interface Resolvers {
  Country?: CountryResolvers;
  ResellerProduct?: ResellerProductResolvers;
  ResellerPrice?: ResellerPriceResolvers;
  ResellerPromotion?: ResellerPromotionResolvers;
  ResellerIntroductoryPrice?: ResellerIntroductoryPriceResolvers;
  ResellerServiceLocation?: ResellerServiceLocationResolvers;
};