import { describe, expect, it } from 'vitest';
import { rawRequest } from '#test/raw-request';
import { type Route, served } from '#test/served';
import { Connection, posted, type Received } from './connection.ts';
import { ORDER, shop } from './shop.ts';

/** Routes with different code that writes responses. */
const SERVERS: readonly Route[] = ['direct', 'http-plugin'];
const BODY = JSON.stringify({ query: '{ __typename }' });
const TYPENAME = '{"data":{"__typename":"Query"}}';
const QUERY = '/graphql?query=%7B__typename%7D';

async function over(route: Route, settings: Readonly<Record<string, unknown>> = {}) {
  const { gateway, sent } = await shop({ settings });
  const { server } = await served(gateway, route);
  const { host } = new URL(server.origin);
  const begin = (text: string) => new Connection(server.origin).write(text.replaceAll('{host}', host));
  /** All responses to these bytes, followed by a valid request with `Connection: close`. */
  const ask = (text: string) =>
    begin(text)
      .write(posted(host, BODY, ['Connection: close']))
      .all();
  /** All responses to these bytes alone. */
  const only = (text: string) => begin(text).all();
  const first = async (text: string) => {
    const connection = begin(text);
    const response = await connection.next();
    connection.socket.destroy();
    return response;
  };
  return { ...server, host, ask, only, first, sent };
}
const told = ({ status, body }: Received) => [
  status,
  body.startsWith('{') ? JSON.parse(body).errors?.[0].extensions.code : body,
];
const shortly = (received: readonly Received[]) =>
  received.map(({ status, body }) => (body === TYPENAME ? [status, 'answered'] : [status]));

