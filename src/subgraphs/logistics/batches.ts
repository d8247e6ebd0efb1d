import type { ItemInventory, Order } from '#contracts/logistics';
import type { Batch, Lookup } from '#graph';
import { orNull, type Upstream } from '#upstream';
import type { OrderNode } from './hydration.ts';

const orderLookups = new Map<string, Lookup<Order>>();

/** An order by its id, filled with these nodes. */
export function orderWith(nodes: readonly OrderNode[]): Lookup<Order> {
  const name = nodes.join(',');
  let lookup = orderLookups.get(name);
  if (!lookup) {
    const hydrate = nodes.length > 0 ? nodes : undefined;
    lookup = { one: ({ logistics }, id) => orNull(logistics.getFulfillmentOrder({ id, hydrate })) };
    orderLookups.set(name, lookup);
  }
  return lookup;
}

export interface StockOfSku {
  readonly sku: string;
  readonly items: readonly ItemInventory[];
}

const ITEMS_A_PAGE = 200;

/** What is in stock under a SKU: a row for each merchant that has one of that name, or none. */
export const stockBySku: Batch<StockOfSku> = {
  async list(upstream, skus) {
    const first = await stockPage(upstream, skus, 1);
    const pages = Math.ceil((first?.meta.pagination?.total ?? 0) / ITEMS_A_PAGE);
    const numbers = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2);
    const rest = await Promise.all(numbers.map((page) => stockPage(upstream, skus, page)));
    const grouped = Map.groupBy(
      [first, ...rest].flatMap((page) => page?.data ?? []),
      ({ item }) => item?.skuReference,
    );
    return skus.map((sku) => ({ sku, items: grouped.get(sku) ?? [] }));
  },
  keyOf: ({ sku }) => sku,
  maxKeys: 100,
};

/** Nothing where nothing fits, which the interface calls an error. */
function stockPage({ logistics }: Upstream, externalSkuNames: readonly string[], page: number) {
  return orNull(logistics.listInventory({ externalSkuNames, limit: ITEMS_A_PAGE, page }));
}
