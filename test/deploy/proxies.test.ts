import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { until } from '#test/until';
import { startHaproxy } from '../many/haproxy.ts';
import { PROXIES } from './proxies.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const READ = 'query { countries { totalCount } }';

/** Three servers in place of gateways, at ports of their own, which note the graph's requests. */
async function mockGateways(answer: Answer) {
  /** Those that answer 503 to `/health/ready`. */
  const overloaded = new Set<number>();
  const asked: { readonly at: number; readonly method: string; readonly bytes: number }[] = [];
  const ports = await Promise.all(
    [0, 1, 2].map(async (at) => {
      // As large as a gateway takes.
      const server = createServer({ maxHeaderSize: 16_384 }, (request, response) => {
        if (request.url === '/health/ready') return void response.writeHead(overloaded.has(at) ? 503 : 200).end('{}');
        if (request.url === '/health/serving' || request.url === '/graphql?query={__typename}')
          return void response.end('{}');
        const { method = '', rawHeaders } = request;
        request.resume().on('end', () => {
          asked.push({ at, method, bytes: rawHeaders.join().length });
          answer(request, response);
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => {
        server.close();
        server.closeAllConnections();
      });
      return (server.address() as AddressInfo).port;
    }),
  );
  return { ports, asked, overloaded };
}

describe.each(PROXIES)('%s', (_name, start) => {
  const get = (origin: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${origin}/graphql?query=${encodeURIComponent(READ)}`, { headers });
  const post = (origin: string, query: string) =>
    fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });

  it('passes on headers and URLs of requests as large as a gateway takes', async () => {
    const { ports, asked } = await mockGateways((_request, response) => response.end('{}'));
    const origin = await start(ports);

    expect((await get(origin, { authorization: `Bearer ${'a'.repeat(15_700)}` })).status).toBe(200);
    expect((await fetch(`${origin}/graphql?query=${'a'.repeat(15_700)}`)).status).toBe(200);
    expect(asked[0]?.bytes).toBeGreaterThan(15_700);
  });

  it('passes on a response with as many tags as a gateway sends', async () => {
    const tags = 'a'.repeat(4096);
    const { ports } = await mockGateways((_request, response) => {
      response.writeHead(200, { 'cache-tag': tags, vary: 'accept', 'x-request-id': 'b'.repeat(200) }).end('{}');
    });
    const response = await get(await start(ports));

    expect([response.status, response.headers.get('cache-tag')]).toEqual([200, tags]);
  });

  it('passes on each event as it comes', async () => {
    const streams: ServerResponse[] = [];
    const { ports } = await mockGateways((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
      response.write('event: next\ndata: 1\n\n');
      streams.push(response);
    });
    const response = await get(await start(ports), { accept: 'text/event-stream' });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const read = async () => new TextDecoder().decode((await reader.read()).value);

    expect(await read()).toBe('event: next\ndata: 1\n\n');
    streams[0]?.write('event: next\ndata: 2\n\n');
    expect(await read()).toBe('event: next\ndata: 2\n\n');
    streams[0]?.end();
  });

  it('sends a mutation once, and a GET to another gateway, where the first ends without an answer', async () => {
    const { ports, asked } = await mockGateways((request, response) => {
      if (asked.length === 1) request.socket.destroy();
      else response.end('{}');
    });
    const origin = await start(ports);

    expect((await post(origin, 'mutation { a }')).status).toBe(502);
    expect(asked.map(({ method }) => method)).toEqual(['POST']);
    asked.length = 0;
    await until(async () => expect((await get(origin)).status).toBe(200));
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'GET']);
    expect(new Set(asked.map(({ at }) => at)).size).toBe(2);
  });
});

describe('deploy/haproxy with gateways that are overloaded', () => {
  it('sends requests to those with capacity while there are two, and else to all', async () => {
    const { ports, asked, overloaded } = await mockGateways((_request, response) => response.end('{}'));
    const { origin, stop } = await startHaproxy(ports);
    onTestFinished(stop);
    const reached = async () => {
      asked.length = 0;
      for (let count = 0; count < 9; count++) {
        const { status } = await fetch(`${origin}/graphql?query=${encodeURIComponent(READ)}`);
        expect(status).toBe(200);
      }
      return [...new Set(asked.map(({ at }) => at))].toSorted();
    };

    expect(await reached()).toEqual([0, 1, 2]);
    overloaded.add(0);
    await until(async () => expect(await reached()).toEqual([1, 2]));
    for (const at of [1, 2]) overloaded.add(at);
    await until(async () => expect(await reached()).toEqual([0, 1, 2]));
  });
});
