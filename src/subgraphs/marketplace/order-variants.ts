import type { Order } from '#contracts/marketplace';

const whole = new WeakSet<Order>();
const taxed = new WeakSet<Order>();

/** Whether an order was read alone, with the members that a list leaves out. */
export const isWhole = (order: Order): boolean => whole.has(order);

/** Whether an order was read with its taxes in detail, which also changes its totals. */
export const isTaxed = (order: Order): boolean => taxed.has(order);

/** Marks an order that was read alone. */
export function markWhole(order: Order): Order {
  whole.add(order);
  return order;
}

/** Marks an order that was read with its taxes in detail. */
export function markTaxed(order: Order): Order {
  taxed.add(order);
  return order;
}
