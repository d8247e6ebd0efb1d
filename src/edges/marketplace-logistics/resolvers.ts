import { orderOfMerchant, stockOf } from '#subgraphs/logistics/batches';
import { isOrderId, orderOfId } from '#subgraphs/marketplace/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Order: { fulfillmentOrder: ({ orderId }, _args, context, info) => orderOfMerchant(orderId, context, info) },
  OrderLineItem: { inventory: ({ sku }, _args, context) => stockOf(sku, context) },
  FulfillmentOrder: {
    order({ merchantOrderId }, _args, context, info) {
      const id = String(merchantOrderId);
      return isOrderId(id) ? orderOfId(id, context, info) : null;
    },
  },
};
