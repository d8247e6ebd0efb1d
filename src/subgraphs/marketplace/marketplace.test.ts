import { describe, expect, it } from 'vitest';
import { answered, declaredCode, gatewayOver, json, type Sent } from '#test/harness';

const order = (n: number, more: object = {}) => ({
  orderId: `11-${n}`,
  legacyOrderId: `l-${n}`,
  creationDate: '2026-03-01T09:00:00.000Z',
  lastModifiedDate: '2026-03-02T10:00:00.000Z',
  orderFulfillmentStatus: 'NOT_STARTED',
  orderPaymentStatus: 'PAID',
  cancelStatus: { cancelState: 'NONE_REQUESTED' },
  lineItems: [],
  ...more,
});
const dispute = (n: number, orderId = `11-${n}`) => ({
  paymentDisputeId: `5-${n}`,
  orderId,
  buyerUsername: 'test_buyer',
  amount: { value: '24.9', currency: 'EUR' },
  openDate: '2026-03-10T12:00:00.000Z',
  reason: 'ITEM_NOT_RECEIVED',
  paymentDisputeStatus: 'ACTION_NEEDED',
  respondByDate: '2026-03-15T12:00:00.000Z',
});
const range = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

/** Answers a listing of so many orders, as the marketplace pages it; and any order by its id. */
function shop(total: number, most = 200) {
  return ({ target }: Sent) => {
    const url = new URL(target, 'http://shop');
    const single = /^\/order\/11-(\d+)$/.exec(url.pathname)?.[1];
    if (single) return json(order(Number(single)));
    const ids = url.searchParams.get('orderIds')?.split(',');
    if (ids)
      return json({
        total: ids.length,
        limit: 50,
        offset: 0,
        orders: ids.map((id) => order(Number(id.slice(3)))).toReversed(),
      });
    const [limit, offset] = ['limit', 'offset'].map((name) => Number(url.searchParams.get(name))) as [number, number];
    const orders = range(Math.max(0, Math.min(limit, most, total - offset)), offset).map((n) => order(n));
    return json({ total, limit, offset, orders });
  };
}
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);

