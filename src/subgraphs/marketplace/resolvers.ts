import type { Notice, OrderPage } from '#contracts/marketplace';
import {
  addressLines,
  type Context,
  distinctValues,
  flagFrom,
  from,
  listed,
  listFrom,
  paged,
  pagedBy,
  type Selection,
  selectionOf,
  selectionOfNodes,
  upstreamKey,
} from '#graph';
import { disputesByOrder, listedOrderById, needsTaxes, selectedOrder } from './batches.ts';
import { disputeArguments } from './dispute-arguments.ts';
import { filterText, requireAlone } from './filter.ts';
import { fulfillmentsOf, mutations } from './fulfillments.ts';
import { deliveryTimes, lineItemResolvers } from './line-items.ts';
import { orderPart, wholeOf } from './order-parts.ts';
import { markTaxed } from './order-variants.ts';
import { paymentResolvers } from './payments.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Omit<Resolvers, 'Subscription'> = {
  ...lineItemResolvers,
  ...paymentResolvers,
  Query: {
    async orders(_root, { where, ...window }, context, info) {
      const order = selectionOfNodes(selectionOf(info));
      const { orderIds: named, ...conditions } = where ?? {};
      const ids = named?.map((id) => upstreamKey('Order', id, context));
      if (ids) {
        requireAlone('orderIds', conditions);
        const orderIds = distinctValues('orderIds', ids);
        const found = await listed(context, info, { orderIds }, window, () => findOrders(orderIds, context, order));
        return Object.assign(found, { warnings: null });
      }
      const filter = filterText(conditions);
      const warnings: Notice[] = [];
      const rows = (answer: OrderPage) => {
        warnings.push(...(answer.warnings ?? []));
        return answer.orders;
      };
      const withTaxes = needsTaxes(order);
      const found = await paged(context, info, 'marketplace.listOrders', { filter }, window, {
        // Rows that are read from whole answers are not reduced to the selected fields.
        ...(selectionOf(info).has('warnings') && { rows }),
        ...(!withTaxes && { primes: listedOrderById }),
        ...(withTaxes && {
          projection: { fieldGroups: ['TAX_BREAKDOWN'] },
          onAnswer: (answer) => answer.orders.forEach(markTaxed),
        }),
      });
      return Object.assign(found, { warnings });
    },
    order: (_root, { id }, context, info) =>
      selectedOrder(upstreamKey('Order', id, context), context, selectionOf(info)),
    paymentDisputes: pagedBy('marketplace.listPaymentDisputes', (_root, { where }, context) =>
      disputeArguments(where, context),
    ),
  },
  Mutation: mutations,
  Order: {
    createdAt: from('creationDate'),
    updatedAt: from('lastModifiedDate'),
    fulfillmentStatus: from('orderFulfillmentStatus'),
    paymentStatus: from('orderPaymentStatus'),
    cancellation: orderPart('cancelStatus', 'cancelRequests'),
    buyer: orderPart('buyer', 'taxIdentifier'),
    isTaxCollectedByMarketplace: flagFrom('ebayCollectAndRemitTax'),
    fulfillmentUrls: listFrom('fulfillmentHrefs'),
    fulfillmentStartInstructions: listFrom('fulfillmentStartInstructions'),
    lineItems: orderPart('lineItems', 'taxes', 'totalWithCollectedTax'),
    pricingSummary: orderPart('pricingSummary', 'fee', 'totalWithCollectedTax'),
    paymentDisputes: from('orderId', (orderId, window, context, info) =>
      listed(context, info, { orderId }, window, async () => {
        const found = await context.load(disputesByOrder, orderId);
        return found?.disputes ?? [];
      }),
    ),
    fulfillments: from('orderId', (orderId, window, context, info) =>
      listed(context, info, { orderId }, window, () => fulfillmentsOf(orderId, context.load)),
    ),
  },
  OrderBuyer: {
    registrationAddress: from('buyerRegistrationAddress'),
    taxIdentifier: from(['taxIdentifier'], async (buyer, _args, { load }) => {
      const order = await wholeOf(buyer, load);
      return order?.buyer?.taxIdentifier;
    }),
  },
  OrderTaxIdentifier: { kind: from('taxIdentifierType'), issuingCountryCode: from('issuingCountry') },
  OrderTaxAddress: {
    region: from('stateOrProvince'),
    countryCode: from(['countryCode', 'country'], ({ countryCode, country }) => countryCode || country),
  },
  OrderCancellation: {
    status: from('cancelState'),
    cancelledAt: from('cancelledDate'),
    cancelRequests: from(['cancelRequests'], async (cancellation, _args, { load }) => {
      const order = await wholeOf(cancellation, load);
      return order && (order.cancelStatus.cancelRequests ?? []);
    }),
  },
  OrderCancelRequest: {
    status: from('cancelRequestState'),
    initiator: from('cancelInitiator'),
    reason: from('cancelReason'),
    requestedAt: from('cancelRequestedDate'),
    completedAt: from('cancelCompletedDate'),
  },
  OrderFulfillmentInstruction: {
    kind: from('fulfillmentInstructionsType'),
    isMarketplaceSupported: flagFrom('ebaySupportedFulfillment'),
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
  OrderWarning: {
    warningId: from('errorId'),
    inputRefIds: listFrom('inputRefIds'),
    outputRefIds: listFrom('outputRefIds'),
    parameters: listFrom('parameters'),
  },
  OrderProgram: {
    authenticityStatus: from('authenticityVerification?.status'),
    authenticityOutcomeReason: from('authenticityVerification?.outcomeReason'),
    shippingLabelProvidedBy: from('ebayShipping?.shippingLabelProvidedBy'),
    vaultMovement: from('ebayVault?.fulfillmentType'),
    returnsManagedBy: from('ebayInternationalShipping?.returnsManagedBy'),
    fulfilledBy: from('fulfillmentProgram?.fulfilledBy'),
  },
  PaymentDispute: {
    status: from('paymentDisputeStatus'),
    openedAt: from('openDate'),
    closedAt: from('closedDate'),
    responseDueAt: from('respondByDate'),
    order: from('orderId', (orderId, _args, context, info) => selectedOrder(orderId, context, selectionOf(info))),
  },
  ShippingFulfillment: {
    fulfillmentId: from('sent.fulfillmentId'),
    trackingNumber: from('sent.shipmentTrackingNumber'),
    carrierCode: from('sent.shippingCarrierCode'),
    shippedAt: from('sent.shippedDate'),
    lineItems: listFrom('sent.lineItems'),
    raw: ({ sent }) => sent,
  },
};

async function findOrders(ids: readonly string[], context: Context, selection: Selection) {
  const orders = await Promise.all(ids.map((id) => selectedOrder(id, context, selection)));
  return orders.filter((order) => order !== null);
}
