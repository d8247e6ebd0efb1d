import type { Order } from '#contracts/marketplace';
import { type Context, declareReads, type Load, selectionOf } from '#graph';
import { listedOrderById, taxedOrderById, wholeOrderById } from './batches.ts';
import { isTaxed, isWhole } from './order-variants.ts';

/** Parts of an order with fields that not every variant of the order has. */
type PartName = 'buyer' | 'cancelStatus' | 'lineItems' | 'pricingSummary';

const orderOf = new WeakMap<object, Order>();

/**
 * A resolver of a part of an order, from which `wholeOf` and its like find the order. Parts are only linked to their order if
 * one of these fields is selected, or if the order has taxes in detail.
 */
export function orderPart<Name extends PartName>(name: Name, ...fields: readonly string[]) {
  return declareReads(
    (order: Order, _args: unknown, _context: Context, info: Parameters<typeof selectionOf>[0]) => {
      const part = order[name];
      if (part && (isTaxed(order) || fields.some((field) => selectionOf(info).has(field)))) link(part, order);
      return part;
    },
    { paths: [[name]], passesThrough: true },
  );
}

function link(part: object, order: Order): void {
  for (const each of Array.isArray(part) ? part : [part]) orderOf.set(each, order);
}

/** The order of a part with all members that only a single order has. */
export async function wholeOf(part: object, load: Load): Promise<Order | null> {
  const order = orderOf.get(part);
  return !order || isWhole(order) ? (order ?? null) : load(wholeOrderById, order.orderId);
}

/** The order of a part with its taxes in detail. */
export async function taxedOf(part: object, load: Load): Promise<Order | null> {
  const order = orderOf.get(part);
  return !order || isTaxed(order) ? (order ?? null) : load(taxedOrderById, order.orderId);
}

/** The order of a part without its taxes in detail, if the part is of one that has them. */
export function untaxedOf(part: object, load: Load): Promise<Order | null> | undefined {
  const order = orderOf.get(part);
  return order && isTaxed(order) ? load(listedOrderById, order.orderId) : undefined;
}
