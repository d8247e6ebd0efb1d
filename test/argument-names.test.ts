import { expect, it } from 'vitest';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { gatewayOver, json } from '#test/harness';

it.each([
  ['blockchain', 'id', '{ transaction(id: "..") { hash } }'],
  ['chat', 'input.channelId', 'mutation { createMessage(input: { channelId: "..", content: "x" }) { __typename } }'],
  [
    'credentials',
    'input.resourceName',
    'mutation { generateAccessToken(input: { resourceName: "a/b", scopes: ["x"] }) { __typename } }',
  ],
  ['jokes', 'categories', '{ randomJoke(categories: ["a,b"]) { text } }'],
  ['logistics', 'where.skus', '{ inventory(where: { skus: [] }) { totalCount } }'],
  ['logistics', 'where.skus', '{ inventory(where: { skus: ["a,b"] }) { totalCount } }'],
  [
    'logistics',
    'where.returnedAt',
    '{ returns(where: { returnedAt: { from: "2026-02-01T00:00:00Z", to: "2026-01-01T00:00:00Z" } }) { totalCount } }',
  ],
  ['marketplace', 'where.createdAt', '{ orders(where: { createdAt: { to: "2026-02-01T00:00:00Z" } }) { totalCount } }'],
  [
    'marketplace',
    'where.openedAt',
    '{ paymentDisputes(where: { openedAt: { from: "2026-01-01T00:00:00Z", to: "2026-04-02T00:00:00Z" } }) { totalCount } }',
  ],
  ['marketplace', 'where.orderIds', '{ orders(where: { orderIds: ["1"], fulfillment: FULFILLED }) { totalCount } }'],
  ['marketplace', 'where.orderId', '{ paymentDisputes(where: { orderId: "1", statuses: [OPEN] }) { totalCount } }'],
  ['marketplace', 'where.statuses', '{ paymentDisputes(where: { statuses: [] }) { totalCount } }'],
  ['quotes', 'where.authorIds', '{ quotes(where: { authorIds: ["a|b"] }) { totalCount } }'],
  ['quotes', 'id', '{ author(id: "a|b") { name } }'],
  ['webhooks', 'input.cloneFromId', 'mutation { createWebhook(input: { cloneFromId: "x" }) { __typename } }'],
  ['webhooks', 'id', '{ webhook(id: "x") { uuid } }'],
  [
    'webhooks',
    'where.createdAt',
    '{ webhookRequests(webhookId: "00000000-0000-4000-8000-000000000001", where: { createdAt: {} }) { totalCount } }',
  ],
  ['webhooks', 'webhookId', '{ webhookRequests(webhookId: "x") { totalCount } }'],
] as const)('%s names its argument `%s` where it refuses the value', async (slug, argument, query) => {
  const { run, sent } = await gatewayOver(slug, []);

  const { errors } = await run(query);

  expect(errors).toMatchObject([
    {
      message: expect.stringContaining(`\`${argument}\``),
      extensions: { code: 'BAD_USER_INPUT', arguments: expect.arrayContaining([argument]) },
    },
  ]);
  expect(sent).toEqual([]);
});

it.each([
  [
    'logistics',
    '{ inventory(where: { skus: ["x"] }) { totalCount } }',
    json({}, 400),
    'logistics answered 400: A value is missing or malformed, or a range ends before it begins.',
  ],
  [
    'notebooks',
    '{ notebookLocations(projectName: "projects/p", where: { rawFilter: "(((" }) { nodes { id } } }',
    json({ error: { status: 'INVALID_ARGUMENT', message: 'secret words' } }, 400),
    'notebooks answered 400: A value is missing or malformed.',
  ],
  [
    'identity',
    '{ userProfile { subject } }',
    json({}, 401),
    'identity answered 401: No access token was sent: the header `Authorization` takes one.',
  ],
  ['quotes', '{ randomQuote { text } }', json({}, 500), 'quotes answered 500'],
  [
    'logistics',
    '{ inventory(where: { skus: ["x"] }) { totalCount } }',
    json({ errors: [{ field: 'external_sku_names', message: 'secret words' }] }, 400),
    'logistics refuses `where.skus`: A value is missing or malformed, or a range ends before it begins.',
  ],
  [
    'quotes',
    '{ quotes(search: "x") { totalCount } }',
    json({}, 422),
    'quotes refuses `search`: The text to search for is missing or holds no letter.',
  ],
  [
    'reviews',
    '{ lenses(where: { name: "x" }) { nodes { name } } }',
    json({ FieldList: [{ Name: 'LensName', Description: 'secret words' }] }, 400, {
      'x-amzn-ErrorType': 'ValidationException',
    }),
    'reviews refuses `where.name`: A value is missing or malformed.',
  ],
] as const)(
  'what %s refuses says why in words of the contract, without method and path',
  async (slug, query, reply, message) => {
    const { run } = await gatewayOver(slug, [reply]);

    const { errors } = await run(query);

    expect(errors).toMatchObject([{ message }]);
  },
);

it('no reason of a contract names a path or a method, and none that callers are told a part of a request', () => {
  const rows = slugs.flatMap((slug) =>
    Object.values(readContract(slug).operations).flatMap(({ errors }) => errors.rows),
  );
  const isWrong = ({ code, when }: (typeof rows)[number]) =>
    !/^[A-Z].*\.$/.test(when) ||
    /\/[a-z{]|\b(?:GET|POST|PUT|PATCH|DELETE)\b/.test(when) ||
    (code === 'BAD_USER_INPUT' && /\b(?:parameter|offset|limit|mask|body|media type|field group)s?\b/i.test(when));

  expect(rows.filter(isWrong).map(({ when }) => when)).toEqual([]);
});
