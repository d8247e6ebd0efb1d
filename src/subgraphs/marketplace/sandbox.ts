import type { LineItem, Order, PaymentDispute } from '#contracts/marketplace';
import {
  json,
  mock,
  pathOf,
  predicateOf,
  type Reply,
  type SandboxRequest,
  UNKNOWN_MEMBERS,
  UNKNOWN_PARAMETERS,
  type Violation,
  type World,
} from '#sandbox';
import { inCurrency, type Sale, sales } from '#sandbox/world/sales';
import { disputeFilter } from './sandbox/dispute-filter.ts';
import { failure } from './sandbox/failure.ts';
import {
  createFulfillment,
  fulfillmentId,
  hrefOf,
  listFulfillments,
  type Shipping,
  seededFulfillments,
} from './sandbox/fulfillments.ts';
import { orderFilter } from './sandbox/order-filter.ts';
import { pageOf } from './sandbox/page.ts';

interface State extends Shipping {
  readonly disputes: readonly PaymentDispute[];
}

const DAY = 86_400_000;
/** The numbers of its errors, by status and by the parameter that is refused. */
const ERROR_IDS: Readonly<Record<string, number>> = {
  400: 30_800,
  401: 1001,
  403: 1100,
  404: 32_100,
  429: 2001,
  limit: 31_100,
  offset: 31_000,
  orderIds: 30_900,
  fieldGroups: 32_800,
};

/** The numbers of its errors that do not depend on the parameter. */
const OF_OPERATION: Readonly<Record<string, number>> = { listPaymentDisputes: 33_001, createFulfillment: 32_600 };

/** A seller's orders of the last eighty days, and the disputes about some of them. */
export const sandbox = mock({
  slug: 'marketplace',
  about: { data: 'the same 400 sales: orders, payments, disputes', changes: 'what is shipped is there, and read back' },
  seed(world: World): State {
    const sold = world.of(sales);
    return {
      orders: sold.map((sale) => orderOf(sale, false)),
      taxed: new Map(sold.map((sale) => [sale.orderId, orderOf(sale, true)])),
      fulfillments: seededFulfillments(sold),
      disputes: sold.filter(({ disputed }) => disputed).map((sale, index) => disputeOf(world, sale, index)),
    };
  },
  unauthorized: ({ headers }) =>
    headers.authorization ? failure(401, 1001, 'Invalid access token') : failure(400, 1002, 'Missing access token'),
  errors: {
    invalid(violations, { operation, request }) {
      // Beside `orderIds`, all other parameters are ignored.
      const hasIds = operation === 'listOrders' && request.query.has('orderIds');
      const first = hasIds ? violations.find(({ path }) => path[0] === 'orderIds') : violations[0];
      return first && invalid(first, operation);
    },
    unmatched: () => failure(404, 2002, 'Resource not found'),
    throttled: () => failure(429, 2001, 'Too many requests'),
    failed: (status, message) => failure(status, ERROR_IDS[status] ?? 30_500, message),
  },
  ignores: [UNKNOWN_PARAMETERS, UNKNOWN_MEMBERS],
  limits: [
    { requests: 100_000, seconds: 86_400, per: 'credential', operations: ['listOrders', 'getOrder'] },
    { requests: 250_000, seconds: 86_400, per: 'credential', operations: ['listPaymentDisputes'] },
  ],
  handlers: {
    listOrders(request, { orders, taxed }, { clock }) {
      const ids = request.list('orderIds');
      if (ids) {
        const named = orders.filter(({ orderId }) => ids.includes(orderId));
        return pageOf(request, { name: 'orders', rows: named, usual: 50, shown: listed });
      }
      const wanted = orderFilter(request.query.get('filter') ?? '', clock.now());
      if (typeof wanted !== 'function') return wanted;
      const rows = orders.filter(wanted);
      const shown = isTaxed(request) ? (order: Order) => listed(taxed.get(order.orderId) ?? order) : listed;
      return pageOf(request, { name: 'orders', rows, usual: 50, shown });
    },
    getOrder(request, { orders, taxed }) {
      const id = request.parameter('orderId');
      if (!/^[\d-]+$/.test(id)) return failure(400, 32100, 'Invalid order id');
      const order = isTaxed(request) ? taxed.get(id) : orders.find(({ orderId }) => orderId === id);
      return order ? json(order) : failure(404, 32100, 'Order not found');
    },
    listFulfillments,
    createFulfillment,
    listPaymentDisputes(request, { disputes }, { clock }) {
      const wanted = disputeFilter(request, clock.now());
      if (typeof wanted !== 'function') return wanted;
      const rows = disputes.filter(wanted);
      return pageOf(request, { name: 'paymentDisputeSummaries', rows, usual: 200, shown: (dispute) => dispute });
    },
  },
});

