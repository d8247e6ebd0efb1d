import { expect, it } from 'vitest';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { rawRequest } from '#test/raw-request';

const CREATE = `mutation ($input: CreateWebhookInput! = {}) { createWebhook(input: $input) {
  ... on CreateWebhookSuccess { webhook { uuid url } } ... on InvalidWebhook { fields } } }`;
const count = (uuid: string) => `{ webhookRequests(webhookId: "${uuid}") { totalCount } }`;

it('has a webhook with something of every kind', async () => {
  const { run } = await gatewayOverSandbox('webhooks');

  const { data, errors } = await run(`{ webhookRequests(webhookId: "00000000-0000-4000-8000-000000000000") {
    totalCount nodes { kind method contentJson form { name } mail { sender } } } }`);

  expect(errors).toBeUndefined();
  const { totalCount, nodes } = data.webhookRequests;
  expect([totalCount, nodes.map(({ kind }: any) => kind)]).toEqual([
    7,
    ['WEB', 'WEB', 'WEB', 'WEB', 'WEB', 'EMAIL', 'DNS'],
  ]);
  expect(nodes[0].contentJson).toEqual({ parcel: 17, event: 'packed' });
  expect(nodes[5].mail).toEqual({ sender: 'depot@example.test' });
});

it('keeps that webhook for good, and makes others of it that end', async () => {
  const { run, sandbox } = await gatewayOverSandbox('webhooks');
  const standing = '00000000-0000-4000-8000-000000000000';
  expect((await run(count(standing))).data.webhookRequests).toEqual({ totalCount: 7 });
  const { data } = await run(CREATE, { input: { cloneFromId: standing } });
  const { uuid } = data.createWebhook.webhook;

  const eightDays = 8 * 86_400_000;
  sandbox.world.clock.set(Date.now() + eightDays);

  expect((await run(count(standing))).data.webhookRequests).toEqual({ totalCount: 7 });
  expect((await run(count(uuid))).data.webhookRequests).toBeNull();
});

it('records what is sent to a new webhook, and below it, and answers as it was told', async () => {
  const { run } = await gatewayOverSandbox('webhooks');
  const settings = { defaultStatus: 202, defaultContent: 'yes', defaultContentType: 'text/plain', allowsCors: true };
  const { data } = await run(CREATE, { input: settings });
  const { url, uuid } = data.createWebhook.webhook;

  const answers = [
    await fetch(`${url}?a=1&b[]=2&b[]=3&c[d]=4`),
    await fetch(`${url}/below`, { method: 'PATCH', body: '{"x":1}', headers: { 'content-type': 'application/json' } }),
    await fetch(url, { method: 'POST', body: new URLSearchParams({ q: 'z' }) }),
  ];
  const { data: recorded } = await run(`{ webhookRequests(webhookId: "${uuid}") { nodes {
    method url query { name valueJson } contentJson form { name value } } } }`);

  const [first] = answers;
  expect([first?.status, await first?.text(), first?.headers.get('content-type')]).toEqual([202, 'yes', 'text/plain']);
  expect(first?.headers.get('access-control-allow-origin')).toBe('*');
  expect(recorded.webhookRequests.nodes).toEqual([
    {
      method: 'GET',
      url: `${url}?a=1&b%5B%5D=2&b%5B%5D=3&c%5Bd%5D=4`,
      query: [
        { name: 'a', valueJson: '1' },
        { name: 'b', valueJson: ['2', '3'] },
        { name: 'c', valueJson: { d: '4' } },
      ],
      contentJson: null,
      form: [],
    },
    { method: 'PATCH', url: `${url}/below`, query: [], contentJson: { x: 1 }, form: [] },
    { method: 'POST', url, query: [], contentJson: null, form: [{ name: 'q', value: 'z' }] },
  ]);
});

it.each(['HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('records %s, as it does any method', async (method) => {
  const { run } = await gatewayOverSandbox('webhooks');
  const { data } = await run(CREATE);
  const { url, uuid } = data.createWebhook.webhook;

  expect((await rawRequest(url, { method })).status).toBe(200);

  const { data: recorded } = await run(`{ webhookRequests(webhookId: "${uuid}") { nodes { method } } }`);
  expect(recorded.webhookRequests.nodes).toEqual([{ method }]);
});

it('stops at a hundred requests, and ends after its time', async () => {
  const { run, sandbox } = await gatewayOverSandbox('webhooks');
  const { data } = await run(CREATE, { input: { lifetimeSeconds: 3600 } });
  const { url, uuid } = data.createWebhook.webhook;

  await Promise.all(Array.from({ length: 100 }, () => fetch(url)));
  const over = await fetch(url);
  const full = await run(count(uuid));
  sandbox.world.clock.set(Date.now() + 3_600_000);

  expect(over.status).toBe(410);
  expect(full.data).toEqual({ webhookRequests: { totalCount: 100 } });
  expect((await run(count(uuid))).data).toEqual({ webhookRequests: null });
  expect((await run(count('ffffffff-0000-4000-8000-000000000000'))).data).toEqual({ webhookRequests: null });
});

