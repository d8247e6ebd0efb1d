import { describe, expect, it } from 'vitest';
import { answered, gatewayOver, json } from '#test/harness';
import { gatewayOverSandbox, gatewayOverSandboxWith } from '#test/over-sandbox';

const PAGE = 'https://jobs.example.test/role/77?a=1&b=é#top';
const ENCODED = 'https%3A%2F%2Fjobs.example.test%2Frole%2F77%3Fa%3D1%26b%3D%C3%A9%23top';
const METADATA = '/v3/urlNotifications/metadata?alt=json&prettyPrint=false';
const PUBLISH = '/v3/urlNotifications:publish?alt=json&prettyPrint=false';
const update = { url: PAGE, type: 'URL_UPDATED', notifyTime: '2026-02-10T11:22:33.445566778Z' };
const removal = { url: PAGE, type: 'URL_DELETED', notifyTime: '2026-02-12T06:00:00Z' };
const failure = (status: number, word: string, more: object = {}) =>
  json({ error: { code: status, status: word, message: 'secret words', ...more } }, status);
const fields = (mask: string) => `&fields=${encodeURIComponent(mask)}`;

/** A notification in the graph's words. */
const shown = ({ url, type, notifyTime }: typeof update) => ({ url, kind: type.slice(4), notifiedAt: notifyTime });

describe('Query.urlNotification', () => {
  const query = `query ($url: URL!) { urlNotification(url: $url) { url latestUpdate { url kind notifiedAt } latestDeletion { url kind notifiedAt } } }`;

  it('sends the whole address, and shows what comes back to the nanosecond', async () => {
    const { run, sent } = await gatewayOver('indexing', [
      json({ url: PAGE, latestUpdate: update, latestRemove: removal }),
    ]);

    const answer = await run(query, { url: PAGE });

    expect(sent).toEqual([
      {
        method: 'GET',
        target: `${METADATA}&url=${ENCODED}${fields('latestRemove(notifyTime,type,url),latestUpdate(notifyTime,type,url),url')}`,
        headers: {},
        body: '',
      },
    ]);
    expect(answer).toEqual({
      data: { urlNotification: { url: PAGE, latestUpdate: shown(update), latestDeletion: shown(removal) } },
    });
  });

  it('asks for what is selected, and for everything where `raw` is', async () => {
    const { run, sent } = await gatewayOver('indexing', () => json({ url: PAGE, latestUpdate: update }));

    const little = await run(
      'query ($url: URL!) { urlNotification(url: $url) { latestUpdate { notifiedAt } latestDeletion { kind } } }',
      { url: PAGE },
    );
    const all = await run('query ($url: URL!) { urlNotification(url: $url) { raw } }', { url: PAGE });

    expect(sent.map(({ target }) => target)).toEqual([
      `${METADATA}&url=${ENCODED}${fields('latestRemove(type),latestUpdate(notifyTime),url')}`,
      `${METADATA}&url=${ENCODED}`,
    ]);
    expect(little.data.urlNotification).toEqual({
      latestUpdate: { notifiedAt: update.notifyTime },
      latestDeletion: null,
    });
    expect(all.data.urlNotification).toEqual({ raw: { url: PAGE, latestUpdate: update } });
  });

  it.each([
    ['URL_UPDATED', 'UPDATED'],
    ['URL_DELETED', 'DELETED'],
    ['URL_REMOVED', 'DELETED'],
    ['URL_MOVED', 'UNRECOGNIZED'],
    [undefined, null],
  ])('shows the type %s as %s', async (type, kind) => {
    const { run } = await gatewayOver('indexing', [json({ url: PAGE, latestRemove: { type } })]);

    const { data } = await run('query ($url: URL!) { urlNotification(url: $url) { latestDeletion { kind } } }', {
      url: PAGE,
    });

    expect(data).toEqual({ urlNotification: { latestDeletion: { kind } } });
  });

  it('is null for a page that the provider was never notified of', async () => {
    const { run } = await gatewayOver('indexing', [failure(404, 'NOT_FOUND')]);

    expect(await run(query, { url: PAGE })).toEqual({ data: { urlNotification: null } });
  });

  it.each(['jobs.example.test', 'ftp://jobs.example.test/', ''])(
    'refuses %j as an address, before any call',
    async (url) => {
      const { run, sent } = await gatewayOver('indexing', []);

      const { errors } = await run(query, { url });

      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      expect(sent).toEqual([]);
    },
  );

  it('is found again by its global id', async () => {
    const { run, sent } = await gatewayOver('indexing', () => json({ url: PAGE, latestUpdate: update }));
    const { data } = await run('query ($url: URL!) { urlNotification(url: $url) { id } }', { url: PAGE });

    const again = await run(
      'query ($id: ID!) { node(id: $id) { __typename id ... on UrlNotificationStatus { url } } }',
      data.urlNotification,
    );

    expect(again.data.node).toEqual({ __typename: 'UrlNotificationStatus', id: data.urlNotification.id, url: PAGE });
    expect(sent.map(({ target }) => target)).toEqual([
      `${METADATA}&url=${ENCODED}&fields=url`,
      `${METADATA}&url=${ENCODED}`,
    ]);
  });
});

