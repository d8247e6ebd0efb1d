import { expect, it } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';

const DAY = 86_400_000;

it('tells the same of a sale everywhere', async () => {
  const { run, sandbox } = await gatewayOverSandbox('logistics');
  const [from, to] = [sandbox.world.today - 90 * DAY, sandbox.world.today + DAY].map((time) =>
    new Date(time).toISOString(),
  );

  const { data, errors } = await run(
    `query ($from: DateTime!, $to: DateTime!) {
      accountingActivities(where: { invoicedAt: { from: $from, to: $to } }, first: 50) { totalCount nodes {
        merchantOrderId itemCount items { quantity } warehouse { warehouseId }
        order { merchantOrderId warehouse { warehouseId } lineItems { details { totalQuantity } inventory { sku } } } } }
      returns(where: { returnedAt: { from: $from, to: $to } }) { nodes { order { currentStatus { status { phase } } } } }
      nothing: inventory(where: { skus: ["NO-SUCH-THING"] }) { totalCount } }`,
    { from, to },
  );

  expect(errors).toBeUndefined();
  expect(data.nothing).toEqual({ totalCount: 0 });
  expect(data.accountingActivities.totalCount).toBeGreaterThan(300);
  for (const { merchantOrderId, itemCount, items, warehouse, order } of data.accountingActivities.nodes) {
    // A number in the accounts, and text in orders.
    expect(merchantOrderId).toBe(order.merchantOrderId.replaceAll('-', ''));
    expect(order).toMatchObject({ warehouse });
    const quantities = order.lineItems.map(
      (line: { details: { totalQuantity: number } }) => line.details.totalQuantity,
    );
    expect(items).toEqual(quantities.map((quantity: number) => ({ quantity })));
    expect(itemCount).toBe(quantities.reduce((sum: number, quantity: number) => sum + quantity));
    expect(order.lineItems.every(({ inventory }: { inventory: unknown[] }) => inventory.length === 1)).toBe(true);
  }
  expect(new Set(data.returns.nodes.map((node: { order: object }) => JSON.stringify(node.order)))).toEqual(
    new Set(['{"currentStatus":{"status":{"phase":"RETURNED"}}}']),
  );
});

it('takes the id of either side, and no token that is none', async () => {
  const { run, sandbox } = await gatewayOverSandbox('logistics');

  const { data } = await run('{ fulfillmentOrder(id: 880001) { merchantOrderId } }');
  const { merchantOrderId } = data.fulfillmentOrder;
  const again = await run('query ($id: ID!) { fulfillmentOrder(id: $id, merchantId: 31) { orderId } }', {
    id: merchantOrderId,
  });
  const other = await run('query ($id: ID!) { fulfillmentOrder(id: $id, merchantId: 32) { orderId } }', {
    id: merchantOrderId,
  });
  const { status } = await fetch(`${sandbox.origin}/logistics/inventory`);

  expect(again.data).toEqual({ fulfillmentOrder: { orderId: '880001' } });
  expect(other.data).toEqual({ fulfillmentOrder: null });
  expect(status).toBe(401);
});
