import { empty, json, type Reply, type Sent } from '#test/harness';
import { orderId } from '#test/orders';

/** The fulfillment house's id of its nth order. */
export const warehouseId = (n: number) => 880_000 + n;

/** The consignee of an order, as the fulfillment house sends it. */
export const consignee = (more: object = {}) => ({
  id: 1,
  firstName: 'Test',
  lastName: 'Person',
  address1: '1 Sample Street',
  addressLocality: 'Sampleton',
  addressRegion: 'S',
  postalCode: 'S1',
  country: 'somewhere',
  ...more,
});

/** The fulfillment house's nth order, which is the marketplace's nth. */
export const fulfillmentOrder = (n: number, more: object = {}) => ({
  id: warehouseId(n),
  merchantOrderId: orderId(n),
  merchant: { id: 31, name: 'Pine & Loom' },
  merchantShippingMethod: 'Ground',
  recordedOn: '2026-01-08T15:00:00Z',
  originalConsignee: consignee(),
  validatedConsignee: consignee(),
  currentStatus: { id: 66 },
  ...more,
});

/** A return of the nth order. */
export const returned = (n: number) => ({
  id: 9000 + n,
  order: { id: warehouseId(n), merchantId: 31, merchantOrderId: orderId(n) },
  status: { id: 2, title: 'Processed' },
  reason: { id: 5, title: 'Undeliverable' },
  createdAt: '2026-01-20T13:00:00Z',
  updatedAt: '2026-01-20T14:30:00Z',
  createdBy: { id: 12 },
  updatedBy: { id: 12 },
  rmaItems: [],
});

/** One page with all rows. */
export const page = (data: readonly object[]) =>
  json({ meta: { pagination: { totalPages: 1, currentPage: 1, count: data.length, total: data.length } }, data });

/** Stands in for a fulfillment house that has these orders, by either of their ids; other calls by the function. */
export function fulfillmentOrdersAre(
  orders: readonly { id: number; merchantOrderId: string }[],
  other: (request: Sent) => Reply = () => empty(404),
) {
  return (request: Sent) => {
    const id = /^\/orders\/([^/?]+)/.exec(request.target)?.[1];
    if (!id) return other(request);
    const found = orders.find((each) => String(each.id) === id || each.merchantOrderId === id);
    return found ? json(found) : empty(404);
  };
}

/** The first fifty returns of a month, and the call that lists them. */
export const RETURNS =
  'returns(where: { returnedAt: { from: "2026-01-01T00:00:00Z", to: "2026-02-01T00:00:00Z" } }, first: 50)';
export const RETURNS_CALL =
  '/returns?page=1&limit=50&fromDate=2026-01-01T00%3A00%3A00Z&toDate=2026-02-01T00%3A00%3A00Z';
