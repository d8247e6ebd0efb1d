import { expect, it } from 'vitest';
import { toGlobalId } from '#graph';
import { empty, gatewayOver, json, type Sent } from '#test/harness';
import { checkOperation, type OperationCase } from '#test/operation-case';

const UUID = '5d0c3c7e-11aa-4b6e-9c55-7f1e2d3c4b5a';
const REQUEST = '0a1b2c3d-1111-4222-8333-000000000001';
const REQUEST_ID = toGlobalId('WebhookRequest', `${UUID}/${REQUEST}`);
const settings = { apis: { webhooks: { token: 'k-1' } } };
const times = { created_at: '2026-02-03 10:11:12', updated_at: '2026-02-03 10:11:13' };
const token = { uuid: UUID, default_status: 200, default_content_type: 'text/html', ...times };
const tokens = { data: [token], total: 1, per_page: 20, current_page: 1, is_last_page: true, from: 1, to: 1 };
const bare = (method: string, target: string): Sent => ({ method, target, headers: { 'api-key': 'k-1' }, body: '' });

const CASES: readonly OperationCase[] = [
  {
    operation: 'listTokens',
    document: '{ webhooks(first: 20) { nodes { uuid } } }',
    replies: [json(tokens)],
    requests: [bare('GET', '/token?order_by=created_at&order_direction=desc&page=1&per_page=20')],
    data: { webhooks: { nodes: [{ uuid: UUID }] } },
  },
  {
    operation: 'updateToken',
    document: `mutation { updateWebhook(input: { id: "${UUID}", defaultStatus: 204 }) { __typename } }`,
    replies: [json(token), json({ ...token, default_status: 204 })],
    requests: [
      bare('GET', `/token/${UUID}`),
      {
        method: 'PUT',
        target: `/token/${UUID}`,
        headers: { 'api-key': 'k-1', 'content-type': 'application/json' },
        body: JSON.stringify({ default_status: 204, default_content_type: 'text/html' }),
      },
    ],
    data: { updateWebhook: { __typename: 'UpdateWebhookSuccess' } },
  },
  {
    operation: 'deleteToken',
    document: `mutation { deleteWebhook(input: { id: "${UUID}" }) { __typename } }`,
    replies: [empty(204)],
    requests: [bare('DELETE', `/token/${UUID}`)],
    data: { deleteWebhook: { __typename: 'DeleteWebhookSuccess' } },
  },
  {
    operation: 'deleteRequests',
    document: `mutation { clearWebhookRequests(input: { webhookId: "${UUID}", where: { kind: DNS } }) { __typename } }`,
    replies: [empty()],
    requests: [bare('DELETE', `/token/${UUID}/request?query=type%3Adns`)],
    data: { clearWebhookRequests: { __typename: 'ClearWebhookRequestsSuccess' } },
  },
  {
    operation: 'getRequest',
    document: `{ node(id: "${REQUEST_ID}") { ... on WebhookRequest { uuid kind } } }`,
    replies: [json({ uuid: REQUEST, token_id: UUID, type: 'email', ...times })],
    requests: [bare('GET', `/token/${UUID}/request/${REQUEST}`)],
    data: { node: { uuid: REQUEST, kind: 'EMAIL' } },
  },
  {
    operation: 'deleteRequest',
    document: `mutation { deleteWebhookRequest(input: { id: "${REQUEST_ID}" }) { __typename } }`,
    replies: [json({ status: true })],
    requests: [bare('DELETE', `/token/${UUID}/request/${REQUEST}`)],
    data: { deleteWebhookRequest: { __typename: 'DeleteWebhookRequestSuccess' } },
  },
];

it.each(CASES)('sends the whole request of $operation', (each) => checkOperation('webhooks', each, settings));

it.each([
  [401, 'UNAUTHENTICATED'],
  [503, 'UPSTREAM_UNAVAILABLE'],
])('a recorded request is an error if getRequest fails with %i', async (status, code) => {
  const { run } = await gatewayOver('webhooks', [json({ success: false, error: { message: 'x', id: null } }, status)]);

  const { data, errors } = await run(`{ node(id: "${REQUEST_ID}") { id } }`);

  expect(data).toEqual({ node: null });
  expect(errors).toMatchObject([{ path: ['node'], extensions: { code, operation: 'getRequest', status } }]);
});
