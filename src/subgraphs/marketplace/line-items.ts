import type { LineItem, Order } from '#contracts/marketplace';
import { addressLines, from, listFrom } from '#graph';
import { money } from './money.ts';
import { taxedOf, untaxedOf } from './order-parts.ts';
import { refund } from './payments.ts';
import type { OrderLineInstructionsResolvers, Resolvers } from './types.generated.ts';

export const deliveryTimes = {
  earliestDeliveryAt: from('minEstimatedDeliveryDate'),
  latestDeliveryAt: from('maxEstimatedDeliveryDate'),
} satisfies OrderLineInstructionsResolvers;

/** The resolvers of the lines of an order. */
export const lineItemResolvers = {
  OrderLineItem: {
    fulfillmentStatus: from('lineItemFulfillmentStatus'),
    total: from(['total', 'lineItemId'], async (line, _args, { load }) => {
      const order = await untaxedOf(line, load);
      return money(order === undefined ? line.total : lineIn(order, line)?.total);
    }),
    totalWithCollectedTax: from(['total', 'lineItemId'], async (line, _args, { load }) =>
      money(lineIn(await taxedOf(line, load), line)?.total),
    ),
    appliedPromotions: listFrom('appliedPromotions'),
    taxes: from(['taxes', 'lineItemId'], async (line, _args, { load }) => {
      const found = lineIn(await taxedOf(line, load), line);
      return found && (found.taxes ?? []);
    }),
    collectedTaxes: listFrom('ebayCollectAndRemitTaxes'),
    collectedShipping: from('ebayCollectedCharges?.ebayShipping', money),
    refunds: listFrom('refunds'),
    fulfillmentInstructions: from('lineItemFulfillmentInstructions'),
    variationAspects: listFrom('variationAspects'),
    linkedLineItems: listFrom('linkedOrderLineItems'),
  },
  OrderLinkedLineItem: {
    ...deliveryTimes,
    aspects: listFrom('lineItemAspects'),
    shipments: listFrom('shipments'),
  },
  OrderLinkedShipment: {
    trackingNumber: from('shipmentTrackingNumber'),
    carrierCode: from('shippingCarrierCode'),
  },
  OrderTax: { kind: from('taxType') },
  OrderCollectedTax: {
    kind: from('taxType'),
    referenceName: from('ebayReference?.name'),
    referenceValue: from('ebayReference?.value'),
  },
  OrderLineRefund: refund,
  OrderLineProperties: {
    hasBuyerProtection: from('buyerProtection'),
    isFromBestOffer: from('fromBestOffer'),
    isSoldViaAdCampaign: from('soldViaAdCampaign'),
  },
  OrderLineInstructions: {
    isDeliveryGuaranteed: from('guaranteedDelivery'),
    shipmentDueAt: from('shipByDate'),
    ...deliveryTimes,
  },
  OrderItemLocation: { lines: from('location', (location) => addressLines(location)) },
} satisfies Omit<Resolvers, 'Query' | 'Mutation' | 'Subscription'>;

/** The same line in another reading of its order. */
function lineIn(order: Order | null, line: Pick<LineItem, 'lineItemId'>): LineItem | undefined {
  const id = line.lineItemId;
  return order?.lineItems.find((each) => each === line || (id !== undefined && each.lineItemId === id));
}
