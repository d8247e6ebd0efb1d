import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GraphQLResponse, Observable as RelayObservable, RequestParameters } from 'relay-runtime';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type ClientOptions, createClient } from '../index.ts';
import { fetchFunction } from '../relay/index.ts';

const URL = 'http://graph.test/graphql';
const QUERY = '{ a ... @defer { b } }';
const FIRST = { data: { a: 1 }, pending: [{ id: '0', path: [] }], hasNext: true };
const LAST = { incremental: [{ id: '0', data: { b: 2 } }], completed: [{ id: '0' }], hasNext: false };
const TYPE = 'multipart/mixed; boundary="-"';
const TEXT = `${part(FIRST)}${part(LAST)}\r\n-----\r\n`;

function part(value: object): string {
  return `\r\n---\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(value)}`;
}

function chunked(...chunks: readonly string[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
}

it('reads parts wherever a proxy cuts them', async () => {
  for (let at = 1; at < TEXT.length; at += 1) {
    const response = new Response(chunked(TEXT.slice(0, at), TEXT.slice(at)), { headers: { 'content-type': TYPE } });
    const client = createClient({ url: URL, fetch: async () => response });

    const results = await Array.fromAsync(client.incremental(QUERY));

    expect(results, `cut at ${at}`).toMatchObject([
      { data: { a: 1 }, errors: [], hasNext: true },
      { data: { a: 1, b: 2 }, errors: [], hasNext: false },
    ]);
  }
});

describe('a response of a server', () => {
  /** A client of a server that sends the first part, and then does as told. */
  async function clientOfServer(then: (response: ServerResponse) => void, options: Partial<ClientOptions> = {}) {
    const closed = Promise.withResolvers<void>();
    const server = createServer((_request, response) => {
      response.on('close', closed.resolve);
      response.writeHead(200, { 'content-type': TYPE });
      response.write(`${part(FIRST)}\r\n---`, () => then(response));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    return { client: createClient({ url: `http://127.0.0.1:${port}/`, ...options }), closed: closed.promise };
  }
  const stall = () => {};
  const destroy = (response: ServerResponse) => void response.destroy();

  it('ends if its reader leaves after the first part', async () => {
    const { client, closed } = await clientOfServer(stall);

    for await (const _ of client.incremental(QUERY)) break;

    await closed;
  });

  it.each([
    ['the connection is cut', destroy, {}, 'NETWORK_ERROR'],
    ['a proxy ends it', (response: ServerResponse) => void response.end(), {}, 'NETWORK_ERROR'],
    ['the time is over', stall, { timeoutMs: 500 }, 'TIMEOUT'],
  ])('keeps the parts that have arrived, with an error, if %s', async (_case, then, options, code) => {
    const { client } = await clientOfServer(then, options);

    const results = await Array.fromAsync(client.incremental(QUERY));

    expect(results.map(({ data, errors, hasNext }) => [data, errors.map((error) => error.code), hasNext])).toEqual([
      [{ a: 1 }, [], true],
      [{ a: 1 }, [code], false],
    ]);
  });

  it('rejects with the reason of an abort', async () => {
    const { client, closed } = await clientOfServer(stall);
    const controller = new AbortController();

    const results = client.incremental(QUERY, {}, { signal: controller.signal });
    await results.next();
    controller.abort(new Error('left'));

    await expect(results.next()).rejects.toThrow('left');
    await closed;
  });

  it('is an error in Relay if it is cut', async () => {
    const { client } = await clientOfServer(destroy);
    const parameters = { text: QUERY, name: 'Parts', operationKind: 'query' } as RequestParameters;
    const source = fetchFunction(client)(parameters, {}, {}, null) as RelayObservable<GraphQLResponse>;

    await expect(completed(source)).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
  });
});

it('has an error if the time is over before the first part', async () => {
  const fetch: typeof globalThis.fetch = (_url, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  const client = createClient({ url: URL, fetch, timeoutMs: 1 });

  const [only, ...others] = await Array.fromAsync(client.incremental(QUERY));

  expect(only).toMatchObject({ data: null, errors: [{ code: 'TIMEOUT' }], hasNext: false });
  expect(others).toEqual([]);
});

/** Resolves when the source is complete. */
function completed(source: RelayObservable<GraphQLResponse>): Promise<void> {
  return new Promise((complete, error) => source.subscribe({ complete, error }));
}
