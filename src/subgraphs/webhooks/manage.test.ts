import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toGlobalId } from '#graph';
import { empty, gatewayOf, gatewayOver, json, runOn, type Sent } from '#test/harness';
import { localServer } from '#test/local-server';

const UUID = '5d0c3c7e-11aa-4b6e-9c55-7f1e2d3c4b5a';
const REQUEST = '0a1b2c3d-1111-4222-8333-000000000001';
const ID = toGlobalId('Webhook', UUID);
const REQUEST_ID = toGlobalId('WebhookRequest', `${UUID}/${REQUEST}`);
const token = (more: object = {}) => ({
  uuid: UUID,
  default_status: 200,
  default_content_type: 'text/html',
  created_at: '2026-02-03 10:11:12',
  updated_at: '2026-02-03 10:11:13',
  ...more,
});
const row = (more: object = {}) => ({
  uuid: REQUEST,
  token_id: UUID,
  created_at: '2026-02-03 10:12:00',
  updated_at: '2026-02-03 10:12:01',
  ...more,
});
const page = (data: readonly object[]) =>
  json({ data, total: data.length, per_page: 50, current_page: 1, is_last_page: true, from: 1, to: data.length });
const lines = (sent: readonly Sent[]) => sent.map(({ method, target }) => `${method} ${target}`);
const gone = json({ success: false, error: { message: 'gone', id: null } }, 410);

describe('Query.webhook', () => {
  it.each([UUID, UUID.toUpperCase(), ID])('takes %s, and is one call', async (uuid) => {
    const { run, sent } = await gatewayOver('webhooks', [json(token({ alias: 'parcels' }))], {
      settings: { apis: { webhooks: { token: 'k-1' } } },
    });

    const { data } = await run('query ($id: ID!) { webhook(id: $id) { id uuid alias raw } }', { id: uuid });

    expect(sent).toEqual([{ method: 'GET', target: `/token/${UUID}`, headers: { 'api-key': 'k-1' }, body: '' }]);
    expect(data.webhook).toEqual({ id: ID, uuid: UUID, alias: 'parcels', raw: token({ alias: 'parcels' }) });
  });

  it.each([gone, json({}, 404)])('is null where there is none', async (reply) => {
    const { run } = await gatewayOver('webhooks', [reply]);

    expect(await run(`{ webhook(id: "${UUID}") { id } }`)).toEqual({ data: { webhook: null } });
  });

  it.each(['parcels', '', toGlobalId('WebhookRequest', 'x'), toGlobalId('Webhook', '../token')])(
    'refuses %j before any call',
    async (uuid) => {
      const { run, sent } = await gatewayOver('webhooks', []);

      const { errors } = await run('query ($id: ID!) { webhook(id: $id) { id } }', { id: uuid });

      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      expect(sent).toEqual([]);
    },
  );
});

describe('Query.webhooks', () => {
  it('asks for the newest first, and for another order', async () => {
    const { run, sent } = await gatewayOver('webhooks', () => page([token()]));

    const { data } = await run('{ webhooks { totalCount nodes { id } } }');
    await run('{ webhooks(first: 2, orderBy: { field: UUID }) { nodes { id } } }');

    expect(lines(sent)).toEqual([
      'GET /token?order_by=created_at&order_direction=desc&page=1&per_page=20',
      'GET /token?order_by=token_id&order_direction=asc&page=1&per_page=2',
    ]);
    expect(data.webhooks).toEqual({ totalCount: 1, nodes: [{ id: ID }] });
  });

  it('is an error without the key of an account', async () => {
    const { run } = await gatewayOver('webhooks', [json({ success: false, error: { message: 'x', id: null } }, 401)]);

    const { data, errors } = await run('{ webhooks { totalCount } }');

    expect(data).toEqual({ webhooks: null });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED', operation: 'listTokens' } }]);
  });
});

