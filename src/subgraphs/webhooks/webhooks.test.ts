import { describe, expect, it } from 'vitest';
import { answered, gatewayOver, json, type Sent, text } from '#test/harness';

const UUID = '5d0c3c7e-11aa-4b6e-9c55-7f1e2d3c4b5a';
const token = (more: object = {}) => ({
  uuid: UUID,
  default_status: 200,
  default_content_type: 'text/html',
  created_at: '2026-02-03 10:11:12',
  updated_at: '2026-02-03 10:11:13',
  ...more,
});
const requestUuid = (n: number) => `0a1b2c3d-1111-4222-8333-${String(n).padStart(12, '0')}`;
const row = (n: number, more: object = {}) => ({
  uuid: requestUuid(n),
  token_id: UUID,
  created_at: '2026-02-03 10:12:00',
  updated_at: '2026-02-03 10:12:01',
  ...more,
});
const page = (data: readonly object[], total = data.length) =>
  json({ data, total, per_page: 50, current_page: 1, is_last_page: true, from: 1, to: data.length });
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);

/** Answers a webhook's requests as they are paged, of which there are so many. */
function recorded(total: number) {
  return ({ target }: Sent) => {
    const { searchParams } = new URL(target, 'http://hooks');
    const [size, number] = [Number(searchParams.get('per_page')), Number(searchParams.get('page'))];
    const rows = Array.from({ length: total }, (_, index) => row(index));
    return page(rows.slice((number - 1) * size, number * size), total);
  };
}

