import type { Accounting, Consignee, Order, Return, Status } from '#contracts/logistics';
import type { Person } from '#sandbox/world/people';
import type { Sale } from '#sandbox/world/sales';

const DAY = 86_400_000;

export const MERCHANT = { id: 31, name: 'Pine & Loom' };
export const WAREHOUSES = [
  { id: 4, shortName: 'SAV' },
  { id: 7, shortName: 'GWY' },
] as const;
export const CARRIER = {
  id: 7,
  name: 'Sample Post',
  symbol: 'SP',
  enabled: true,
  canReprintPostage: true,
  includePeripherals: false,
  internalRatesOnly: false,
  requiresDimensions: false,
};
const REASONS = ['Undeliverable', 'Refused', 'Changed mind', 'Wrong item', 'Damaged'] as const;

const iso = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
const warehouseOf = ({ warehouseOrderId }: Sale) => (warehouseOrderId % 3 === 0 ? WAREHOUSES[1] : WAREHOUSES[0]);

/** The order behind a sale, with everything filled that can be. */
export function orderOf(sale: Sale): Order {
  const { warehouseOrderId: id, orderId, buyer, soldAt, shippedAt } = sale;
  return {
    id,
    merchantOrderId: orderId,
    merchant: MERCHANT,
    // Every tenth goes out with the one before it.
    ...(id % 10 === 0 && { parentOrder: { id: id - 1 } }),
    merchantShippingMethod: sale.deliveryCents > 450 ? 'Express' : 'Ground',
    purchaseOrderNum: `PO-${id}`,
    recordedOn: iso(soldAt + 600_000),
    dispatchDate: iso(shippedAt ?? soldAt + 2 * DAY),
    ...(shippedAt !== undefined && { departDate: iso(shippedAt + 7_200_000) }),
    originalConsignee: consigneeOf(buyer, id * 2),
    validatedConsignee: consigneeOf(buyer, id * 2 + 1),
    currentStatus: { id: id + 1_000_000, date: iso(shippedAt ?? soldAt + DAY / 2), status: statusOf(sale) },
    warehouse: { id: warehouseOf(sale).id },
    trackingNumbers: shippedAt === undefined ? [] : [{ value: `TST${String(id).padStart(9, '0')}`, carrier: CARRIER }],
    integrator: 'marketplace',
    lineItems: sale.lines.map(({ product, quantity }, index) => ({
      id: id * 10 + index,
      lineDetails: {
        id: product.itemId,
        name: product.name,
        description: product.name,
        externalSku: product.sku,
        totalQuantity: quantity,
      },
      requestedSkuData: { id: id * 10 + index, sku: product.sku, quantity, declaredValue: money(product.cents) },
      inventoryDetails: [{ lotNum: `L-${product.itemId}`, quantity }],
    })),
  };
}

const money = (cents: number) => (cents / 100).toFixed(2);

function consigneeOf(buyer: Person, id: number): Consignee {
  const { street, city, region, postalCode, countryCode, countryName } = buyer.address;
  return {
    id,
    firstName: buyer.givenName,
    lastName: buyer.familyName,
    address1: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    country: countryCode,
    iso: { iso2: countryCode, name: countryName },
    phone: '+1 555 0100',
    email: buyer.email,
  };
}

function statusOf({ shippedAt, cancelled, returned }: Sale): Status {
  const status = (state: string, name: string, stage: string): Status => ({
    code: `${state}0201`,
    state: { code: state, name },
    stage: { code: '02', name: stage },
    detail: '',
    detailCode: '01',
  });
  if (cancelled) return status('05', 'Cancelled', 'Cancelled By Merchant');
  if (returned) return status('04', 'Returned', 'Received');
  return shippedAt ? status('03', 'Shipped', 'Fulfilled') : status('02', 'In Progress', 'Picking');
}

/** The charges for a sale that was shipped. */
export function activityOf(sale: Sale): Accounting {
  const itemCount = sale.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const cents = { fulfillment: 210, picking: 35 * itemCount, envelope: 0, insert: 5, kitting: 0, print: 0, box: 60 };
  const postage = 300 + sale.deliveryCents;
  const total = Object.values(cents).reduce((sum, each) => sum + each, postage);
  const fees = Object.entries({ ...cents, postage, total }).map(([name, amount]) => [name, amount / 100]);
  const day = (time: number) => iso(time).slice(0, 10);
  return {
    order: {
      id: sale.warehouseOrderId,
      // A number here, and text everywhere else.
      merchantOrderId: Number(sale.orderId.replaceAll('-', '')),
      recordedDate: day(sale.soldAt),
      invoiceDate: day(sale.shippedAt ?? sale.soldAt),
    },
    merchant: MERCHANT,
    warehouse: warehouseOf(sale),
    fees: Object.fromEntries(fees),
    itemCount,
    items: sale.lines.map(({ product, quantity }) => ({
      id: product.itemId,
      name: product.name,
      quantity,
      wmsItemId: `W-${product.itemId}`,
    })),
  };
}

/** The return of a sale, by the end of a day. */
export function returnOf(sale: Sale, index: number, today: number): Return {
  const { product, quantity } = sale.lines[0] ?? { product: undefined, quantity: 0 };
  const damaged = index % 4 === 0;
  const arrived = Math.min(sale.soldAt + 12 * DAY, today);
  return {
    id: 9001 + index,
    order: { id: sale.warehouseOrderId, merchantId: MERCHANT.id, merchantOrderId: sale.orderId },
    status: { id: 2, title: 'Processed' },
    reason: { id: (index % REASONS.length) + 1, title: REASONS[index % REASONS.length] },
    createdAt: iso(arrived),
    updatedAt: iso(arrived + 5_400_000),
    createdBy: { id: 12 },
    updatedBy: { id: 12 },
    returnedBy: index % 2 === 0 ? 'carrier' : 'customer',
    rmaNumber: index % 2 === 0 ? null : `RMA-${9001 + index}`,
    comments: null,
    rmaItems: [
      {
        id: 1,
        item: { id: product?.itemId, sku: product?.sku, name: product?.name },
        quantityShipped: quantity,
        quantityReturned: quantity,
        quantityRestocked: damaged ? 0 : quantity,
        quantityExpected: index % 2 === 0 ? null : quantity,
        nonRestockedReason: damaged ? { id: 3, title: 'Damaged' } : null,
        comments: damaged ? 'The box was crushed' : null,
      },
    ],
  };
}
