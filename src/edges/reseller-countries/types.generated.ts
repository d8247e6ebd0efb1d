import type * as Types from "#graph/schema.generated";
interface DefinedFields {
  ResellerProduct: 'countries';
  ResellerPrice: 'country';
  ResellerPromotion: 'countries';
  ResellerIntroductoryPrice: 'country';
  ResellerServiceLocation: 'country';
};

export type ResellerProduct = Types.ResellerProduct;
export type Country = Types.Country;
export type ResellerPrice = Types.ResellerPrice;
export type ResellerPromotion = Types.ResellerPromotion;
export type ResellerIntroductoryPrice = Types.ResellerIntroductoryPrice;
export type ResellerServiceLocation = Types.ResellerServiceLocation;

export type ResellerProductResolvers = Pick<Types.ResellerProductResolvers, DefinedFields['ResellerProduct']>;
export type ResellerPriceResolvers = Pick<Types.ResellerPriceResolvers, DefinedFields['ResellerPrice']>;
export type ResellerPromotionResolvers = Pick<Types.ResellerPromotionResolvers, DefinedFields['ResellerPromotion']>;
export type ResellerIntroductoryPriceResolvers = Pick<Types.ResellerIntroductoryPriceResolvers, DefinedFields['ResellerIntroductoryPrice']>;
export type ResellerServiceLocationResolvers = Pick<Types.ResellerServiceLocationResolvers, DefinedFields['ResellerServiceLocation']>;

export interface Resolvers {
  ResellerProduct?: ResellerProductResolvers;
  ResellerPrice?: ResellerPriceResolvers;
  ResellerPromotion?: ResellerPromotionResolvers;
  ResellerIntroductoryPrice?: ResellerIntroductoryPriceResolvers;
  ResellerServiceLocation?: ResellerServiceLocationResolvers;
};