describe('webhookRequests(search, where, orderBy)', () => {
  const search = async (args: string) => {
    const { run, sent } = await gatewayOver('webhooks', () => page([row()]));
    const { errors } = await run(`{ webhookRequests(webhookId: "${ID}", ${args}) { nodes { id } } }`);
    return errors ?? Object.fromEntries(new URL(sent[0]?.target ?? '', 'http://hooks').searchParams);
  };
  const paging = { page: '1', per_page: '20' };

  it.each([
    ['search: "a \\"b\\" \\\\c"', { query: String.raw`content:"a \"b\" \\c"` }],
    ['where: { kind: EMAIL }', { query: 'type:email' }],
    ['where: { rawFilter: "a OR b" }', { query: 'a OR b' }],
    [
      'search: "x", where: { kind: WEB, method: "POST", rawFilter: "a OR b" }',
      { query: 'type:web AND method:"POST" AND content:"x" AND (a OR b)' },
    ],
    [
      'where: { createdAt: { from: "2026-02-03T11:12:00.5+01:00", to: "2026-02-04T00:00:00Z" } }',
      { date_from: '2026-02-03 10:12:00', date_to: '2026-02-04 00:00:00' },
    ],
    ['orderBy: { field: CREATED_AT, direction: DESC }', { sorting: 'newest' }],
    ['orderBy: { field: CREATED_AT }', {}],
    ['where: {}', {}],
  ])('%s sends %j', async (args, expected) => {
    expect(await search(args)).toEqual({ ...expected, ...paging });
  });

  it('refuses a range without ends', async () => {
    expect(await search('where: { createdAt: {} }')).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('has cursors of its own', async () => {
    const { run, sent } = await gatewayOver('webhooks', () => page([row()]));
    const { data } = await run(`{ webhookRequests(webhookId: "${UUID}") { pageInfo { endCursor } } }`);
    const { endCursor } = data.webhookRequests.pageInfo;

    const { errors } = await run(
      `{ webhookRequests(webhookId: "${UUID}", where: { kind: DNS }, after: "${endCursor}") { nodes { id } } }`,
    );

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent.length).toBe(1);
  });
});

describe('WebhookRequest', () => {
  it('is found again by its id, and leads to its webhook in one call for fifty', async () => {
    const rows = Array.from({ length: 50 }, (_, n) => row({ uuid: `0a1b2c3d-1111-4222-8333-0000000000${n + 10}` }));
    const { run, sent } = await gatewayOver('webhooks', ({ target }) => {
      if (target.includes('/requests')) return page(rows);
      return json(target.includes('/request/') ? row({ type: 'pigeon' }) : token());
    });

    const { data: found } = await run(`{ node(id: "${REQUEST_ID}") { id ... on WebhookRequest { kind raw } } }`);
    const { data } = await run(`{ webhookRequests(webhookId: "${UUID}", first: 50) { nodes { webhook { id } } } }`);

    expect(found.node).toEqual({ id: REQUEST_ID, kind: 'UNRECOGNIZED', raw: row({ type: 'pigeon' }) });
    expect(data.webhookRequests.nodes).toEqual(rows.map(() => ({ webhook: { id: ID } })));
    expect(lines(sent)).toEqual([
      `GET /token/${UUID}/request/${REQUEST}`,
      `GET /token/${UUID}/requests?page=1&per_page=50`,
      `GET /token/${UUID}`,
    ]);
  });

  it.each([`${UUID}/latest`, UUID, `${UUID}/${REQUEST}/raw`])(
    'is not found by the key %s, without a call',
    async (key) => {
      const { run, sent } = await gatewayOver('webhooks', []);

      expect(await run(`{ node(id: "${toGlobalId('WebhookRequest', key)}") { id } }`)).toEqual({
        data: { node: null },
      });
      expect(sent).toEqual([]);
    },
  );
});

describe('CreateWebhookSuccess.webhookEdge', () => {
  it('is the first edge of webhooks: its cursor is that of no other edge, and goes on with the second', async () => {
    const { run, sent } = await gatewayOver('webhooks', ({ method }) =>
      method === 'POST' ? json(token()) : page([token(), token({ uuid: REQUEST })]),
    );
    const { data: before } = await run('{ webhooks(first: 1) { edges { cursor } } }');
    const { data } = await run(
      'mutation { createWebhook { ... on CreateWebhookSuccess { webhookEdge { cursor node { id } } } } }',
    );
    const { cursor, node } = data.createWebhook.webhookEdge;

    const { data: rest } = await run(
      'query ($after: String) { webhooks(after: $after, first: 1) { nodes { uuid } } }',
      {
        after: cursor,
      },
    );

    expect(node).toEqual({ id: ID });
    expect(cursor).not.toBe(before.webhooks.edges[0].cursor);
    expect(rest.webhooks.nodes).toEqual([{ uuid: REQUEST }]);
    expect(lines(sent)[2]).toMatch(/^GET \/token\?order_by=created_at&order_direction=desc&/);
  });
});

describe('Mutation.updateWebhook', () => {
  const UPDATE = `mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { __typename
    ... on UpdateWebhookSuccess { webhook { id defaultStatus } } ... on InvalidInput { fields } } }`;

  it('keeps the settings that the input lacks', async () => {
    const settings = { default_content: 'ok', timeout: 2, expiry: false, cors: true, alias: null, actions: false };
    const known = token({ ...settings, listen: 5, request_limit: 20, group_id: 3 });
    const { run, sent } = await gatewayOver('webhooks', [json(known), json(token({ default_status: 204 }))]);

    const { data } = await run(UPDATE, { input: { id: ID, defaultStatus: 204, lifetimeSeconds: 60 } });

    expect(lines(sent)).toEqual([`GET /token/${UUID}`, `PUT /token/${UUID}`]);
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({
      default_status: 204,
      default_content: 'ok',
      default_content_type: 'text/html',
      timeout: 2,
      expiry: 60,
      cors: true,
      actions: false,
      listen: 5,
      request_limit: 20,
      group_id: 3,
    });
    expect(data).toEqual({
      updateWebhook: { __typename: 'UpdateWebhookSuccess', webhook: { id: ID, defaultStatus: 204 } },
    });
  });

  it.each([
    [[gone], { __typename: 'WebhookNotFound' }],
    [[json(token()), gone], { __typename: 'WebhookNotFound' }],
    [
      [json(token()), json({ errors: { expiry: ['x'] } }, 422)],
      { __typename: 'InvalidWebhook', fields: ['lifetimeSeconds'] },
    ],
  ])('is refused', async (replies, expected) => {
    const { run } = await gatewayOver('webhooks', replies);

    expect((await run(UPDATE, { input: { id: UUID, lifetimeSeconds: 1 } })).data).toEqual({
      updateWebhook: expected,
    });
  });
});

describe('removing', () => {
  it('a webhook sends its uuid, and answers with its id', async () => {
    const { run, sent } = await gatewayOver('webhooks', [empty(204)]);

    const { data } = await run(`mutation { deleteWebhook(input: { id: "${UUID}" }) {
      ... on DeleteWebhookSuccess { deletedWebhookId } } }`);

    expect(lines(sent)).toEqual([`DELETE /token/${UUID}`]);
    expect(data).toEqual({ deleteWebhook: { deletedWebhookId: ID } });
  });

  it.each([
    [REQUEST_ID, json({ status: true })],
    [`${UUID}/${REQUEST}`, empty()],
  ])('the request %s sends its uuid, and answers with its id', async (id, reply) => {
    const { run, sent } = await gatewayOver('webhooks', [reply, gone]);

    const { data } = await run(`mutation { deleteWebhookRequest(input: { id: "${id}" }) {
      ... on DeleteWebhookRequestSuccess { deletedWebhookRequestId webhook { id } } } }`);

    expect(lines(sent)).toEqual([`DELETE /token/${UUID}/request/${REQUEST}`, `GET /token/${UUID}`]);
    expect(data).toEqual({ deleteWebhookRequest: { deletedWebhookRequestId: REQUEST_ID, webhook: null } });
  });

  it('requests sends the search', async () => {
    const { run, sent } = await gatewayOver('webhooks', [empty(), json(token())]);

    const { data } = await run(`mutation { clearWebhookRequests(input: { webhookId: "${ID}",
      search: "moved", where: { kind: DNS, createdAt: { to: "2026-02-03T10:12:00Z" } } }) {
      ... on ClearWebhookRequestsSuccess { webhook { id } } } }`);

    expect(lines(sent)).toEqual([
      `DELETE /token/${UUID}/request?date_to=2026-02-03%2010%3A12%3A00&query=type%3Adns%20AND%20content%3A%22moved%22`,
      `GET /token/${UUID}`,
    ]);
    expect(data).toEqual({ clearWebhookRequests: { webhook: { id: ID } } });
  });

  it.each([
    `deleteWebhook(input: { id: "${UUID}" })`,
    `deleteWebhookRequest(input: { id: "${REQUEST_ID}" })`,
    `clearWebhookRequests(input: { webhookId: "${UUID}" })`,
  ])('accepts JSON: %s', async (field) => {
    const accepted: unknown[] = [];
    const server = createServer(({ method, headers: { accept } }, response) => {
      accepted.push([method, accept]);
      response.writeHead(410, { 'content-type': 'application/json' }).end(gone.body);
    });
    const { origin, stop } = await localServer(server);
    onTestFinished(stop);

    const { data } = await runOn(gatewayOf({ webhooks: origin }), `mutation { result: ${field} { __typename } }`);

    expect(accepted).toEqual([['DELETE', 'application/json']]);
    expect(data).toEqual({ result: { __typename: expect.stringMatching(/^Webhook(Request)?NotFound$/) } });
  });

  it.each([
    [`deleteWebhook(input: { id: "${UUID}" })`, gone, { __typename: 'WebhookNotFound' }],
    [`deleteWebhookRequest(input: { id: "${REQUEST_ID}" })`, gone, { __typename: 'WebhookRequestNotFound' }],
    [`clearWebhookRequests(input: { webhookId: "${UUID}" })`, gone, { __typename: 'WebhookNotFound' }],
    [
      `clearWebhookRequests(input: { webhookId: "${UUID}", where: { rawFilter: "(" } })`,
      json({ errors: { query: ['x'], date_from: ['x'], date_to: ['x'] } }, 422),
      { __typename: 'InvalidWebhookRequestWhere', fields: ['where.rawFilter', 'where.createdAt'] },
    ],
  ])('is refused: %s', async (field, reply, expected) => {
    const { run } = await gatewayOver('webhooks', [reply]);

    const { data } = await run(`mutation { result: ${field} { __typename
      ... on Rejection { message ... on InvalidInput { fields } } } }`);

    expect(data).toEqual({ result: { ...expected, message: expect.any(String) } });
  });

  it('refuses an id of anything but a request before any call', async () => {
    const { run, sent } = await gatewayOver('webhooks', []);

    const { errors } = await run(`mutation { deleteWebhookRequest(input: { id: "${ID}" }) { __typename } }`);

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });
});

it('reads and changes no webhook without the operations beyond the specification', () => {
  const { schema } = gatewayOf({ webhooks: 'http://127.0.0.1:9' }, { apis: { webhooks: { extras: false } } });

  expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual([
    'node',
    'nodes',
    'currency',
    'webhookRequests',
  ]);
  expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toEqual(['createWebhook']);
  expect(schema.getType('WebhookConnection')).toBeUndefined();
});
