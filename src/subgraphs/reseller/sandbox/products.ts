import type { Duration, Product } from '#contracts/reseller';
import type { Random, World } from '#sandbox';

/** Where the sandbox's partners sell, and how many of its currency a euro is. */
export const REGIONS = [
  ['IE', 'EUR', 1],
  ['FR', 'EUR', 1],
  ['DE', 'EUR', 1],
  ['GB', 'GBP', 0.86],
  ['NO', 'NOK', 11.4],
  ['US', 'USD', 1.09],
  ['JP', 'JPY', 163],
] as const;
const KINDS = [
  ['cloud', 'Cloud', 'Nuage', 60],
  ['video', 'Video', 'Vidéo', 40],
  ['home', 'Home', 'Maison', 20],
] as const;
const MONTH: Duration = { count: 1, unit: 'MONTH' };

/** A hundred and twenty products, and ten bundles of them. */
export function productsOf(world: World, partner: string): readonly Product[] {
  const random = world.random(`reseller/${partner}/products`);
  const products = KINDS.flatMap(([kind, english, french, count]) =>
    Array.from({ length: count }, (_, index): Product => {
      const size = (index + 1) * 10;
      return {
        ...soldIn(random, random.int(1, 30) * 1_000_000 - 10_000),
        name: `${partner}/products/${kind}-${size}`,
        titles: [
          { text: `${english} ${size}`, languageCode: 'en-US' },
          { text: `${french} ${size}`, languageCode: 'fr' },
        ],
        productType: 'PRODUCT_TYPE_SUBSCRIPTION',
        subscriptionBillingCycleDuration: random.chance(0.8) ? MONTH : { count: 30, unit: 'DAY' },
        ...(random.chance(0.1) && { finiteBillingCycleDetails: { billingCycleCountLimit: '12' } }),
      };
    }),
  );
  return [...products, ...Array.from({ length: 10 }, (_, index) => bundleOf(random, partner, products, index))];
}

function bundleOf(random: Random, partner: string, products: readonly Product[], index: number): Product {
  return {
    ...soldIn(random, random.int(20, 60) * 1_000_000),
    name: `${partner}/products/bundle-${index + 1}`,
    titles: [{ text: `Bundle ${index + 1}`, languageCode: 'en-US' }],
    productType: 'PRODUCT_TYPE_BUNDLE_SUBSCRIPTION',
    subscriptionBillingCycleDuration: MONTH,
    bundleDetails: {
      bundleElements: random.some(products, 3).map(({ name }) => ({ product: name })),
      entitlementMode: index % 2 === 0 ? 'ENTITLEMENT_MODE_FULL' : 'ENTITLEMENT_MODE_INCREMENTAL',
    },
  };
}

function soldIn(random: Random, euroMicros: number): Pick<Product, 'regionCodes' | 'priceConfigs'> {
  const regions = random.some(REGIONS, random.int(1, 4));
  return {
    regionCodes: regions.map(([regionCode]) => regionCode),
    priceConfigs: regions.map(([regionCode, currencyCode, rate]) => ({
      regionCode,
      amount: { amountMicros: String(Math.round((euroMicros * rate) / 10_000) * 10_000), currencyCode },
    })),
  };
}