describe('Mutation.publish', () => {
  const mutation = `mutation ($input: PublishInput!) { publish(input: $input) { __typename
    ... on PublishSuccess { urlNotification { url latestUpdate { kind notifiedAt } } }
    ... on UrlNotificationQuotaExceeded { retryAfterSeconds } ... on Rejection { message } } }`;

  it.each(['UPDATED', 'DELETED'])('sends the address and %s, and shows what is known now', async (kind) => {
    const { run, sent } = await gatewayOver('indexing', [
      json({ urlNotificationMetadata: { url: PAGE, latestUpdate: update } }),
    ]);

    const answer = await run(mutation, { input: { url: PAGE, kind } });

    expect(sent).toEqual([
      {
        method: 'POST',
        target: `${PUBLISH}${fields('urlNotificationMetadata(latestUpdate(notifyTime,type),url)')}`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ url: PAGE, type: `URL_${kind}` }),
      },
    ]);
    const latestUpdate = { kind: 'UPDATED', notifiedAt: update.notifyTime };
    expect(answer).toEqual({
      data: { publish: { __typename: 'PublishSuccess', urlNotification: { url: PAGE, latestUpdate } } },
    });
  });

  it.each([
    [{}, null],
    [{ urlNotificationMetadata: { url: PAGE } }, { url: PAGE, latestUpdate: null }],
  ])('has nothing to show yet where the answer is %j', async (body, urlNotification) => {
    const { run } = await gatewayOver('indexing', [json(body)]);

    expect((await run(mutation, { input: { url: PAGE, kind: 'UPDATED' } })).data.publish).toEqual({
      __typename: 'PublishSuccess',
      urlNotification,
    });
  });

  it('asks for everything where `raw` is selected, and for little where nothing is', async () => {
    const { run, sent } = await gatewayOver('indexing', () => json({ urlNotificationMetadata: { url: PAGE } }));
    const input = { url: PAGE, kind: 'UPDATED' };

    await run(
      'mutation ($input: PublishInput!) { publish(input: $input) { ... on PublishSuccess { urlNotification { raw } } } }',
      { input },
    );
    await run('mutation ($input: PublishInput!) { publish(input: $input) { __typename } }', { input });

    expect(sent.map(({ target }) => target)).toEqual([PUBLISH, `${PUBLISH}${fields('urlNotificationMetadata(url)')}`]);
  });

  it('is refused where ownership of the site is not verified', async () => {
    const errors = [{ message: 'secret words', domain: 'global', reason: 'forbidden' }];
    const { run } = await gatewayOver('indexing', [failure(403, 'PERMISSION_DENIED', { errors })]);

    expect(await run(mutation, { input: { url: PAGE, kind: 'UPDATED' } })).toEqual({
      data: {
        publish: {
          __typename: 'UrlOwnershipNotVerified',
          message: "The gateway's account is not a verified owner of the site.",
        },
      },
    });
  });

  it('is an error where the API is switched off', async () => {
    const details = [null, { '@type': 'x/ErrorInfo', reason: 'SERVICE_DISABLED' }];
    const { run } = await gatewayOver('indexing', [failure(403, 'PERMISSION_DENIED', { details })]);

    const { data, errors } = await run(mutation, { input: { url: PAGE, kind: 'UPDATED' } });

    expect(data).toEqual({ publish: null });
    expect(errors).toMatchObject([{ extensions: { code: 'PERMISSION_DENIED', status: 403 } }]);
  });

  it.each([
    [{}, null],
    [{ 'retry-after': '7' }, 7],
  ])('is refused where the quota is used up, and not repeated: %j', async (headers, retryAfterSeconds) => {
    const full = failure(429, 'RESOURCE_EXHAUSTED');
    const { run, sent } = await gatewayOver('indexing', () => ({ ...full, headers: { ...full.headers, ...headers } }), {
      settings: { apis: { indexing: { retry: { attempts: 3 } } } },
    });

    const answer = await run(mutation, { input: { url: PAGE, kind: 'UPDATED' } });

    const message = 'The quota of notifications is used up.';
    expect(answer).toEqual({
      data: { publish: { __typename: 'UrlNotificationQuotaExceeded', retryAfterSeconds, message } },
    });
    expect(sent.length).toBe(1);
  });

  it('refuses a kind that is none, before any call', async () => {
    const { run, sent } = await gatewayOver('indexing', []);

    const { errors } = await run(mutation, { input: { url: PAGE, kind: 'UNRECOGNIZED' } });

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(sent).toEqual([]);
  });

  it.each([
    [500, 'INTERNAL', 'UPSTREAM_ERROR'],
    [503, 'UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'],
  ])('is sent once, although %i might pass', async (status, word, code) => {
    const { run, sent } = await gatewayOver('indexing', () => failure(status, word), {
      settings: { apis: { indexing: { retry: { attempts: 3 } } } },
    });

    const { errors } = await run(mutation, { input: { url: PAGE, kind: 'UPDATED' } });

    expect(errors).toMatchObject([{ extensions: { code, operation: 'publish' } }]);
    expect(sent.length).toBe(1);
  });
});

