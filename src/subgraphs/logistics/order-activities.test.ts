import { describe, expect, it } from 'vitest';
import { fulfillmentOrder, fulfillmentOrdersAre, page, RETURNS, returned, warehouseId } from '#test/fulfillment';
import { gatewayOver, json, type Sent } from '#test/harness';
import { range } from '#test/orders';

const EVER = 'fromDate=2000-01-01T00%3A00%3A00Z&toDate=2100-01-01T00%3A00%3A00Z';
const targets = (sent: readonly Sent[], path: string) =>
  sent.map(({ target }) => target).filter((target) => target.startsWith(path));
const activity = (n: number, itemCount = 1) => ({ order: { id: warehouseId(n) }, itemCount });
const globalId = (type: string, key: string | number) => Buffer.from(`${type}:${key}`).toString('base64url');

/** A fulfillment house with orders, a return of each, and these activities. */
function house(orders: number, activities: readonly object[]) {
  const all = range(orders);
  return fulfillmentOrdersAre(
    all.map((n) => fulfillmentOrder(n)),
    ({ target }) => {
      if (target.startsWith('/returns')) return page(all.map(returned));
      const query = new URL(target, 'http://house').searchParams;
      const [number, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      const total = activities.length;
      const data = activities.slice((number - 1) * limit, number * limit);
      return json({ meta: { pagination: { currentPage: number, total } }, data });
    },
  );
}

describe('FulfillmentOrder.accountingActivities', () => {
  it('takes one call for twenty orders', async () => {
    const { run, sent } = await gatewayOver('logistics', house(20, [activity(0, 2), activity(3, 1), activity(0, 5)]));

    const { data, errors } = await run(
      `{ ${RETURNS} { nodes { order { accountingActivities(first: 1) { totalCount nodes { itemCount } } } } } }`,
    );

    expect(errors).toBeUndefined();
    expect(targets(sent, '/accounting')).toEqual([
      `/accounting?hydrate=items&page=1&limit=200&${EVER}&orderIds=${range(20).map(warehouseId).join(',')}`,
    ]);
    expect(data.returns.nodes).toEqual(
      range(20).map((n) => {
        const nodes = n === 0 ? [{ itemCount: 2 }] : n === 3 ? [{ itemCount: 1 }] : [];
        const totalCount = n === 0 ? 2 : nodes.length;
        return { order: { accountingActivities: { totalCount, nodes } } };
      }),
    );
  });

  it('has the activities of all pages', async () => {
    const { run, sent } = await gatewayOver(
      'logistics',
      house(
        1,
        range(401).map((n) => activity(0, n)),
      ),
    );

    const { data } = await run(
      `{ fulfillmentOrder(id: "${warehouseId(0)}") { accountingActivities(last: 1) { totalCount nodes { itemCount } } } }`,
    );

    expect(targets(sent, '/accounting').map((target) => /page=(\d)/.exec(target)?.[1])).toEqual(['1', '2', '3']);
    expect(data.fulfillmentOrder.accountingActivities).toEqual({ totalCount: 401, nodes: [{ itemCount: 400 }] });
  });

  it('is empty if the API reports an empty list as an error, and fails for other errors', async () => {
    const order = json(fulfillmentOrder(1));
    const query = `{ fulfillmentOrder(id: "${warehouseId(1)}") { accountingActivities { totalCount } } }`;
    const none = await gatewayOver('logistics', [order, json({ message: 'Nothing found' }, 404)]);
    const failing = await gatewayOver('logistics', [order, json({ message: 'Not allowed' }, 403)]);

    expect(await none.run(query)).toEqual({ data: { fulfillmentOrder: { accountingActivities: { totalCount: 0 } } } });
    expect(await failing.run(query)).toMatchObject({
      data: { fulfillmentOrder: { accountingActivities: null } },
      errors: [{ extensions: { code: 'PERMISSION_DENIED', operation: 'listAccounting' } }],
    });
  });
});

describe('ids of orders', () => {
  it('are the global ones or those of the fulfillment house', async () => {
    const { run, sent } = await gatewayOver('logistics', house(2, []));

    const { data, errors } = await run(
      `query ($id: ID!, $ids: [ID!]!) { fulfillmentOrder(id: $id) { orderId }
        accountingActivities(where: { orderIds: $ids, invoicedAt: { from: "2026-01-01T00:00:00Z", to: "2026-02-01T00:00:00Z" } }) { totalCount } }`,
      {
        id: globalId('FulfillmentOrder', warehouseId(1)),
        ids: [globalId('FulfillmentOrder', warehouseId(0)), '880001'],
      },
    );

    expect(errors).toBeUndefined();
    expect(data.fulfillmentOrder).toEqual({ orderId: '880001' });
    expect(targets(sent, '/orders')).toEqual(['/orders/880001']);
    expect(targets(sent, '/accounting')[0]).toContain('orderIds=880000,880001');
  });

  it('are never the merchant’s if they are global', async () => {
    const { run, sent } = await gatewayOver('logistics', house(2, []));

    await run('query ($id: ID!) { fulfillmentOrder(id: $id, merchantId: 31) { orderId } }', {
      id: globalId('FulfillmentOrder', warehouseId(1)),
    });

    expect(targets(sent, '/orders')).toEqual(['/orders/880001']);
  });
});
