import type { Order, PaymentDispute } from '#contracts/marketplace';
import { type Batch, type Context, inList, type Lookup, type Selection } from '#graph';
import { orNull, type Upstream } from '#upstream';
import { markTaxed, markWhole } from './order-variants.ts';

/** An order without its taxes in detail; one of several also without the members that a list leaves out. */
export const listedOrderById: Batch<Order> = {
  operation: 'marketplace.listOrders',
  single: 'marketplace.getOrder',
  list: ({ marketplace }, orderIds) => marketplace.listOrders({ orderIds }).then(({ orders }) => orders),
  keyOf: ({ orderId }) => orderId,
  maxKeys: 50,
  one: readOrder,
};

/** An order without its taxes in detail, with all members that only a single order has. */
export const wholeOrderById: Lookup<Order> = {
  operation: 'marketplace.getOrder',
  one: readOrder,
};

/** The same with its taxes in detail. */
export const taxedOrderById: Lookup<Order> = {
  operation: 'marketplace.getOrder',
  async one({ marketplace }, orderId) {
    const order = await orNull(marketplace.getOrder({ orderId, fieldGroups: ['TAX_BREAKDOWN'] }));
    return order && markTaxed(markWhole(order));
  },
};

async function readOrder({ marketplace }: Upstream, orderId: string): Promise<Order | null> {
  const order = await orNull(marketplace.getOrder({ orderId }));
  return order && markWhole(order);
}

/** The fields that only an order with its taxes in detail has, by the part of the order. */
export const TAXED: Readonly<Record<string, readonly string[]>> = {
  pricingSummary: ['fee', 'totalWithCollectedTax'],
  lineItems: ['taxes', 'totalWithCollectedTax'],
};

/** The fields that only an order that was read alone has. */
export const WHOLE: Readonly<Record<string, readonly string[]>> = {
  buyer: ['taxIdentifier'],
  cancellation: ['cancelRequests'],
};

/**
 * Whether an order is to be read with its taxes in detail, for the selected fields. Beside `raw` these fields take a call of
 * their own, so that `raw` is the same with and without them.
 */
export const needsTaxes = (order: Selection): boolean => selects(order, TAXED) && !order.has('raw');

/** The order of an id, by the operation that has the selected fields. Orders are read in batches if a list has them all. */
export function selectedOrder(id: string, { load }: Context, selection: Selection): Promise<Order | null> {
  return load(lookupFor(selection), id);
}

/** The lookup of an order that has the selected fields. */
export function lookupFor(order: Selection): Batch<Order> | Lookup<Order> {
  if (needsTaxes(order)) return taxedOrderById;
  return selects(order, WHOLE) ? wholeOrderById : listedOrderById;
}

/** Whether one of these fields is selected, by the part of the order. */
export function selects(order: Selection, parts: Readonly<Record<string, readonly string[]>>): boolean {
  return Object.entries(parts).some(([part, fields]) => {
    const below = order.get(part);
    return below !== undefined && fields.some((field) => below.has(field));
  });
}

/** Whether a text has the shape of the marketplace's order ids, one of which is `11-00001-00002`. */
export function isOrderId(text: string): boolean {
  return /^\d{2}-\d{5}-\d{5}$/.test(text);
}

export interface DisputesOfOrder {
  readonly orderId: string;
  readonly disputes: readonly PaymentDispute[];
}

const DISPUTES_A_PAGE = 200;

/**
 * All disputes of an order. The marketplace filters by one order at a time. For several orders the whole list is read and
 * grouped, if its first page shows that this takes fewer calls.
 */
export const disputesByOrder: Batch<DisputesOfOrder> = {
  operation: 'marketplace.listPaymentDisputes',
  perKey: 1,
  async list(upstream, orderIds) {
    const first = await upstream.marketplace.listPaymentDisputes({ limit: DISPUTES_A_PAGE });
    const pages = Math.ceil(first.total / DISPUTES_A_PAGE);
    if (pages > orderIds.length) return Promise.all(orderIds.map((orderId) => disputesOfOne(upstream, orderId)));
    const offsets = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => (index + 1) * DISPUTES_A_PAGE);
    const rest = await Promise.all(
      offsets.map((offset) => upstream.marketplace.listPaymentDisputes({ limit: DISPUTES_A_PAGE, offset })),
    );
    const disputes = [first, ...rest].flatMap(({ paymentDisputeSummaries }) => paymentDisputeSummaries);
    const grouped = Map.groupBy(disputes, ({ orderId }) => orderId);
    return orderIds.map((orderId) => ({ orderId, disputes: grouped.get(orderId) ?? [] }));
  },
  keyOf: ({ orderId }) => orderId,
  maxKeys: 1000,
  one: disputesOfOne,
};

/** The parts of the key of an object of an order. */
export const orderIdIn = (key: string) => key.split(' ')[0];
export const ownIdIn = (key: string) => key.split(' ')[1] ?? '';

/** A dispute by its order and its own id. */
export const disputeByKey = inList(
  disputesByOrder,
  ({ disputes }, key) => disputes.find(({ paymentDisputeId }) => paymentDisputeId === ownIdIn(key)),
  orderIdIn,
);

async function disputesOfOne({ marketplace }: Upstream, orderId: string): Promise<DisputesOfOrder> {
  const page = await marketplace.listPaymentDisputes({ order_id: orderId, limit: DISPUTES_A_PAGE });
  return { orderId, disputes: page.paymentDisputeSummaries };
}
