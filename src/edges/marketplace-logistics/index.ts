import { edge } from '#graph';
import { orderCalls, stockCalls } from '#subgraphs/logistics/calls';
import { marketplaceOrderCalls } from '#subgraphs/marketplace/calls';
import { resolvers } from './resolvers.ts';

export const marketplaceLogistics = edge(import.meta, {
  between: ['marketplace', 'logistics'],
  resolvers,
  calls: {
    'Order.fulfillmentOrder': orderCalls,
    'OrderLineItem.inventory': stockCalls,
    'FulfillmentOrder.order': marketplaceOrderCalls,
  },
});
