import type { Product, Promotion } from '#contracts/reseller';
import { fetchAllRows, inList, type Load, type Lookup, lookup, WHOLE_LIST } from '#graph';
import { orNull } from '#upstream';
import { partnerOf, promotionKey } from './names.ts';

const LARGEST_PAGE = 1000;

export const subscriptionByName = lookup('reseller.getSubscription', 'name');

/** All products of a partner by name, because there is no operation for a single one. */
export const productsOfPartner: Lookup<ReadonlyMap<string, Product>> = {
  operation: 'reseller.listProducts',
  times: WHOLE_LIST,
  async one({ reseller }, parent) {
    const products = await orNull(
      fetchAllRows(async (pageToken) => {
        const page = await reseller.listProducts({ parent, pageSize: LARGEST_PAGE, pageToken });
        return { items: page.products ?? [], next: page.nextPageToken };
      }),
    );
    return products && new Map(products.map((product) => [product.name, product]));
  },
};

interface PartnerPromotions {
  readonly byName: ReadonlyMap<string, Promotion>;
  readonly byProduct: ReadonlyMap<string, readonly Promotion[]>;
}

/** All promotions of a partner, in the same way. */
export const promotionsOfPartner: Lookup<PartnerPromotions> = {
  operation: 'reseller.listPromotions',
  times: WHOLE_LIST,
  async one({ reseller }, parent) {
    const promotions = await orNull(
      fetchAllRows(async (pageToken) => {
        const page = await reseller.listPromotions({ parent, pageSize: LARGEST_PAGE, pageToken });
        return { items: page.promotions ?? [], next: page.nextPageToken };
      }),
    );
    return promotions && indexed(promotions);
  },
};

export const productByName = inList(productsOfPartner, (products, name) => products.get(name), partnerOf);
export const promotionByName = inList(
  promotionsOfPartner,
  ({ byName }, name) => byName.get(promotionKey(name)),
  partnerOf,
);

/** The products of a partner that are sold in a region, in the same way. */
export async function productsIn(parent: string, region: string, load: Load): Promise<readonly Product[]> {
  const products = await load(productsOfPartner, parent);
  return [...(products?.values() ?? [])].filter(({ regionCodes }) =>
    regionCodes?.some((each) => each.toUpperCase() === region),
  );
}

/** The promotions that apply to the product of this name, in the same way. */
export async function promotionsOf(product: string, load: Load): Promise<readonly Promotion[]> {
  const partner = partnerOf(product);
  const promotions = partner ? await load(promotionsOfPartner, partner) : null;
  return promotions?.byProduct.get(product) ?? [];
}

function indexed(promotions: readonly Promotion[]): PartnerPromotions {
  const byProduct = new Map<string, Promotion[]>();
  for (const promotion of promotions) {
    for (const product of new Set(promotion.applicableProducts)) {
      const others = byProduct.get(product);
      if (others) others.push(promotion);
      else byProduct.set(product, [promotion]);
    }
  }
  return { byName: new Map(promotions.map((promotion) => [promotionKey(promotion.name), promotion])), byProduct };
}
