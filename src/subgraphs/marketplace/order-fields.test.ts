import { expect, it } from 'vitest';
import { gatewayOver, json } from '#test/harness';

const LEAST = {
  orderId: '11-1',
  creationDate: '2026-01-01T00:00:00.000Z',
  lastModifiedDate: '2026-01-02T00:00:00.000Z',
  orderFulfillmentStatus: 'IN_PROGRESS',
  orderPaymentStatus: 'PAID',
  cancelStatus: { cancelState: 'NONE_REQUESTED' },
  lineItems: [],
};
const QUERY = `{ orders { nodes {
  pricingSummary { priceDiscount { amount currencyCode } }
  paymentSummary { payments { holds { status } } }
} } }`;

async function read(order: object) {
  const { run } = await gatewayOver('marketplace', [json({ total: 1, limit: 20, offset: 0, orders: [order] })]);
  const { data, errors } = await run(QUERY);
  expect(errors).toBeUndefined();
  return data.orders.nodes[0];
}

it('reads the discount from its older name where that alone is sent', async () => {
  const priceDiscountSubtotal = { value: '22', currency: 'EUR' };

  expect(await read({ ...LEAST, pricingSummary: { priceDiscountSubtotal } })).toMatchObject({
    pricingSummary: { priceDiscount: { amount: '22', currencyCode: 'EUR' } },
  });
});

it('has empty lists in a summary without payments and in a payment without holds', async () => {
  expect(await read({ ...LEAST, paymentSummary: {} })).toMatchObject({ paymentSummary: { payments: [] } });
  expect(await read({ ...LEAST, paymentSummary: { payments: [{}] } })).toMatchObject({
    paymentSummary: { payments: [{ holds: [] }] },
  });
});

it('reads a page for its warnings alone, and has none for orders by ids', async () => {
  const notice = { errorId: 30800, domain: 'API_FULFILLMENT', message: 'The filter is deprecated.' };
  const page = json({ total: 1, limit: 20, offset: 0, orders: [LEAST], warnings: [notice] });
  const { run, sent } = await gatewayOver('marketplace', [page, json(LEAST)]);

  const { data } = await run(`{ orders { warnings { warningId domain message category parameters { name } } }
    byIds: orders(where: { orderIds: ["11-1"] }) { warnings { warningId } } }`);

  expect(sent.map(({ target }) => target)).toEqual(['/order?limit=20&offset=0', '/order/11-1']);
  expect(data).toEqual({
    orders: {
      warnings: [
        {
          warningId: 30800,
          domain: 'API_FULFILLMENT',
          message: 'The filter is deprecated.',
          category: null,
          parameters: [],
        },
      ],
    },
    byIds: { warnings: null },
  });
});
