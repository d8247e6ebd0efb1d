import { hash } from 'node:crypto';
import type { Plugin } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { json } from '#test/harness';
import { type Ask, served } from '#test/served';
import { refusingPlugins } from './refusing-plugins.ts';
import { ANSWER, ORDER, REQUESTS, shop } from './shop.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const read = ({ body }: { body: Buffer }) => JSON.parse(body.toString());

async function over(plugins: readonly Plugin[], options: Parameters<typeof shop>[0] = {}) {
  const { gateway, sent, logged } = await shop(options);
  return { ...(await served(gateway, plugins)), gateway, sent, logged };
}

/** A plugin that records every response. */
function watching() {
  const seen: [method: string, status: number][] = [];
  const plugin: Plugin = {
    onResponse({ request, response }) {
      seen.push([request.method, response.status]);
    },
  };
  return { seen, plugin };
}

const CORS = { server: { corsOrigins: ['https://a.example'] } };

describe('a plugin around HTTP requests', () => {
  it('receives each response of the graph: of operations, errors, refusals and preflights', async () => {
    const { seen, plugin } = watching();
    const { ask } = await over([plugin], { settings: { limits: { body: '1KiB' }, ...CORS } });
    const post = (body: string, headers: Readonly<Record<string, string>> = {}): Ask => ({
      method: 'POST',
      headers: { ...JSON_TYPE, ...headers },
      body,
    });
    const asked: [Ask, number][] = [
      ...Object.values(REQUESTS).map((request): [Ask, number] => [request, 200]),
      [post('{"query":"{ nothing }"}'), 200],
      [post('{"query":"{ nothing }"}', { accept: 'application/graphql-response+json' }), 400],
      [post('{'), 400],
      [post('{"query":"{ __typename }"}', { accept: 'text/html' }), 406],
      [post('{}', { 'content-type': 'text/plain' }), 415],
      [post('x'.repeat(2000)), 413],
      [{ query: '?query=mutation{__typename}' }, 405],
      [{ method: 'PUT', headers: JSON_TYPE, body: '{}' }, 405],
      [{ ...REQUESTS['an upload'], headers: { 'content-type': 'multipart/form-data; boundary=a-boundary' } }, 403],
      [{ method: 'OPTIONS', headers: { origin: 'https://a.example', 'access-control-request-method': 'POST' } }, 204],
    ];

    for (const [request, status] of asked) expect([(await ask(request)).status, request]).toEqual([status, request]);

    const methods = (method = 'GET') => (method === 'HEAD' ? 'GET' : method);
    expect(seen).toEqual(asked.map(([{ method }, status]) => [methods(method), status]));
  });

  it('receives no response of other paths, nor responses before a request is read', async () => {
    const { seen, plugin } = watching();
    const { server, ask } = await over([plugin]);

    const statuses = await Promise.all(
      ['/', '/health/live', '/graphql/', '/nothing'].map(async (path) => (await fetch(server.origin + path)).status),
    );
    const foreign = await ask({ ...REQUESTS['a POST'], headers: { ...JSON_TYPE, host: 'evil.example' } });

    expect([statuses, foreign.status, seen]).toEqual([[404, 200, 404, 404], 421, []]);
  });

  it.each([
    ['onRequest', 401],
    ['onRequest, later', 401],
    ['onRequest, as its response', 401],
    ['onRequestParse', 401],
    ['onParams', 401],
    ['onExecutionResult', 401],
    ['onResultProcess', 401],
    ['onExecute', 401],
  ])('sees the response where another refuses in %s', async (hook, status) => {
    const { seen, plugin } = watching();
    const { ask } = await over([refusingPlugins({ isOn: true })[hook] ?? {}, plugin]);

    expect((await ask(REQUESTS['a POST'] ?? {})).status).toBe(status);
    expect(seen).toEqual([['POST', status]]);
  });

  it('may replace or mutate a result', async () => {
    const control = 'cache-control';
    const { ask } = await over([
      {
        onExecutionResult({ result, setResult, context }) {
          const data = (result as any).data;
          if ((context as any).params.operationName === 'A') setResult({ data: { order: { orderId: 'other' } } });
          else data.order.orderId = 'hidden';
        },
      },
    ]);
    const get = async (query: string, operationName?: string) => {
      const parameters = new URLSearchParams({ query, ...(operationName && { operationName }) });
      const { headers, body } = await ask({ query: `?${parameters}` });
      return [headers[control], headers['etag'], JSON.parse(body.toString()).data.order.orderId];
    };

    for (let times = 0; times < 3; times++) {
      expect(await get(ORDER)).toEqual(['no-store', undefined, 'hidden']);
      expect(await get(`query A ${ORDER}`, 'A')).toEqual(['no-store', undefined, 'other']);
    }
  });

  it('may set headers and the status of a response, and read its body', async () => {
    const bodies: string[] = [];
    const { ask } = await over([
      {
        async onResponse({ response, setResponse, fetchAPI }) {
          bodies.push(await response.clone().text());
          response.headers.append('set-cookie', 'a=1');
          response.headers.append('set-cookie', 'b=2');
          if (response.status !== 200) return;
          setResponse(new fetchAPI.Response(response.body, { status: 202, headers: response.headers }));
        },
      },
    ]);

    const { status, headers, body } = await ask(REQUESTS['a POST'] ?? {});

    expect([status, headers['set-cookie'], body.toString(), bodies]).toEqual([202, ['a=1', 'b=2'], ANSWER, [ANSWER]]);
  });

  it('may respond instead of the graph, also with a stream', async () => {
    const { ask } = await over([
      {
        onRequest({ fetchAPI, endResponse }) {
          const parts = ['a', 'b', 'c'.repeat(200_000)];
          const stream = new ReadableStream<Uint8Array>({
            pull(controller) {
              const part = parts.shift();
              if (part === undefined) controller.close();
              else controller.enqueue(new TextEncoder().encode(part));
            },
          });
          endResponse(new fetchAPI.Response(stream, { headers: { 'content-type': 'text/plain' } }));
        },
      },
    ]);

    const { status, headers, body } = await ask(REQUESTS['a POST'] ?? {});

    expect([status, headers['content-type'], body.toString()]).toEqual([200, 'text/plain', `ab${'c'.repeat(200_000)}`]);
  });

  it("may resolve documents that are unknown to the gateway, such as Apollo's persisted queries", async () => {
    const stored = new Map([['order', ORDER]]);
    const { ask, post } = await over([
      {
        onParams({ params, setParams }) {
          const { documentId } = params as { documentId?: string };
          const query = params.query ?? stored.get(documentId ?? '');
          if (query !== undefined) setParams({ ...params, query });
        },
      },
    ]);

    expect((await post({ documentId: 'order' })).body.toString()).toBe(ANSWER);
    expect((await ask({ query: '?documentId=order' })).body.toString()).toBe(ANSWER);
    expect((await post({ documentId: hash('sha256', ORDER) })).body.toString()).toBe(ANSWER);
    const unknown = await post({ documentId: 'unknown' });
    expect([unknown.status, read(unknown).errors[0].extensions.code]).toEqual([200, 'PERSISTED_QUERY_NOT_FOUND']);
    expect(read(await post({})).errors[0].message).toMatch(/^The request has no document/);
    expect(read(await post({ query: ORDER, documentId: 'order' })).errors[0].message).toMatch(/not both/);
  });

  it('does not receive a repeated header that must be single', async () => {
    const seen: unknown[] = [];
    const { gateway, sent } = await shop({
      settings: { apis: { marketplace: { forward: ['authorization', 'x-tenant'] } } },
      answer: () => json({ orderId: '11-1' }),
    });
    const { address } = await served(gateway, [
      {
        onRequest: ({ request }) =>
          void seen.push([request.headers.get('authorization'), request.headers.get('x-tenant')]),
      },
    ]);
    const lines = (headers: string[]) => [
      'host',
      new URL(address).host,
      'content-type',
      'application/json',
      ...headers,
    ];

    for (const headers of [
      lines(['authorization', 'a', 'x-tenant', 'b']),
      lines(['authorization', 'a', 'Authorization', 'b', 'x-tenant', 'c', 'X-Tenant', 'c']),
    ]) {
      await postRaw(address, headers, JSON.stringify({ query: ORDER }));
    }

    expect(seen).toEqual([
      ['a', 'b'],
      [null, null],
    ]);
    expect(sent.map(({ headers }) => [headers['authorization'], headers['x-tenant']])).toEqual([
      ['a', 'b'],
      [undefined, undefined],
    ]);
  });
});

