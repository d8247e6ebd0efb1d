import { describe, expect, it } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';

const ID = '16-10003-41342';
const OTHER = '14-10001-56302';
const MONEY = '{ amount currencyCode }';
/** What differs between a list, a single order, and either of them with taxes in detail. */
const ORDER = `{ id orderId paymentStatus buyer { username taxIdentifier { taxpayerId kind issuingCountryCode } }
  cancellation { status cancelRequests { cancelRequestId status reason } }
  pricingSummary { priceSubtotal ${MONEY} fee ${MONEY} total ${MONEY} totalWithCollectedTax ${MONEY} }
  lineItems { lineItemId total ${MONEY} totalWithCollectedTax ${MONEY} taxes { kind amount ${MONEY} } } }`;
const PARTS = [
  'buyer { taxIdentifier { taxpayerId } }',
  'cancellation { cancelRequests { cancelRequestId } }',
  `pricingSummary { fee ${MONEY} }`,
  `pricingSummary { total ${MONEY} }`,
  `pricingSummary { totalWithCollectedTax ${MONEY} }`,
  `lineItems { lineItemId total ${MONEY} }`,
  `lineItems { lineItemId totalWithCollectedTax ${MONEY} }`,
  `lineItems { lineItemId taxes { kind } }`,
];

interface Row {
  readonly orderId: string;
}

/** Every way to the order, with the order in the answer of each. */
const ways = (selection: string, id: string): readonly (readonly [text: string, find: (data: never) => unknown])[] => [
  [`{ order(id: "${ID}") ${selection} }`, ({ order }: { order: unknown }) => order],
  [`{ order(id: "${id}") ${selection} }`, ({ order }: { order: unknown }) => order],
  [`{ node(id: "${id}") { ... on Order ${selection} } }`, ({ node }: { node: unknown }) => node],
  [`{ nodes(ids: ["${id}", "${id}"]) { ... on Order ${selection} } }`, (data: { nodes: unknown[] }) => data.nodes[1]],
  ...[`["${ID}"]`, `["${id}"]`, `["${OTHER}", "${ID}"]`].map(
    (ids) => [`{ orders(where: { orderIds: ${ids} }) { nodes ${selection} } }`, inNodes] as const,
  ),
  [`{ orders(first: 200) { nodes ${selection} } }`, inNodes],
  [
    `{ orders(first: 200, where: { fulfillment: UNFULFILLED }) { edges { node ${selection} } } }`,
    ({ orders }: { orders: { edges: { node: Row }[] } }) => orders.edges.map(({ node }) => node).find(isIt),
  ],
  [
    `{ paymentDisputes(first: 1, where: { orderId: "${id}" }) { nodes { order ${selection} } } }`,
    ({ paymentDisputes }: { paymentDisputes: { nodes: { order: unknown }[] } }) => paymentDisputes.nodes[0]?.order,
  ],
];
const isIt = ({ orderId }: Row) => orderId === ID;
const inNodes = ({ orders }: { orders: { nodes: Row[] } }) => orders.nodes.find(isIt);

describe('an order of the sandbox', () => {
  it.each([ORDER, ...PARTS.map((part) => `{ orderId ${part} }`)])('is the same by every way: %s', async (selection) => {
    const { run } = await gatewayOverSandbox('marketplace');
    const { data } = await run(`{ order(id: "${ID}") { id } }`);

    const found = [];
    for (const [text, find] of ways(selection, data.order.id)) {
      const answer = await run(text);
      expect(answer.errors).toBeUndefined();
      found.push(find(answer.data as never));
    }

    const [first, ...others] = found;
    expect(first).toMatchObject({ orderId: ID });
    expect(others).toEqual(others.map(() => first));
  });
});
