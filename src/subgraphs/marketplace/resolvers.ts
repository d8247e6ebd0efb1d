import { type Context, listed, paged } from '#graph';
import { disputesByOrder, orderById, orderOfId, taxedOrderById } from './batches.ts';
import { filterText } from './filter.ts';
import { money, moneyFields } from './money.ts';
import type { Resolvers } from './types.generated.ts';

interface EstimatedDelivery {
  readonly minEstimatedDeliveryDate?: string;
  readonly maxEstimatedDeliveryDate?: string;
}

const deliveryTimes = {
  earliestDeliveryAt: ({ minEstimatedDeliveryDate }: EstimatedDelivery) => minEstimatedDeliveryDate,
  latestDeliveryAt: ({ maxEstimatedDeliveryDate }: EstimatedDelivery) => maxEstimatedDeliveryDate,
};
const refund = {
  ...moneyFields('amount'),
  refundedAt: ({ refundDate }: { readonly refundDate?: string }) => refundDate,
};

export const resolvers: Resolvers = {
  Query: {
    orders(_root, { where, fieldGroups, ...window }, context, info) {
      const orderIds = where?.orderIds;
      if (orderIds) return listed(context, info, { orderIds }, window, () => findOrders(orderIds, context));
      const filter = where?.filter ? filterText(where.filter) : undefined;
      return paged(context, info, 'marketplace.listOrders', { filter, fieldGroups }, window);
    },
    order: (_root, { id, fieldGroups }, context, info) =>
      fieldGroups?.includes('TAX_BREAKDOWN') ? context.load(taxedOrderById, id) : orderOfId(id, context, info),
    paymentDisputes: (_root, { orderId, buyerUsername, openedFrom, openedTo, statuses, ...window }, context, info) => {
      const args = {
        order_id: orderId,
        buyer_username: buyerUsername,
        open_date_from: openedFrom,
        open_date_to: openedTo,
        payment_dispute_status: statuses,
      };
      return paged(context, info, 'marketplace.listPaymentDisputes', args, window);
    },
  },
  Order: {
    createdAt: ({ creationDate }) => creationDate,
    updatedAt: ({ lastModifiedDate }) => lastModifiedDate,
    fulfillmentStatus: ({ orderFulfillmentStatus }) => orderFulfillmentStatus,
    paymentStatus: ({ orderPaymentStatus }) => orderPaymentStatus,
    marketplaceCollectsTax: ({ ebayCollectAndRemitTax }) => ebayCollectAndRemitTax ?? false,
    fulfillmentHrefs: ({ fulfillmentHrefs }) => fulfillmentHrefs ?? [],
    fulfillmentStartInstructions: ({ fulfillmentStartInstructions }) => fulfillmentStartInstructions ?? [],
    ...moneyFields('totalFeeBasisAmount', 'totalMarketplaceFee'),
    paymentDisputes: ({ orderId }, window, context, info) =>
      listed(context, info, { orderId }, window, async () => {
        const found = await context.load(disputesByOrder, orderId);
        return found?.disputes ?? [];
      }),
    raw: (order) => order,
  },
  OrderTaxAddress: { countryCode: ({ countryCode, country }) => countryCode ?? country },
  OrderCancelStatus: {
    cancelledAt: ({ cancelledDate }) => cancelledDate,
    cancelRequests: ({ cancelRequests }) => cancelRequests ?? [],
  },
  OrderCancelRequest: {
    cancelRequestedAt: ({ cancelRequestedDate }) => cancelRequestedDate,
    cancelCompletedAt: ({ cancelCompletedDate }) => cancelCompletedDate,
  },
  OrderFulfillmentInstruction: {
    type: ({ fulfillmentInstructionsType }) => fulfillmentInstructionsType,
    marketplaceSupported: ({ ebaySupportedFulfillment }) => ebaySupportedFulfillment ?? false,
    ...deliveryTimes,
    pickupLocationKey: ({ pickupStep }) => pickupStep?.merchantLocationKey,
  },
  OrderContact: { phoneNumber: ({ primaryPhone }) => primaryPhone?.phoneNumber },
  OrderAddress: { countryCode: ({ countryCode, country }) => countryCode ?? country },
  OrderLineItem: {
    fulfillmentStatus: ({ lineItemFulfillmentStatus }) => lineItemFulfillmentStatus,
    ...moneyFields('lineItemCost', 'discountedLineItemCost', 'total'),
    appliedPromotions: ({ appliedPromotions }) => appliedPromotions ?? [],
    taxes: ({ taxes }) => taxes ?? [],
    collectedTaxes: ({ ebayCollectAndRemitTaxes }) => ebayCollectAndRemitTaxes ?? [],
    collectedShipping: ({ ebayCollectedCharges }) => money(ebayCollectedCharges?.ebayShipping),
    refunds: ({ refunds }) => refunds ?? [],
    fulfillmentInstructions: ({ lineItemFulfillmentInstructions }) => lineItemFulfillmentInstructions,
    variationAspects: ({ variationAspects }) => variationAspects ?? [],
  },
  OrderPromotion: moneyFields('discountAmount'),
  OrderDeliveryCost: moneyFields(
    'shippingCost',
    'shippingIntermediationFee',
    'importCharges',
    'handlingCost',
    'discountAmount',
  ),
  OrderTax: moneyFields('amount'),
  OrderCollectedTax: {
    ...moneyFields('amount'),
    referenceName: ({ ebayReference }) => ebayReference?.name,
    referenceValue: ({ ebayReference }) => ebayReference?.value,
  },
  OrderLineRefund: refund,
  OrderLineInstructions: { shipBy: ({ shipByDate }) => shipByDate, ...deliveryTimes },
  OrderPaymentSummary: {
    ...moneyFields('totalDueSeller'),
    payments: ({ payments }) => payments ?? [],
    refunds: ({ refunds }) => refunds ?? [],
  },
  OrderPayment: {
    ...moneyFields('amount'),
    paidAt: ({ paymentDate }) => paymentDate,
    paymentHolds: ({ paymentHolds }) => paymentHolds ?? [],
  },
  OrderPaymentHold: {
    ...moneyFields('holdAmount'),
    releaseExpectedAt: ({ expectedReleaseDate }) => expectedReleaseDate,
    releasedAt: ({ releaseDate }) => releaseDate,
    sellerActionsToRelease: ({ sellerActionsToRelease = [] }) =>
      sellerActionsToRelease.flatMap(({ sellerActionToRelease: action }) => (action ? [action] : [])),
  },
  OrderRefund: refund,
  OrderPricingSummary: {
    ...moneyFields('priceSubtotal', 'deliveryCost', 'deliveryDiscount', 'tax', 'fee', 'adjustment', 'total'),
    priceDiscount: ({ priceDiscount, priceDiscountSubtotal }) => money(priceDiscount ?? priceDiscountSubtotal),
  },
  OrderProgram: {
    authenticityStatus: ({ authenticityVerification }) => authenticityVerification?.status,
    authenticityOutcomeReason: ({ authenticityVerification }) => authenticityVerification?.outcomeReason,
    shippingLabelProvidedBy: ({ ebayShipping }) => ebayShipping?.shippingLabelProvidedBy,
    vaultFulfillmentType: ({ ebayVault }) => ebayVault?.fulfillmentType,
    returnsManagedBy: ({ ebayInternationalShipping }) => ebayInternationalShipping?.returnsManagedBy,
    fulfilledBy: ({ fulfillmentProgram }) => fulfillmentProgram?.fulfilledBy,
  },
  PaymentDispute: {
    status: ({ paymentDisputeStatus }) => paymentDisputeStatus,
    amount: ({ amount }) => money(amount),
    openedAt: ({ openDate }) => openDate,
    closedAt: ({ closedDate }) => closedDate,
    respondBy: ({ respondByDate }) => respondByDate,
    order: ({ orderId }, _args, context, info) => orderOfId(orderId, context, info),
    raw: (dispute) => dispute,
  },
};

async function findOrders(ids: readonly string[], context: Context) {
  const orders = await Promise.all(ids.map((id) => context.load(orderById, id)));
  return orders.filter((order) => order !== null);
}
