import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestGateway, graphqlHandlers, handlers } from './index.ts';

interface Handler {
  readonly path: string;
  readonly resolver: (info: { readonly request: Request }) => Promise<Response>;
}

/** `http` of msw as far as it is used; examples/tests runs the real one. */
const http = { all: (path: string, resolver: Handler['resolver']): Handler => ({ path, resolver }) };

async function testGateway() {
  const gateway = await createTestGateway({ only: ['countries', 'indexing'] });
  onTestFinished(() => gateway.close());
  return gateway;
}

describe('graphqlHandlers', () => {
  it('answer requests to the graph, at any URL', async () => {
    const gateway = await testGateway();

    const [handler, ...others] = graphqlHandlers(http, gateway, { url: 'https://api.test/graph' });
    const request = new Request('https://api.test/graph?query={__typename}');
    const response = await handler?.resolver({ request });

    expect([handler?.path, others]).toEqual(['https://api.test/graph', []]);
    expect(await response?.json()).toEqual({ data: { __typename: 'Query' } });
    expect(graphqlHandlers(http, gateway).map(({ path }) => path)).toEqual(['*/graphql']);
  });
});

describe('handlers', () => {
  const ask = async (found: readonly Handler[], input: string, init?: RequestInit) => {
    const request = new Request(input, init);
    const handler = found.find(({ path }) =>
      path.endsWith('*') ? input.startsWith(path.slice(0, -1)) : input === path,
    );
    return handler?.resolver({ request });
  };

  it('answer requests to upstreams, where `manifold sandbox` serves them', async () => {
    const found = handlers(http, await testGateway());

    const response = await ask(found, 'http://127.0.0.1:4100/countries/v3.1/alpha?codes=FR&fields=cca2,cca3');

    expect(found.map(({ path }) => path)).toEqual([
      'http://127.0.0.1:4100/countries',
      'http://127.0.0.1:4100/countries/*',
      'http://127.0.0.1:4100/indexing',
      'http://127.0.0.1:4100/indexing/*',
    ]);
    expect([response?.status, await response?.json()]).toEqual([200, [{ cca2: 'FR', cca3: 'FRA' }]]);
  });

  it('answer at the addresses that they are given, with the state and the faults of the gateway', async () => {
    const gateway = await testGateway();
    const found = handlers(http, gateway, { indexing: 'https://indexing.test/' });
    const publish = () =>
      ask(found, 'https://indexing.test/v3/urlNotifications:publish', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
        body: JSON.stringify({ url: 'https://jobs.example.test/role/new', type: 'URL_UPDATED' }),
      });

    expect((await publish())?.status).toBe(200);
    gateway.fault('indexing', { status: 503 });
    expect((await publish())?.status).toBe(503);
    expect(gateway.requests.map(({ operation }) => operation)).toEqual(['publish', 'publish']);
  });

  it.each([{ reset: true }, { truncate: 2 }] as const)('have a network error for %j', async (fault) => {
    const gateway = await testGateway();
    gateway.fault('countries', fault);

    const response = await ask(handlers(http, gateway), 'http://127.0.0.1:4100/countries/v3.1/alpha?codes=FR');

    expect(response?.type).toBe('error');
  });
});