function invalid(violation: Violation, operation: string | undefined): Reply {
  const [name] = violation.path;
  const errorId = OF_OPERATION[operation ?? ''] ?? ERROR_IDS[String(name)];
  const parameters = [{ name: String(name), value: String(violation.value) }];
  return failure(400, errorId ?? 30_800, `Invalid ${pathOf(violation)}: it ${predicateOf(violation)}`, parameters);
}

/** An order, with its taxes in detail or without. */
function orderOf(sale: Sale, withTaxes: boolean): Order {
  const { buyer, soldAt, shippedAt, cancelled, orderId } = sale;
  const { currency, countryCode, city, postalCode, region, street } = buyer.address;
  const subtotal = sale.lines.reduce((sum, { product, quantity }) => sum + product.cents * quantity, 0);
  const amount = (cents: number) => ({ value: inCurrency(sale, cents), currency });
  const paid = subtotal + sale.deliveryCents + collectedCents(sale, subtotal);
  const total = amount(paid);
  const iso = (time: number) => new Date(time).toISOString();
  return {
    orderId,
    legacyOrderId: orderId,
    creationDate: iso(soldAt),
    lastModifiedDate: iso(shippedAt ?? soldAt + 3_600_000),
    orderFulfillmentStatus: shippedAt ? 'FULFILLED' : 'NOT_STARTED',
    orderPaymentStatus: cancelled ? 'FULLY_REFUNDED' : 'PAID',
    sellerId: 'pine-and-loom',
    buyer: {
      username: buyer.username,
      taxAddress: { city, stateOrProvince: region, postalCode, countryCode },
      taxIdentifier: { taxpayerId: `T-${orderId}`, taxIdentifierType: 'CODICE_FISCALE', issuingCountry: countryCode },
    },
    cancelStatus: cancelled
      ? {
          cancelState: 'CANCELED',
          cancelledDate: iso(soldAt + DAY),
          cancelRequests: [
            {
              cancelRequestId: `C-${orderId}`,
              cancelRequestState: 'COMPLETED',
              cancelInitiator: 'Buyer',
              cancelReason: 'Ordered by mistake',
              cancelRequestedDate: iso(soldAt + DAY / 2),
              cancelCompletedDate: iso(soldAt + DAY),
            },
          ],
        }
      : { cancelState: 'NONE_REQUESTED', cancelRequests: [] },
    pricingSummary: {
      priceSubtotal: amount(subtotal),
      deliveryCost: amount(sale.deliveryCents),
      ...(withTaxes && { fee: amount(Math.round(subtotal * 0.01)) }),
      total: withTaxes ? total : amount(subtotal + sale.deliveryCents),
    },
    paymentSummary: {
      totalDueSeller: total,
      refunds: cancelled
        ? [{ amount: total, refundDate: iso(soldAt + DAY), refundId: `R-${orderId}`, refundStatus: 'REFUNDED' }]
        : [],
      payments: [{ paymentMethod: 'EBAY', paymentDate: iso(soldAt + 5000), amount: total, paymentStatus: 'PAID' }],
    },
    fulfillmentStartInstructions: [
      {
        fulfillmentInstructionsType: 'SHIP_TO',
        minEstimatedDeliveryDate: iso(soldAt + 3 * DAY),
        maxEstimatedDeliveryDate: iso(soldAt + 7 * DAY),
        shippingStep: {
          shippingCarrierCode: 'SamplePost',
          shippingServiceCode: `${countryCode}_Parcel`,
          shipTo: {
            fullName: `${buyer.givenName} ${buyer.familyName}`,
            email: buyer.email,
            primaryPhone: { phoneNumber: '+1 555 0100' },
            contactAddress: { addressLine1: street, city, stateOrProvince: region, postalCode, countryCode },
          },
        },
      },
    ],
    ...(isTaxCollected(sale) && { ebayCollectAndRemitTax: true }),
    fulfillmentHrefs: shippedAt ? [hrefOf(orderId, fulfillmentId(sale))] : [],
    lineItems: sale.lines.map((_, index) => lineOf(sale, index, withTaxes)),
    salesRecordReference: String(sale.warehouseOrderId - 880_000),
    totalMarketplaceFee: amount(Math.round(subtotal * 0.1)),
  };
}

