import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverAudits } from 'graphql-http';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { loadMocks, type RunningSandbox, serveSandbox } from '#sandbox';
import { type Mounted, startMount } from './mounted.ts';

const APPEND = `mutation ($file: Upload!) {
  concurrentAppend(input: { path: "notes", content: { file: $file }, createIfMissing: true }) {
    ... on ConcurrentAppendSuccess { byteCount } } }`;
const CREATE = 'mutation { createWebhook(input: { defaultStatus: 202 }) { __typename } }';

let sandbox: RunningSandbox;
/** An upstream that never answers. It counts nothing but tells of requests that come, and of those that are given up. */
let silent: Server;
let arrived = Promise.withResolvers<void>();
let givenUp = Promise.withResolvers<void>();

beforeAll(async () => {
  const mocks = await loadMocks(['countries', 'datalake', 'webhooks']);
  sandbox = await serveSandbox(mocks, { host: '127.0.0.1', port: 0, seed: 'mounts' });
  silent = createServer((_request, response) => {
    arrived.resolve();
    response.once('close', () => givenUp.resolve());
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
  await sandbox.stop();
});

describe.each(['express', 'fastify', 'hono', 'next'])('the mount in %s', (name) => {
  let mounted: Mounted;
  beforeAll(async () => {
    const { port } = silent.address() as AddressInfo;
    mounted = await startMount(name, {
      MANIFOLD_COUNTRIES_URL: `${sandbox.origin}/countries`,
      MANIFOLD_DATALAKE_URL: `${sandbox.origin}/datalake`,
      MANIFOLD_DATALAKE_TOKEN: 'sandbox',
      MANIFOLD_WEBHOOKS_URL: `${sandbox.origin}/webhooks`,
      MANIFOLD_QUOTES_URL: `http://127.0.0.1:${port}`,
    });
    // Next.js is built, on a machine that may be busy.
  }, 300_000);
  afterAll(() => mounted[Symbol.asyncDispose]());

  const post = (body: object | string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(mounted.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('answers a query', async () => {
    const response = await post(
      { query: 'query ($code: ID!) { country(id: $code) { code3 } }', variables: { code: 'FR' } },
      { 'x-request-id': 'mine' },
    );

    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(await response.json()).toEqual({ data: { country: { code3: 'FRA' } } });
  });

  it('answers a GET', async () => {
    const response = await fetch(`${mounted.url}?${new URLSearchParams({ query: '{ __typename }' }).toString()}`);

    expect([response.status, await response.json()]).toEqual([200, { data: { __typename: 'Query' } }]);
  });

  it('passes the audits of GraphQL over HTTP', async () => {
    const audits = serverAudits({ url: mounted.url, fetchFn: fetch });
    const failed: string[] = [];
    for (const { name: audit, fn } of audits) if ((await fn()).status !== 'ok') failed.push(audit);

    expect(failed).toEqual([]);
    expect(audits.length).toBe(61);
  });

  it('runs a mutation', async () => {
    const response = await post({ query: CREATE });

    expect(await response.json()).toEqual({ data: { createWebhook: { __typename: 'CreateWebhookSuccess' } } });
  });

  it('takes an upload', async () => {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: APPEND, variables: { file: null } }));
    form.set('map', JSON.stringify({ file: ['variables.file'] }));
    form.set('file', new File(['twelve bytes'], 'notes.txt'));

    const response = await fetch(mounted.url, {
      method: 'POST',
      headers: { 'graphql-preflight': '1' },
      body: form,
    });

    expect(await response.json()).toEqual({ data: { concurrentAppend: { byteCount: '12' } } });
  });

  it.each([
    ['a document that is not valid', () => post({ query: '{ nothing }' }), 200, 'GRAPHQL_VALIDATION_FAILED'],
    ['parameters that are not known', () => post({ query: '{ __typename }', other: 1 }), 400, 'BAD_REQUEST'],
    ['another method', () => fetch(mounted.url, { method: 'POST', body: 'query' }), 415, 'BAD_REQUEST'],
    [
      'an upload of another site',
      () => {
        const form = new FormData();
        form.set('operations', '{}');
        return fetch(mounted.url, { method: 'POST', body: form });
      },
      403,
      'CSRF_PREVENTED',
    ],
  ])('refuses %s', async (_what, ask, status, code) => {
    const response = await ask();

    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code, requestId: expect.any(String) } }] });
  });

  it('leaves other paths to the program', async () => {
    const { origin } = new URL(mounted.url);

    expect(await (await fetch(`${origin}/`)).text()).toBe('The shop\n');
    const missing = await fetch(`${mounted.url}/missing`);
    expect([missing.status, (await missing.text()).includes('The graph is at')]).toEqual([404, false]);
  });

  it.skipIf(name === 'next')('answers over WebSocket', async () => {
    const client = createClient({
      url: mounted.url.replace('http', 'ws'),
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    const results = client.iterate({ query: '{ country(id: "FR") { code3 } }' });

    expect(await results.next()).toEqual({ done: false, value: { data: { country: { code3: 'FRA' } } } });
    expect((await results.next()).done).toBe(true);
    await client.dispose();
  });

  it('gives up upstream calls when the caller leaves', async () => {
    arrived = Promise.withResolvers();
    givenUp = Promise.withResolvers();
    const request = httpRequest(mounted.url, { method: 'POST', headers: { 'content-type': 'application/json' } });
    request.on('error', () => undefined);
    request.end(JSON.stringify({ query: '{ authors(first: 1) { totalCount } }' }));

    await arrived.promise;
    const leftAt = performance.now();
    request.destroy();
    await givenUp.promise;

    // The gateway itself would give up after 10 s.
    expect(performance.now() - leftAt).toBeLessThan(8000);
  });
});
