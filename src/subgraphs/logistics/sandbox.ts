import type { Accounting, Order, Return } from '#contracts/logistics';
import {
  empty,
  json,
  memoize,
  mock,
  pathOf,
  predicateOf,
  type Reply,
  type SandboxRequest,
  UNKNOWN_PARAMETERS,
  type World,
} from '#sandbox';
import { catalog, type Product } from '#sandbox/world/catalog';
import { sales } from '#sandbox/world/sales';
import { activityOf, CARRIER, MERCHANT, orderOf, returnOf, WAREHOUSES } from './sandbox/rows.ts';

interface State {
  readonly orders: readonly Order[];
  readonly activities: readonly Accounting[];
  readonly returns: readonly Return[];
  readonly stock: readonly Stock[];
}

/** The stock of a product in each warehouse. */
interface Stock {
  readonly product: Product;
  readonly byWarehouse: ReadonlyMap<number, number>;
}

/** The warehouse side of the marketplace's sales: the orders, what they cost, what came back, and what is left. */
export const sandbox = mock({
  slug: 'logistics',
  about: { data: "the warehouse's side of 400 sales: orders, stock, costs, returns" },
  seed(world: World): State {
    const sold = world.of(sales);
    const random = world.random('logistics');
    return {
      orders: sold.map(orderOf),
      activities: sold.filter(({ shippedAt }) => shippedAt !== undefined).map(activityOf),
      returns: sold.filter(({ returned }) => returned).map((sale, index) => returnOf(sale, index, world.today)),
      stock: world.of(catalog).map((product) => ({
        product,
        byWarehouse: new Map(WAREHOUSES.map(({ id }) => [id, Math.max(0, random.int(-20, 180))])),
      })),
    };
  },
  unauthorized: () => failure(401, 'The access token is missing or invalid'),
  errors: {
    invalid: ([first]) => failure(400, `${pathOf(first)} ${predicateOf(first)}`),
    unmatched: () => failure(404, 'There is nothing at this address'),
    failed: (status, message) => failure(status, message),
  },
  ignores: [
    UNKNOWN_PARAMETERS,
    {
      in: 'query',
      rules: ['missing'],
      names: ['hydrate'],
      what: 'no `hydrate`',
      why: 'the specification demands it, against its own text',
    },
    {
      in: 'query',
      rules: ['format'],
      names: ['fromDate', 'toDate'],
      what: 'dates without a time',
      why: 'both are ISO 8601',
    },
  ],
  handlers: {
    listAccounting(request, { activities }) {
      const refused = refuseRange(request);
      if (refused) return refused;
      const hydrate = request.list('hydrate') ?? [];
      const [orders, warehouses] = [request.list('orderIds'), request.list('warehouseIds')];
      const isInRange = rangeOf(request);
      const found = activities.filter(
        (activity) =>
          isInRange(invoicedAt(activity)) &&
          (!orders || orders.includes(String(activity.order?.id))) &&
          (!warehouses || warehouses.includes(String(activity.warehouse?.id))),
      );
      return pageOf(request, found, ({ items, ...rest }) => (hydrate.length > 0 ? { ...rest, items } : rest));
    },
    listInventory(request, { stock }) {
      const [skus, merchants] = [request.list('externalSkuNames'), request.list('merchantIds')];
      const isOurs = !merchants || merchants.includes(String(MERCHANT.id));
      const found = stock.filter(({ product }) => isOurs && (!skus || skus.includes(product.sku)));
      if (found.length === 0) return failure(404, 'No stock rows match the filter');
      const warehouses = request.list('warehouseIds');
      return pageOf(request, found, (each) => stockRow(each, warehouses));
    },
    listReturns(request, { returns }) {
      const refused = refuseRange(request);
      if (refused) return refused;
      const isInRange = rangeOf(request);
      return pageOf(
        request,
        returns.filter((each) => isInRange(returnedAt(each))),
        (each) => each,
      );
    },
    getFulfillmentOrder(request, { orders }) {
      const hydrate = request.list('hydrate') ?? [];
      const id = request.parameter('id');
      const merchant = request.query.get('merchantId');
      const order = orders.find((each) =>
        merchant === null
          ? String(each.id) === id || each.merchantOrderId === id
          : String(each.merchant.id) === merchant && each.merchantOrderId === id,
      );
      return order ? json(shown(order, hydrate)) : empty(404);
    },
  },
});

function stockRow({ product, byWarehouse }: Stock, warehouses: readonly string[] | undefined): object {
  const counted = [...byWarehouse].filter(([id]) => !warehouses || warehouses.includes(String(id)));
  const onHand = counted.reduce((sum, [, count]) => sum + count, 0);
  return {
    item: { id: product.itemId, skuReference: product.sku },
    merchant: { name: MERCHANT.name },
    quantity: { total: { availableToPromise: Math.max(0, onHand - 5), onHand } },
  };
}

/** An order with no more of its nodes filled than were asked for. */
function shown({ integrator, lineItems, trackingNumbers, ...order }: Order, hydrate: readonly string[]): Order {
  const bare = trackingNumbers?.map((number) => ({ ...number, carrier: { id: CARRIER.id } }));
  return {
    ...order,
    trackingNumbers: hydrate.includes('trackingNumbers.carrier') ? trackingNumbers : bare,
    ...(hydrate.includes('integrator') && { integrator }),
    ...(hydrate.includes('lineItems') && { lineItems }),
  };
}

function refuseRange({ query }: SandboxRequest): Reply | undefined {
  const times = ['fromDate', 'toDate'].map((name) => ({ name, time: Date.parse(query.get(name) ?? '') }));
  const wrong = times.find(({ time }) => Number.isNaN(time));
  if (wrong) return failure(400, `${wrong.name} must be a date`);
  const [from = 0, to = 0] = times.map(({ time }) => time);
  return from > to ? failure(400, 'fromDate lies after toDate') : undefined;
}

const invoicedAt = memoize(({ order }: Accounting) => Date.parse(`${order?.invoiceDate}T00:00:00Z`));
const returnedAt = memoize(({ createdAt }: Return) => Date.parse(createdAt));

function rangeOf({ query }: SandboxRequest): (time: number) => boolean {
  const [from, to] = [Date.parse(query.get('fromDate') ?? ''), Date.parse(query.get('toDate') ?? '')];
  return (time) => time >= from && time <= to;
}

function pageOf<Row>(request: SandboxRequest, rows: readonly Row[], show: (row: Row) => object): Reply {
  const [page, limit] = [request.int('page', 1), request.int('limit', 80)];
  const data = rows.slice((page - 1) * limit, page * limit).map(show);
  const totalPages = Math.ceil(rows.length / limit);
  return json({
    meta: { pagination: { totalPages, currentPage: page, count: data.length, total: rows.length } },
    data,
  });
}

function failure(status: number, message: string): Reply {
  return json({ message }, status);
}
