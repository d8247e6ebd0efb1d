import type { MaskSources } from '#graph';

/** What a product's fields are made from. */
export const PRODUCT: MaskSources = {
  id: 'name',
  name: true,
  productId: 'name',
  titles: true,
  productType: true,
  countryCodes: 'regionCodes',
  prices: 'priceConfigs',
  billingCycleDuration: 'subscriptionBillingCycleDuration',
  billingCycleCountLimit: 'finiteBillingCycleDetails',
  bundle: 'bundleDetails',
  promotions: 'name',
};

/** What a promotion's fields are made from. */
export const PROMOTION: MaskSources = {
  id: 'name',
  name: true,
  promotionId: 'name',
  titles: true,
  promotionType: true,
  applicableProductNames: 'applicableProducts',
  applicableProducts: true,
  countryCodes: 'regionCodes',
  startsAt: 'startTime',
  endsAt: 'endTime',
  freeTrialDuration: true,
  introductoryPrices: 'introductoryPricingDetails',
};

const LINE_ITEM: MaskSources = {
  name: true,
  index: 'lineItemIndex',
  productName: 'product',
  product: true,
  description: true,
  amount: true,
  state: true,
  recurrenceType: true,
  servicePeriod: 'oneTimeRecurrenceDetails',
  billingCycleCountLimit: 'finiteBillingCycleDetails',
  freeTrialEndsAt: 'lineItemFreeTrialEndTime',
  promotionSpecs: 'lineItemPromotionSpecs',
  bundleElements: 'bundleDetails',
  payload: 'productPayload',
};

/** What a subscription's fields are made from. */
export const SUBSCRIPTION: MaskSources = {
  id: 'name',
  name: true,
  subscriptionId: 'name',
  state: true,
  processingState: true,
  partnerUserToken: true,
  endUserEntitled: true,
  createdAt: 'createTime',
  updatedAt: 'updateTime',
  purchasedAt: 'purchaseTime',
  renewsAt: 'renewalTime',
  cycleEndsAt: 'cycleEndTime',
  freeTrialEndsAt: 'freeTrialEndTime',
  redirectUri: true,
  serviceLocation: true,
  lineItems: { lineItems: LINE_ITEM },
  promotionSpecs: true,
  productNames: 'products',
  promotionNames: 'promotions',
  cancellationReason: 'cancellationDetails',
  upgradeDowngrade: 'upgradeDowngradeDetails',
  previousSubscription: 'upgradeDowngradeDetails',
  migration: 'migrationDetails',
};
