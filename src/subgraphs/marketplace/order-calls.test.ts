import { describe, expect, it } from 'vitest';
import { gatewayOver, json, type Sent } from '#test/harness';
import { order, orderId, ordersAre } from '#test/orders';

const euros = (value: string) => ({ value, currency: 'EUR' });
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);
const globalId = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64url');

/** A marketplace that sends taxes in detail only if they are requested without ids. */
const plain = ordersAre([1, 2, 3].map((n) => priced(n, '10.00')));
const taxed = ordersAre([1, 2, 3].map((n) => priced(n, '12.00', { fee: euros('0.50') })));
const shop = (request: Sent) => (request.target.includes('TAX_BREAKDOWN') ? taxed(request) : plain(request));

function priced(n: number, total: string, more: object = {}) {
  return order(n, {
    pricingSummary: { total: euros(total), ...more },
    lineItems: [{ lineItemId: `line-${n}`, total: euros(total), taxes: [{ amount: euros('2.00') }] }],
  });
}

describe('the calls for fields that not every order has', () => {
  it.each([
    ['pricingSummary { total { amount } }', ['/order?limit=3&offset=0']],
    ['pricingSummary { fee { amount } }', ['/order?limit=3&offset=0&fieldGroups=TAX_BREAKDOWN']],
    [
      'pricingSummary { total { amount } fee { amount } } lineItems { total { amount } taxes { kind } }',
      [
        '/order?limit=3&offset=0&fieldGroups=TAX_BREAKDOWN',
        `/order?orderIds=${orderId(1)},${orderId(2)},${orderId(3)}`,
      ],
    ],
    [
      'cancellation { cancelRequests { reason } } buyer { taxIdentifier { kind } }',
      ['/order?limit=3&offset=0', `/order/${orderId(1)}`, `/order/${orderId(2)}`, `/order/${orderId(3)}`],
    ],
  ])('of a list are, with %s, %j', async (selection, calls) => {
    const { run, sent } = await gatewayOver('marketplace', shop);

    const { errors } = await run(`{ orders(first: 3) { nodes { ${selection} } } }`);

    expect(errors).toBeUndefined();
    expect(targets(sent)).toEqual(calls);
  });

  it.each([
    ['pricingSummary { total { amount } }', [`/order/${orderId(1)}`]],
    ['cancellation { cancelRequests { reason } } buyer { taxIdentifier { kind } }', [`/order/${orderId(1)}`]],
    [
      'cancellation { cancelRequests { reason } } lineItems { taxes { kind } }',
      [`/order/${orderId(1)}?fieldGroups=TAX_BREAKDOWN`],
    ],
    [
      'pricingSummary { total { amount } totalWithCollectedTax { amount } }',
      [`/order/${orderId(1)}?fieldGroups=TAX_BREAKDOWN`, `/order/${orderId(1)}`],
    ],
  ])('of a single order are, with %s, %j', async (selection, calls) => {
    const { run, sent } = await gatewayOver('marketplace', shop);

    const { errors } = await run(`{ order(id: "${orderId(1)}") { ${selection} } }`);

    expect(errors).toBeUndefined();
    expect(targets(sent)).toEqual(calls);
  });

  it('lead to the totals with and without collected taxes', async () => {
    const { run } = await gatewayOver('marketplace', shop);
    const totals = '{ total { amount } totalWithCollectedTax { amount } }';

    const { data } = await run(
      `{ orders(first: 1) { nodes { pricingSummary ${totals} lineItems ${totals} } }
        order(id: "${orderId(2)}") { pricingSummary ${totals} } }`,
    );

    const both = { total: { amount: '10.00' }, totalWithCollectedTax: { amount: '12.00' } };
    expect(data).toEqual({
      orders: { nodes: [{ pricingSummary: both, lineItems: [both] }] },
      order: { pricingSummary: both },
    });
  });

  it('leave fields null if the order is gone by then', async () => {
    const { run } = await gatewayOver('marketplace', (request) =>
      request.target.startsWith('/order/') ? json({ errors: [{ errorId: 32100 }] }, 404) : shop(request),
    );

    expect(
      await run(`{ orders(where: {}, first: 1) { nodes { cancellation { cancelRequests { reason } } } } }`),
    ).toEqual({ data: { orders: { nodes: [{ cancellation: { cancelRequests: null } }] } } });
  });
});

describe('ids of orders', () => {
  it('are the global ones or those of the marketplace', async () => {
    const { run, sent } = await gatewayOver('marketplace', shop);

    const { data } = await run(
      `query ($id: ID!, $ids: [ID!]!) { order(id: $id) { orderId } orders(where: { orderIds: $ids }) { nodes { orderId } } }`,
      { id: globalId('Order', orderId(1)), ids: [globalId('Order', orderId(2)), orderId(3)] },
    );

    expect(targets(sent)).toEqual([`/order?orderIds=${orderId(1)},${orderId(2)},${orderId(3)}`]);
    expect(data).toEqual({
      order: { orderId: orderId(1) },
      orders: { nodes: [{ orderId: orderId(2) }, { orderId: orderId(3) }] },
    });
  });

  it.each(['order(id: $id) { orderId }', 'paymentDisputes(where: { orderId: $id }) { totalCount }'])(
    'are refused by %s if they are of another type, before any call',
    async (field) => {
      const { run, sent } = await gatewayOver('marketplace', shop);

      const { errors } = await run(`query ($id: ID!) { ${field} }`, { id: globalId('PaymentDispute', 'a b') });

      expect(errors).toMatchObject([
        {
          message: 'This `id` is of the type PaymentDispute: Order is expected.',
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ]);
      expect(sent).toEqual([]);
    },
  );
});

describe('the disputes of an order', () => {
  const dispute = {
    paymentDisputeId: '5-1',
    orderId: orderId(1),
    buyerUsername: 'test_buyer',
    amount: euros('24.9'),
    openDate: '2026-03-10T12:00:00.000Z',
    reason: 'A_NEW_REASON',
    paymentDisputeStatus: 'OPEN',
  };
  const disputes = json({ total: 1, limit: 200, offset: 0, paymentDisputeSummaries: [dispute] });

  it('are found by either id of the order', async () => {
    const { run, sent } = await gatewayOver('marketplace', [disputes, disputes]);
    const query = 'query ($id: ID!) { paymentDisputes(where: { orderId: $id }) { nodes { paymentDisputeId } } }';

    await run(query, { id: orderId(1) });
    await run(query, { id: globalId('Order', orderId(1)) });

    const call = `/payment_dispute_summary?limit=20&offset=0&order_id=${orderId(1)}`;
    expect(targets(sent)).toEqual([call, call]);
  });

  it('are found again by their global ids', async () => {
    const { run, sent } = await gatewayOver('marketplace', () => disputes);
    const { data } = await run('{ paymentDisputes { nodes { id } } }');
    const [{ id }] = data.paymentDisputes.nodes;

    const again = await run(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on PaymentDispute { reason orderId } } }',
      { ids: [id, globalId('PaymentDispute', `${orderId(1)} 5-2`)] },
    );

    expect(again.data).toEqual({
      nodes: [{ __typename: 'PaymentDispute', id, reason: 'UNRECOGNIZED', orderId: orderId(1) }, null],
    });
    expect(targets(sent)).toEqual([
      '/payment_dispute_summary?limit=20&offset=0',
      `/payment_dispute_summary?limit=200&order_id=${orderId(1)}`,
    ]);
  });
});
