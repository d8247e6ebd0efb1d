import { expect, it } from 'vitest';
import { gatewayOver } from '#test/harness';

it.each([
  ['blockchain', 'hash', '{ transaction(hash: "..") { hash } }'],
  ['chat', 'channelId', 'mutation { createMessage(input: { channelId: "..", content: "x" }) { __typename } }'],
  [
    'credentials',
    'resourceName',
    'mutation { generateAccessToken(input: { resourceName: "a/b", scopes: ["x"] }) { __typename } }',
  ],
  ['jokes', 'categories', '{ randomJoke(categories: ["a,b"]) { text } }'],
  ['logistics', 'skus', '{ inventory(where: { skus: [] }) { totalCount } }'],
  ['logistics', 'skus', '{ inventory(where: { skus: ["a,b"] }) { totalCount } }'],
  ['marketplace', 'statuses', '{ paymentDisputes(where: { filter: { statuses: [] } }) { totalCount } }'],
  ['quotes', 'authors', '{ quotes(where: { authors: ["a|b"] }) { totalCount } }'],
  ['quotes', 'id', '{ author(id: "a|b") { name } }'],
  ['webhooks', 'cloneFrom', 'mutation { createWebhook(input: { cloneFrom: "x" }) { __typename } }'],
  ['webhooks', 'id', '{ webhook(id: "x") { uuid } }'],
  ['webhooks', 'uuid', '{ webhookRequests(uuid: "x") { totalCount } }'],
] as const)('%s names its argument `%s` where it refuses the value', async (slug, argument, query) => {
  const { run, sent } = await gatewayOver(slug, []);

  const { errors } = await run(query);

  expect(errors).toMatchObject([
    { message: expect.stringContaining(`\`${argument}\``), extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  expect(sent).toEqual([]);
});
