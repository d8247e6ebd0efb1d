import { expect, it } from 'vitest';
import { toGlobalId } from '#graph';
import { gatewayOver } from '#test/harness';
import { order, ordersAre } from '#test/orders';

const QUERY = 'query ($ids: [ID!]!) { orders(where: { orderIds: $ids }) { totalCount nodes { orderId } } }';

it('lists an order once, whichever ids name it', async () => {
  const { orderId } = order(1);
  const { run, sent } = await gatewayOver('marketplace', ordersAre([order(1)]));

  const { data } = await run(QUERY, { ids: [orderId, toGlobalId('Order', orderId), orderId] });

  expect(data).toEqual({ orders: { totalCount: 1, nodes: [{ orderId }] } });
  expect(sent.length).toBe(1);
});

it('refuses an empty list of ids without a call', async () => {
  const { run, sent } = await gatewayOver('marketplace', []);

  const { errors } = await run(QUERY, { ids: [] });

  expect(errors).toMatchObject([
    { message: '`where.orderIds` is an empty list: name at least one.', extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  expect(sent).toEqual([]);
});
