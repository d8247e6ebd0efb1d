import { from, nodeType, subgraph } from '#graph';
import { disputeByKey, listedOrderById } from './batches.ts';
import { calls } from './calls.ts';
import { fulfillmentByKey } from './fulfillments.ts';
import { live } from './live.ts';
import { money } from './money.ts';
import { resolvers } from './resolvers.ts';

export const marketplace = subgraph(import.meta, {
  slug: 'marketplace',
  resolvers,
  money: { of: money },
  calls,
  live,
  enums: {
    OrderCancellationStatus: { CANCELLED: 'CANCELED' },
    OrderFulfillmentInstructionKind: { FULFILLED_BY_MARKETPLACE: 'FULFILLED_BY_EBAY' },
    OrderPaymentMethod: { MARKETPLACE: 'EBAY', ONLINE_WALLET: 'PAYPAL' },
  },
  nodes: {
    Order: nodeType({ by: listedOrderById, key: 'orderId', keys: ['orderId'] }),
    PaymentDispute: nodeType({
      by: disputeByKey,
      key: from(['orderId', 'paymentDisputeId'], ({ orderId, paymentDisputeId }) => `${orderId} ${paymentDisputeId}`),
      keys: [{ fields: ['orderId', 'paymentDisputeId'], separator: ' ' }],
    }),
    ShippingFulfillment: nodeType({
      by: fulfillmentByKey,
      key: from(['orderId', 'sent.fulfillmentId'], ({ orderId, sent }) => `${orderId} ${sent.fulfillmentId}`),
      keys: [{ fields: ['orderId', 'fulfillmentId'], separator: ' ' }],
    }),
  },
});
