import { describe, expect, it } from 'vitest';
import {
  fulfillmentOrder,
  fulfillmentOrdersAre,
  page,
  RETURNS,
  RETURNS_CALL,
  returned,
  warehouseId,
} from '#test/fulfillment';
import { gatewayOverAll, json, type Sent } from '#test/harness';
import { order, orderId, ordersAre, range } from '#test/orders';
import { gatewayOverSandbox } from '#test/over-sandbox';

const ORDERS = '/order?limit=50&offset=0';
const calls = (sent: readonly Sent[]) => sent.map(({ target }) => decodeURIComponent(target)).toSorted();
const fifty = range(50);

describe('Order.fulfillmentOrder', () => {
  const QUERY = '{ orders(first: 50) { nodes { orderId fulfillmentOrder { orderId } } } }';

  it('costs one call for each of fifty orders, for any number of selections', async () => {
    const { run, sent } = await gatewayOverAll({
      marketplace: ordersAre(fifty.map((n) => order(n))),
      logistics: fulfillmentOrdersAre(fifty.map((n) => fulfillmentOrder(n))),
    });

    const { data, errors } =
      await run(`{ orders(first: 50) { nodes { a: fulfillmentOrder { orderId } b: fulfillmentOrder { purchaseOrderNumber } } }
      order(id: "${orderId(7)}") { fulfillmentOrder { orderId } } }`);

    expect(errors).toBeUndefined();
    expect(calls(sent)).toEqual([`/order/${orderId(7)}`, ORDERS, ...fifty.map((n) => `/orders/${orderId(n)}`)]);
    expect(data).toEqual({
      orders: {
        nodes: fifty.map((n) => ({ a: { orderId: String(warehouseId(n)) }, b: { purchaseOrderNumber: null } })),
      },
      order: { fulfillmentOrder: { orderId: String(warehouseId(7)) } },
    });
  });

  it('is hydrated with the selected fields, and is that of the configured merchant', async () => {
    const { run, sent } = await gatewayOverAll(
      {
        marketplace: ordersAre([order(1)]),
        logistics: () => json(fulfillmentOrder(1, { lineItems: [{ id: 5 }] })),
      },
      { settings: { apis: { logistics: { settings: { merchantId: 31 } } } } },
    );

    const { data } = await run('{ orders(first: 50) { nodes { fulfillmentOrder { lineItems { lineItemId } } } } }');

    expect(data.orders.nodes).toEqual([{ fulfillmentOrder: { lineItems: [{ lineItemId: '5' }] } }]);
    expect(calls(sent)).toEqual([ORDERS, `/orders/${orderId(1)}?merchantId=31&hydrate=lineItems`]);
  });

  it('is null if the fulfillment house does not know the order, or has another order of that id', async () => {
    const digits = order(1, { orderId: String(warehouseId(2)) });
    const { run } = await gatewayOverAll({
      marketplace: ordersAre([order(3), digits]),
      logistics: fulfillmentOrdersAre([fulfillmentOrder(2)]),
    });

    expect(await run(QUERY)).toEqual({
      data: {
        orders: {
          nodes: [
            { orderId: orderId(3), fulfillmentOrder: null },
            { orderId: String(warehouseId(2)), fulfillmentOrder: null },
          ],
        },
      },
    });
  });

  it('fails alone, without affecting other orders', async () => {
    const known = fulfillmentOrdersAre([fulfillmentOrder(2)]);
    const { run } = await gatewayOverAll({
      marketplace: ordersAre([order(1), order(2)]),
      logistics: (request) => (request.target.includes(orderId(1)) ? json({ message: 'Oops' }, 500) : known(request)),
    });

    const { data, errors } = await run(QUERY);

    expect(data.orders.nodes).toEqual([
      { orderId: orderId(1), fulfillmentOrder: null },
      { orderId: orderId(2), fulfillmentOrder: { orderId: String(warehouseId(2)) } },
    ]);
    expect(errors).toMatchObject([
      {
        path: ['orders', 'nodes', 0, 'fulfillmentOrder'],
        extensions: { code: 'UPSTREAM_ERROR', api: 'logistics' },
      },
    ]);
  });
});

