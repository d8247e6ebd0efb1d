import type { Order } from '#contracts/marketplace';
import { nodeType, subgraph } from '#graph';
import { wholeOrderById } from './batches.ts';
import { resolvers } from './resolvers.ts';

export const marketplace = subgraph(import.meta, {
  slug: 'marketplace',
  resolvers,
  enums: {
    OrderCancelState: { CANCELLED: 'CANCELED' },
    OrderFulfillmentInstructionType: { FULFILLED_BY_MARKETPLACE: 'FULFILLED_BY_EBAY' },
    OrderPaymentMethod: { MARKETPLACE: 'EBAY' },
  },
  nodes: { Order: nodeType<Order>({ key: 'orderId', load: (id, { load }) => load(wholeOrderById, id) }) },
});
