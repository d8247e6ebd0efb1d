import { type IncomingMessage, request } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventsOf, servedWithConsole } from '#test/console';
import { gatewayOf, gatewayOver, json } from '#test/harness';
import { gatewayOverSandbox } from '#test/over-sandbox';
import { rawRequest } from '#test/raw-request';
import { readPageFiles } from './server.ts';

const LARGEST_PAGE = 150_000;
const nowhere = () => gatewayOf({ marketplace: 'http://127.0.0.1:9' });

describe('the page', () => {
  it('is at `/` and at `/console/`, and loads nothing from elsewhere', async () => {
    const { get } = await servedWithConsole(nowhere());

    const [root, below, without] = await Promise.all([get('/'), get('/console/'), get('/console')]);
    const html = await root.text();

    expect([await below.text(), await without.text()]).toEqual([html, html]);
    expect(root.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).not.toMatch(/https?:|style=|<style|<script>|\son\w+=/);
    expect(root.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src/);
    expect(root.headers.get('content-security-policy')).not.toContain('unsafe');
  });

  it('has all files that it refers to', async () => {
    const { get } = await servedWithConsole(nowhere());
    const files = readPageFiles();
    const texts = [...files.values()].map(({ body }) => body.toString());
    const absolute = texts.flatMap((text) =>
      [...text.matchAll(/["'](\/console\/[\w.-]+)["']/g)].map(([, path]) => path),
    );
    const relative = texts.flatMap((text) => [...text.matchAll(/from '\.\/([\w.-]+)'/g)].map(([, name]) => name));

    const answers = await Promise.all(
      [...new Set(absolute)]
        .filter((path) => path !== '/console/events' && path !== '/console/faults')
        .map((path) => get(path ?? '')),
    );

    expect(answers.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([]);
    expect(relative.filter((name) => !files.has(name ?? ''))).toEqual([]);
    expect(answers.length).toBeGreaterThan(5);
  });

  it('is small', async () => {
    const { get } = await servedWithConsole(nowhere());
    const picture = Number((await get('/console/picture')).headers.get('content-length'));
    const bytes = [...readPageFiles().values()].reduce((sum, { compressed }) => sum + compressed.length, 0);

    expect(bytes + picture).toBeLessThan(LARGEST_PAGE);
  });

  it('is 304 for a caller that has it', async () => {
    const { get } = await servedWithConsole(nowhere());
    const first = await get('/console/main.js');

    const second = await get('/console/main.js', { 'if-none-match': first.headers.get('etag') ?? '' });

    expect([first.status, second.status, await second.text()]).toEqual([200, 304, '']);
    expect(first.headers.get('content-encoding')).toBe('gzip');
  });

  it('is sent without gzip to clients that do not accept it, and as headers only to HEAD', async () => {
    const { origin } = await servedWithConsole(nowhere());
    const ask = (method: string) =>
      new Promise<number>((resolve) => {
        request(`${origin}/console/main.js`, { method }, (answer) => {
          let bytes = 0;
          answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
          answer.on('end', () => resolve(bytes));
        }).end();
      });

    const files = readPageFiles();
    expect([await ask('GET'), await ask('HEAD')]).toEqual([files.get('main.js')?.body.length, 0]);
  });

  it.each([
    ['GET', '/console/nothing', 404],
    ['GET', '/console/../server.ts', 404],
    ['GET', '/console/%2e%2e/server.ts', 404],
    ['GET', '/console/tsconfig.json', 404],
    ['POST', '/', 405],
    ['DELETE', '/console/main.js', 405],
  ])('%s %s is refused: %i', async (method, path, status) => {
    const { origin } = await servedWithConsole(nowhere());

    const answer = await new Promise<IncomingMessage>((resolve) => {
      // Unlike `fetch`, this leaves the path as it is.
      const { hostname, port } = new URL(origin);
      request({ hostname, port, path, method }, resolve).end();
    });
    answer.resume();

    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-security-policy']).toBeTruthy();
  });

  it.each([
    [{ origin: 'http://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, 403],
    [{ host: 'evil.example:4000' }, 421],
    [{ host: '[' }, 400],
  ])('and its data are refused to a page of another origin: %j', async (headers, status) => {
    const { origin } = await servedWithConsole(nowhere());

    for (const path of ['/', '/console/main.js', '/console/picture', '/console/events']) {
      const answer = await rawRequest(`${origin}${path}`, { headers });
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.body.length).toBeLessThan(500);
    }
  });

  it('can be opened by a link on another page, but not its data', async () => {
    const { origin } = await servedWithConsole(nowhere());
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

    const [page, picture] = await Promise.all(
      ['/', '/console/picture'].map((path) => rawRequest(`${origin}${path}`, { headers })),
    );

    expect([page?.status, picture?.status]).toEqual([200, 403]);
  });

  it('leaves `/` to the graph, if that is there', async () => {
    const { get, origin } = await servedWithConsole(
      gatewayOf({ marketplace: 'http://127.0.0.1:9' }, { server: { path: '/' } }),
    );
    const body = JSON.stringify({ query: '{ __typename }' });
    const headers = { 'content-type': 'application/json' };

    const answer = await fetch(`${origin}/`, { method: 'POST', headers, body });

    expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
    expect((await get('/console/')).status).toBe(200);
  });
});

/** The next event of this name. */
async function nextOf(events: ReturnType<typeof eventsOf>, name: string) {
  for await (const event of { [Symbol.asyncIterator]: () => ({ next: () => events.next() }) }) {
    if (event[0] === name) return event;
  }
  return undefined;
}

describe('the events', () => {
  it('send the APIs, their states, and later the states that changed', async () => {
    const { gateway, run } = await gatewayOver('quotes', [json({}, 500), json({}, 500)]);
    const { get } = await servedWithConsole(gateway);
    const events = eventsOf(await get('/console/events'));

    expect((await events.next()).value).toMatchObject([
      'hello',
      { apis: [{ slug: 'quotes', title: 'Quotes', source: 'connected' }], graphiql: '/graphql', workers: 1 },
    ]);
    expect((await events.next()).value).toMatchObject(['states', [{ slug: 'quotes', state: 'idle', calls: 0 }]]);
    await run('{ randomQuote { text } }');
    expect(await nextOf(events, 'states')).toMatchObject([
      'states',
      [
        {
          state: 'failing',
          summary: 'It answers with errors',
          calls: 1,
          faults: 1,
          failures: { UPSTREAM_ERROR: 1 },
          breaker: 'closed',
        },
      ],
    ]);
    await events.return(undefined);
  });

  it('send the traffic of the graph', async () => {
    const { gateway } = await gatewayOver('quotes', () => json({}, 500));
    const { get, origin } = await servedWithConsole(gateway);
    await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'r-1' },
      body: JSON.stringify({ query: 'query Saying { randomQuote { text } }' }),
    });
    const events = eventsOf(await get('/console/events'));

    expect((await nextOf(events, 'traffic'))?.[1][0]).toMatchObject({
      workers: 1,
      isSinceStart: true,
      requests: 1,
      failed: 1,
      actualCost: 1,
      callers: [{ caller: 'unidentified', requests: 1, failed: 1 }],
    });
    await events.return(undefined);
  });

  it('link each API to its examples, and name the sandbox as its source', async () => {
    const { gateway } = await gatewayOverSandbox('quotes', 'jokes');
    const { get } = await servedWithConsole(gateway);
    const events = eventsOf(await get('/console/events'));

    const { value } = await events.next();
    const [jokes, quotes] = value?.[1].apis ?? [];

    expect([jokes.slug, jokes.source, quotes.slug, quotes.source]).toEqual(['jokes', 'sandbox', 'quotes', 'sandbox']);
    const link = new URL(quotes.examples[0].href, 'http://gateway');
    expect(link.pathname).toBe('/graphql');
    expect(link.searchParams.get('query')).toMatch(/^# .*\nquery \w+ \{/);
    expect(value?.[1].notServed).toContain('marketplace');
    await events.return(undefined);
  });

  it('end when the server stops', async () => {
    const { get, stop } = await servedWithConsole(nowhere());
    const events = eventsOf(await get('/console/events'));
    await events.next();

    await stop();

    const rest = await Array.fromAsync(events);
    expect(rest.length).toBeLessThanOrEqual(2);
  });

  it('compute no state and send no request to the sandbox without a viewer', async () => {
    const { sandbox, gateway } = await gatewayOverSandbox('quotes');
    const health = vi.fn<typeof gateway.health>(gateway.health);
    const fetched = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => fetched.mockRestore());
    const { get } = await servedWithConsole({ ...gateway, health });
    const asked = () =>
      fetched.mock.calls.filter(([address]) => `${address as string}`.startsWith(sandbox.origin)).length;
    await Promise.all(['/', '/console/main.js', '/console/picture'].map((path) => get(path)));
    expect([health.mock.calls.length, asked()]).toEqual([0, 0]);

    const events = eventsOf(await get('/console/events'));
    await events.next();
    await events.next();
    await events.return(undefined);

    expect([health.mock.calls.length, asked()]).toEqual([1, 1]);
  });

  it('are refused beyond 32 viewers', async () => {
    const { get } = await servedWithConsole(nowhere());
    const viewers = await Promise.all(Array.from({ length: 32 }, () => get('/console/events')));

    const one = await get('/console/events');

    expect([one.status, one.headers.get('retry-after')]).toEqual([503, '10']);
    await Promise.all(viewers.map(async ({ body }) => body?.cancel()));
  });
});

describe('the data', () => {
  it('contain no address, no secret, and nothing that a caller sent', async () => {
    const gateway = gatewayOf(
      { marketplace: 'http://127.0.0.1:9/canary-path' },
      { cursorSecret: 'canary-cursor', apis: { marketplace: { token: 'canary-token' } } },
    );
    const { get, origin } = await servedWithConsole(gateway);
    await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-canary': 'canary-sent' },
      body: JSON.stringify({ query: '{ order(id: "12-canary") { orderId } orders { nodes { orderId } } }' }),
    });
    const events = eventsOf(await get('/console/events'));

    const data = [
      (await events.next()).value,
      (await events.next()).value,
      await (await get('/console/picture')).json(),
    ];

    expect(JSON.stringify(data[1])).toContain('UPSTREAM_UNAVAILABLE');
    expect(JSON.stringify(data)).not.toMatch(/canary|127\.0\.0\.1/);
    await events.return(undefined);
  });
});

