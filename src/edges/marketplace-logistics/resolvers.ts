import { from, selectionOf } from '#graph';
import { orderOfMerchant, stockOf } from '#subgraphs/logistics/batches';
import { isOrderId, selectedOrder } from '#subgraphs/marketplace/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Order: { fulfillmentOrder: from('orderId', (id, _args, context, info) => orderOfMerchant(id, context, info)) },
  OrderLineItem: { inventory: from('sku', (sku, _args, context) => stockOf(sku, context)) },
  FulfillmentOrder: {
    order: from('merchantOrderId', (merchantOrderId, _args, context, info) => {
      const id = String(merchantOrderId);
      return isOrderId(id) ? selectedOrder(id, context, selectionOf(info)) : null;
    }),
  },
};
