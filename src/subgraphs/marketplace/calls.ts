import { type DeclaredCalls, each, exactly, loads, pages, selectionOf, selectionOfNodes, variants } from '#graph';
import type { QueryOrdersArgs } from '#schema';
import { disputesByOrder } from './batches.ts';
import { fulfillmentsByOrder } from './fulfillments.ts';
import { orderCalls, partCalls, readingCalls, readingOf } from './order-calls.ts';

/** A field with an order of the marketplace. */
export const marketplaceOrderCalls = orderCalls;

export const calls: DeclaredCalls = {
  'Query.orders': variants<QueryOrdersArgs>(
    ({ args: { where }, info }) =>
      where?.orderIds ? `${new Set(where.orderIds).size} ${readingOf(selectionOfNodes(selectionOf(info)))}` : '',
    (variant) => {
      const [count = '', reading = ''] = variant.split(' ');
      if (count === '') return [pages('marketplace.listOrders')];
      return readingCalls(reading).map((call) => ({ ...call, keys: exactly(Number(count)) }));
    },
  ),
  'Query.order': orderCalls,
  // The fulfillments are listed to find the new one.
  'Mutation.createShippingFulfillment': [
    each('marketplace.createFulfillment'),
    each('marketplace.listFulfillments', { isAfter: true }),
  ],
  'Order.paymentDisputes': [loads(disputesByOrder)],
  'Order.fulfillments': [loads(fulfillmentsByOrder)],
  'Order.buyer': partCalls('buyer'),
  'Order.cancellation': partCalls('cancellation'),
  'Order.lineItems': partCalls('lineItems'),
  'Order.pricingSummary': partCalls('pricingSummary'),
  'PaymentDispute.order': orderCalls,
};
