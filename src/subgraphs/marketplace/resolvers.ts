import type { Notice, OrderPage } from '#contracts/marketplace';
import {
  addressLines,
  type Context,
  flagFrom,
  from,
  listed,
  listFrom,
  noCity,
  noLines,
  paged,
  selectionOf,
} from '#graph';
import { disputesByOrder, orderById, orderOfId, taxedOrderById } from './batches.ts';
import { filterText, milliseconds } from './filter.ts';
import { money } from './money.ts';
import type { OrderLineInstructionsResolvers, OrderRefundResolvers, Resolvers } from './types.generated.ts';

const deliveryTimes = {
  earliestDeliveryAt: from('minEstimatedDeliveryDate'),
  latestDeliveryAt: from('maxEstimatedDeliveryDate'),
} satisfies OrderLineInstructionsResolvers;
const refund = {
  amount: from('amount', money),
  refundedAt: from('refundDate'),
} satisfies OrderRefundResolvers;

export const resolvers: Resolvers = {
  Query: {
    async orders(_root, { where, fieldGroups, ...window }, context, info) {
      const orderIds = where?.orderIds;
      if (orderIds) {
        const found = await listed(context, info, { orderIds }, window, () => findOrders(orderIds, context));
        return Object.assign(found, { warnings: [] });
      }
      const filter = where?.filter ? filterText(where.filter) : undefined;
      const warnings: Notice[] = [];
      const rows = (answer: OrderPage) => {
        warnings.push(...(answer.warnings ?? []));
        return answer.orders;
      };
      // Rows that are read from whole answers are not reduced to the selected fields.
      const shape = selectionOf(info).has('warnings') ? { rows } : {};
      const found = await paged(context, info, 'marketplace.listOrders', { filter, fieldGroups }, window, shape);
      return Object.assign(found, { warnings });
    },
    order: (_root, { id, fieldGroups }, context, info) =>
      fieldGroups?.includes('TAX_BREAKDOWN') ? context.load(taxedOrderById, id) : orderOfId(id, context, info),
    paymentDisputes: (_root, { orderId, buyerUsername, openedFrom, openedTo, statuses, ...window }, context, info) => {
      const args = {
        order_id: orderId,
        buyer_username: buyerUsername,
        open_date_from: openedFrom && milliseconds(openedFrom),
        open_date_to: openedTo && milliseconds(openedTo),
        payment_dispute_status: statuses,
      };
      return paged(context, info, 'marketplace.listPaymentDisputes', args, window);
    },
  },
  Order: {
    createdAt: from('creationDate'),
    updatedAt: from('lastModifiedDate'),
    fulfillmentStatus: from('orderFulfillmentStatus'),
    paymentStatus: from('orderPaymentStatus'),
    marketplaceCollectsTax: flagFrom('ebayCollectAndRemitTax'),
    fulfillmentHrefs: listFrom('fulfillmentHrefs'),
    fulfillmentStartInstructions: listFrom('fulfillmentStartInstructions'),
    totalFeeBasisAmount: from('totalFeeBasisAmount', money),
    totalMarketplaceFee: from('totalMarketplaceFee', money),
    paymentDisputes: from('orderId', (orderId, window, context, info) =>
      listed(context, info, { orderId }, window, async () => {
        const found = await context.load(disputesByOrder, orderId);
        return found?.disputes ?? [];
      }),
    ),
    raw: (order) => order,
  },
  OrderBuyer: { registrationAddress: from('buyerRegistrationAddress') },
  OrderTaxAddress: {
    ...noLines,
    region: from('stateOrProvince'),
    countryCode: from(['countryCode', 'country'], ({ countryCode, country }) => countryCode || country),
  },
  OrderCancelStatus: {
    cancelledAt: from('cancelledDate'),
    cancelRequests: listFrom('cancelRequests'),
  },
  OrderCancelRequest: {
    cancelRequestedAt: from('cancelRequestedDate'),
    cancelCompletedAt: from('cancelCompletedDate'),
  },
  OrderFulfillmentInstruction: {
    type: from('fulfillmentInstructionsType'),
    marketplaceSupported: flagFrom('ebaySupportedFulfillment'),
    ...deliveryTimes,
    pickupLocationKey: from('pickupStep?.merchantLocationKey'),
  },
  OrderContact: { phoneNumber: from('primaryPhone?.phoneNumber') },
  OrderAddress: {
    lines: from(['addressLine1', 'addressLine2'], ({ addressLine1, addressLine2 }) =>
      addressLines(addressLine1, addressLine2),
    ),
    region: from('stateOrProvince'),
    countryCode: from(['countryCode', 'country'], ({ countryCode, country }) => countryCode || country),
  },
  OrderItemLocation: { ...noCity, lines: from('location', (location) => addressLines(location)) },
  OrderLineItem: {
    fulfillmentStatus: from('lineItemFulfillmentStatus'),
    lineItemCost: from('lineItemCost', money),
    discountedLineItemCost: from('discountedLineItemCost', money),
    total: from('total', money),
    appliedPromotions: listFrom('appliedPromotions'),
    taxes: listFrom('taxes'),
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
  OrderWarning: {
    warningId: from('errorId'),
    inputRefIds: listFrom('inputRefIds'),
    outputRefIds: listFrom('outputRefIds'),
    parameters: listFrom('parameters'),
  },
  OrderPromotion: { discountAmount: from('discountAmount', money) },
  OrderDeliveryCost: {
    shippingCost: from('shippingCost', money),
    shippingIntermediationFee: from('shippingIntermediationFee', money),
    importCharges: from('importCharges', money),
    handlingCost: from('handlingCost', money),
    discountAmount: from('discountAmount', money),
  },
  OrderTax: { amount: from('amount', money) },
  OrderCollectedTax: {
    amount: from('amount', money),
    referenceName: from('ebayReference?.name'),
    referenceValue: from('ebayReference?.value'),
  },
  OrderLineRefund: refund,
  OrderLineInstructions: { shipBy: from('shipByDate'), ...deliveryTimes },
  OrderPaymentSummary: {
    totalDueSeller: from('totalDueSeller', money),
    payments: listFrom('payments'),
    refunds: listFrom('refunds'),
  },
  OrderPayment: {
    amount: from('amount', money),
    paidAt: from('paymentDate'),
    paymentHolds: listFrom('paymentHolds'),
  },
  OrderPaymentHold: {
    holdAmount: from('holdAmount', money),
    releaseExpectedAt: from('expectedReleaseDate'),
    releasedAt: from('releaseDate'),
    sellerActionsToRelease: from('sellerActionsToRelease', (actions) =>
      (actions ?? []).flatMap(({ sellerActionToRelease: action }) => (action ? [action] : [])),
    ),
  },
  OrderRefund: refund,
  OrderPricingSummary: {
    priceSubtotal: from('priceSubtotal', money),
    deliveryCost: from('deliveryCost', money),
    deliveryDiscount: from('deliveryDiscount', money),
    tax: from('tax', money),
    fee: from('fee', money),
    adjustment: from('adjustment', money),
    total: from('total', money),
    priceDiscount: from(['priceDiscount', 'priceDiscountSubtotal'], ({ priceDiscount, priceDiscountSubtotal }) =>
      money(priceDiscount ?? priceDiscountSubtotal),
    ),
  },
  OrderProgram: {
    authenticityStatus: from('authenticityVerification?.status'),
    authenticityOutcomeReason: from('authenticityVerification?.outcomeReason'),
    shippingLabelProvidedBy: from('ebayShipping?.shippingLabelProvidedBy'),
    vaultFulfillmentType: from('ebayVault?.fulfillmentType'),
    returnsManagedBy: from('ebayInternationalShipping?.returnsManagedBy'),
    fulfilledBy: from('fulfillmentProgram?.fulfilledBy'),
  },
  PaymentDispute: {
    status: from('paymentDisputeStatus'),
    amount: from('amount', (amount) => money(amount)),
    openedAt: from('openDate'),
    closedAt: from('closedDate'),
    respondBy: from('respondByDate'),
    order: from('orderId', (orderId, _args, context, info) => orderOfId(orderId, context, info)),
    raw: (dispute) => dispute,
  },
};

async function findOrders(ids: readonly string[], context: Context) {
  const orders = await Promise.all(ids.map((id) => context.load(orderById, id)));
  return orders.filter((order) => order !== null);
}
