import { expect, it } from 'vitest';
import { gatewayOver } from '#test/harness';

it.each([
  ['blockchain', 'id', '{ transaction(id: "..") { hash } }'],
  ['chat', 'channelId', 'mutation { createMessage(input: { channelId: "..", content: "x" }) { __typename } }'],
  [
    'credentials',
    'resourceName',
    'mutation { generateAccessToken(input: { resourceName: "a/b", scopes: ["x"] }) { __typename } }',
  ],
  ['jokes', 'categories', '{ randomJoke(categories: ["a,b"]) { text } }'],
  ['logistics', 'skus', '{ inventory(where: { skus: [] }) { totalCount } }'],
  ['logistics', 'skus', '{ inventory(where: { skus: ["a,b"] }) { totalCount } }'],
  [
    'logistics',
    'returnedAt',
    '{ returns(where: { returnedAt: { from: "2026-02-01T00:00:00Z", to: "2026-01-01T00:00:00Z" } }) { totalCount } }',
  ],
  ['marketplace', 'createdAt', '{ orders(where: { createdAt: { to: "2026-02-01T00:00:00Z" } }) { totalCount } }'],
  [
    'marketplace',
    'openedAt',
    '{ paymentDisputes(where: { openedAt: { from: "2026-01-01T00:00:00Z", to: "2026-04-02T00:00:00Z" } }) { totalCount } }',
  ],
  ['marketplace', 'orderIds', '{ orders(where: { orderIds: ["1"], fulfillment: FULFILLED }) { totalCount } }'],
  ['marketplace', 'orderId', '{ paymentDisputes(where: { orderId: "1", statuses: [OPEN] }) { totalCount } }'],
  ['marketplace', 'statuses', '{ paymentDisputes(where: { statuses: [] }) { totalCount } }'],
  ['quotes', 'authorIds', '{ quotes(where: { authorIds: ["a|b"] }) { totalCount } }'],
  ['quotes', 'id', '{ author(id: "a|b") { name } }'],
  ['webhooks', 'cloneFromId', 'mutation { createWebhook(input: { cloneFromId: "x" }) { __typename } }'],
  ['webhooks', 'id', '{ webhook(id: "x") { uuid } }'],
  [
    'webhooks',
    'createdAt',
    '{ webhookRequests(webhookId: "00000000-0000-4000-8000-000000000001", where: { createdAt: {} }) { totalCount } }',
  ],
  ['webhooks', 'webhookId', '{ webhookRequests(webhookId: "x") { totalCount } }'],
] as const)('%s names its argument `%s` where it refuses the value', async (slug, argument, query) => {
  const { run, sent } = await gatewayOver(slug, []);

  const { errors } = await run(query);

  expect(errors).toMatchObject([
    { message: expect.stringContaining(`\`${argument}\``), extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  expect(sent).toEqual([]);
});
