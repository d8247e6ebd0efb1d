import { describe, expect, it } from 'vitest';
import { empty, gatewayOver, json, type Sent } from '#test/harness';
import { order, orderId } from '#test/orders';
import { gatewayOverSandbox } from '#test/over-sandbox';

const PATH = `/order/${orderId(1)}/shipping_fulfillment`;
const parcel = (id: string, more: object = {}) => ({ fulfillmentId: id, ...more });
const listing = (...fulfillments: object[]) => json({ total: fulfillments.length, fulfillments });
const refusal = (status: number, errorId: number) => json({ errors: [{ errorId, message: 'secret words' }] }, status);
const globalId = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64url');
const summary = (sent: readonly Sent[]) => sent.map(({ method, target }) => `${method} ${target}`);

describe('Order.fulfillments', () => {
  it('has the parcels of an order', async () => {
    const whole = parcel('9405', {
      shipmentTrackingNumber: '9405',
      shippingCarrierCode: 'USPS',
      shippedDate: '2026-03-02T10:00:00.000Z',
      lineItems: [{ lineItemId: '1', quantity: 2 }, { lineItemId: '2' }],
    });
    const { run, sent } = await gatewayOver('marketplace', [json(order(1)), listing(whole, parcel('9406'))]);

    const { data, errors } =
      await run(`{ order(id: "${orderId(1)}") { fulfillments { totalCount nodes { fulfillmentId orderId
      trackingNumber carrierCode shippedAt lineItems { lineItemId quantity } raw } } } }`);

    expect(errors).toBeUndefined();
    expect(summary(sent)).toEqual([`GET /order/${orderId(1)}`, `GET ${PATH}`]);
    const absent = { trackingNumber: null, carrierCode: null, shippedAt: null, lineItems: [] };
    expect(data.order.fulfillments).toEqual({
      totalCount: 2,
      nodes: [
        {
          fulfillmentId: '9405',
          orderId: orderId(1),
          trackingNumber: '9405',
          carrierCode: 'USPS',
          shippedAt: '2026-03-02T10:00:00.000Z',
          lineItems: [
            { lineItemId: '1', quantity: 2 },
            { lineItemId: '2', quantity: null },
          ],
          raw: whole,
        },
        { fulfillmentId: '9406', orderId: orderId(1), ...absent, raw: parcel('9406') },
      ],
    });
  });

  it('are found again by their global ids', async () => {
    const { run, sent } = await gatewayOver('marketplace', [listing(parcel('9405'))]);
    const ids = ['9405', '9406'].map((id) => globalId('ShippingFulfillment', `${orderId(1)} ${id}`));

    const { data } = await run(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on ShippingFulfillment { fulfillmentId } } }',
      { ids },
    );

    expect(data.nodes).toEqual([{ id: ids[0], fulfillmentId: '9405' }, null]);
    expect(summary(sent)).toEqual([`GET ${PATH}`]);
  });
});