describe('Query.orders', () => {
  it('filters by the last change, to an open end', async () => {
    const { run, sent } = await gatewayOver('marketplace', [json({ total: 0, limit: 1, offset: 0, orders: [] })]);

    await run(`{ orders(first: 1, where: { updatedAt: { from: "2026-01-01T00:00:00Z" } }) { totalCount } }`);

    expect(targets(sent)).toEqual([
      '/order?limit=1&offset=0&filter=lastmodifieddate%3A%5B2026-01-01T00%3A00%3A00.000Z..%5D',
    ]);
  });

  it('sends every argument in its place, and shows what comes back', async () => {
    const { run, sent } = await gatewayOver('marketplace', [
      json({ total: 5, limit: 2, offset: 0, orders: [order(1), order(2)] }),
    ]);

    const { data, errors } = await run(
      `{ orders(first: 2, where: {
          createdAt: { from: "2026-01-01T00:00:00Z", to: "2026-02-01T01:00:00+01:00" }, fulfillment: UNFULFILLED }) {
        totalCount nodes { orderId fulfillmentStatus } pageInfo { hasNextPage hasPreviousPage } } }`,
    );

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      {
        method: 'GET',
        target:
          '/order?limit=2&offset=0&filter=creationdate%3A%5B2026-01-01T00%3A00%3A00.000Z..2026-02-01T00%3A00%3A00.000Z%5D' +
          '%2Corderfulfillmentstatus%3A%7BNOT_STARTED%7CIN_PROGRESS%7D',
        headers: {},
        body: '',
      },
    ]);
    expect(data.orders).toEqual({
      totalCount: 5,
      nodes: [
        { orderId: '11-1', fulfillmentStatus: 'NOT_STARTED' },
        { orderId: '11-2', fulfillmentStatus: 'NOT_STARTED' },
      ],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
  });

  it('asks for nothing but a page when no argument is given', async () => {
    const { run, sent } = await gatewayOver('marketplace', shop(0));

    const { data } = await run('{ orders { nodes { orderId } } }');

    expect(targets(sent)).toEqual(['/order?limit=20&offset=0']);
    expect(data).toEqual({ orders: { nodes: [] } });
  });

  it('has orders without the id that newer versions do not send', async () => {
    const { legacyOrderId: _none, ...newer } = order(1);
    const { run } = await gatewayOver('marketplace', [json({ total: 1, limit: 20, offset: 0, orders: [newer] })]);

    expect(await run('{ orders { nodes { orderId } } }')).toEqual({
      data: { orders: { nodes: [{ orderId: '11-1' }] } },
    });
  });

  it('shows what is sent as an empty text as nothing', async () => {
    const shipTo = { contactAddress: { countryCode: '', country: 'DE', city: '' } };
    const wire = order(1, {
      cancelStatus: { cancelState: 'CANCELED', cancelledDate: '' },
      buyer: { taxAddress: { countryCode: '' } },
      fulfillmentHrefs: ['', 'https://api.example.test/fulfillment/1'],
      fulfillmentStartInstructions: [{ minEstimatedDeliveryDate: '', shippingStep: { shipTo } }],
    });
    const { run } = await gatewayOver('marketplace', [json({ total: 1, limit: 20, offset: 0, orders: [wire] })]);

    const { data, errors } = await run(`{ orders { nodes { cancellation { cancelledAt } fulfillmentUrls
      buyer { taxAddress { countryCode } } fulfillmentStartInstructions { kind earliestDeliveryAt
      shippingStep { shipTo { contactAddress { countryCode city } } } } } } }`);

    expect(errors).toBeUndefined();
    expect(data.orders.nodes).toEqual([
      {
        cancellation: { cancelledAt: null },
        fulfillmentUrls: ['https://api.example.test/fulfillment/1'],
        buyer: { taxAddress: { countryCode: null } },
        fulfillmentStartInstructions: [
          {
            kind: null,
            earliestDeliveryAt: null,
            shippingStep: { shipTo: { contactAddress: { countryCode: 'DE', city: '' } } },
          },
        ],
      },
    ]);
  });

  it('costs one call for 120 orders where a page holds 200, and three where it holds 50', async () => {
    const large = await gatewayOver('marketplace', shop(500));
    const small = await gatewayOver('marketplace', shop(500), {
      settings: { apis: { marketplace: { pageSize: 50 } } },
    });

    const query = '{ orders(first: 120) { nodes { orderId } } }';
    const answers = [await large.run(query), await small.run(query)];

    expect(targets(large.sent)).toEqual(['/order?limit=120&offset=0']);
    expect(targets(small.sent)).toEqual([
      '/order?limit=50&offset=0',
      '/order?limit=50&offset=50',
      '/order?limit=20&offset=100',
    ]);
    const expected = { data: { orders: { nodes: range(120).map((n) => ({ orderId: `11-${n}` })) } } };
    expect(answers).toEqual([expected, expected]);
  });

  it('goes on where a cursor points, and refuses one of other arguments before any call', async () => {
    const { run, sent } = await gatewayOver('marketplace', shop(5));
    const { data } = await run('{ orders(first: 2) { pageInfo { endCursor } } }');
    const { endCursor } = data.orders.pageInfo;

    const next = await run('query ($after: String) { orders(first: 2, after: $after) { nodes { orderId } } }', {
      after: endCursor,
    });
    const other = await run(
      'query ($after: String) { orders(first: 2, after: $after, where: { fulfillment: FULFILLED }) { nodes { orderId } } }',
      { after: endCursor },
    );

    expect(next.data).toEqual({ orders: { nodes: [{ orderId: '11-2' }, { orderId: '11-3' }] } });
    expect(other.errors).toMatchObject([{ path: ['orders'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(targets(sent)).toEqual(['/order?limit=2&offset=0', '/order?limit=2&offset=2']);
  });

  it('finds orders by their ids, at most fifty a call, in the order asked for', async () => {
    const { run, sent } = await gatewayOver('marketplace', shop(0));

    const { data } = await run(
      'query ($ids: [ID!]!) { orders(first: 60, where: { orderIds: $ids }) { totalCount nodes { orderId } } }',
      {
        ids: range(60).map((n) => `11-${n}`),
      },
    );

    expect(targets(sent)).toEqual([
      `/order?orderIds=${range(50)
        .map((n) => `11-${n}`)
        .join(',')}`,
      `/order?orderIds=${range(10, 50)
        .map((n) => `11-${n}`)
        .join(',')}`,
    ]);
    expect(data.orders).toEqual({ totalCount: 60, nodes: range(60).map((n) => ({ orderId: `11-${n}` })) });
  });
});

describe('Query.order', () => {
  it('fetches one order by its id', async () => {
    const { run, sent } = await gatewayOver('marketplace', [
      json(
        order(7, {
          orderPaymentStatus: 'SOMETHING_NEW',
          cancelStatus: {
            cancelState: 'IN_PROGRESS',
            cancelRequests: [{ cancelRequestId: 'C-5', cancelRequestState: 'REQUESTED' }],
          },
          buyer: { taxAddress: { country: 'DE' } },
          pricingSummary: {
            priceDiscountSubtotal: { value: '-1.50', currency: 'EUR' },
            total: { value: '24.9', currency: 'EUR', convertedFromValue: '27.00', convertedFromCurrency: 'USD' },
          },
        }),
      ),
    ]);

    const { data, errors } = await run(`{ order(id: "11-7") {
      orderId paymentStatus isTaxCollectedByMarketplace fulfillmentUrls
      cancellation { status cancelRequests { cancelRequestId status } }
      buyer { taxAddress { countryCode } }
      pricingSummary { priceDiscount { amount currencyCode } total { amount convertedFrom { amount currencyCode } } } } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([{ method: 'GET', target: '/order/11-7', headers: {}, body: '' }]);
    expect(data.order).toEqual({
      orderId: '11-7',
      paymentStatus: 'UNRECOGNIZED',
      isTaxCollectedByMarketplace: false,
      fulfillmentUrls: [],
      cancellation: {
        status: 'IN_PROGRESS',
        cancelRequests: [{ cancelRequestId: 'C-5', status: 'REQUESTED' }],
      },
      buyer: { taxAddress: { countryCode: 'DE' } },
      pricingSummary: {
        priceDiscount: { amount: '-1.50', currencyCode: 'EUR' },
        total: { amount: '24.9', convertedFrom: { amount: '27.00', currencyCode: 'USD' } },
      },
    });
  });

  it('costs two calls for sixty orders in one operation', async () => {
    const { run, sent } = await gatewayOver('marketplace', shop(0), { settings: { limits: { aliases: 60 } } });

    const { data } = await run(
      `{ ${range(60)
        .map((n) => `o${n}: order(id: "11-${n}") { orderId }`)
        .join(' ')} }`,
    );

    expect(sent.length).toBe(2);
    expect(data).toEqual(Object.fromEntries(range(60).map((n) => [`o${n}`, { orderId: `11-${n}` }])));
  });

  it('asks one by one for what the listing leaves out, and for taxes in detail', async () => {
    const { run, sent } = await gatewayOver('marketplace', shop(0));

    await run(`{ a: order(id: "11-1") { cancellation { cancelRequests { reason } } }
      b: order(id: "11-2") { buyer { taxIdentifier { taxpayerId } } }
      c: order(id: "11-3") { pricingSummary { fee { amount } } } d: order(id: "11-4") { lineItems { taxes { kind } } } }`);

    expect(targets(sent).toSorted()).toEqual([
      '/order/11-1',
      '/order/11-2',
      '/order/11-3?fieldGroups=TAX_BREAKDOWN',
      '/order/11-4?fieldGroups=TAX_BREAKDOWN',
    ]);
  });

  it('is null for an order that does not exist, alone or among others', async () => {
    const { run } = await gatewayOver('marketplace', ({ target }) =>
      target.includes('orderIds')
        ? json({ total: 1, limit: 50, offset: 0, orders: [order(2)] })
        : json({ errors: [{ errorId: 32100 }] }, 400),
    );

    expect(await run('{ order(id: "nonsense") { orderId } }')).toEqual({ data: { order: null } });
    expect(await run('{ a: order(id: "11-1") { orderId } b: order(id: "11-2") { orderId } }')).toEqual({
      data: { a: null, b: { orderId: '11-2' } },
    });
  });

  it('is found again by its global id', async () => {
    const { run, sent } = await gatewayOver('marketplace', shop(0));
    const { data } = await run('{ order(id: "11-5") { id } }');

    const again = await run('query ($id: ID!) { node(id: $id) { __typename id ... on Order { orderId } } }', {
      id: data.order.id,
    });

    expect(again.data).toEqual({ node: { __typename: 'Order', id: data.order.id, orderId: '11-5' } });
    expect(targets(sent)).toEqual(['/order/11-5', '/order/11-5']);
  });
});

describe('Query.paymentDisputes', () => {
  it('sends every argument in its place, and shows what comes back', async () => {
    const { run, sent } = await gatewayOver('marketplace', [
      json({ total: 1, limit: 10, offset: 0, paymentDisputeSummaries: [dispute(1)] }),
    ]);

    const { data } = await run(`{ paymentDisputes(first: 10, where: { buyerUsername: "a&b",
      openedAt: { from: "2026-03-01T00:00:00Z", to: "2026-03-31T00:00:00Z" }, statuses: [OPEN, ACTION_NEEDED] }) {
      totalCount nodes { paymentDisputeId orderId buyerUsername amount { amount currencyCode } openedAt reason status closedAt responseDueAt raw } } }`);

    expect(sent).toEqual([
      {
        method: 'GET',
        target:
          '/payment_dispute_summary?limit=10&offset=0&buyer_username=a%26b&open_date_from=2026-03-01T00%3A00%3A00.000Z' +
          '&open_date_to=2026-03-31T00%3A00%3A00.000Z&payment_dispute_status=OPEN,ACTION_NEEDED',
        headers: {},
        body: '',
      },
    ]);
    expect(data.paymentDisputes).toEqual({
      totalCount: 1,
      nodes: [
        {
          paymentDisputeId: '5-1',
          orderId: '11-1',
          buyerUsername: 'test_buyer',
          amount: { amount: '24.9', currencyCode: 'EUR' },
          openedAt: '2026-03-10T12:00:00.000Z',
          reason: 'ITEM_NOT_RECEIVED',
          status: 'ACTION_NEEDED',
          closedAt: null,
          responseDueAt: '2026-03-15T12:00:00.000Z',
          raw: dispute(1),
        },
      ],
    });
  });

  it.each([
    ['2026-03-01T09:10:11Z', '2026-03-01T09%3A10%3A11.000Z'],
    ['2026-03-01T10:10:11.123456+01:00', '2026-03-01T09%3A10%3A11.123Z'],
  ])('sends the time %s with three digits of a second', async (from, sentAs) => {
    const { run, sent } = await gatewayOver('marketplace', [
      json({ total: 0, limit: 20, offset: 0, paymentDisputeSummaries: [] }),
    ]);

    await run(`{ paymentDisputes(where: { openedAt: { from: "${from}", to: null } }) { totalCount } }`);

    expect(targets(sent)).toEqual([`/payment_dispute_summary?limit=1&offset=0&open_date_from=${sentAs}`]);
  });

  it('is served from its own address where one is set', async () => {
    const disputes = await gatewayOver('marketplace', [
      json({ total: 0, limit: 20, offset: 0, paymentDisputeSummaries: [] }),
    ]);
    const { url } = disputes.gateway.settings.apis['marketplace'] ?? {};
    const orders = await gatewayOver('marketplace', shop(0), {
      settings: { apis: { marketplace: { servers: { disputes: url } } } },
    });

    await orders.run('{ paymentDisputes { nodes { orderId } } orders { nodes { orderId } } }');

    expect([targets(orders.sent), targets(disputes.sent)]).toEqual([
      ['/order?limit=20&offset=0'],
      ['/payment_dispute_summary?limit=20&offset=0'],
    ]);
  });

  it('fetches the orders of many disputes together', async () => {
    const { run, sent } = await gatewayOver('marketplace', (request) =>
      request.target.startsWith('/payment')
        ? json({
            total: 50,
            limit: 50,
            offset: 0,
            paymentDisputeSummaries: range(50).map((n) => dispute(n, `11-${n % 10}`)),
          })
        : shop(0)(request),
    );

    const { data } = await run('{ paymentDisputes(first: 50) { nodes { order { orderId } } } }');

    expect(targets(sent)).toEqual([
      '/payment_dispute_summary?limit=50&offset=0',
      `/order?orderIds=${range(10)
        .map((n) => `11-${n}`)
        .join(',')}`,
    ]);
    expect(data.paymentDisputes.nodes).toEqual(range(50).map((n) => ({ order: { orderId: `11-${n % 10}` } })));
  });
});

describe('Order.paymentDisputes', () => {
  const disputes = range(3).map((n) => dispute(n, '11-1'));

  it('asks for the disputes of a single order', async () => {
    const { run, sent } = await gatewayOver('marketplace', (request) =>
      request.target.startsWith('/payment')
        ? json({ total: 3, limit: 200, offset: 0, paymentDisputeSummaries: disputes })
        : shop(0)(request),
    );

    const { data } = await run(
      '{ order(id: "11-1") { paymentDisputes(first: 2) { totalCount nodes { paymentDisputeId } } } }',
    );

    expect(targets(sent)).toEqual(['/order/11-1', '/payment_dispute_summary?limit=200&order_id=11-1']);
    expect(data.order.paymentDisputes).toEqual({
      totalCount: 3,
      nodes: [{ paymentDisputeId: '5-0' }, { paymentDisputeId: '5-1' }],
    });
  });

  it('reads the whole listing once for fifty orders', async () => {
    const { run, sent } = await gatewayOver('marketplace', (request) =>
      request.target.startsWith('/payment')
        ? json({ total: 3, limit: 200, offset: 0, paymentDisputeSummaries: disputes })
        : shop(50)(request),
    );

    const { data } = await run('{ orders(first: 50) { nodes { orderId paymentDisputes { totalCount } } } }');

    expect(targets(sent)).toEqual(['/order?limit=50&offset=0', '/payment_dispute_summary?limit=200']);
    expect(data.orders.nodes).toEqual(
      range(50).map((n) => ({ orderId: `11-${n}`, paymentDisputes: { totalCount: n === 1 ? 3 : 0 } })),
    );
  });

  it('asks order by order where the listing would take more calls than there are orders', async () => {
    const { run, sent } = await gatewayOver('marketplace', (request) =>
      request.target.startsWith('/payment')
        ? json({ total: 900, limit: 200, offset: 0, paymentDisputeSummaries: [] })
        : shop(2)(request),
    );

    await run('{ orders(first: 2) { nodes { paymentDisputes { totalCount } } } }');

    expect(targets(sent)).toEqual([
      '/order?limit=2&offset=0',
      '/payment_dispute_summary?limit=200',
      '/payment_dispute_summary?limit=200&order_id=11-0',
      '/payment_dispute_summary?limit=200&order_id=11-1',
    ]);
  });
});

describe('failures', () => {
  it.each([
    [400, 1002, 'UNAUTHENTICATED'],
    [400, 30700, 'BAD_USER_INPUT'],
    [400, 30800, 'BAD_USER_INPUT'],
    [400, 30810, 'BAD_USER_INPUT'],
    [400, 30850, 'BAD_USER_INPUT'],
    [400, 30900, 'BAD_USER_INPUT'],
    [400, 31000, 'BAD_USER_INPUT'],
    [400, 31100, 'BAD_USER_INPUT'],
    [400, 32800, 'BAD_USER_INPUT'],
    [400, 33001, 'BAD_USER_INPUT'],
    [401, 1001, 'UNAUTHENTICATED'],
    [403, 1100, 'PERMISSION_DENIED'],
    [404, 1, 'NOT_FOUND'],
    [409, 1, 'CONFLICT'],
    [429, 2001, 'RATE_LIMITED'],
    [500, 30500, 'UPSTREAM_ERROR'],
    [500, 33000, 'UPSTREAM_ERROR'],
  ])('%i with error %i is %s', async (status, errorId, code) => {
    const { run } = await gatewayOver('marketplace', [
      json({ errors: [{ errorId, message: 'secret words' }] }, status),
    ]);

    const { data, errors } = await run('{ orders { totalCount } }');

    expect(data).toEqual({ orders: null });
    expect(errors).toEqual([
      {
        message: answered('marketplace', status),
        path: ['orders'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'marketplace',
          operation: 'listOrders',
          status,
          ...declaredCode('marketplace', errorId),
          retryable: code === 'RATE_LIMITED',
          requestId: 'test',
        },
      },
    ]);
  });

  it('of `paymentDisputes` name its operation', async () => {
    const { run } = await gatewayOver('marketplace', [json({}, 503)]);

    const { data, errors } = await run('{ paymentDisputes { totalCount } }');

    expect(data).toEqual({ paymentDisputes: null });
    expect(errors).toMatchObject([
      { path: ['paymentDisputes'], extensions: { code: 'UPSTREAM_UNAVAILABLE', operation: 'listPaymentDisputes' } },
    ]);
  });
});
