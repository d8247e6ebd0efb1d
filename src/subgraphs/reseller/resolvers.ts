import type { ProductPayload } from '#contracts/reseller';
import {
  calling,
  decimalFromFraction,
  fieldMask,
  flagFrom,
  from,
  listFrom,
  loadedBy,
  pagedBy,
  projectionOfField,
  upstreamKey,
} from '#graph';
import { orNull } from '#upstream';
import { productByName, promotionByName, promotionsOf, subscriptionByName } from './batches.ts';
import { productFilter, promotionFilter } from './filter.ts';
import { idOf, subscriptionName } from './names.ts';
import type { ResellerPriceResolvers, ResellerServicePeriodResolvers, Resolvers } from './types.generated.ts';

const country = { countryCode: from('regionCode') } satisfies ResellerPriceResolvers;
const period = {
  startsAt: from('startTime'),
  endsAt: from('endTime'),
} satisfies ResellerServicePeriodResolvers;

export const resolvers: Resolvers = {
  Query: {
    resellerProducts: pagedBy(
      'reseller.listProducts',
      (_root, { partnerName: parent, where }) => ({ parent, filter: productFilter(where) }),
      { mask: ['products', { always: ['name'] }], isFiltered: true },
    ),
    resellerPromotions: pagedBy(
      'reseller.listPromotions',
      (_root, { partnerName: parent, where }, context) => ({ parent, filter: promotionFilter(where, context) }),
      { mask: ['promotions', { always: ['name'] }], isFiltered: true },
    ),
    resellerSubscription: calling('reseller.getSubscription', (_root, { id }, context, info) =>
      orNull(
        context.upstream.reseller.getSubscription({
          name: upstreamKey('ResellerSubscription', id, context),
          fields: fieldMask(projectionOfField(info), { always: ['name'], into: ['lineItems'] }),
        }),
      ),
    ),
  },
  ResellerProduct: {
    resourceName: from('name'),
    productId: from('name', idOf),
    kind: from('productType'),
    titles: listFrom('titles'),
    regionCodes: listFrom('regionCodes'),
    prices: listFrom('priceConfigs'),
    billingCycleDuration: from('subscriptionBillingCycleDuration'),
    billingCycleCountLimit: from('finiteBillingCycleDetails?.billingCycleCountLimit'),
    bundle: from('bundleDetails'),
    promotions: from('name', (name, _args, { load }) => promotionsOf(name, load)),
  },
  ResellerPrice: country,
  ResellerBundle: { elements: listFrom('bundleElements') },
  ResellerBundleElement: {
    productResourceName: from('product'),
    product: loadedBy('product', productByName, { mayBeAbsent: true }),
  },
  ResellerPromotion: {
    resourceName: from('name'),
    promotionId: from('name', idOf),
    kind: from('promotionType'),
    titles: listFrom('titles'),
    applicableProductResourceNames: listFrom('applicableProducts'),
    applicableProducts: from('applicableProducts', async (names, _args, { load }) => {
      const products = await Promise.all((names ?? []).map((name) => load(productByName, name)));
      return products.filter((product) => product !== null);
    }),
    regionCodes: listFrom('regionCodes'),
    ...period,
    introductoryPrices: listFrom('introductoryPricingDetails?.introductoryPricingSpecs'),
  },
  ResellerIntroductoryPrice: {
    ...country,
    discountRatio: from('discountRatioMicros', (micros) =>
      micros === undefined ? undefined : decimalFromFraction(micros, 6),
    ),
  },
  ResellerSubscription: {
    resourceName: from('name'),
    subscriptionId: from('name', idOf),
    status: from('state'),
    processingStatus: from('processingState'),
    redirectUrl: from('redirectUri'),
    isEndUserEntitled: flagFrom('endUserEntitled'),
    createdAt: from('createTime'),
    updatedAt: from('updateTime'),
    purchasedAt: from('purchaseTime'),
    renewsAt: from('renewalTime'),
    cycleEndsAt: from('cycleEndTime'),
    freeTrialEndsAt: from('freeTrialEndTime'),
    lineItems: listFrom('lineItems'),
    promotionSpecs: listFrom('promotionSpecs'),
    cancellationReason: from('cancellationDetails?.reason'),
    upgradeDowngrade: from(
      ['name', 'upgradeDowngradeDetails'],
      ({ name, upgradeDowngradeDetails: details }) =>
        details && {
          previousSubscriptionResourceName: previousName(name, details),
          billingCycleSpec: details.billingCycleSpec,
        },
    ),
    previousSubscription: from(
      ['name', 'upgradeDowngradeDetails.previousSubscriptionId'],
      ({ name, upgradeDowngradeDetails }, _args, { load }) => {
        const previous = previousName(name, upgradeDowngradeDetails);
        return previous ? load(subscriptionByName, previous) : null;
      },
    ),
    migration: from('migrationDetails'),
  },
  ResellerLineItem: {
    resourceName: from('name'),
    status: from('state'),
    recurrence: from('recurrenceType'),
    index: from('lineItemIndex', (index) => index ?? 0),
    productResourceName: from('product'),
    product: loadedBy('product', productByName, { mayBeAbsent: true }),
    servicePeriod: from('oneTimeRecurrenceDetails?.servicePeriod'),
    billingCycleCountLimit: from('finiteBillingCycleDetails?.billingCycleCountLimit'),
    freeTrialEndsAt: from('lineItemFreeTrialEndTime'),
    promotionSpecs: listFrom('lineItemPromotionSpecs'),
    bundleElements: listFrom('bundleDetails?.bundleElementDetails'),
    payload: from('productPayload', payload),
  },
  ResellerLineItemBundleElement: {
    productResourceName: from('product'),
    product: loadedBy('product', productByName, { mayBeAbsent: true }),
    userAccountLinkedAt: from('userAccountLinkedTime'),
  },
  ResellerPromotionSpec: {
    promotionResourceName: from('promotion'),
    promotion: loadedBy('promotion', promotionByName, { mayBeAbsent: true }),
    kind: from('type'),
    introductoryPrices: listFrom('introductoryPricingDetails?.introductoryPricingSpecs'),
  },
  ResellerServicePeriod: period,
  ResellerServiceLocation: country,
  ResellerMigration: { legacyCreatedAt: from('legacyCreationTime') },
  ResellerVideoPayload: {
    planKind: from('partnerPlanType'),
    partnerEligibilityIds: listFrom('partnerEligibilityIds'),
    accessEndsAt: from('accessEndTime'),
  },
  ResellerStoragePayload: {
    campaigns: listFrom('campaigns'),
  },
  ResellerHomePayload: {
    structureId: from('googleStructureId'),
    isAttachedToStructure: flagFrom('attachedToGoogleStructure'),
  },
};

function previousName(name: string, details: { readonly previousSubscriptionId?: string } | undefined) {
  const id = details?.previousSubscriptionId;
  return id ? subscriptionName(id, name) : undefined;
}

function payload({ youtubePayload, googleOnePayload, googleHomePayload }: ProductPayload = {}) {
  if (youtubePayload) return { ...youtubePayload, __typename: 'ResellerVideoPayload' } as const;
  if (googleOnePayload) return { ...googleOnePayload, __typename: 'ResellerStoragePayload' } as const;
  return googleHomePayload && ({ ...googleHomePayload, __typename: 'ResellerHomePayload' } as const);
}
