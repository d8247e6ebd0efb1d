import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { apiKeyHash } from '#auth';
import type { Settings } from '#config';
import { localServer } from '#test/local-server';
import { run } from './harness.ts';

const initialize = { jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: '2025-11-25' } };
const call = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'Quotes' } };
const initialized = { jsonrpc: '2.0', method: 'notifications/initialized' };

/** Runs `manifold mcp` with these lines of input, against an endpoint that answers as one of 2025. */
async function relayed(lines: readonly string[], args: readonly string[] = []) {
  const headers: (string | undefined)[][] = [];
  const server = createServer((request, response) => {
    const { authorization, 'mcp-protocol-version': version, 'mcp-method': method, 'mcp-name': name } = request.headers;
    headers.push([method, name, version, authorization].map((each) => each?.toString()));
    if (method === initialized.method) return response.writeHead(202).end();
    const result = { protocolVersion: '2025-11-25' };
    const text = JSON.stringify({ jsonrpc: '2.0', id: method === 'initialize' ? 1 : 2, result });
    return response.writeHead(200, { 'content-type': 'text/event-stream' }).end(`event: message\ndata: ${text}\n\n`);
  });
  const { origin, stop } = await localServer(server);
  const { code, log } = run(['mcp', ...(args.length > 0 ? args : ['--url', `${origin}/mcp`])], {
    environment: { MANIFOLD_MCP_TOKEN: 'token' },
    terminal: { input: Readable.from(lines.map((line) => `${line}\n`)) },
  });
  const result = { code: await code, log, headers };
  await stop();
  return result;
}

it('sends each line to the endpoint with its headers, and prints what answers it', async () => {
  const lines = [initialize, initialized, call].map((message) => JSON.stringify(message));

  const { code, log, headers } = await relayed(lines);

  const answer = (id: number) => `out: {"jsonrpc":"2.0","id":${id},"result":{"protocolVersion":"2025-11-25"}}`;
  expect([code, log]).toEqual([0, [answer(1), answer(2)]]);
  expect(headers.toSorted()).toEqual([
    ['initialize', undefined, undefined, 'Bearer token'],
    ['notifications/initialized', undefined, '2025-11-25', 'Bearer token'],
    ['tools/call', 'Quotes', '2025-11-25', 'Bearer token'],
  ]);
});

it('reads a message with any character in its texts, and one that no line feed ends', async () => {
  const odd = { ...call, params: { ...call.params, arguments: { words: 'a\u2028b\u2029c\u0085d' } } };

  const { log } = await relayed([`${JSON.stringify(odd)}\r\n${JSON.stringify(call)}`]);

  const answer = 'out: {"jsonrpc":"2.0","id":2,"result":{"protocolVersion":"2025-11-25"}}';
  expect(log).toEqual([answer, answer]);
});

it.each([
  ['Zitate', 'Zitate'],
  ['Zitate über alles', '=?base64?Wml0YXRlIMO8YmVyIGFsbGVz?='],
  [' a', '=?base64?IGE=?='],
  ['', '=?base64??='],
  ['=?base64?YQ==?=', '=?base64?PT9iYXNlNjQ/WVE9PT89?='],
])('sends the name %j as headers have it', async (name, sent) => {
  const { headers } = await relayed([JSON.stringify({ ...call, params: { name } })]);

  expect(headers).toEqual([['tools/call', sent, undefined, 'Bearer token']]);
});

it('refuses a method that no header has, and sends it nowhere', async () => {
  const { log, headers } = await relayed([JSON.stringify({ ...call, method: 'tools/\ncall' })]);

  const says = 'The method and the version of a message have no characters but letters, digits and marks of ASCII.';
  expect([log, headers]).toEqual([[`out: {"jsonrpc":"2.0","id":2,"error":{"code":-32600,"message":"${says}"}}`], []]);
});

it('starts a gateway that answers its agent alone', async () => {
  const credentials: (string | undefined)[] = [];
  const server = createServer(({ headers }, response) => {
    credentials.push(headers.authorization);
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 2, result: {} }));
  });
  const { origin, stop } = await localServer(server);
  let auth: Settings['auth'];
  const { code, log } = run(['mcp'], {
    services: {
      async serveGraph(settings) {
        ({ auth } = settings);
        return { origin, stop };
      },
    },
    terminal: { input: Readable.from([`${JSON.stringify(call)}\n`]) },
  });

  expect(await code).toBe(0);
  if (typeof auth !== 'object') throw new Error('The gateway is open.');
  const [key] = credentials.map((each) => each?.replace('Bearer ', '') ?? '');
  expect(auth).toEqual({
    secret: expect.any(String),
    keys: [{ id: 'agent', hash: apiKeyHash(auth.secret, key ?? ''), scopes: ['*'] }],
    jwt: [],
  });
  expect(log).toContain('out: {"jsonrpc":"2.0","id":2,"result":{}}');
});

it('answers a line that is no message, and a message that nothing answers', async () => {
  const { log } = await relayed(['nothing', JSON.stringify(call)], ['--url', 'http://127.0.0.1:1/mcp']);

  expect(log.filter((line) => line.startsWith('out: '))).toEqual([
    'out: {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"The line is not a JSON-RPC message."}}',
    'out: {"jsonrpc":"2.0","id":2,"error":{"code":-32000,"message":"The gateway at http://127.0.0.1:1/mcp does not answer."}}',
  ]);
});

it.each([
  [
    'a page',
    502,
    '<html>\n{"jsonrpc":"2.0","id":2,"result":{}}\n</html>',
    'is no endpoint for agents: it answered 502.',
  ],
  ['the graph', 401, '{"errors":[{"message":"no"}]}', 'is no endpoint for agents: it answered 401.'],
  ['an error without an id', 400, '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"No."}}', 'No.'],
])('answers each message where the endpoint answers with %s', async (_what, status, text, says) => {
  const server = createServer((_request, response) => void response.writeHead(status).end(text));
  const { origin, stop } = await localServer(server);

  const { log } = await relayed([JSON.stringify({ ...call, params: null })], ['--url', `${origin}/mcp`]);

  expect(log).toHaveLength(1);
  const { id, error } = JSON.parse(log[0]?.slice('out: '.length) ?? '');
  expect([id, error.message]).toEqual([2, expect.stringContaining(says)]);
  await stop();
});

it('refuses what is no URL', async () => {
  const { code, log } = await relayed([], ['--url', 'graph.example']);

  expect([code, log]).toEqual([2, ['error: --url: graph.example is not an http or https URL']]);
});