describe('FulfillmentOrder.order', () => {
  const QUERY = `{ ${RETURNS} { nodes { order { orderId order { orderId paymentStatus } } } } }`;
  const of = (n: number, found: unknown) => ({ order: { orderId: String(warehouseId(n)), order: found } });
  const shown = (n: number) => of(n, { orderId: orderId(n), paymentStatus: 'PAID' });

  it('costs one call for fifty orders', async () => {
    const { run, sent } = await gatewayOverAll({
      logistics: fulfillmentOrdersAre(
        fifty.map((n) => fulfillmentOrder(n)),
        () => page(fifty.map(returned)),
      ),
      marketplace: ordersAre(fifty.map((n) => order(n))),
    });

    const { data, errors } = await run(QUERY);

    expect(errors).toBeUndefined();
    expect(calls(sent)).toEqual([
      `/order?orderIds=${fifty.map(orderId).join(',')}`,
      ...fifty.map((n) => `/orders/${warehouseId(n)}`),
      RETURNS_CALL.replaceAll('%3A', ':'),
    ]);
    expect(data.returns.nodes).toEqual(fifty.map(shown));
  });

  it('is fetched alone if only the single order has the selected fields', async () => {
    const { run, sent } = await gatewayOverAll({
      logistics: fulfillmentOrdersAre([fulfillmentOrder(1)]),
      marketplace: ordersAre([order(1, { buyer: { username: 'b', taxIdentifier: { taxpayerId: 'T-1' } } })]),
    });

    const { data } = await run(
      `{ fulfillmentOrder(id: "${warehouseId(1)}") { order { buyer { taxIdentifier { taxpayerId } } } } }`,
    );

    expect(data.fulfillmentOrder).toEqual({ order: { buyer: { taxIdentifier: { taxpayerId: 'T-1' } } } });
    expect(calls(sent)).toEqual([`/order/${orderId(1)}`, `/orders/${warehouseId(1)}`]);
  });

  it('is null without a call if the merchant has its own ids, and null for an unknown order', async () => {
    const orders = [
      fulfillmentOrder(1, { merchantOrderId: '70412' }),
      fulfillmentOrder(2, { merchantOrderId: 70413 }),
      fulfillmentOrder(3, { merchantOrderId: '11-1' }),
    ];
    const own = await gatewayOverAll({
      logistics: fulfillmentOrdersAre(orders, () => page([1, 2, 3].map(returned))),
      marketplace: [],
    });
    const unknown = await gatewayOverAll({
      logistics: fulfillmentOrdersAre([fulfillmentOrder(1), fulfillmentOrder(2)], () => page([1, 2].map(returned))),
      marketplace: ordersAre([order(2)]),
    });

    const answers = [await own.run(QUERY), await unknown.run(QUERY)];

    expect(answers).toEqual([
      { data: { returns: { nodes: [1, 2, 3].map((n) => of(n, null)) } } },
      { data: { returns: { nodes: [of(1, null), shown(2)] } } },
    ]);
    expect(own.sent.length).toBe(4);
  });

  it('fails alone', async () => {
    const { run } = await gatewayOverAll({
      logistics: fulfillmentOrdersAre([fulfillmentOrder(1)], () => page([returned(1)])),
      marketplace: () => json({ errors: [{ errorId: 30500 }] }, 500),
    });

    const { data, errors } = await run(QUERY);

    expect(data.returns.nodes).toEqual([of(1, null)]);
    expect(errors).toMatchObject([
      {
        path: ['returns', 'nodes', 0, 'order', 'order'],
        extensions: { code: 'UPSTREAM_ERROR', api: 'marketplace' },
      },
    ]);
  });
});

describe('OrderLineItem.inventory', () => {
  const QUERY = '{ orders(first: 50) { nodes { lineItems { title inventory { sku availableCount } } } } }';
  const selling = (n: number, sku: string | undefined) =>
    order(n, { lineItems: [{ lineItemId: '1', title: 'A', sku }] });
  const stock = (sku: string) => ({
    item: { id: 501, skuReference: sku },
    quantity: { total: { availableToPromise: 42 } },
  });
  const line = (inventory: unknown) => ({ lineItems: [{ title: 'A', inventory }] });

  it('costs one call for the lines of fifty orders', async () => {
    const skus = fifty.map((n) => `SKU-${n % 30}`);
    const different = [...new Set(skus)];
    const { run, sent } = await gatewayOverAll({
      marketplace: ordersAre(skus.map((sku, n) => selling(n, sku))),
      logistics: () => page(different.slice(1).toReversed().map(stock)),
    });

    const { data, errors } = await run(QUERY);

    expect(errors).toBeUndefined();
    expect(calls(sent)).toEqual([`/inventory?page=1&limit=200&externalSkuNames=${different.join(',')}`, ORDERS]);
    expect(data.orders.nodes).toEqual(skus.map((sku) => line(sku === 'SKU-0' ? [] : [{ sku, availableCount: 42 }])));
  });

  it('is null without a call for a line without a SKU, or with one that cannot be requested', async () => {
    const { run, sent } = await gatewayOverAll({
      marketplace: ordersAre([selling(1, undefined), selling(2, ''), selling(3, 'A,B')]),
      logistics: [],
    });

    expect(await run(QUERY)).toEqual({ data: { orders: { nodes: [line(null), line(null), line(null)] } } });
    expect(sent.length).toBe(1);
  });

  it('fails alone', async () => {
    const { run } = await gatewayOverAll({
      marketplace: ordersAre([selling(1, 'A')]),
      logistics: () => json({ message: 'No right' }, 403),
    });

    const { data, errors } = await run(QUERY);

    expect(data.orders.nodes).toEqual([line(null)]);
    expect(errors).toMatchObject([
      {
        path: ['orders', 'nodes', 0, 'lineItems', 0, 'inventory'],
        extensions: { code: 'PERMISSION_DENIED', api: 'logistics' },
      },
    ]);
  });
});

describe('in the sandbox', () => {
  it('every order leads to its counterpart and back, and every line to its stock', async () => {
    const { run } = await gatewayOverSandbox('marketplace', 'logistics');

    const { data, errors } = await run(`{ orders(first: 50) { nodes { orderId
      fulfillmentOrder { merchantOrderId order { orderId } } lineItems { sku inventory { sku } } } } }`);

    expect(errors).toBeUndefined();
    const { nodes } = data.orders;
    expect(nodes.length).toBe(50);
    for (const { orderId: id, fulfillmentOrder: found, lineItems } of nodes) {
      expect(found).toEqual({ merchantOrderId: id, order: { orderId: id } });
      for (const { sku, inventory } of lineItems) expect(inventory).toEqual([{ sku }]);
    }
  });
});
