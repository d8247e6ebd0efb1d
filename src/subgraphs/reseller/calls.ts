import { type DeclaredCalls, type FieldCalls, inheritingVariants, type Loader, loads, loadsOnce } from '#graph';
import { productsOfPartner, promotionsOfPartner, subscriptionByName } from './batches.ts';
import { partnerOf } from './names.ts';

/** All rows of a partner, which a request lists once. The arguments of a field above tell the partner. */
function ofPartner(by: Loader): FieldCalls {
  return inheritingVariants(
    ({ inherited: { partnerName, id, ids } }) => {
      if (typeof partnerName === 'string') return partnerName;
      return (typeof id === 'string' && partnerOf(id)) || JSON.stringify(ids ?? id ?? null);
    },
    (partner) => [loadsOnce(by, partner)],
  );
}

/** A field with products of a partner. */
export const productCalls = ofPartner(productsOfPartner);
const promotionCalls = ofPartner(promotionsOfPartner);

export const calls: DeclaredCalls = {
  'ResellerProduct.promotions': promotionCalls,
  'ResellerBundleElement.product': productCalls,
  'ResellerPromotion.applicableProducts': productCalls,
  'ResellerSubscription.previousSubscription': [loads(subscriptionByName)],
  'ResellerLineItem.product': productCalls,
  'ResellerLineItemBundleElement.product': productCalls,
  'ResellerPromotionSpec.promotion': promotionCalls,
};