describe('Query.webhookRequests', () => {
  const query = `{ webhookRequests(webhookId: "${UUID}") { nodes { uuid } } }`;

  it('sends every argument in its place, and shows everything that was recorded', async () => {
    const request = row(1, {
      type: 'web',
      ip: '198.51.100.4',
      country: 'Norway',
      country_code: 'NO',
      region: 'Vestland',
      city: 'Bergen',
      hostname: 'hooks.example',
      method: 'POST',
      user_agent: 'parcels/1',
      content: '{"parcel":17}',
      query: { event: 'moved', tags: ['a', 'b'], of: { parcel: '17' }, empty: null },
      request: { field: 'value' },
      headers: { 'content-type': ['application/json'], accept: ['a', 'b'], host: 'hooks.example' },
      files: { photo: { id: 'f-1', filename: 'a.png', size: 12, content_type: 'image/png' } },
      url: `https://hooks.example/${UUID}?event=moved`,
      size: 13,
      note: 'seen',
      custom_action_output: { 'a-1': ['one', 'other'] },
      custom_action_errors: ['none'],
      time: 0.0021,
      sorting: 1770113520000123,
    });
    const { run, sent } = await gatewayOver('webhooks', [page([request], 5)]);

    const { data, errors } =
      await run(`{ webhookRequests(webhookId: "${UUID}", first: 1) { totalCount pageInfo { hasNextPage }
      nodes { uuid webhookUuid kind createdAt updatedAt sorting method url hostname query { name value valueJson } headers { name values }
        content contentJson form { name value } files { field fileId filename size contentType } size durationSeconds ip userAgent countryName
        countryCode region city note actionOutput { actionId lines } actionErrors mail { sender } } } }`);

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      { method: 'GET', target: `/token/${UUID}/requests?page=1&per_page=1`, headers: {}, body: '' },
    ]);
    expect(data.webhookRequests).toEqual({
      totalCount: 5,
      pageInfo: { hasNextPage: true },
      nodes: [
        {
          uuid: requestUuid(1),
          webhookUuid: UUID,
          kind: 'WEB',
          createdAt: '2026-02-03T10:12:00Z',
          updatedAt: '2026-02-03T10:12:01Z',
          sorting: '1770113520000123',
          method: 'POST',
          url: `https://hooks.example/${UUID}?event=moved`,
          hostname: 'hooks.example',
          query: [
            { name: 'event', value: 'moved', valueJson: 'moved' },
            { name: 'tags', value: null, valueJson: ['a', 'b'] },
            { name: 'of', value: null, valueJson: { parcel: '17' } },
            { name: 'empty', value: null, valueJson: null },
          ],
          headers: [
            { name: 'content-type', values: ['application/json'] },
            { name: 'accept', values: ['a', 'b'] },
            { name: 'host', values: ['hooks.example'] },
          ],
          content: '{"parcel":17}',
          contentJson: { parcel: 17 },
          form: [{ name: 'field', value: 'value' }],
          files: [{ field: 'photo', fileId: 'f-1', filename: 'a.png', size: 12, contentType: 'image/png' }],
          size: 13,
          durationSeconds: 0.0021,
          ip: '198.51.100.4',
          userAgent: 'parcels/1',
          countryName: 'Norway',
          countryCode: 'NO',
          region: 'Vestland',
          city: 'Bergen',
          note: 'seen',
          actionOutput: [{ actionId: 'a-1', lines: ['one', 'other'] }],
          actionErrors: ['none'],
          mail: null,
        },
      ],
    });
  });

  it('keeps every digit of JSON that was sent', async () => {
    const { gateway } = await gatewayOver('webhooks', [page([row(1, { content: '{"n":12345678901234567890}' })])]);

    const answer = await gateway.fetch('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ webhookRequests(webhookId: "${UUID}") { nodes { contentJson } } }` }),
    });

    expect(await answer.text()).toContain('{"contentJson":{"n":12345678901234567890}}');
  });

  it('takes a record that holds no more than it has to, with lists for empty maps', async () => {
    const bare = row(1, {
      query: [],
      request: null,
      headers: [],
      files: [],
      custom_action_output: [],
      content: 'no JSON',
    });
    const { run, sent } = await gatewayOver('webhooks', [page([bare])]);

    const { data } =
      await run(`{ webhookRequests(webhookId: "${UUID}") { nodes { kind method query { name } headers { name } content contentJson
      form { name } files { field } actionOutput { actionId } actionErrors } } }`);

    expect(targets(sent)).toEqual([`/token/${UUID}/requests?page=1&per_page=20`]);
    expect(data.webhookRequests.nodes).toEqual([
      {
        kind: 'WEB',
        method: null,
        query: [],
        headers: [],
        content: 'no JSON',
        contentJson: null,
        form: [],
        files: [],
        actionOutput: [],
        actionErrors: [],
      },
    ]);
  });

  it('shows what only mails have, and kinds that are new', async () => {
    const mail = row(1, {
      type: 'email',
      sender: 'a@example.test',
      message_id: '<1@example.test>',
      destinations: ['b@example.test'],
      text_content: 'text',
      html_content: '<p>',
      checks: { spam: true, virus: true, spf: false, dkim: true },
    });
    const { run } = await gatewayOver('webhooks', [
      page([mail, row(2, { type: 'email' }), row(3, { type: 'pigeon' })]),
    ]);

    const { data } = await run(`{ webhookRequests(webhookId: "${UUID}") { nodes { kind
      mail { sender messageId destinations text html checks { passesSpam passesVirus passesSpf passesDkim passesDmarc } } } } }`);

    const nothing = { sender: null, messageId: null, destinations: [], text: null, html: null, checks: null };
    expect(data.webhookRequests.nodes).toEqual([
      {
        kind: 'EMAIL',
        mail: {
          sender: 'a@example.test',
          messageId: '<1@example.test>',
          destinations: ['b@example.test'],
          text: 'text',
          html: '<p>',
          checks: {
            passesSpam: true,
            passesVirus: true,
            passesSpf: false,
            passesDkim: true,
            passesDmarc: null,
          },
        },
      },
      { kind: 'EMAIL', mail: nothing },
      { kind: 'UNRECOGNIZED', mail: null },
    ]);
  });

  it('takes times that say their zone', async () => {
    const { run } = await gatewayOver('webhooks', [page([row(1, { created_at: '2026-02-03T11:12:00+01:00' })])]);

    const { data } = await run(`{ webhookRequests(webhookId: "${UUID}") { nodes { createdAt } } }`);

    expect(data.webhookRequests.nodes).toEqual([{ createdAt: '2026-02-03T10:12:00Z' }]);
  });

  it('costs one call for eighty requests, and three for 250', async () => {
    const { run, sent } = await gatewayOver('webhooks', recorded(300));

    await run(`{ webhookRequests(webhookId: "${UUID}", first: 80) { nodes { uuid } } }`);
    const { data } = await run(`{ webhookRequests(webhookId: "${UUID}", first: 250) { nodes { uuid } } }`);

    const target = (number: number, size: number) => `/token/${UUID}/requests?page=${number}&per_page=${size}`;
    expect(targets(sent)).toEqual([target(1, 80), target(1, 100), target(2, 100), target(3, 100)]);
    expect(data.webhookRequests.nodes).toEqual(
      Array.from({ length: 250 }, (_, index) => ({ uuid: requestUuid(index) })),
    );
  });

  it('reads the newest from the end', async () => {
    const { run } = await gatewayOver('webhooks', recorded(30));

    const { data } = await run(`{ webhookRequests(webhookId: "${UUID}", last: 2) { nodes { uuid } } }`);

    expect(data.webhookRequests.nodes).toEqual([{ uuid: requestUuid(28) }, { uuid: requestUuid(29) }]);
  });

  it.each([
    json({ success: false, error: { message: 'gone', id: null } }, 410),
    json({ success: false, error: { message: 'unknown', id: null } }, 404),
    text('<html>', 410, 'text/html'),
  ])('is null for a webhook that is not there, or no longer', async (reply) => {
    const { run } = await gatewayOver('webhooks', [reply]);

    expect(await run(query)).toEqual({ data: { webhookRequests: null } });
  });

  it('refuses what is no uuid before any call', async () => {
    const { run, sent } = await gatewayOver('webhooks', []);

    const { errors } = await run('{ webhookRequests(webhookId: "../token") { totalCount } }');

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });
});

