import type { GraphQLResolveInfo } from 'graphql';
import type { Accounting, ItemInventory, Order } from '#contracts/logistics';
import { type Batch, type Context, dateTimeRange, type Lookup, pageCount, projectionOfField, WHOLE_LIST } from '#graph';
import { orNull, type Upstream } from '#upstream';
import { type OrderNode, orderNodes } from './hydration.ts';

const orderLookups = new Map<string, Lookup<Order>>();

/** An order by its id or, with a merchant, by the merchant's own id, hydrated with these nodes. */
export function orderWith(nodes: readonly OrderNode[], merchantId?: number): Lookup<Order> {
  const name = `${merchantId} ${nodes.join(',')}`;
  let lookup = orderLookups.get(name);
  if (!lookup) {
    const hydrate = nodes.length > 0 ? nodes : undefined;
    lookup = {
      operation: 'logistics.getFulfillmentOrder',
      one: ({ logistics }, id) => orNull(logistics.getFulfillmentOrder({ id, merchantId, hydrate })),
    };
    orderLookups.set(name, lookup);
  }
  return lookup;
}

/** The order with this id of the configured merchant or, without one, of any merchant. One call for each id. */
export async function orderOfMerchant(id: string, context: Context, info: GraphQLResolveInfo): Promise<Order | null> {
  const { merchantId } = context.graph.facts('logistics.getFulfillmentOrder').settings;
  const lookup = orderWith(orderNodes(projectionOfField(info)), merchantId ? Number(merchantId) : undefined);
  const order = await context.load(lookup, id);
  // Without a merchant, a number may be the fulfillment house's id of another order.
  return order && String(order.merchantOrderId) === id ? order : null;
}

export interface StockOfSku {
  readonly sku: string;
  readonly items: readonly ItemInventory[];
}

const ROWS_A_PAGE = 200;

/** The stock of a SKU: a row for each merchant that uses this SKU. */
export const stockBySku: Batch<StockOfSku> = {
  operation: 'logistics.listInventory',
  times: WHOLE_LIST,
  async list(upstream, skus) {
    const rows = await everyPage((page) => stockPage(upstream, skus, page));
    const grouped = Map.groupBy(rows, ({ item }) => item?.skuReference);
    return skus.map((sku) => ({ sku, items: grouped.get(sku) ?? [] }));
  },
  keyOf: ({ sku }) => sku,
  maxKeys: 100,
};

/** `null` for an empty list, which the API reports as an error. */
function stockPage({ logistics }: Upstream, externalSkuNames: readonly string[], page: number) {
  return orNull(logistics.listInventory({ externalSkuNames, limit: ROWS_A_PAGE, page }));
}

/** The stock of a SKU; `null` without a SKU, and for one that cannot be requested. */
export async function stockOf(sku: string | undefined, { load }: Context): Promise<readonly ItemInventory[] | null> {
  // The API takes SKUs joined by commas.
  if (!sku || sku.includes(',')) return null;
  return (await load(stockBySku, sku))?.items ?? [];
}

interface ActivitiesOfOrder {
  readonly orderId: string;
  readonly activities: readonly Accounting[];
}

/** A range of time as the API takes it, which requires both ends. */
export function rangeOf(
  name: string,
  range?: Parameters<typeof dateTimeRange>[1],
): { fromDate: string; toDate: string } {
  const { from: fromDate = '2000-01-01T00:00:00Z', to: toDate = '2100-01-01T00:00:00Z' } = dateTimeRange(name, range);
  return { fromDate, toDate };
}

/** The accounting activities of an order. */
export const activitiesByOrder: Batch<ActivitiesOfOrder> = {
  operation: 'logistics.listAccounting',
  times: WHOLE_LIST,
  async list({ logistics }, ids) {
    const orderIds = ids.map(Number);
    const rows = await everyPage((page) =>
      orNull(logistics.listAccounting({ ...rangeOf('invoicedAt'), orderIds, limit: ROWS_A_PAGE, page })),
    );
    const grouped = Map.groupBy(rows, ({ order }) => String(order?.id));
    return ids.map((orderId) => ({ orderId, activities: grouped.get(orderId) ?? [] }));
  },
  keyOf: ({ orderId }) => orderId,
  maxKeys: 100,
};

/** The accounting activities of the order with this id of the fulfillment house. */
export async function activitiesOf(orderId: string, { load }: Context): Promise<readonly Accounting[]> {
  return (await load(activitiesByOrder, orderId))?.activities ?? [];
}

interface NumberedPage<Row> {
  readonly meta: { readonly pagination?: { readonly total?: number } };
  readonly data: readonly Row[];
}

/** The rows of all pages of a list. A page is `null` if the list is empty. */
async function everyPage<Row>(read: (page: number) => Promise<NumberedPage<Row> | null>): Promise<readonly Row[]> {
  const first = await read(1);
  const pages = pageCount(first?.meta.pagination?.total, ROWS_A_PAGE);
  const numbers = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2);
  const rest = await Promise.all(numbers.map(read));
  return [first, ...rest].flatMap((page) => page?.data ?? []);
}
