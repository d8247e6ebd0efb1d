import { describe, expect, it } from 'vitest';
import { empty, gatewayOver, json, type Sent } from '#test/harness';
import { order, orderId } from '#test/orders';

const ORDER = orderId(1);
const PATH = `/order/${ORDER}/shipping_fulfillment`;
const authorization = 'Bearer m-1';
const settings = { apis: { marketplace: { token: 'm-1' } } };
const listing = json({ total: 1, fulfillments: [{ fulfillmentId: '9405' }] });
const read = (target: string): Sent => ({ method: 'GET', target, headers: { authorization }, body: '' });

describe('whole requests', () => {
  it('of listFulfillments', async () => {
    const { run, sent } = await gatewayOver('marketplace', [json(order(1)), listing], { settings });

    const answer = await run(`{ order(id: "${ORDER}") { fulfillments { nodes { fulfillmentId } } } }`);

    expect(sent).toEqual([read(`/order/${ORDER}`), read(PATH)]);
    expect(answer).toEqual({ data: { order: { fulfillments: { nodes: [{ fulfillmentId: '9405' }] } } } });
  });

  it('of createFulfillment', async () => {
    const created = empty(201, { location: `https://orders.example.test${PATH}/9405` });
    const { run, sent } = await gatewayOver('marketplace', [created, listing], { settings });

    const answer = await run(`mutation { createShippingFulfillment(input: { orderId: "${ORDER}",
      lineItems: [{ lineItemId: "1", quantity: 2 }], tracking: { carrierCode: "USPS", number: "9405" } }) {
      ... on CreateShippingFulfillmentSuccess { shippingFulfillment { fulfillmentId } } } }`);

    expect(sent).toEqual([
      {
        method: 'POST',
        target: PATH,
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({
          lineItems: [{ lineItemId: '1', quantity: 2 }],
          shippingCarrierCode: 'USPS',
          trackingNumber: '9405',
        }),
      },
      read(PATH),
    ]);
    expect(answer).toEqual({ data: { createShippingFulfillment: { shippingFulfillment: { fulfillmentId: '9405' } } } });
  });
});

it.each([
  [403, 1100, 'PERMISSION_DENIED'],
  [500, 30500, 'UPSTREAM_ERROR'],
])('an order stays if listFulfillments fails with %i', async (status, errorId, code) => {
  const failure = json({ errors: [{ errorId, message: 'secret words' }] }, status);
  const { run } = await gatewayOver('marketplace', [json(order(1)), failure]);

  const { data, errors } = await run(`{ order(id: "${ORDER}") { orderId fulfillments { totalCount } } }`);

  expect(data).toEqual({ order: { orderId: ORDER, fulfillments: null } });
  expect(errors).toMatchObject([
    { path: ['order', 'fulfillments'], extensions: { code, operation: 'listFulfillments', status } },
  ]);
  expect(JSON.stringify(errors)).not.toContain('secret');
});