/** The marketplace collects the tax on every other sale: a tenth. */
const isTaxCollected = (sale: Sale) => sale.warehouseOrderId % 2 === 0;
const collectedCents = (sale: Sale, cents: number) => (isTaxCollected(sale) ? Math.round(cents / 10) : 0);

function lineOf(sale: Sale, index: number, withTaxes: boolean): LineItem {
  const line = sale.lines[index];
  if (!line) throw new RangeError('There is no such line');
  const { product, quantity } = line;
  const cents = product.cents * quantity;
  const amount = (each: number) => ({ value: inCurrency(sale, each), currency: sale.buyer.address.currency });
  const cost = amount(cents);
  const marketplace = `EBAY_${sale.buyer.address.countryCode}`;
  return {
    lineItemId: `${sale.warehouseOrderId}${index}`,
    legacyItemId: String(product.itemId),
    sku: product.sku,
    title: product.name,
    quantity,
    soldFormat: 'FIXED_PRICE',
    listingMarketplaceId: marketplace,
    purchaseMarketplaceId: marketplace,
    lineItemFulfillmentStatus: sale.shippedAt ? 'FULFILLED' : 'NOT_STARTED',
    lineItemCost: cost,
    total: withTaxes ? amount(cents + collectedCents(sale, cents)) : cost,
    appliedPromotions: [],
    taxes: [{ amount: { value: '0.00', currency: cost.currency }, ...(withTaxes && { taxType: 'VAT' as const }) }],
    ...(isTaxCollected(sale) && {
      ebayCollectAndRemitTaxes: [
        { taxType: 'VAT' as const, amount: amount(collectedCents(sale, cents)), collectionMethod: 'NET' as const },
      ],
    }),
    refunds: [],
    properties: { buyerProtection: true },
    itemLocation: { location: 'Galway', countryCode: 'IE', postalCode: 'H91 X000' },
    lineItemFulfillmentInstructions: {
      guaranteedDelivery: false,
      shipByDate: new Date(sale.soldAt + 2 * DAY).toISOString(),
    },
  };
}

function disputeOf(world: World, sale: Sale, index: number): PaymentDispute {
  const status = (['OPEN', 'ACTION_NEEDED', 'CLOSED'] as const)[index % 3] ?? 'OPEN';
  const openDate = sale.soldAt + 9 * DAY;
  return {
    paymentDisputeId: String(5_000_001 + index),
    orderId: sale.orderId,
    buyerUsername: sale.buyer.username,
    amount: { value: inCurrency(sale, sale.lines[0]?.product.cents ?? 0), currency: sale.buyer.address.currency },
    openDate: new Date(Math.min(openDate, world.today)).toISOString(),
    reason: index % 2 === 0 ? 'ITEM_NOT_RECEIVED' : 'SIGNIFICANTLY_NOT_AS_DESCRIBED',
    paymentDisputeStatus: status,
    ...(status === 'CLOSED' && { closedDate: new Date(openDate + 3 * DAY).toISOString() }),
    ...(status === 'ACTION_NEEDED' && { respondByDate: new Date(openDate + 5 * DAY).toISOString() }),
  };
}

/** An order without the members that the list never sends. */
function listed(order: Order): Order {
  const { taxIdentifier: _hidden, ...buyer } = order.buyer ?? {};
  return { ...order, buyer, cancelStatus: { ...order.cancelStatus, cancelRequests: [] } };
}

const isTaxed = (request: SandboxRequest) => request.list('fieldGroups')?.includes('TAX_BREAKDOWN') ?? false;