describe('the sandbox of indexing', () => {
  const read =
    'query ($url: URL!) { urlNotification(url: $url) { url latestUpdate { kind notifiedAt } latestDeletion { kind notifiedAt } } }';
  const publish = `mutation ($url: URL!, $kind: UrlNotificationKindInput!) { publish(input: { url: $url, kind: $kind }) { __typename
    ... on PublishSuccess { urlNotification { latestUpdate { kind notifiedAt } latestDeletion { kind notifiedAt } } } } }`;

  it('shows afterwards what was published', async () => {
    const { run, sandbox } = await gatewayOverSandbox('indexing');
    sandbox.world.clock.stop(Date.parse('2026-03-01T12:00:00.250Z'));
    const url = 'https://jobs.example.test/role/new';
    const before = await run(read, { url });

    const first = await run(publish, { url, kind: 'UPDATED' });
    const second = await run(publish, { url, kind: 'DELETED' });
    const after = await run(read, { url });

    const notifiedAt = expect.stringMatching(/^2026-03-01T12:00:00\.250\d{6}Z$/);
    const latestUpdate = { kind: 'UPDATED', notifiedAt };
    const latestDeletion = { kind: 'DELETED', notifiedAt };
    expect(before).toEqual({ data: { urlNotification: null } });
    expect(first.data.publish.urlNotification).toEqual({ latestUpdate, latestDeletion: null });
    expect(second.data.publish.urlNotification).toEqual({ latestUpdate, latestDeletion });
    expect(after).toEqual({ data: { urlNotification: { url, latestUpdate, latestDeletion } } });
  });

  it('knows some pages from the beginning, and owns no site of others', async () => {
    const { run } = await gatewayOverSandbox('indexing');

    const known = await run(read, { url: 'https://jobs.example.test/role/4' });
    const foreign = await run(publish, { url: 'https://foreign.example.test/', kind: 'UPDATED' });

    expect(known.data.urlNotification).toMatchObject({
      latestUpdate: { kind: 'UPDATED' },
      latestDeletion: { kind: 'DELETED' },
    });
    expect(foreign).toEqual({ data: { publish: { __typename: 'UrlOwnershipNotVerified' } } });
  });

  it('takes 200 notifications a day, which ends at midnight Pacific time', async () => {
    const { run, sandbox } = await gatewayOverSandboxWith({ limits: 'usual' }, 'indexing');
    const { clock } = sandbox.world;
    const target = `${sandbox.origin}/indexing/v3/urlNotifications:publish`;
    const body = JSON.stringify({ url: 'https://jobs.example.test/', type: 'URL_UPDATED' });
    const once = () => fetch(target, { method: 'POST', body, headers: { authorization: 'Bearer abc' } });
    clock.stop(Date.parse('2026-03-02T07:59:59Z'));

    const statuses = await Promise.all(Array.from({ length: 200 }, async () => (await once()).status));
    const late = await run(publish, { url: 'https://jobs.example.test/', kind: 'UPDATED' });
    clock.stop(Date.parse('2026-03-02T08:00:00Z'));
    const early = await run(publish, { url: 'https://jobs.example.test/', kind: 'UPDATED' });

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(late.data.publish.__typename).toBe('UrlNotificationQuotaExceeded');
    expect(early.data.publish.__typename).toBe('PublishSuccess');
  });
});

describe('failures', () => {
  it.each([
    [400, 'INVALID_ARGUMENT', 'BAD_USER_INPUT'],
    [400, 'FAILED_PRECONDITION', 'FAILED_PRECONDITION'],
    [400, 'OUT_OF_RANGE', 'BAD_USER_INPUT'],
    [401, 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
    [403, 'PERMISSION_DENIED', 'PERMISSION_DENIED'],
    [409, 'ABORTED', 'CONFLICT'],
    [429, 'RESOURCE_EXHAUSTED', 'RATE_LIMITED'],
    [499, 'CANCELLED', 'UPSTREAM_ERROR'],
    [500, 'UNKNOWN', 'UPSTREAM_ERROR'],
    [500, 'INTERNAL', 'UPSTREAM_ERROR'],
    [500, 'DATA_LOSS', 'UPSTREAM_ERROR'],
    [501, 'UNIMPLEMENTED', 'UNIMPLEMENTED'],
    [503, 'UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'],
    [504, 'DEADLINE_EXCEEDED', 'UPSTREAM_TIMEOUT'],
  ])('%i with %s is %s', async (status, word, code) => {
    const { run } = await gatewayOver('indexing', [failure(status, word)]);

    const { data, errors } = await run('{ urlNotification(url: "https://jobs.example.test/") { url } }');

    expect(data).toEqual({ urlNotification: null });
    expect(errors).toEqual([
      {
        message: answered('indexing', status),
        path: ['urlNotification'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'indexing',
          operation: 'getUrlNotification',
          status,
          upstreamCode: word,
          ...(word === 'INVALID_ARGUMENT' && { arguments: ['url'] }),
          retryable: ['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'].includes(code),
          requestId: 'test',
        },
      },
    ]);
  });
});