async function postRaw(url: string, headers: string[], body: string): Promise<void> {
  const { request } = await import('node:http');
  await new Promise<void>((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, agent: false }, (response) => {
      response.resume().on('end', resolve);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('a plugin that fails', () => {
  const failure = () => new TypeError('a secret');
  const hooks = Object.entries(refusingPlugins({ isOn: false }, failure))
    .map(([hook]) => hook)
    .filter((hook) => !/response|handler/.test(hook));

  it.each(hooks)('fails its request alone, in %s: masked and logged', async (hook) => {
    const state = { isOn: true };
    const { gateway, logged } = await shop({ settings: CORS });
    const { ask } = await served(gateway, [refusingPlugins(state, failure)[hook] ?? {}]);
    const { headers: own, ...request } = REQUESTS['a POST'] ?? {};
    const headers = { ...own, origin: 'https://a.example', 'x-request-id': 'id-1' };

    const failed = await ask({ ...request, headers });

    const isPartial = /^(a function of|after|onExecute)/.test(hook) ? {} : { status: 500 };
    expect(failed).toMatchObject(isPartial);
    expect(read(failed).errors).toEqual([
      {
        message: 'Something went wrong inside the gateway.',
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'id-1' },
      },
    ]);
    expect(failed.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': 'https://a.example',
    });
    expect(logged.join('\n')).toContain('a secret');
    state.isOn = false;
    expect((await ask({ ...request, headers })).body.toString()).toBe(ANSWER);
  });
});
