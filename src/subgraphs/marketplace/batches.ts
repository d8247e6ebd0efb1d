import type { GraphQLResolveInfo } from 'graphql';
import type { Order, PaymentDispute } from '#contracts/marketplace';
import { type Batch, type Context, type FieldProjection, type Lookup, projectionAt, projectionOfField } from '#graph';
import { orNull, type Upstream } from '#upstream';

/** An order as it is listed: without its cancel requests and the buyer's tax identifier. */
export const orderById: Batch<Order> = {
  list: ({ marketplace }, orderIds) => marketplace.listOrders({ orderIds }).then(({ orders }) => orders),
  keyOf: ({ orderId }) => orderId,
  maxKeys: 50,
  one: ({ marketplace }, orderId) => orNull(marketplace.getOrder({ orderId })),
};

/** An order with all members, which only the operation for a single order sends. */
export const wholeOrderById: Lookup<Order> = {
  one: ({ marketplace }, orderId) => orNull(marketplace.getOrder({ orderId })),
};

/** The same with its taxes in detail, which also changes its totals. */
export const taxedOrderById: Lookup<Order> = {
  one: ({ marketplace }, orderId) => orNull(marketplace.getOrder({ orderId, fieldGroups: ['TAX_BREAKDOWN'] })),
};

/** An order with the selected members. Orders are fetched in batches, unless a member is not listed. */
export function orderOfId(id: string, { load }: Context, info: GraphQLResolveInfo): Promise<Order | null> {
  return load(needsWhole(projectionOfField(info)) ? wholeOrderById : orderById, id);
}

/** Whether a member is read that is not listed. */
function needsWhole(projection: FieldProjection): boolean {
  const paths = [
    ['cancelStatus', 'cancelRequests'],
    ['buyer', 'taxIdentifier'],
  ];
  return paths.some((path) => projectionAt(projection, ...path) !== undefined);
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

async function disputesOfOne({ marketplace }: Upstream, orderId: string): Promise<DisputesOfOrder> {
  const page = await marketplace.listPaymentDisputes({ order_id: orderId, limit: DISPUTES_A_PAGE });
  return { orderId, disputes: page.paymentDisputeSummaries };
}
