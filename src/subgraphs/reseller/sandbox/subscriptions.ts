import type { LineItem, Product, ProductPayload, Promotion, Subscription } from '#contracts/reseller';
import type { Random, World } from '#sandbox';

const DAY = 86_400_000;
const COUNT = 40;
const STATES = [
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'CANCELLED',
  'IN_GRACE_PERIOD',
  'CANCEL_AT_END_OF_CYCLE',
  'SUSPENDED',
  'CREATED',
];

/** Forty subscriptions. Every fifth replaced the one before it. */
export function subscriptionsOf(
  world: World,
  partner: string,
  products: readonly Product[],
  promotions: readonly Promotion[],
): readonly Subscription[] {
  const random = world.random(`reseller/${partner}/subscriptions`);
  return Array.from({ length: COUNT }, (_, index): Subscription => {
    const state = STATES[index % STATES.length] ?? 'ACTIVE';
    const createTime = world.today - random.int(5, 400) * DAY + random.int(0, DAY - 1);
    const cycleEndTime = iso(world.today + random.int(1, 30) * DAY);
    const trial = random.chance(0.4)
      ? random.pick(promotions.filter(({ freeTrialDuration }) => freeTrialDuration))
      : undefined;
    const previous = `sub-${number(index)}`;
    return {
      name: `${partner}/subscriptions/sub-${number(index + 1)}`,
      state: `STATE_${state}`,
      ...(state === 'ACTIVE' && index % 8 === 1 && { processingState: 'PROCESSING_STATE_RECURRING' }),
      partnerUserToken: `u-${random.hex(8)}`,
      ...(state !== 'CREATED' && { endUserEntitled: true }),
      createTime: iso(createTime),
      updateTime: iso(createTime + random.int(1, DAY)),
      freeTrialEndTime: iso(trial ? createTime + 30 * DAY : createTime),
      ...(state !== 'CANCELLED' && { renewalTime: cycleEndTime, cycleEndTime }),
      redirectUri: `https://plans.example.test/start?subscription=${number(index + 1)}`,
      serviceLocation: { regionCode: random.pick(['IE', 'FR', 'NO']), postalCode: String(random.int(10_000, 99_999)) },
      lineItems: random
        .some(products, random.int(1, 3))
        .map((product, line) => lineOf(random, product, line, promotions)),
      ...(trial && { promotionSpecs: [specOf(trial)] }),
      ...(state === 'CANCELLED' && { cancellationDetails: { reason: 'CANCELLATION_REASON_REMORSE' } }),
      ...(index % 5 === 4 && {
        upgradeDowngradeDetails: {
          // Both ways of naming it are in use.
          previousSubscriptionId: index % 2 === 0 ? previous : `${partner}/subscriptions/${previous}`,
          billingCycleSpec: 'BILLING_CYCLE_SPEC_START_IMMEDIATELY',
        },
      }),
    };
  });
}

function lineOf(random: Random, product: Product, index: number, promotions: readonly Promotion[]): LineItem {
  const amount = product.priceConfigs?.[0]?.amount;
  const elements = product.bundleDetails?.bundleElements;
  const given = promotions.find(({ applicableProducts = [] }) => applicableProducts.includes(product.name));
  return {
    product: product.name,
    description: product.titles?.[0]?.text ?? '',
    // A zero is left out.
    ...(index > 0 && { lineItemIndex: index }),
    ...(amount && { amount }),
    state: 'LINE_ITEM_STATE_ACTIVE',
    recurrenceType: 'LINE_ITEM_RECURRENCE_TYPE_PERIODIC',
    ...(product.finiteBillingCycleDetails && { finiteBillingCycleDetails: product.finiteBillingCycleDetails }),
    ...(given && random.chance(0.5) && { lineItemPromotionSpecs: [specOf(given)] }),
    ...(elements && { bundleDetails: { bundleElementDetails: elements } }),
    ...payloadOf(random, product.name),
  };
}

function payloadOf(random: Random, name: string): { productPayload?: ProductPayload } {
  if (name.includes('/video-')) {
    const partnerEligibilityIds = [`elig-${random.int(1, 9)}`];
    return {
      productPayload: { youtubePayload: { partnerEligibilityIds, partnerPlanType: 'PARTNER_PLAN_TYPE_STANDALONE' } },
    };
  }
  if (name.includes('/cloud-')) {
    return {
      productPayload: { googleOnePayload: { salesChannel: 'CHANNEL_ONLINE_WEB', offering: 'OFFERING_VAS_STANDALONE' } },
    };
  }
  if (!name.includes('/home-')) return {};
  return {
    productPayload: {
      googleHomePayload: { partnerStructureId: `house-${random.int(1, 99)}`, attachedToGoogleStructure: true },
    },
  };
}

function specOf({ name, promotionType, freeTrialDuration, introductoryPricingDetails }: Promotion) {
  return {
    promotion: name,
    ...(promotionType && { type: promotionType }),
    ...(freeTrialDuration && { freeTrialDuration }),
    ...(introductoryPricingDetails && { introductoryPricingDetails }),
  };
}

const number = (value: number) => String(value).padStart(4, '0');
const iso = (time: number) => new Date(time).toISOString().replace('.000', '');
