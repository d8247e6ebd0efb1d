import { BadInputError, type Context, upstreamKey } from '#graph';
import type { ResellerProductWhere, ResellerPromotionWhere } from './types.generated.ts';

/** The filter of products in the API's own words. */
export function productFilter(where: ResellerProductWhere | null | undefined): string | undefined {
  return where?.rawFilter ?? (where?.regionCode == null ? undefined : `regionCodes:${where.regionCode}`);
}

/** The filter of promotions in the API's own words. */
export function promotionFilter(
  where: ResellerPromotionWhere | null | undefined,
  context: Context,
): string | undefined {
  if (where?.productId == null) return productFilter(where);
  const name = upstreamKey('ResellerProduct', where.productId, context);
  // A name with spaces or quotes would add criteria of its own.
  if (!/^partners\/[\w.~-]+\/products\/[\w.~-]+$/.test(name)) {
    throw new BadInputError(
      '`productId` takes an `id` or a resource name such as `partners/acme-tel/products/cloud-100g`.',
    );
  }
  return `applicableProducts:${name}`;
}
