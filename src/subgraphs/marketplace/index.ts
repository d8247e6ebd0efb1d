import type { Order } from '#contracts/marketplace';
import { subgraph } from '#graph';
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
  nodes: { Order: { key: ({ orderId }: Order) => orderId, load: (id, { load }) => load(wholeOrderById, id) } },
});
