import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { served } from '#test/served';
import { Connection, posted, type Received } from './connection.ts';
import { ORDER, shop } from './shop.ts';

const BODY = JSON.stringify({ query: ORDER });
const ID = 'X-Request-Id: mine';
const ACCEPT = 'Accept: application/graphql-response+json;q=0.9, application/json;q=0.5';

/** A gateway that takes one request at a time, a connection that has had a response, and the requests that node:http made a response for. */
async function busy(settings: Readonly<Record<string, unknown>> = {}) {
  const { gateway } = await shop({
    settings: {
      server: { overload: { maxInFlight: 1 }, corsOrigins: ['https://app.example'] },
      performance: { responseCache: false, coalesceOperations: false },
      ...settings,
    },
  });
  const { server } = await served(gateway);
  const { host, port } = new URL(server.origin);
  const connection = new Connection(server.origin);
  await connection.write(`GET /health/live HTTP/1.1\r\nHost: ${host}\r\n\r\n`).next();
  const responses: (string | undefined)[] = [];
  const seen = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    if (request.socket.localPort === Number(port)) responses.push(request.url);
  };
  subscribe('http.server.request.start', seen);
  onTestFinished(() => void unsubscribe('http.server.request.start', seen));
  gateway.overload.enter();
  // It measures while there are requests in flight.
  onTestFinished(() => {
    if (gateway.overload.inFlight > 0) gateway.overload.leave();
  });
  const ask = (text: string) => connection.write(text).next();
  return { gateway, server, host, connection, responses, ask };
}

/** A response, whose date and new request id do not matter. */
const comparable = (received: Received | undefined) => ({
  ...received,
  headers: Object.entries({ ...received?.headers, date: 'now' }),
  body: received?.body.replace(/[\da-f]{8}-[\da-f-]{27}/, 'new'),
});

describe('a connection to a gateway with as many requests as it takes', () => {
  it.each([
    ['a request id', [ID]],
    ['none', []],
    ['a media type', [ACCEPT]],
    ['an origin', ['Origin: https://app.example', ID]],
    ['another origin', ['Origin: https://other.example', ID]],
    ['a credential', ['Authorization: Bearer sandbox']],
  ])(
    'is sent the same 503 without a response of node:http as with one, for a request with %s',
    async (_what, lines) => {
      const { host, responses, ask } = await busy();
      const request = posted(host, BODY, lines);

      const byNode = await ask(request);
      expect(responses.splice(0)).toEqual(['/graphql']);
      const early = await ask(request);

      expect([early?.status, responses]).toEqual([503, []]);
      expect(early?.headers).toMatchObject({
        'retry-after': '1',
        connection: 'keep-alive',
        'keep-alive': 'timeout=65',
      });
      expect(comparable(early)).toEqual(comparable(byNode));
    },
  );

  it('counts as a request that was refused, once', async () => {
    const { gateway, host, ask } = await busy();
    for (let count = 0; count < 3; count++) await ask(posted(host, BODY));

    const errors = gateway.telemetry?.read()['manifold.errors'];
    expect(errors?.map(({ labels, value }) => [...labels, value])).toEqual([['OVERLOADED', 3]]);
  });

  it('is answered again as soon as there is a place', async () => {
    const { gateway, host, responses, ask } = await busy();
    for (let count = 0; count < 3; count++) await ask(posted(host, BODY));
    responses.splice(0);
    gateway.overload.leave();

    expect([(await ask(posted(host, BODY)))?.status, responses]).toEqual([200, ['/graphql']]);
  });

  it('reads a body that comes later, and the next request after it', async () => {
    const { host, connection, responses, ask } = await busy();
    await ask(posted(host, BODY));
    responses.splice(0);
    const request = posted(host, BODY);
    const half = request.length - 10;

    expect((await ask(request.slice(0, half)))?.status).toBe(503);
    connection.write(request.slice(half));
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await ask(request))?.status);
    expect([statuses, responses]).toEqual([[503, 503, 503], []]);
    expect((await ask(`GET /health/live HTTP/1.1\r\nHost: ${host}\r\n\r\n`))?.status).toBe(200);
  });

  it('stays open for as long as it is told after a reload', async () => {
    const { gateway, server, host, responses, ask } = await busy();
    await ask(posted(host, BODY));
    const { limits } = gateway.settings;
    const timeouts = { ...limits.timeouts, idleMs: 90_000 };
    const settings = { ...gateway.settings, limits: { ...limits, timeouts } };
    (await server.prepare({ ...gateway, settings })).commit();
    responses.splice(0);

    // The first sets the time of the connection.
    const seen = [];
    for (let count = 0; count < 3; count++) {
      const refused = await ask(posted(host, BODY));
      seen.push([refused?.status, refused?.headers['keep-alive'], responses.length]);
    }
    expect(seen).toEqual(Array.from({ length: 3 }, () => [503, 'timeout=90', 1]));
  });

  it('has its responses in the order of its requests', async () => {
    const { host, connection } = await busy();
    const live = `GET /health/live HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    const refused = posted(host, BODY);
    connection.write(refused + refused + live + refused + live);

    const statuses = [];
    for (let count = 0; count < 5; count++) statuses.push((await connection.next())?.status);
    expect(statuses).toEqual([503, 503, 200, 503, 200]);
  });

  it.each<[string, (host: string) => string, number]>([
    ['the first request of a connection', (host) => posted(host, BODY), 503],
    ['one after which the connection is to be closed', (host) => posted(host, BODY, ['Connection: close']), 503],
    [
      'one with a long body',
      (host) => posted(host, JSON.stringify({ query: ORDER, extensions: { x: 'x'.repeat(20_000) } })),
      503,
    ],
    ['one without a host', () => posted('', BODY).replace('Host: \r\n', ''), 400],
    ['one for another host', () => posted('other.example', BODY), 421],
    ['one for another path', (host) => posted(host, BODY).replace('/graphql', '/other'), 404],
    [
      'a body in chunks',
      (host) => posted(host, '').replace('Content-Length: 0', 'Transfer-Encoding: chunked') + '0\r\n\r\n',
      503,
    ],
    ['an expectation', (host) => posted(host, BODY, ['Expect: 100-continue']), 503],
  ])('is answered by node:http for %s', async (what, textOf, status) => {
    const { server, host, responses, ask } = await busy();
    await ask(posted(host, BODY));
    responses.splice(0);
    const isFirst = what.startsWith('the first');
    const answer = await (isFirst ? new Connection(server.origin).write(textOf(host)).next() : ask(textOf(host)));

    expect([answer?.status, responses.length]).toEqual([status, 1]);
  });
});
