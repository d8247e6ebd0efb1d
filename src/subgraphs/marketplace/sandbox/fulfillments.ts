import type { LineItem, NewShippingFulfillment, Order, ShippingFulfillment } from '#contracts/marketplace';
import { empty, json, type Reply, type SandboxRequest, type World } from '#sandbox';
import type { Sale } from '#sandbox/world/sales';
import { failure } from './failure.ts';

/** The shipments of orders, and the orders that change with them. */
export interface Shipping {
  readonly orders: Order[];
  readonly taxed: Map<string, Order>;
  readonly fulfillments: Map<string, ShippingFulfillment[]>;
}

const HREF = 'https://orders.example.test/order';
const DAY = 86_400_000;

/** The fulfillments of the orders that the warehouse has shipped. */
export function seededFulfillments(sold: readonly Sale[]): Map<string, ShippingFulfillment[]> {
  const shipped = sold.filter(({ shippedAt }) => shippedAt !== undefined);
  return new Map(shipped.map((sale) => [sale.orderId, [fulfillmentOf(sale)]]));
}

/** The address of the fulfillments of an order. */
export const hrefOf = (orderId: string, id: string) => `${HREF}/${orderId}/shipping_fulfillment/${id}`;

/** The id of the fulfillment of a shipped sale. */
export const fulfillmentId = ({ warehouseOrderId }: Sale) => `94${warehouseOrderId}`;

function fulfillmentOf(sale: Sale): ShippingFulfillment {
  return {
    fulfillmentId: fulfillmentId(sale),
    shipmentTrackingNumber: `TST${String(sale.warehouseOrderId).padStart(9, '0')}`,
    shippingCarrierCode: 'SamplePost',
    shippedDate: new Date(sale.shippedAt ?? 0).toISOString(),
    lineItems: sale.lines.map(({ quantity }, index) => ({ lineItemId: `${sale.warehouseOrderId}${index}`, quantity })),
  };
}

export function listFulfillments(request: SandboxRequest, { orders, fulfillments }: Shipping): Reply {
  const order = orderIn(request, orders);
  if (!order) return unknownOrder();
  const found = fulfillments.get(order.orderId) ?? [];
  return json({ fulfillments: found, total: found.length });
}

export async function createFulfillment(request: SandboxRequest, state: Shipping, { clock }: World): Promise<Reply> {
  const order = orderIn(request, state.orders);
  if (!order) return unknownOrder();
  const parcel = (await request.json()) as NewShippingFulfillment | undefined;
  if (!parcel) return failure(400, 32_600, 'Invalid input data');
  const found = state.fulfillments.get(order.orderId) ?? [];
  const refused =
    refuseParcel(parcel, order, clock.now()) ?? refuseTracking(parcel, found) ?? refuseQuantities(parcel, order, found);
  if (refused) return refused;
  const { shippingCarrierCode, trackingNumber, shippedDate = new Date(clock.now()).toISOString() } = parcel;
  const id = trackingNumber ?? freeId(found);
  const created: ShippingFulfillment = {
    fulfillmentId: id,
    ...(trackingNumber !== undefined && { shipmentTrackingNumber: trackingNumber, shippingCarrierCode }),
    shippedDate,
    lineItems: parcel.lineItems,
  };
  const all = [...found, created];
  state.fulfillments.set(order.orderId, all);
  ship(state, order, all, clock.now());
  return empty(201, { location: `${request.base}${request.path}/${id}` });
}

function orderIn(request: SandboxRequest, orders: readonly Order[]): Order | undefined {
  return orders.find(({ orderId }) => orderId === request.parameter('orderId'));
}

const unknownOrder = () => failure(404, 32_100, 'Order not found');

function refuseParcel(parcel: NewShippingFulfillment, { lineItems }: Order, now: number): Reply | undefined {
  const ids = parcel.lineItems.map(({ lineItemId }) => lineItemId);
  const strange = ids.find((id) => !lineItems.some(({ lineItemId }) => lineItemId === id));
  if (strange !== undefined) return failure(400, 32_200, `Invalid line item id: ${strange}`);
  if (new Set(ids).size < ids.length) return failure(400, 32_210, 'Duplicate line item in the request');
  const { shippedDate } = parcel;
  const isLater = shippedDate !== undefined && Date.parse(shippedDate) > now + DAY;
  return isLater ? failure(400, 32_500, 'Invalid shipped date') : undefined;
}

/** A tracking number is the id of its fulfillment. */
function refuseTracking(parcel: NewShippingFulfillment, found: readonly ShippingFulfillment[]): Reply | undefined {
  const { trackingNumber, shippingCarrierCode } = parcel;
  if (trackingNumber === undefined && shippingCarrierCode === undefined) return undefined;
  const isGood = /^[A-Za-z0-9]+$/.test(trackingNumber ?? '') && shippingCarrierCode !== undefined;
  if (isGood && shippingCarrierCode.trim() !== '' && !hasId(found, trackingNumber)) return undefined;
  return failure(400, 32_300, 'Invalid shipment tracking number or carrier');
}

function freeId(found: readonly ShippingFulfillment[]): string {
  let id = 999_000_000 + found.length;
  while (hasId(found, String(id))) id += 1;
  return String(id);
}

const hasId = (found: readonly ShippingFulfillment[], id: string | undefined) =>
  found.some(({ fulfillmentId }) => fulfillmentId === id);

function refuseQuantities(parcel: NewShippingFulfillment, order: Order, found: readonly ShippingFulfillment[]) {
  const tooMany = parcel.lineItems.some(({ lineItemId, quantity }) => {
    const line = order.lineItems.find((each) => each.lineItemId === lineItemId);
    const rest = (line?.quantity ?? 0) - shippedOf(line, found);
    return (quantity ?? rest) < 1 || (quantity ?? rest) > rest;
  });
  return tooMany ? failure(400, 32_600, 'Invalid input data') : undefined;
}

/** The shipped quantity of a line. */
function shippedOf(line: LineItem | undefined, found: readonly ShippingFulfillment[]): number {
  const parts = found.flatMap(({ lineItems = [] }) => lineItems);
  const own = parts.filter(({ lineItemId }) => lineItemId === line?.lineItemId);
  return own.reduce((sum, { quantity }) => sum + (quantity ?? line?.quantity ?? 0), 0);
}

/** The order has the status of what is shipped, in both of its readings. */
function ship({ orders, taxed }: Shipping, order: Order, all: readonly ShippingFulfillment[], now: number): void {
  const after = (before: Order): Order => {
    const lineItems = before.lineItems.map((line) => {
      const shipped = shippedOf(line, all);
      const status = shipped === 0 ? 'NOT_STARTED' : shipped < (line.quantity ?? 0) ? 'IN_PROGRESS' : 'FULFILLED';
      return { ...line, lineItemFulfillmentStatus: status } as const;
    });
    const isDone = lineItems.every((line) => line.lineItemFulfillmentStatus === 'FULFILLED');
    return {
      ...before,
      lineItems,
      lastModifiedDate: new Date(now).toISOString(),
      orderFulfillmentStatus: isDone ? 'FULFILLED' : 'IN_PROGRESS',
      fulfillmentHrefs: all.map(({ fulfillmentId: id }) => hrefOf(before.orderId, id)),
    };
  };
  const detailed = taxed.get(order.orderId);
  if (detailed) taxed.set(order.orderId, after(detailed));
  orders[orders.indexOf(order)] = after(order);
}
