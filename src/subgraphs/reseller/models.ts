import type * as Wire from '#contracts/reseller';

export type ResellerTitle = Wire.LocalizedText;
export type ResellerPrice = Wire.PriceConfig;
export type ResellerBundle = Wire.BundleDetails;
export type ResellerIntroductoryPrice = Wire.IntroductoryPricingSpec;
export type ResellerLineItemBundleElement = Wire.BundleElementDetails;
export type ResellerMigration = Wire.MigrationDetails;
export type ResellerVideoPayload = Wire.YoutubePayload & { readonly __typename: 'ResellerVideoPayload' };
export type ResellerStoragePayload = Wire.GoogleOnePayload & { readonly __typename: 'ResellerStoragePayload' };
export type ResellerHomePayload = Wire.GoogleHomePayload & { readonly __typename: 'ResellerHomePayload' };