describe('Mutation.createShippingFulfillment', () => {
  const CREATE = `mutation ($input: CreateShippingFulfillmentInput!) { createShippingFulfillment(input: $input) { __typename
    ... on CreateShippingFulfillmentSuccess { shippingFulfillment { id fulfillmentId trackingNumber } shippingFulfillmentEdge { cursor node { fulfillmentId } } }
    ... on Rejection { message } ... on InvalidInput { fields } } }`;
  const input = {
    orderId: globalId('Order', orderId(1)),
    lineItems: [{ lineItemId: '1', quantity: 2 }, { lineItemId: '2' }],
    shippedAt: '2026-03-02T11:00:00+01:00',
    tracking: { carrierCode: 'USPS', number: '9406' },
  };

  it('sends the parcel, and reads what was recorded', async () => {
    const { run, sent } = await gatewayOver('marketplace', [
      empty(201, { location: `https://orders.example.test${PATH}/9406` }),
      listing(parcel('9405'), parcel('9406', { shipmentTrackingNumber: '9406' })),
      json(order(1)),
      listing(parcel('9405'), parcel('9406')),
    ]);

    const { data, errors } = await run(CREATE, { input });
    const read = await run(`{ order(id: "${orderId(1)}") { fulfillments { edges { cursor } } } }`);

    expect(errors).toBeUndefined();
    expect(summary(sent).slice(0, 2)).toEqual([`POST ${PATH}`, `GET ${PATH}`]);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      lineItems: [{ lineItemId: '1', quantity: 2 }, { lineItemId: '2' }],
      shippedDate: '2026-03-02T10:00:00.000Z',
      shippingCarrierCode: 'USPS',
      trackingNumber: '9406',
    });
    expect(data.createShippingFulfillment).toEqual({
      __typename: 'CreateShippingFulfillmentSuccess',
      shippingFulfillment: {
        id: globalId('ShippingFulfillment', `${orderId(1)} 9406`),
        fulfillmentId: '9406',
        trackingNumber: '9406',
      },
      shippingFulfillmentEdge: {
        cursor: read.data.order.fulfillments.edges[1].cursor,
        node: { fulfillmentId: '9406' },
      },
    });
  });

  it('tells the id alone where the list does not have the parcel yet', async () => {
    const { run } = await gatewayOver('marketplace', [
      empty(201, { location: `https://orders.example.test${PATH}/9406` }),
      listing(parcel('9405')),
    ]);

    const { data, errors } = await run(
      `mutation ($input: CreateShippingFulfillmentInput!) { createShippingFulfillment(input: $input) {
        ... on CreateShippingFulfillmentSuccess { fulfillmentId shippingFulfillment { raw } shippingFulfillmentEdge { cursor } } } }`,
      { input },
    );

    expect(errors).toBeUndefined();
    expect(data.createShippingFulfillment).toEqual({
      fulfillmentId: '9406',
      shippingFulfillment: null,
      shippingFulfillmentEdge: null,
    });
  });

  it.each([
    [400, 32100, { __typename: 'OrderNotFound' }],
    [404, 32100, { __typename: 'OrderNotFound' }],
    [400, 32200, { __typename: 'InvalidShippingFulfillment', fields: ['lineItems'] }],
    [400, 32210, { __typename: 'InvalidShippingFulfillment', fields: ['lineItems'] }],
    [400, 32300, { __typename: 'InvalidShippingFulfillment', fields: ['tracking'] }],
    [400, 32500, { __typename: 'InvalidShippingFulfillment', fields: ['shippedAt'] }],
    [400, 32600, { __typename: 'InvalidShippingFulfillment', fields: [] }],
    [400, 34100, { __typename: 'InvalidShippingFulfillment', fields: ['tracking'] }],
    [400, 32400, { __typename: 'OrderAccessDenied' }],
    [403, 1100, { __typename: 'OrderAccessDenied' }],
  ])('is refused by status %i with error %i as %j', async (status, errorId, refused) => {
    const { run, sent } = await gatewayOver('marketplace', [refusal(status, errorId)]);

    const { data, errors } = await run(CREATE, { input });

    expect(errors).toBeUndefined();
    expect(data.createShippingFulfillment).toEqual({ ...refused, message: expect.not.stringContaining('secret') });
    expect(sent.length).toBe(1);
  });

  it.each([
    ['lineItems', []],
    ['lineItems', [{ lineItemId: '1', quantity: 0 }]],
    ['lineItems', [{ lineItemId: '1' }, { lineItemId: '2', quantity: -1 }]],
  ])('is refused for %s %j without a call', async (name, value) => {
    const { run, sent } = await gatewayOver('marketplace', []);

    const { data, errors } = await run(CREATE, { input: { ...input, [name]: value } });

    expect(errors).toBeUndefined();
    expect(data.createShippingFulfillment).toMatchObject({ __typename: 'InvalidShippingFulfillment', fields: [name] });
    expect(sent).toEqual([]);
  });

  it('takes the carrier and its number together only', async () => {
    const { run, sent } = await gatewayOver('marketplace', []);

    const { errors } = await run(CREATE, { input: { ...input, tracking: { carrierCode: 'USPS' } } });

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });

  it('is not sent twice', async () => {
    const { run, sent } = await gatewayOver('marketplace', () => json({}, 503));

    const { data, errors } = await run(CREATE, { input });

    expect(data).toEqual({ createShippingFulfillment: null });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE', operation: 'createFulfillment' } }]);
    expect(sent.length).toBe(1);
  });

  it('is an error if the address of the created fulfillment is absent', async () => {
    const { run } = await gatewayOver('marketplace', [empty(201)]);

    const { errors } = await run(CREATE, { input });

    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }]);
  });

  it('ships an order of the sandbox, line by line', async () => {
    const { run } = await gatewayOverSandbox('marketplace');
    const ORDER = '20-10385-42636';
    const read = async () => {
      const { data } = await run(`{ order(id: "${ORDER}") { fulfillmentStatus fulfillmentUrls
        lineItems { fulfillmentStatus } fulfillments { nodes { trackingNumber lineItems { quantity } } } } }`);
      return data.order;
    };
    const ship = async (more: object) => {
      const own = { orderId: ORDER, lineItems: [{ lineItemId: '8803860', quantity: 1 }], ...more };
      const { data } = await run(CREATE, { input: own });
      return data.createShippingFulfillment;
    };

    expect((await read()).fulfillmentStatus).toBe('NOT_STARTED');
    expect(await ship({ tracking: { carrierCode: 'USPS', number: 'A1' } })).toMatchObject({
      shippingFulfillment: { fulfillmentId: 'A1', trackingNumber: 'A1' },
    });
    expect(await read()).toMatchObject({
      fulfillmentStatus: 'IN_PROGRESS',
      fulfillmentUrls: [expect.stringContaining(`/order/${ORDER}/shipping_fulfillment/A1`)],
    });
    expect(await ship({ lineItems: [{ lineItemId: '8803860', quantity: 2 }] })).toMatchObject({ fields: [] });
    expect(await ship({ lineItems: [{ lineItemId: '8803860' }] })).toHaveProperty('shippingFulfillment');
    expect(await ship({ lineItems: [{ lineItemId: '1' }] })).toMatchObject({ fields: ['lineItems'] });
    expect(await ship({ orderId: '11-1' })).toMatchObject({ __typename: 'OrderNotFound' });
    const { lineItems, fulfillments, fulfillmentStatus } = await read();
    expect(lineItems).toEqual([{ fulfillmentStatus: 'FULFILLED' }]);
    expect(fulfillmentStatus).toBe('FULFILLED');
    expect(fulfillments.nodes).toEqual([
      { trackingNumber: 'A1', lineItems: [{ quantity: 1 }] },
      { trackingNumber: null, lineItems: [{ quantity: null }] },
    ]);
  });

  it('keeps the earlier parcels of an order of the sandbox', async () => {
    const { run } = await gatewayOverSandbox('marketplace');
    const ORDER = '10-10054-77717';
    const ship = async (lineItemId: string, number?: string) => {
      const tracking = number === undefined ? null : { carrierCode: 'DHL', number };
      const { data } = await run(CREATE, { input: { orderId: ORDER, lineItems: [{ lineItemId }], tracking } });
      return data.createShippingFulfillment;
    };
    const refused = { __typename: 'InvalidShippingFulfillment', fields: ['tracking'] };

    expect(await ship('8800550', '999000001')).toMatchObject({ shippingFulfillment: { fulfillmentId: '999000001' } });
    expect(await ship('8800551', '999000001')).toMatchObject(refused);
    expect(await ship('8800551', 'has space!')).toMatchObject(refused);
    expect(await ship('8800551', '')).toMatchObject(refused);
    expect(await ship('8800551')).toMatchObject({
      shippingFulfillment: { fulfillmentId: '999000002', trackingNumber: null },
    });

    const { data } = await run(
      `{ order(id: "${ORDER}") { fulfillments { nodes { fulfillmentId lineItems { lineItemId } } } } }`,
    );
    expect(data.order.fulfillments.nodes).toEqual([
      { fulfillmentId: '999000001', lineItems: [{ lineItemId: '8800550' }] },
      { fulfillmentId: '999000002', lineItems: [{ lineItemId: '8800551' }] },
    ]);
  });
});