describe.each(SERVERS)('by the %s route, a request', (route) => {
  it.each<[string, string, unknown[]]>([
    ['a foreign host', 'Host: evil.example', [421, 'BAD_REQUEST']],
    ['a foreign host and port', 'Host: evil.example:80', [421, 'BAD_REQUEST']],
    ['a host that begins as another', 'Host: 127.0.0.1.evil.example', [421, 'BAD_REQUEST']],
    ['an empty host', 'Host:', [400, 'BAD_REQUEST']],
    ['a malformed host', 'Host: [', [400, 'BAD_REQUEST']],
    ['a host with a space', 'Host: a b', [400, 'BAD_REQUEST']],
    ['a host with a path', 'Host: localhost/x', [400, 'BAD_REQUEST']],
    ['a host with a user', 'Host: a@localhost', [400, 'BAD_REQUEST']],
    ['a long host', `Host: ${'a'.repeat(300)}`, [400, 'BAD_REQUEST']],
    ['two hosts', 'Host: {host}\r\nHost: {host}', [400, 'BAD_REQUEST']],
    ['two hosts, one of them foreign', 'Host: {host}\r\nhost: evil.example', [400, 'BAD_REQUEST']],
  ])('for %s is refused', async (_what, lines, expected) => {
    const { first, sent } = await over(route);

    const response = await first(`GET ${QUERY} HTTP/1.1\r\n${lines}\r\n\r\n`);

    expect(response && told(response)).toEqual(expected);
    expect(response?.body).not.toMatch(/\/work|at |node:/);
    expect(sent).toEqual([]);
  });

  it.each(['live', 'ready'])('for its health (%s) is answered for any host', async (path) => {
    const { first, origin } = await over(route, { server: { hosts: ['api.example'] } });
    const healthy = { status: 200, body: `{"status":"${path}"}` };
    const health = (prefix: string, host: string) =>
      first(`GET ${prefix}/health/${path}?a=b HTTP/1.1\r\nHost: ${host}\r\n\r\n`);

    const { status } = await rawRequest(`${origin}${QUERY}`, { headers: { host: '10.1.2.3:4000' } });
    expect(status).toBe(421);
    for (const host of ['10.1.2.3:4000', '[fd00::7]:4000', 'evil.example', '']) {
      expect(await health('', host)).toMatchObject(healthy);
      expect(await health('http://10.1.2.3:4000', host)).toMatchObject(healthy);
    }
    expect(await health('HTTPS://api.example', 'api.example')).toMatchObject(healthy);
  });

  it('without a host is refused in HTTP/1.1, and in HTTP/1.0 as well', async () => {
    const { first } = await over(route);

    expect((await first(`GET ${QUERY} HTTP/1.1\r\n\r\n`))?.status).toBe(400);
    expect((await first(`GET ${QUERY} HTTP/1.0\r\n\r\n`))?.status).toBe(400);
  });

  it('for its own hosts is answered', async () => {
    const { ask, host } = await over(route);
    const [, port] = host.split(':');

    for (const own of [host, `localhost:${port}`, 'LOCALHOST', 'a.localhost', '127.0.0.2', `[::1]:${port}`]) {
      expect([own, shortly(await ask(`GET ${QUERY} HTTP/1.1\r\nHost: ${own}\r\n\r\n`))[0]]).toEqual([
        own,
        [200, 'answered'],
      ]);
    }
  });

  it.each([
    ['http://{host}/graphql?query=%7B__typename%7D', 200],
    ['HTTP://{host}/graphql?query=%7B__typename%7D', 200],
    ['https://localhost/graphql?query=%7B__typename%7D', 200],
    ['http://{host}', 404],
    ['http://{host}?query=%7B__typename%7D', 404],
    ['http://{host}/health/live', 200],
    ['http://evil.example/graphql?query=%7B__typename%7D', 421],
    ['http:///graphql?query=%7B__typename%7D', 400],
    ['http://{host}@evil.example/graphql', 400],
    ['ftp://{host}/graphql?query=%7B__typename%7D', 404],
    ['//{host}/graphql?query=%7B__typename%7D', 404],
    ['/graphql/?query=%7B__typename%7D', 404],
    ['/GRAPHQL?query=%7B__typename%7D', 404],
    ['/./graphql?query=%7B__typename%7D', 404],
    ['/x/../graphql?query=%7B__typename%7D', 404],
    ['/%67raphql?query=%7B__typename%7D', 404],
    ['/graphql;a?query=%7B__typename%7D', 404],
    ['/graphql%00', 404],
    ['/?query=%7B__typename%7D', 404],
  ])('with the target %s is answered with %i', async (target, status) => {
    const { first } = await over(route);

    const response = await first(`GET ${target} HTTP/1.1\r\nHost: {host}\r\n\r\n`);

    expect(response?.status).toBe(status);
    if (status === 404) expect(response && told(response)).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    '/graphql?query={__typename}&variables={}#f',
    '/graphql?query=%7B__typename%7D#',
    '/graphql#?query=%7B__typename%7D',
    'http://{host}/graphql?query=%7B__typename%7D#f',
  ])('with the fragment of %s is refused', async (target) => {
    const { first } = await over(route);

    const response = await first(`GET ${target} HTTP/1.1\r\nHost: {host}\r\n\r\n`);

    expect(JSON.parse(response?.body ?? '{}').errors?.[0].message).toBe('The target of a request has no fragment.');
    expect(response?.status).toBe(400);
  });

  it('in absolute form has the host of its target, and still needs a Host header', async () => {
    const { first } = await over(route);
    const status = async (headers: string) =>
      (await first(`GET http://{host}${QUERY} HTTP/1.1\r\n${headers}\r\n`))?.status;

    expect([await status('Host: {host}\r\n'), await status('Host: evil.example\r\n'), await status('')]).toEqual([
      200, 421, 400,
    ]);
  });

  it.each([
    ['OPTIONS * HTTP/1.1', 404],
    ['TRACE /graphql HTTP/1.1', 405],
    ['PROPFIND /graphql HTTP/1.1', 405],
    ['QUERY /graphql HTTP/1.1', 405],
    ['NONSENSE /graphql HTTP/1.1', 400],
    ['get /graphql HTTP/1.1', 400],
  ])('that begins with %s is refused', async (line, status) => {
    const { first } = await over(route);

    const response = await first(`${line}\r\nHost: {host}\r\nX-Secret: a secret\r\n\r\n`);

    expect([response?.status, response?.body.includes('a secret')]).toEqual([status, false]);
  });

  it('is one of the methods of `Allow`, or is refused with 405', async () => {
    const { origin } = await over(route);
    const methods = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY'];
    const answered: string[] = [];
    for (const method of methods) {
      const { status, headers } = await rawRequest(`${origin}${QUERY}`, { method });
      if (status !== 405) answered.push(method);
      else expect(headers['allow']).toBe('GET, HEAD, POST, OPTIONS');
    }

    expect(answered).toEqual(['GET', 'HEAD', 'POST', 'OPTIONS']);
  });

  it('with CONNECT closes its connection', async () => {
    const { only } = await over(route);

    expect(await only('CONNECT {host} HTTP/1.1\r\nHost: {host}\r\n\r\n')).toEqual([]);
  });

  it.each([
    'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk',
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AA==',
  ])('with Upgrade is answered without an upgrade: %s', async (lines) => {
    const { host, origin } = await over(route);
    const connection = new Connection(origin).write(posted(host, BODY, lines.split('\r\n')));

    expect((await connection.next())?.body).toBe(TYPENAME);
    expect((await connection.write(posted(host, BODY)).next())?.body).toBe(TYPENAME);
  });

  it('of HTTP/1.0 is answered, and closes its connection unless it has keep-alive', async () => {
    const { ask, only } = await over(route);

    expect(shortly(await only(`GET ${QUERY} HTTP/1.0\r\nHost: {host}\r\n\r\n`))).toEqual([[200, 'answered']]);
    expect((await ask(`GET ${QUERY} HTTP/1.0\r\nHost: {host}\r\nConnection: keep-alive\r\n\r\n`)).length).toBe(2);
  });

  it.each([' HTTP/0.9', ' HTTP/2.0', ''])('of another version is refused: %j', async (version) => {
    const { only, sent } = await over(route);
    const lines = 'Host: {host}\r\nContent-Type: application/json';
    const body = JSON.stringify({ query: ORDER });

    expect(
      (await only(`POST /graphql${version}\r\n${lines}\r\nContent-Length: ${body.length}\r\n\r\n${body}`)).map(told),
    ).toEqual([[505, 'BAD_REQUEST']]);
    expect(sent).toEqual([]);
  });

  it.each<[what: string, head: string, expected: [number, string]]>([
    ['a length that is no number', 'Content-Length: x', [400, 'BAD_REQUEST']],
    ['a length and chunks', 'Content-Length: 1\r\nTransfer-Encoding: chunked', [400, 'BAD_REQUEST']],
    ['headers that are too large', `X-A: ${'a'.repeat(20_000)}`, [431, 'BAD_REQUEST']],
    ['another transfer coding', 'Transfer-Encoding: gzip, chunked', [501, 'BAD_REQUEST']],
  ])('with %s is refused with a code and a date, as JSON', async (_what, head, expected) => {
    const { first, sent } = await over(route);

    const response = await first(`POST /graphql HTTP/1.1\r\nHost: {host}\r\n${head}\r\n\r\n0\r\n\r\n`);

    expect(response && told(response)).toEqual(expected);
    expect(Date.parse(response?.headers['date'] ?? '')).toBeGreaterThan(0);
    expect(response?.headers['content-type']).toMatch(/^application\/json/);
    expect(sent).toEqual([]);
  });

  it('of HTTP/1.0 becomes no WebSocket', async () => {
    const { first } = await over(route);
    const lines = [
      'Host: {host}',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Protocol: graphql-transport-ws',
    ];

    expect((await first(`GET ${QUERY} HTTP/1.0\r\n${lines.join('\r\n')}\r\n\r\n`))?.body).toBe(TYPENAME);
  });

  it.each<[what: string, line: string, head: string, expected: readonly number[]]>([
    ['at another path', 'POST /else', 'Content-Type: application/json', [404, 404]],
    ['by another method', 'PATCH /graphql', 'Content-Type: application/json', [405, 100]],
    ['that takes images', 'POST /graphql', 'Content-Type: application/json\r\nAccept: image/png', [406, 100]],
    ['with a text', 'POST /graphql', 'Content-Type: text/plain', [415, 100]],
    ['with a content coding', 'POST /graphql', 'Content-Type: application/json\r\nContent-Encoding: gzip', [415, 100]],
    ['for another host', 'POST /graphql', 'Content-Type: application/json\r\nHost: evil.example', [400, 400]],
    ['that is valid', 'POST /graphql', 'Content-Type: application/json', [100, 100]],
  ])(
    'with `Expect: 100-continue` %s begins with its final status if the head is refused',
    async (_what, line, head, expected) => {
      const { first } = await over(route);

      const response = await first(
        `${line} HTTP/1.1\r\nHost: {host}\r\n${head}\r\nContent-Length: ${BODY.length}\r\nExpect: 100-continue\r\n\r\n`,
      );

      // With plugins, which see the whole request first, 100 comes before refusals that are theirs to change.
      expect(response?.status).toBe(expected[route === 'direct' ? 0 : 1]);
    },
  );

  it.each([
    ['application/json; foo=bar', 200],
    ['application/json; charset=utf-8; foo=bar', 200],
    ['application/json;odata=verbose;', 200],
    ['application/json; foo=bar; charset=utf-16', 415],
    ['application/jsonl', 415],
  ])('of the type %s is answered with %i', async (type, status) => {
    const { origin } = await over(route);
    const request = { method: 'POST', headers: { 'content-type': type }, body: BODY };

    expect((await rawRequest(`${origin}/graphql`, request)).status).toBe(status);
  });

  it.each([
    ['among the first ranges', `application/json,${'image/png;q=0.9,'.repeat(900)}`, 200],
    ['after hundreds of ranges', `${'image/png;q=0.9,'.repeat(900)}application/json`, 406],
  ])('accepts the types of the first 32 ranges: JSON %s', async (_what, accept, status) => {
    const { origin } = await over(route);

    expect((await rawRequest(`${origin}${QUERY}`, { headers: { accept } })).status).toBe(status);
  });

  it.each([
    ['one header that is too large', `X-A: ${'a'.repeat(20_000)}`],
    ['many headers', Array.from({ length: 3000 }, (_, n) => `X-${n}: a`).join('\r\n')],
  ])('with %s is refused, and ends its connection', async (_what, lines) => {
    const { ask } = await over(route);

    expect(
      (await ask(`GET ${QUERY} HTTP/1.1\r\nHost: {host}\r\n${lines}\r\n\r\n`)).map(({ status }) => status),
    ).toEqual([431]);
  });

  it('with a target that is too long is refused, and ends its connection', async () => {
    const { ask } = await over(route);

    const responses = await ask(`GET ${QUERY}${'a'.repeat(20_000)} HTTP/1.1\r\nHost: {host}\r\n\r\n`);

    expect(responses.map(({ status }) => status)).toEqual([431]);
  });

  const smuggled = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`;
  it.each([
    ['two ways to tell its length', `Content-Length: ${smuggled.length}\r\nTransfer-Encoding: chunked`],
    ['the same the other way round', `Transfer-Encoding: chunked\r\nContent-Length: ${smuggled.length}`],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
    ['two equal lengths', 'Content-Length: 5\r\nContent-Length: 5'],
    ['a list of lengths', 'Content-Length: 5, 5'],
    ['a negative length', 'Content-Length: -1'],
    ['a length with a sign', 'Content-Length: +5'],
    ['a length in another notation', 'Content-Length: 0x5'],
    ['a length that is too large to be one', 'Content-Length: 99999999999999999999'],
    ['an unknown transfer encoding', 'Transfer-Encoding: xchunked'],
    ['a transfer encoding that does not end chunked', 'Transfer-Encoding: chunked, identity'],
    ['a transfer encoding twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity'],
    ['a space before a colon', 'Transfer-Encoding : chunked'],
    ['a folded header', 'Transfer-Encoding:\r\n chunked'],
    ['a header without a name', ': chunked'],
    ['a NUL in a header', 'X-A: a\u0000b'],
    ['a line that ends with a line feed alone', 'X-A: a\nTransfer-Encoding: chunked'],
    ['a line that ends with a carriage return alone', 'X-A: a\rTransfer-Encoding: chunked'],
  ])('with %s is refused, and nothing after it is read', async (_what, lines) => {
    const { ask, sent } = await over(route);

    const responses = await ask(
      `POST /graphql HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n${lines}\r\n\r\n${smuggled}`,
    );

    expect(responses.map(({ status }) => status)).toEqual([400]);
    expect(sent).toEqual([]);
  });

  it.each([
    ['a size that is none', 'x\r\n'],
    ['a negative size', '-1\r\n'],
    ['a size that is too large to be one', `${'f'.repeat(17)}\r\n`],
    ['a size with a sign', '+5\r\nhello\r\n'],
    ['a size that is smaller than its chunk', '1\r\nhello\r\n'],
    ['endless extensions', `5;${'a'.repeat(20_000)}\r\nhello\r\n`],
  ])('whose chunk has %s is refused, and nothing after it is read', async (_what, chunk) => {
    const { ask } = await over(route);

    const responses = await ask(
      `POST /graphql HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`,
    );

    expect(responses.length).toBe(1);
    expect([400, 413]).toContain(responses[0]?.status);
  });

  it('with `Expect: 100-continue` gets 100, and 413 instead for a body that is too large', async () => {
    const { ask, only, first } = await over(route, { limits: { body: '1MiB', upload: '2MiB' } });
    const announced = (length: number, body: string, type = 'application/json') =>
      `POST /graphql HTTP/1.1\r\nHost: {host}\r\nContent-Type: ${type}\r\nGraphql-Preflight: 1\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n${body}`;

    expect(shortly(await ask(announced(BODY.length, BODY)))).toEqual([[100], [200, 'answered'], [200, 'answered']]);
    const refused = await only(announced(99 * 1024 * 1024, ''));
    expect(refused.map(told)).toEqual([[413, 'BAD_REQUEST']]);
    expect(refused[0]?.headers['connection']).toBe('close');
    expect((await first(announced(99 * 1024 * 1024, '', 'multipart/form-data; boundary=a')))?.status).toBe(413);
    expect((await first(announced(2 * 1024 * 1024, 'x', 'multipart/form-data; boundary=a')))?.status).toBe(100);
    const other = 'POST /graphql HTTP/1.1\r\nHost: {host}\r\nExpect: tea\r\nContent-Length: 0\r\n\r\n';
    const response = await first(other);
    expect(response && told(response)).toEqual([417, 'BAD_REQUEST']);
    expect(JSON.parse(response?.body ?? '{}').errors).toEqual([
      {
        message: '`Expect` may be `100-continue`.',
        extensions: { code: 'BAD_REQUEST', requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
      },
    ]);
  });
});

describe.each(SERVERS)('by the %s route, pipelined requests', (route) => {
  it('are answered in order, each with its own response', async () => {
    const { host, origin } = await over(route);
    const names = Array.from({ length: 20 }, (_, n) => `n${n}`);
    const texts = names.map((name) => posted(host, JSON.stringify({ query: `{ ${name}: __typename }` })));

    const connection = new Connection(origin).write(texts.join(''));

    for (const name of names)
      expect(JSON.parse((await connection.next())?.body ?? '').data).toEqual({ [name]: 'Query' });
  });

  it('are answered up to a malformed one', async () => {
    const { host, origin } = await over(route);
    const connection = new Connection(origin).write(
      `${posted(host, BODY)}${posted(host, JSON.stringify({ query: ORDER }))}nonsense\r\n\r\n`,
    );

    const statuses = (await connection.all()).map(({ status }) => status);

    // node:http answers the malformed one at once, and closes the connection.
    expect(statuses.at(-1)).toBe(400);
  });
});
