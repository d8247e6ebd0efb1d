import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { GatewayConfig } from '#config';
import { listen } from '#test/listen';
import { createGateway, type Gateway } from './index.ts';

const BODY = JSON.stringify({ query: '{ __typename }' });
const ANSWER = { data: { __typename: 'Query' } };

function gatewayWith(server: GatewayConfig['server'] = {}): Gateway {
  const gateway = createGateway({ unconfigured: 'omit', logs: { level: 'silent' }, server });
  onTestFinished(() => gateway.close());
  return gateway;
}

const post = (url: string, body = BODY) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

describe('listener', () => {
  it('is a whole server for node:http: the graph, health checks, and 404', async () => {
    const origin = await listen(gatewayWith().listener);

    expect(await (await post(`${origin}/graphql`)).json()).toEqual(ANSWER);
    expect(await (await fetch(`${origin}/health/ready`)).json()).toEqual({ status: 'ready' });
    const missing = await post(`${origin}/other`);
    expect([missing.status, await missing.json()]).toMatchObject([
      404,
      { errors: [{ message: 'The graph is at /graphql.' }] },
    ]);
  });

  it.each([
    ['removes its prefix', (request: Routed) => Object.assign(request, { originalUrl: request.url, url: '/graphql' })],
    ['removes the whole path', (request: Routed) => Object.assign(request, { originalUrl: request.url, url: '/' })],
    ['leaves the URL', (request: Routed) => request],
  ])('is found by its public path below a router that %s', async (_how, route) => {
    const { listener } = gatewayWith({ path: '/api/graphql' });
    const origin = await listen((request, response) => listener(route(request), response, () => response.end('next')));

    expect(await (await post(`${origin}/api/graphql`)).json()).toEqual(ANSWER);
    const read = await fetch(`${origin}/api/graphql?query={__typename}`);
    expect(read.status).toBe(200);
  });

  it('leaves other paths to the next handler, with their URL as it was', async () => {
    const { listener } = gatewayWith();
    const origin = await listen((request: Routed, response) => {
      Object.assign(request, { originalUrl: `/api${request.url}` });
      listener(request, response, () => response.end(`next ${request.url}`));
    });

    expect(await (await fetch(`${origin}/health/live`)).text()).toBe('next /health/live');
    expect(await (await fetch(`${origin}/graphql`)).text()).toBe('next /graphql');
  });

  it.each([
    ['JSON', (body: Buffer): unknown => JSON.parse(body.toString())],
    ['text', (body: Buffer) => body.toString()],
    ['bytes', (body: Buffer) => body],
  ])('takes a body that was read before it, as %s', async (_as, parse) => {
    const origin = await listen(parsing(gatewayWith(), parse));

    expect(await (await post(`${origin}/graphql`)).json()).toEqual(ANSWER);
  });

  it.each([
    ['a body that is not there any more', BODY, () => undefined, 400],
    ['a body that is too large', JSON.stringify({ query: `{ __typename }${' '.repeat(200)}` }), JSON.parse, 413],
  ])('refuses %s', async (_what, body, parse, status) => {
    const gateway = createGateway({ unconfigured: 'omit', logs: { level: 'silent' }, limits: { body: 100 } });
    onTestFinished(() => gateway.close());
    const origin = await listen(parsing(gateway, (bytes) => parse(bytes.toString())));

    const response = await sendChunked(`${origin}/graphql`, body);

    expect(response).toBe(status);
  });

  it('refuses an upload whose body was read before it', async () => {
    const origin = await listen(parsing(gatewayWith(), () => ({})));
    const form = new FormData();
    form.set('operations', BODY);

    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'graphql-preflight': '1' },
      body: form,
    });

    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { code: 'BAD_REQUEST' } }] },
    ]);
  });

  it('serves GraphiQL and its files below a router that removes its prefix', async () => {
    const { listener } = gatewayWith({ path: '/api/graphql', graphiql: true });
    const origin = await listen((request: Routed, response) => {
      Object.assign(request, { originalUrl: request.url, url: request.url?.slice('/api'.length) });
      listener(request, response, () => response.writeHead(404).end());
    });

    const page = await fetch(`${origin}/api/graphql`, { headers: { accept: 'text/html' } });
    const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(await page.text()) ?? [];
    const file = await fetch(new URL(script, page.url));

    expect([page.status, script.includes('graphiql/'), file.status]).toEqual([200, true, 200]);
  });

  it('answers for any host, unless there is a list', async () => {
    const any = await listen(gatewayWith().listener);
    const listed = await listen(gatewayWith({ hosts: ['graph.test'] }).listener);

    expect(await statusFor(any, 'elsewhere.test')).toBe(200);
    expect(await statusFor(listed, 'elsewhere.test')).toBe(421);
    expect(await statusFor(listed, 'graph.test')).toBe(200);
  });
});

