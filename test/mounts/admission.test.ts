import { describe, expect, it, onTestFinished } from 'vitest';
import { createHandler, type Gateway, mountGateway } from '#gateway';
import { json, type Reply } from '#test/harness';
import { form } from '#test/multipart';
import { until } from '#test/until';
import { ORDER, shop } from '../pipeline/shop.ts';
import { PLUGINS, type Route } from '../served.ts';

type Fetch = (request: Request) => Promise<Response>;

function mounted(gateway: Gateway, route: Route): Fetch {
  const handler = createHandler({ ...gateway, plugins: PLUGINS[route] });
  const mount = mountGateway({ ...gateway, handler: () => handler });
  onTestFinished(() => mount.close());
  return (request) => mount.fetch(request);
}

/** The ways by which a Fetch API reaches a gateway. */
const WAYS: readonly (readonly [string, (gateway: Gateway) => Fetch])[] = [
  ['the gateway itself', (gateway) => (request) => gateway.fetch(request)],
  ['a mount', (gateway) => mounted(gateway, 'direct')],
  ['a mount with a GraphQL plugin', (gateway) => mounted(gateway, 'graphql-plugin')],
  ['a mount with an HTTP plugin', (gateway) => mounted(gateway, 'http-plugin')],
];

/** A gateway over a shop that answers when the test lets it. */
async function held(wayOf: (gateway: Gateway) => Fetch, maxInFlight: number, limits: object = {}) {
  const { promise: released, resolve: release } = Promise.withResolvers<Reply>();
  const { gateway } = await shop({
    settings: {
      limits,
      server: { overload: { maxInFlight } },
      performance: { cache: false, coalesceCalls: false },
    },
    answer: () => released,
  });
  const send = wayOf(gateway);
  const ask = (body: BodyInit, init: RequestInit = {}) =>
    send(
      new Request('http://graph.test/graphql', {
        method: 'POST',
        body,
        ...init,
        headers: { 'content-type': 'application/json', ...(init.headers as object) },
      }),
    );
  return { gateway, ask, release: () => release(json({ orderId: '11-1' })), fail: () => release(json({}, 500)) };
}

const order = (n = 0) => JSON.stringify({ query: ORDER, extensions: { n } });
const DEFERRED = JSON.stringify({ query: `{ __typename ... @defer ${ORDER} }` });
const IN_PARTS = { accept: 'multipart/mixed;incrementalSpec=v0.2' };
const UPLOAD = { 'content-type': 'multipart/form-data; boundary=a-boundary', 'graphql-preflight': '1' };
const APPEND =
  'mutation ($file: Upload!) { concurrentAppend(input: { path: "a", content: { file: $file } }) { __typename } }';
const upload = form([
  { name: 'operations', value: { query: APPEND, variables: { file: null } } },
  { name: 'map', value: { 0: ['variables.file'] } },
  { name: '0', content: 'some content' },
]);

describe.each(WAYS)('requests by %s', (_way, wayOf) => {
  it('are refused beyond the limit, and answered below', async () => {
    const { gateway, ask, release } = await held(wayOf, 100);
    const statuses: (readonly [number, string | null])[] = [];
    const all = Array.from({ length: 400 }, async (_, n) => {
      const { status, headers } = await ask(order(n));
      statuses.push([status, headers.get('retry-after')]);
    });
    await until(() => expect(statuses).toHaveLength(300));
    expect([gateway.overload.inFlight, new Set(statuses.map(String))]).toEqual([100, new Set(['503,1'])]);
    release();
    await Promise.all(all);

    expect(statuses.slice(300).map(([status]) => status)).toEqual(Array.from({ length: 100 }, () => 200));
    expect(gateway.overload.inFlight).toBe(0);
  });

  it('do not count any more once they have ended, in any way', async () => {
    const { gateway, ask, fail } = await held(wayOf, 100);
    const { overload } = gateway;
    const leaving = new AbortController();
    const abandoned = ask(order(), { signal: leaving.signal });
    await until(() => expect(overload.inFlight).toBe(1));
    leaving.abort();
    await expect(abandoned).rejects.toThrow();
    await until(() => expect(overload.inFlight).toBe(0));

    // Its body never ends.
    const sending = new AbortController();
    const body = new ReadableStream();
    const init = { signal: sending.signal, headers: UPLOAD, duplex: 'half' } as RequestInit;
    const unfinished = ask(body, init);
    await until(() => expect(overload.inFlight).toBe(1));
    sending.abort();
    await expect(unfinished).rejects.toThrow();
    await until(() => expect(overload.inFlight).toBe(0));

    expect((await ask(upload as BodyInit, { headers: UPLOAD })).status).toBe(200);
    for (const text of ['{', '{"query":"{"}', '{"query":"{ __typename }"}']) await ask(text);
    expect(overload.inFlight).toBe(0);

    const failing = ask(order());
    await until(() => expect(overload.inFlight).toBe(1));
    fail();
    expect(await (await failing).json()).toMatchObject({ errors: [{}] });
    expect(overload.inFlight).toBe(0);
  });
});

describe.each(WAYS.slice(0, 2))('incremental responses by %s', (_way, wayOf) => {
  it.each<[string, (body: ReadableStream, parts: { release: () => void; abort: () => void }) => Promise<unknown>]>([
    ['were read', (body, { release }) => (release(), new Response(body).text())],
    ['were cancelled', (body) => body.cancel()],
    ['were aborted', async (_body, { abort }) => abort()],
  ])('count until they %s', async (_end, end) => {
    const { gateway, ask, release } = await held(wayOf, 100);
    const leaving = new AbortController();
    const { body } = await ask(DEFERRED, { headers: IN_PARTS, signal: leaving.signal });
    expect(gateway.overload.inFlight).toBe(1);

    await end(body as ReadableStream, { release, abort: () => leaving.abort() });

    await until(() => expect(gateway.overload.inFlight).toBe(0));
  });

  it('fail where they are not read in time', async () => {
    const { gateway, ask } = await held(wayOf, 100, { timeouts: { write: '50ms' } });
    const unread = await ask(DEFERRED, { headers: IN_PARTS });
    await until(() => expect(gateway.overload.inFlight).toBe(0));
    await expect(unread.text()).rejects.toThrow('The response was not read in time.');
  });

  it('fail with their request', async () => {
    const { ask } = await held(wayOf, 100);
    const leaving = new AbortController();
    const { body } = await ask(DEFERRED, { headers: IN_PARTS, signal: leaving.signal });
    const reader = (body as ReadableStream).getReader();
    await reader.read();
    const next = reader.read();
    leaving.abort();
    await expect(next).rejects.toThrow('aborted');
  });
});
