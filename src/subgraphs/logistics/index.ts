import type { Order } from '#contracts/logistics';
import { loads, nodeType, subgraph } from '#graph';
import { orderWith } from './batches.ts';
import { calls } from './calls.ts';
import { EVERY_ORDER_NODE } from './hydration.ts';
import { resolvers } from './resolvers.ts';

export const logistics = subgraph(import.meta, {
  slug: 'logistics',
  resolvers,
  calls,
  enums: {
    FulfillmentPhase: {
      PROCESSING: '01',
      IN_PROGRESS: '02',
      SHIPPED: '03',
      RETURNED: '04',
      CANCELLED: '05',
      TEST: '06',
    },
  },
  nodes: {
    FulfillmentOrder: nodeType<Order>({
      calls: [loads(orderWith(EVERY_ORDER_NODE))],
      key: 'id',
      keys: ['orderId'],
      load: (id, { load }) => load(orderWith(EVERY_ORDER_NODE), id),
    }),
  },
});
