import type { Product, Promotion } from '#contracts/reseller';
import type { World } from '#sandbox';

const DAY = 86_400_000;

/** Sixty promotions: two free trials for each introductory price. Every tenth is over. */
export function promotionsOf(world: World, partner: string, products: readonly Product[]): readonly Promotion[] {
  const random = world.random(`reseller/${partner}/promotions`);
  return Array.from({ length: 60 }, (_, index): Promotion => {
    const months = (index % 3) + 1;
    const startTime = world.today - random.int(40, 300) * DAY;
    const regionCodes = random.some(['IE', 'FR', 'DE', 'GB', 'NO', 'US', 'JP'], random.int(1, 3));
    const common = {
      applicableProducts: random.some(products, random.int(1, 5)).map(({ name }) => name),
      regionCodes,
      startTime: iso(startTime),
      ...(index % 10 === 9 && { endTime: iso(world.today - DAY) }),
    };
    if (index % 3 < 2) {
      return {
        ...common,
        name: `${partner}/promotions/trial-${index + 1}`,
        titles: [{ text: `${months} months free`, languageCode: 'en' }],
        promotionType: 'PROMOTION_TYPE_FREE_TRIAL',
        freeTrialDuration: { count: months, unit: 'MONTH' },
      };
    }
    const discount =
      index % 2 === 0
        ? { discountRatioMicros: String(random.int(1, 10) * 50_000) }
        : { discountAmount: { amountMicros: '1000000', currencyCode: 'EUR' } };
    return {
      ...common,
      name: `${partner}/promotions/intro-${index + 1}`,
      titles: [{ text: 'Less at first', languageCode: 'en' }],
      promotionType: 'PROMOTION_TYPE_INTRODUCTORY_PRICING',
      introductoryPricingDetails: {
        introductoryPricingSpecs: regionCodes.map((regionCode) => ({
          regionCode,
          recurrenceCount: months,
          ...discount,
        })),
      },
    };
  });
}

const iso = (time: number) => new Date(time).toISOString().replace('.000', '');