describe('Mutation.createWebhook', () => {
  const mutation = `mutation ($input: CreateWebhookInput! = {}) { createWebhook(input: $input) { __typename
    ... on CreateWebhookSuccess { webhook { uuid url } } ... on InvalidWebhook { message fields } } }`;

  it('sends every argument in its place, and shows the webhook', async () => {
    const made = token({
      default_content: 'ok',
      timeout: 2,
      expiry: 3600,
      expires_at: '2026-02-03 11:11:12',
      cors: true,
      redirect: false,
      actions: true,
      alias: 'parcels',
      premium: true,
      premium_expires_at: '2027-02-03 10:11:12',
      ip: '192.0.2.10',
      user_agent: 'manifold',
    });
    const { run, sent, gateway } = await gatewayOver('webhooks', [json(made, 201)]);

    const { data, errors } =
      await run(`mutation { createWebhook(input: { defaultStatus: 202, defaultContent: "ok", defaultContentType: "text/plain",
      timeoutSeconds: 2, listenSeconds: 1, lifetimeSeconds: 3600, requestLimit: 50, allowsCors: true, alias: "parcels", runsActions: true,
      cloneFromId: "${UUID}", groupId: 7 }) { ... on CreateWebhookSuccess { webhook { uuid url defaultStatus defaultContent
      defaultContentType timeoutSeconds lifetimeSeconds expiresAt allowsCors isRedirect runsActions alias isPremium premiumExpiresAt ip userAgent
      createdAt updatedAt } } } }`);

    expect(errors).toBeUndefined();
    expect(sent.map(({ body, ...rest }) => ({ ...rest, body: JSON.parse(body) }))).toEqual([
      {
        method: 'POST',
        target: '/token',
        headers: { 'content-type': 'application/json' },
        body: {
          default_status: 202,
          default_content: 'ok',
          default_content_type: 'text/plain',
          timeout: 2,
          listen: 1,
          expiry: 3600,
          request_limit: 50,
          cors: true,
          alias: 'parcels',
          actions: true,
          clone_from: UUID,
          group_id: 7,
        },
      },
    ]);
    expect(data.createWebhook.webhook).toEqual({
      uuid: UUID,
      url: `${gateway.settings.apis['webhooks']?.url}/${UUID}`,
      defaultStatus: 200,
      defaultContent: 'ok',
      defaultContentType: 'text/html',
      timeoutSeconds: 2,
      lifetimeSeconds: 3600,
      expiresAt: '2026-02-03T11:11:12Z',
      allowsCors: true,
      isRedirect: false,
      runsActions: true,
      alias: 'parcels',
      isPremium: true,
      premiumExpiresAt: '2027-02-03T10:11:12Z',
      ip: '192.0.2.10',
      userAgent: 'manifold',
      createdAt: '2026-02-03T10:11:12Z',
      updatedAt: '2026-02-03T10:11:13Z',
    });
  });

  it.each([200, 201])('asks for nothing when no argument is given, and takes %i', async (status) => {
    const { run, sent } = await gatewayOver('webhooks', [json(token({ expiry: false }), status)]);

    const { data } = await run(
      'mutation { createWebhook { ... on CreateWebhookSuccess { webhook { uuid lifetimeSeconds expiresAt } } } }',
    );

    expect(sent).toEqual([
      { method: 'POST', target: '/token', headers: { 'content-type': 'application/json' }, body: '{}' },
    ]);
    expect(data).toEqual({ createWebhook: { webhook: { uuid: UUID, lifetimeSeconds: null, expiresAt: null } } });
  });

  it.each([
    [
      { message: 'secret words', errors: { default_status: ['secret words'], expiry: ['x'], other: ['x'] } },
      ['defaultStatus', 'lifetimeSeconds'],
    ],
    [{ clone_from: ['secret words'] }, ['cloneFromId']],
    [{ success: false, error: { message: 'secret words' } }, []],
    ['<html>', []],
  ])('is refused by %j as InvalidWebhook', async (body, fields) => {
    const reply = typeof body === 'string' ? text(body, 422, 'text/html') : json(body, 422);
    const { run } = await gatewayOver('webhooks', [reply]);

    expect(await run(mutation)).toEqual({
      data: {
        createWebhook: { __typename: 'InvalidWebhook', message: 'No webhook can be made with these settings.', fields },
      },
    });
  });

  it('is never sent again', async () => {
    const settings = { apis: { webhooks: { retry: { attempts: 3 } } } };
    const { run, sent } = await gatewayOver('webhooks', () => json({}, 503), { settings });

    await run(mutation);

    expect(sent.length).toBe(1);
  });
});

