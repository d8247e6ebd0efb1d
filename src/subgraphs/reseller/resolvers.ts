import type { IntroductoryPricingDetails, ProductPayload, Subscription } from '#contracts/reseller';
import { decimalFromFraction, fieldMask, paged, pageMask, selectionOf } from '#graph';
import { orNull } from '#upstream';
import { findProduct, findPromotion, promotionsOf, subscriptionByName } from './batches.ts';
import { money } from './money.ts';
import { idOf, subscriptionName } from './names.ts';
import { PRODUCT, PROMOTION, SUBSCRIPTION } from './sources.ts';
import type { Resolvers } from './types.generated.ts';

const country = { countryCode: ({ regionCode }: { readonly regionCode?: string }) => regionCode };
const period = {
  startsAt: ({ startTime }: { readonly startTime?: string }) => startTime,
  endsAt: ({ endTime }: { readonly endTime?: string }) => endTime,
};

export const resolvers: Resolvers = {
  Query: {
    resellerProducts(_root, { parent, filter, ...window }, context, info) {
      const fields = pageMask(info, 'products', PRODUCT, ['name']);
      return paged(context, info, 'reseller.listProducts', { parent, filter }, window, { projection: { fields } });
    },
    resellerPromotions(_root, { parent, filter, ...window }, context, info) {
      const fields = pageMask(info, 'promotions', PROMOTION, ['name']);
      return paged(context, info, 'reseller.listPromotions', { parent, filter }, window, { projection: { fields } });
    },
    resellerSubscription: (_root, { name }, { upstream: { reseller } }, info) =>
      orNull(reseller.getSubscription({ name, fields: fieldMask(selectionOf(info), SUBSCRIPTION, ['name']) })),
  },
  ResellerProduct: {
    productId: ({ name }) => idOf(name),
    titles: ({ titles }) => titles ?? [],
    countryCodes: ({ regionCodes }) => regionCodes ?? [],
    prices: ({ priceConfigs }) => priceConfigs ?? [],
    billingCycleDuration: ({ subscriptionBillingCycleDuration }) => subscriptionBillingCycleDuration,
    billingCycleCountLimit: ({ finiteBillingCycleDetails }) => finiteBillingCycleDetails?.billingCycleCountLimit,
    bundle: ({ bundleDetails }) => bundleDetails,
    promotions: ({ name }, _args, { load }) => promotionsOf(name, load),
    raw: (product) => product,
  },
  ResellerPrice: { ...country, amount: ({ amount }) => money(amount) },
  ResellerBundle: { elements: ({ bundleElements }) => bundleElements ?? [] },
  ResellerBundleElement: {
    productName: ({ product }) => product,
    product: ({ product }, _args, { load }) => findProduct(product, load),
  },
  ResellerPromotion: {
    promotionId: ({ name }) => idOf(name),
    titles: ({ titles }) => titles ?? [],
    applicableProductNames: ({ applicableProducts }) => applicableProducts ?? [],
    async applicableProducts({ applicableProducts = [] }, _args, { load }) {
      const products = await Promise.all(applicableProducts.map((name) => findProduct(name, load)));
      return products.filter((product) => product !== null);
    },
    countryCodes: ({ regionCodes }) => regionCodes ?? [],
    ...period,
    introductoryPrices: ({ introductoryPricingDetails }) => introductoryPrices(introductoryPricingDetails),
    raw: (promotion) => promotion,
  },
  ResellerIntroductoryPrice: {
    ...country,
    discountAmount: ({ discountAmount }) => money(discountAmount),
    discountRatio: ({ discountRatioMicros }) =>
      discountRatioMicros === undefined ? undefined : decimalFromFraction(discountRatioMicros, 6),
  },
  ResellerSubscription: {
    subscriptionId: ({ name }) => idOf(name),
    endUserEntitled: ({ endUserEntitled }) => endUserEntitled ?? false,
    createdAt: ({ createTime }) => createTime,
    updatedAt: ({ updateTime }) => updateTime,
    purchasedAt: ({ purchaseTime }) => purchaseTime,
    renewsAt: ({ renewalTime }) => renewalTime,
    cycleEndsAt: ({ cycleEndTime }) => cycleEndTime,
    freeTrialEndsAt: ({ freeTrialEndTime }) => freeTrialEndTime,
    lineItems: ({ lineItems }) => lineItems ?? [],
    promotionSpecs: ({ promotionSpecs }) => promotionSpecs ?? [],
    productNames: ({ products }) => products ?? [],
    promotionNames: ({ promotions }) => promotions ?? [],
    cancellationReason: ({ cancellationDetails }) => cancellationDetails?.reason,
    upgradeDowngrade: (subscription) =>
      subscription.upgradeDowngradeDetails && {
        previousSubscriptionName: previousName(subscription),
        billingCycleSpec: subscription.upgradeDowngradeDetails.billingCycleSpec,
      },
    previousSubscription(subscription, _args, { load }) {
      const name = previousName(subscription);
      return name ? load(subscriptionByName, name) : null;
    },
    migration: ({ migrationDetails }) => migrationDetails,
    raw: (subscription) => subscription,
  },
  ResellerLineItem: {
    index: ({ lineItemIndex }) => lineItemIndex ?? 0,
    productName: ({ product }) => product,
    product: ({ product }, _args, { load }) => findProduct(product, load),
    amount: ({ amount }) => money(amount),
    servicePeriod: ({ oneTimeRecurrenceDetails }) => oneTimeRecurrenceDetails?.servicePeriod,
    billingCycleCountLimit: ({ finiteBillingCycleDetails }) => finiteBillingCycleDetails?.billingCycleCountLimit,
    freeTrialEndsAt: ({ lineItemFreeTrialEndTime }) => lineItemFreeTrialEndTime,
    promotionSpecs: ({ lineItemPromotionSpecs }) => lineItemPromotionSpecs ?? [],
    bundleElements: ({ bundleDetails }) => bundleDetails?.bundleElementDetails ?? [],
    payload: ({ productPayload }) => payload(productPayload),
  },
  ResellerLineItemBundleElement: {
    productName: ({ product }) => product,
    product: ({ product }, _args, { load }) => findProduct(product, load),
    userAccountLinkedAt: ({ userAccountLinkedTime }) => userAccountLinkedTime,
  },
  ResellerPromotionSpec: {
    promotionName: ({ promotion }) => promotion,
    promotion: ({ promotion }, _args, { load }) => findPromotion(promotion, load),
    promotionType: ({ type }) => type,
    introductoryPrices: ({ introductoryPricingDetails }) => introductoryPrices(introductoryPricingDetails),
  },
  ResellerServicePeriod: period,
  ResellerServiceLocation: country,
  ResellerMigration: { legacyCreatedAt: ({ legacyCreationTime }) => legacyCreationTime },
  ResellerVideoPayload: {
    partnerEligibilityIds: ({ partnerEligibilityIds }) => partnerEligibilityIds ?? [],
    accessEndsAt: ({ accessEndTime }) => accessEndTime,
  },
  ResellerStoragePayload: { campaigns: ({ campaigns }) => campaigns ?? [] },
  ResellerHomePayload: {
    structureId: ({ googleStructureId }) => googleStructureId,
    attachedToStructure: ({ attachedToGoogleStructure }) => attachedToGoogleStructure ?? false,
  },
};

function introductoryPrices(details: IntroductoryPricingDetails | undefined) {
  return details?.introductoryPricingSpecs ?? [];
}

function previousName({ name, upgradeDowngradeDetails }: Subscription): string | undefined {
  const id = upgradeDowngradeDetails?.previousSubscriptionId;
  return id ? subscriptionName(id, name) : undefined;
}

function payload({ youtubePayload, googleOnePayload, googleHomePayload }: ProductPayload = {}) {
  if (youtubePayload) return { ...youtubePayload, __typename: 'ResellerVideoPayload' } as const;
  if (googleOnePayload) return { ...googleOnePayload, __typename: 'ResellerStoragePayload' } as const;
  return googleHomePayload && ({ ...googleHomePayload, __typename: 'ResellerHomePayload' } as const);
}
