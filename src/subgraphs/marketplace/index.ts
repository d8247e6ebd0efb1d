import type { PaymentDispute } from '#contracts/marketplace';
import { from, loads, nodeType, subgraph } from '#graph';
import { disputesByOrder, findDispute, listedOrderById } from './batches.ts';
import { calls } from './calls.ts';
import { findFulfillment, fulfillmentsByOrder } from './fulfillments.ts';
import { live } from './live.ts';
import type { ShippingFulfillment } from './models.ts';
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
    PaymentDispute: nodeType<PaymentDispute>({
      calls: [loads(disputesByOrder)],
      key: from(['orderId', 'paymentDisputeId'], ({ orderId, paymentDisputeId }) => `${orderId} ${paymentDisputeId}`),
      keys: [{ fields: ['orderId', 'paymentDisputeId'], separator: ' ' }],
      load(key, { load }) {
        const [orderId = '', id = ''] = key.split(' ');
        return findDispute(orderId, id, load);
      },
    }),
    ShippingFulfillment: nodeType<ShippingFulfillment>({
      calls: [loads(fulfillmentsByOrder)],
      key: from(['orderId', 'sent.fulfillmentId'], ({ orderId, sent }) => `${orderId} ${sent.fulfillmentId}`),
      keys: [{ fields: ['orderId', 'fulfillmentId'], separator: ' ' }],
      load(key, { load }) {
        const [orderId = '', id = ''] = key.split(' ');
        return findFulfillment(orderId, id, load);
      },
    }),
  },
});