describe('fetch', () => {
  const ask = (gateway: Gateway, path: string, init?: RequestInit) =>
    gateway.fetch(new Request(`http://graph.test${path}`, init));

  it('answers the graph, health checks, and 404', async () => {
    const gateway = gatewayWith();

    const answers = await Promise.all(
      ['/graphql?query={__typename}', '/health/live', '/health/ready', '/other'].map((path) => ask(gateway, path)),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
    // All are read: a request is in flight until its response is, and the gateway waits for it at its end.
    const [text = ''] = await Promise.all(answers.map((answer) => answer.text()));
    expect(JSON.parse(text)).toEqual(ANSWER);
  });

  it('rejects with the reason of its signal', async () => {
    const reason = new Error('left');

    await expect(ask(gatewayWith(), '/graphql?query={__typename}', { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
  });
});

describe('metrics', () => {
  it('count the requests of a mount, in the format of Prometheus', async () => {
    const gateway = gatewayWith();
    const origin = await listen(gateway.listener);
    await post(`${origin}/graphql`);
    await gateway.fetch(new Request('http://graph.test/graphql?query={__typename}'));

    expect(gateway.metrics()).toMatch(
      /^manifold_operations_total\{operation="anonymous",type="query",outcome="success"\} 2$/m,
    );
  });

  it('are empty where they are turned off', () => {
    const gateway = createGateway({ unconfigured: 'omit', logs: { level: 'silent' }, metrics: { enabled: false } });
    onTestFinished(() => gateway.close());

    expect(gateway.metrics()).toBe('');
  });
});

describe('drain and close', () => {
  it('take the gateway out of load balancing, and refuse requests in the end', async () => {
    const gateway = gatewayWith();
    const origin = await listen(gateway.listener);
    await post(`${origin}/graphql`);

    gateway.drain();
    const draining = await fetch(`${origin}/health/ready`);
    expect([draining.status, draining.headers.get('connection')]).toEqual([503, 'close']);
    expect((await post(`${origin}/graphql`)).status).toBe(200);

    await gateway.close();
    const closed = await post(`${origin}/graphql`);
    expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, '1']);
    const refused = await gateway.fetch(new Request('http://graph.test/graphql?query={__typename}'));
    expect(refused.status).toBe(503);
  });
});

describe('listen', () => {
  it('serves the graph on a port of its own, until the gateway is closed', async () => {
    const gateway = gatewayWith();
    const { url } = await gateway.listen({ port: 0 });

    expect(await (await post(url)).json()).toEqual(ANSWER);
    await gateway.close();
    await expect(post(url)).rejects.toThrow(TypeError);
  });

  it('refuses an address that others reach, unless the settings say who may call', async () => {
    await expect(gatewayWith().listen({ port: 0, host: '0.0.0.0' })).rejects.toMatchObject({
      name: 'SettingsError',
      message: expect.stringMatching(/^auth: missing; 0\.0\.0\.0 can be reached from other machines/),
    });
  });
});

interface Routed extends IncomingMessage {
  originalUrl?: string;
}

/** A listener with a body parser in front of the gateway. */
function parsing({ listener }: Gateway, parse: (body: Buffer) => unknown) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      Object.assign(request, { body: parse(Buffer.concat(chunks)) });
      listener(request, response);
    });
  };
}

/** Sends a body of unknown length. Resolves to the status. */
function sendChunked(url: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const sent = httpRequest(url, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end(body);
  });
}

function statusFor(origin: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(`${origin}/graphql?query={__typename}`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });
}
