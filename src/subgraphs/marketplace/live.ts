import type { Order } from '#contracts/marketplace';
import { calling, type LiveFields, pageOfEvents } from '#graph';
import type { SubscriptionOrderChangedArgs } from '#schema';
import type { Upstream } from '#upstream';
import { filterText } from './filter.ts';
import type { OrderChanged } from './models.ts';

const SHORTEST_MS = 15_000;
const LONGEST_MS = 120_000;
const PAGE = 200;
/** The clock of the marketplace may be behind the gateway's. */
const SKEW_MS = 10_000;
const POSITION = /^(\d{1,15})\.([\w!-]{0,64})$/;

/** Orders that are new or have changed: the position is the time of the last change. */
export const live: LiveFields = {
  orderChanged: calling('marketplace.listOrders', ({ where }: SubscriptionOrderChangedArgs) => {
    const fulfillment = where?.fulfillment;
    return {
      key: fulfillment ?? '',
      everyMs: { least: SHORTEST_MS, most: LONGEST_MS },
      isCursor: (text) => POSITION.test(text),
      compare,
      async read(after, { upstream }) {
        if (after === undefined) return { events: [], cursor: `${Date.now() - SKEW_MS}.` };
        const from = new Date(partsOf(after)[0]).toISOString();
        const orders = await everyOrder(upstream, filterText({ updatedAt: { from }, fulfillment }));
        const events = orders
          .map((order): OrderChanged => ({ cursor: cursorOf(order), order }))
          .filter(({ cursor }) => compare(cursor, after) > 0)
          .toSorted((one, other) => compare(one.cursor, other.cursor));
        return pageOfEvents(events, after);
      },
    };
  }),
};

/** All orders that a filter selects, because the marketplace orders them by creation. */
async function everyOrder({ marketplace }: Upstream, filter: string | undefined): Promise<readonly Order[]> {
  const orders: Order[] = [];
  for (;;) {
    const page = await marketplace.listOrders({ filter, limit: PAGE, offset: orders.length });
    orders.push(...page.orders);
    if (page.orders.length === 0 || orders.length >= page.total) return orders;
  }
}

function cursorOf({ lastModifiedDate, orderId }: Order): string {
  return `${Date.parse(lastModifiedDate)}.${orderId}`;
}

function compare(one: string, other: string): number {
  const [time, id] = partsOf(one);
  const [otherTime, otherId] = partsOf(other);
  return time - otherTime || Number(id > otherId) - Number(id < otherId);
}

function partsOf(position: string): readonly [number, string] {
  const [, time, id = ''] = POSITION.exec(position) ?? [];
  return [Number(time), id];
}