describe('Webhook.requests', () => {
  it('are those of the webhook', async () => {
    const { run, sent } = await gatewayOver('webhooks', (request) =>
      request.method === 'POST' ? json(token()) : recorded(3)(request),
    );

    const { data } = await run(
      'mutation { createWebhook { ... on CreateWebhookSuccess { webhook { requests(last: 1) { totalCount nodes { uuid } } } } } }',
    );

    expect(targets(sent).at(-1)).toBe(`/token/${UUID}/requests?page=3&per_page=1`);
    expect(data.createWebhook.webhook.requests).toEqual({ totalCount: 3, nodes: [{ uuid: requestUuid(2) }] });
  });
});

describe('the uuid', () => {
  it.each([
    json({ uuid: UUID }, 500),
    json([UUID]),
    json({ success: false, error: { message: `No ${UUID}`, id: UUID } }, 403),
  ])('is in no log and no error, whatever goes wrong', async (reply) => {
    const { run, logged } = await gatewayOver('webhooks', () => reply);

    const answers = [
      await run(`{ webhookRequests(webhookId: "${UUID}") { totalCount } }`),
      await run('query ($uuid: ID!) { webhookRequests(webhookId: $uuid, first: -1) { totalCount } }', { uuid: UUID }),
    ];

    expect(logged.length).toBeGreaterThan(0);
    expect(`${logged.join('\n')}${JSON.stringify(answers)}`).not.toContain(UUID);
  });
});

describe('failures', () => {
  it.each([
    [400, 'BAD_USER_INPUT'],
    [401, 'UNAUTHENTICATED'],
    [403, 'PERMISSION_DENIED'],
    [413, 'BAD_USER_INPUT'],
    [422, 'BAD_USER_INPUT'],
    [429, 'RATE_LIMITED'],
    [500, 'UPSTREAM_ERROR'],
    [503, 'UPSTREAM_UNAVAILABLE'],
  ])('%i is %s', async (status, code) => {
    const { run } = await gatewayOver('webhooks', [
      json({ success: false, error: { message: 'secret words', id: null } }, status),
    ]);

    const { data, errors } = await run(`{ webhookRequests(webhookId: "${UUID}") { totalCount } }`);

    expect(data).toEqual({ webhookRequests: null });
    expect(errors).toEqual([
      {
        message: answered('webhooks', status),
        path: ['webhookRequests'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'webhooks',
          operation: 'listRequests',
          status,
          retryable: ['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE'].includes(code),
          requestId: 'test',
        },
      },
    ]);
  });

  it('of a webhook that needs an account is an error', async () => {
    const { run } = await gatewayOver('webhooks', [json({ success: false, error: { message: 'x', id: null } }, 401)]);

    const { data, errors } = await run('mutation { createWebhook { __typename } }');

    expect(data).toEqual({ createWebhook: null });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED', operation: 'createToken' } }]);
  });
});