it('refuses settings that cannot be', async () => {
  const { run } = await gatewayOverSandbox('webhooks');

  const { data } = await run(CREATE, {
    input: { defaultStatus: 99, lifetimeSeconds: 604_801, alias: 'ab', allowsCors: true },
  });

  expect(data.createWebhook.fields).toEqual(['defaultStatus', 'lifetimeSeconds', 'alias']);
});

it.each([
  ['search: "parcel 17"', 6],
  ['search: "delivered"', 1],
  ['where: { kind: EMAIL }', 1],
  ['where: { method: "POST" }', 5],
  ['where: { rawFilter: "query.event:moved OR type:dns" }', 3],
  ['where: { rawFilter: "NOT (type:web) AND _exists_:sender" }', 1],
  ['where: { rawFilter: "parcel headers.content-type:json" }', 6],
  ['where: { kind: WEB, rawFilter: "delivered OR packed" }', 2],
])('finds what was recorded by %s', async (conditions, expected) => {
  const { run } = await gatewayOverSandbox('webhooks');

  const { data, errors } = await run(
    `{ webhookRequests(webhookId: "00000000-0000-4000-8000-000000000000", ${conditions}) { totalCount } }`,
  );

  expect(errors).toBeUndefined();
  expect(data.webhookRequests).toEqual({ totalCount: expected });
});

it('lists, changes and removes webhooks of the account', async () => {
  const { run } = await gatewayOverSandbox('webhooks');
  const created = await run(CREATE, { input: { alias: 'parcels', defaultContent: 'yes', timeoutSeconds: 0 } });
  const { uuid, url } = created.data.createWebhook.webhook;
  const newest = await run('{ webhooks { totalCount nodes { uuid alias requests { totalCount } } } }');
  const byAlias = await fetch(url.replace(uuid, 'parcels'));
  const taken = await run(CREATE, { input: { alias: 'parcels' } });
  const changed = await run(`mutation { updateWebhook(input: { id: "${uuid}", defaultStatus: 203 }) {
    ... on UpdateWebhookSuccess { webhook { alias defaultStatus defaultContent requests { totalCount } } } } }`);
  const answer = await fetch(url);
  const { data } = await run(`{ webhookRequests(webhookId: "${uuid}", orderBy: { field: CREATED_AT, direction: DESC }) {
    nodes { id webhook { uuid } } } }`);
  const [latest, first] = data.webhookRequests.nodes;
  const one = await run(`mutation { deleteWebhookRequest(input: { id: "${latest.id}" }) {
    ... on DeleteWebhookRequestSuccess { webhook { requests { nodes { id } } } } } }`);
  const removed = await run(`mutation { deleteWebhook(input: { id: "${uuid}" }) { __typename } }`);
  const again = await run(`mutation { deleteWebhook(input: { id: "${uuid}" }) { __typename } }`);

  expect(newest.data.webhooks).toEqual({
    totalCount: 2,
    nodes: [
      { uuid, alias: 'parcels', requests: { totalCount: 0 } },
      { uuid: '00000000-0000-4000-8000-000000000100', alias: null, requests: { totalCount: 7 } },
    ],
  });
  expect([byAlias.status, taken.data.createWebhook.fields]).toEqual([200, ['alias']]);
  expect(changed.data.updateWebhook.webhook).toEqual({
    alias: 'parcels',
    defaultStatus: 203,
    defaultContent: 'yes',
    requests: { totalCount: 1 },
  });
  expect([answer.status, await answer.text()]).toEqual([203, 'yes']);
  expect(latest.webhook).toEqual({ uuid });
  expect(one.data.deleteWebhookRequest.webhook.requests.nodes).toEqual([{ id: first.id }]);
  expect([removed.data.deleteWebhook, again.data.deleteWebhook]).toEqual([
    { __typename: 'DeleteWebhookSuccess' },
    { __typename: 'WebhookNotFound' },
  ]);
  expect((await fetch(url)).status).toBe(404);
});

it("shows an account's webhooks to nobody else, and takes no search that is malformed", async () => {
  const { run, sandbox } = await gatewayOverSandbox('webhooks');
  const { data } = await run(CREATE);
  const { uuid } = data.createWebhook.webhook;
  const status = async (path: string, key?: string) =>
    (await fetch(`${sandbox.origin}/webhooks${path}`, { headers: key ? { 'api-key': key } : {} })).status;

  expect(await status(`/token/${uuid}`, 'sandbox')).toBe(200);
  expect(await status(`/token/${uuid}`)).toBe(401);
  expect(await status(`/token/${uuid}/requests`, 'another')).toBe(401);
  expect(await status('/token')).toBe(401);
  expect(await status('/token?order_by=alias', 'sandbox')).toBe(422);
  for (const query of ['(', 'a AND', 'type:', ')', '"open', 'created_at:[x TO y]']) {
    expect(await status(`/token/${uuid}/requests?query=${encodeURIComponent(query)}`, 'sandbox')).toBe(422);
  }
  expect(await status(`/token/${uuid}/requests?date_from=yesterday`, 'sandbox')).toBe(422);
});
