import { describe, expect, it, onTestFinished } from 'vitest';
import type { Gateway } from '#gateway';
import { gatewayOf, gatewayOver, json, type Reply } from '#test/harness';
import { serveUntilOver } from '#test/serve-until-over';

const PAGE = { total: 0, limit: 20, offset: 0, orders: [] };
const QUERY = JSON.stringify({ query: '{ orders { totalCount } }' });

async function served(gateway: Gateway) {
  const server = await serveUntilOver(gateway);
  const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  return { server, post };
}

/** A reply that the test releases. */
function held(reply: Reply) {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const answer = async () => {
    ask();
    await released;
    return reply;
  };
  return { answer, asked, release };
}

describe('the server', () => {
  it('answers operations and health checks', async () => {
    const { gateway } = await gatewayOver('marketplace', [json(PAGE)]);
    const { server, post } = await served(gateway);

    const answer = await post(QUERY);

    expect([answer.status, await answer.json()]).toEqual([200, { data: { orders: { totalCount: 0 } } }]);
    for (const [path, status] of [
      ['live', 'live'],
      ['ready', 'ready'],
    ]) {
      const health = await fetch(`${server.origin}/health/${path}`);
      expect([health.status, await health.json()]).toEqual([200, { status }]);
    }
  });

  it('finishes requests in flight before it stops, and accepts no new ones', async () => {
    const { answer, asked, release } = held(json(PAGE));
    const { gateway } = await gatewayOver('marketplace', answer);
    const { server, post } = await served(gateway);
    const running = post(QUERY);
    await asked;

    const stopped = server.stop();
    await expect(post(QUERY)).rejects.toThrow('fetch failed');
    release();

    const answered = await running;
    expect(await answered.json()).toEqual({ data: { orders: { totalCount: 0 } } });
    await stopped;
  });

  it('ends the upstream call when its caller goes away', async () => {
    const { answer, asked } = held(json(PAGE));
    const { gateway, ended } = await endings(answer);
    const { server } = await served(gateway);
    const gone = new AbortController();
    const running = fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: QUERY,
      signal: gone.signal,
    });
    await asked;

    gone.abort();

    await expect(running).rejects.toThrow('aborted');
    await ended;
  });

  it('serves GraphiQL to browsers, without resources of other origins', async () => {
    const { server } = await served(gatewayOf({ marketplace: 'http://127.0.0.1:9' }));

    const page = await fetch(`${server.origin}/graphql`, { headers: { accept: 'text/html' } });
    const html = await page.text();

    expect(page.headers.get('content-type')).toContain('text/html');
    expect(html).toContain('GraphiQL');
    expect([...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="(https?:[^"]*)"/g)].map(([, url]) => url)).toEqual([]);
  });

  it("has the caller's request id in errors if it is plain text, and generates one otherwise", async () => {
    const { gateway } = await gatewayOver('marketplace', [json({}, 500), json({}, 500)]);
    const { post } = await served(gateway);

    const echoed: any = await (await post(QUERY, { 'x-request-id': 'abc-1' })).json();
    const made: any = await (await post(QUERY, { 'x-request-id': 'a b\tc' })).json();

    expect(echoed.errors[0].extensions.requestId).toBe('abc-1');
    expect(made.errors[0].extensions.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('refuses a body that is too large, and an operation that is too deep, too wide or too long', async () => {
    const { gateway, sent } = await gatewayOver('marketplace', [], {
      settings: { limits: { body: '2KiB', depth: 3, aliases: 2, tokens: 100 } },
    });
    const { post } = await served(gateway);
    const codes = async (query: string) => {
      const answer: any = await (await post(JSON.stringify({ query }))).json();
      return answer.errors.map((error: any) => error.extensions?.code ?? error.message);
    };

    expect((await post(JSON.stringify({ query: `{ a }${' '.repeat(3000)}` }))).status).toBe(413);
    expect(await codes('{ orders { nodes { buyer { taxAddress { city } } } } }')).toEqual(['OPERATION_TOO_COMPLEX']);
    expect(
      await codes(
        '{ ...F } fragment F on Query { a: orders { totalCount } b: orders { totalCount } c: orders { totalCount } }',
      ),
    ).toEqual(['OPERATION_TOO_COMPLEX']);
    expect(await codes(`{ ${'orders { totalCount } '.repeat(30)} }`)).toEqual(['OPERATION_TOO_COMPLEX']);
    expect(sent).toEqual([]);
  });
});

/** A gateway over an upstream that resolves a promise when its caller's connection ends. */
async function endings(answer: () => Promise<Reply>) {
  const { createServer } = await import('node:http');
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    response.on('close', () => resolve());
    void answer();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { gateway: gatewayOf({ marketplace: `http://127.0.0.1:${port}` }), ended };
}
