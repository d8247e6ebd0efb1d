import type { Order } from '#contracts/marketplace';
import type { Batch, Lookup } from '#graph';
import { orNull } from '#upstream';

/** An order as the listing shows it: without its cancel requests and the buyer's tax identifier. */
export const orderById: Batch<Order> = {
  list: ({ marketplace }, orderIds) => marketplace.listOrders({ orderIds }).then(({ orders }) => orders),
  keyOf: ({ orderId }) => orderId,
  maxKeys: 50,
  one: ({ marketplace }, orderId) => orNull(marketplace.getOrder({ orderId })),
};

/** An order with everything that only the single order has. */
export const wholeOrderById: Lookup<Order> = {
  one: ({ marketplace }, orderId) => orNull(marketplace.getOrder({ orderId })),
};

/** The same with its taxes in detail, which also changes its totals. */
export const taxedOrderById: Lookup<Order> = {
  one: ({ marketplace }, orderId) => orNull(marketplace.getOrder({ orderId, fieldGroups: ['TAX_BREAKDOWN'] })),
};