describe('a mocked API', () => {
  it('is broken and healed, beside the faults of others, as the sandbox does', async () => {
    const { gateway, run, sandbox } = await gatewayOverSandbox('jokes', 'quotes');
    const { origin } = await servedWithConsole(gateway);
    const change = async (body: object, headers = {}) => {
      const answer = await fetch(`${origin}/console/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return [answer.status, await answer.text()];
    };
    const rules = async () => (await fetch(`${sandbox.origin}/_sandbox/faults`)).json();
    await change({ on: 'jokes', fault: { latency: '1ms' } });

    expect(await change({ on: 'quotes', fault: { status: 418, share: 1 } })).toEqual([204, '']);
    expect(await rules()).toEqual([
      { status: 418, share: 1, on: 'quotes' },
      { latency: '1ms', on: 'jokes' },
    ]);
    expect((await run('{ randomQuote { text } }')).errors).toHaveLength(1);
    expect((await change({ on: 'quotes', fault: { status: 503 } }, { origin: 'http://evil.example' }))[0]).toBe(403);
    expect((await change({ on: 'quotes' }, { 'content-type': 'text/plain' }))[0]).toBe(415);
    expect((await change({ on: 'quotes', fault: 'x' }))[0]).toBe(400);
    expect(await change({ on: 'quotes', fault: { status: 1 } })).toEqual([
      409,
      expect.stringContaining('from 400 to 599'),
    ]);
    expect(await change({ on: 'nothing', fault: { status: 503 } })).toEqual([
      409,
      '{"problem":"This API is not mocked."}',
    ]);
    expect(await change({ on: 'quotes' })).toEqual([204, '']);
    expect(await rules()).toEqual([{ latency: '1ms', on: 'jokes' }]);
    expect(await change({ on: '*' })).toEqual([204, '']);
    expect([await rules(), (await run('{ randomQuote { text } }')).errors]).toEqual([[], undefined]);
  });
});
