import { json, type Sent } from '#test/harness';

/** The marketplace's id of its nth order. */
export const orderId = (n: number) => `11-00000-${String(n).padStart(5, '0')}`;

/** The marketplace's nth order, as it sends it. */
export const order = (n: number, more: object = {}) => ({
  orderId: orderId(n),
  legacyOrderId: `l-${n}`,
  creationDate: '2026-03-01T09:00:00.000Z',
  lastModifiedDate: '2026-03-02T10:00:00.000Z',
  orderFulfillmentStatus: 'NOT_STARTED',
  orderPaymentStatus: 'PAID',
  cancelStatus: { cancelState: 'NONE_REQUESTED' },
  lineItems: [],
  ...more,
});

/** A mock for a marketplace with exactly these orders. */
export function ordersAre(orders: readonly { orderId: string }[]) {
  return ({ target }: Sent) => {
    const { pathname, searchParams } = new URL(target, 'http://shop');
    const single = /^\/order\/([^/]+)$/.exec(pathname)?.[1];
    if (single) {
      const found = orders.find((each) => each.orderId === single);
      return found ? json(found) : json({ errors: [{ errorId: 32100 }] }, 404);
    }
    const ids = searchParams.get('orderIds')?.split(',');
    const listed = ids ? orders.filter((each) => ids.includes(each.orderId)).toReversed() : orders;
    return json({ total: listed.length, limit: 200, offset: 0, orders: listed });
  };
}

/** The integers from 0, this many. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index);
