import { ApolloClient, CombinedGraphQLErrors, gql, InMemoryCache } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { fetchOf, graphResponse } from '../harness.ts';
import { createClient, GraphError } from '../index.ts';
import { cacheConfig, clientLink } from './index.ts';

const ORDER = gql`query Order($id: ID!) { order(id: $id) { id orderId } }`;
const variables = { id: 'o1' };
const order = { __typename: 'Order', id: 'o1', orderId: '11-1' };

function clientWith(answer: Response | Error) {
  const { fetch, sent } = fetchOf(answer);
  const graph = createClient({ url: 'http://graph.test/graphql', fetch, retry: false });
  const client = new ApolloClient({ link: clientLink(graph), cache: new InMemoryCache(cacheConfig()) });
  return { client, sent };
}

describe('clientLink', () => {
  it('sends the document as the cache has changed it, with the name of the operation', async () => {
    const { client, sent } = clientWith(graphResponse({ data: { order } }));

    const { data } = await client.query({ query: ORDER, variables });

    expect(data).toEqual({ order });
    expect(JSON.parse(sent[0]?.init?.body as string)).toEqual({
      query: expect.stringMatching(/^query Order\(\$id: ID!\) \{\n {2}order\(id: \$id\) \{\n {4}id\n.*__typename\n/s),
      operationName: 'Order',
      variables,
    });
  });

  it('has partial data with the errors of fields', async () => {
    const errors = [{ message: 'It failed.', path: ['order'], extensions: { code: 'UPSTREAM_ERROR' } }];
    const { client } = clientWith(graphResponse({ data: { order: null }, errors }));

    const { data, error } = await client.query({ query: ORDER, variables, errorPolicy: 'all' });

    expect(data).toEqual({ order: null });
    expect(CombinedGraphQLErrors.is(error) && error.errors).toEqual(errors);
  });

  it.each([
    ['the network', new TypeError('fetch failed'), 'NETWORK_ERROR'],
    ['a proxy', new Response('<html>', { status: 502 }), 'INVALID_RESPONSE'],
  ])('rejects with the error of %s', async (_what, answer, code) => {
    const { client } = clientWith(answer);

    const failed = client.query({ query: ORDER, variables });

    await expect(failed).rejects.toBeInstanceOf(GraphError);
    await expect(failed).rejects.toMatchObject({ code });
  });

  it('aborts the request when nothing waits for it', async () => {
    const started = Promise.withResolvers<AbortSignal>();
    const fetch: typeof globalThis.fetch = (_url, init) => {
      if (init?.signal) started.resolve(init.signal);
      return new Promise(() => undefined);
    };
    const link = clientLink(createClient({ url: 'http://graph.test/graphql', fetch }));
    const client = new ApolloClient({ link, cache: new InMemoryCache(cacheConfig()) });

    const subscription = client.watchQuery({ query: ORDER, variables }).subscribe(() => undefined);
    const signal = await started.promise;
    subscription.unsubscribe();

    expect(signal.aborted).toBe(true);
  });
});
