import { ApolloClient, type ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { Client, fetchExchange, subscriptionExchange } from '@urql/core';
import { createClient as createSseClient } from 'graphql-sse';
import { createClient as createWsClient } from 'graphql-ws';
import { Network, Observable, type SubscribeFunction } from 'relay-runtime';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { until } from '#test/until';
import { clientLink } from '../../src/client/apollo/index.ts';
import { createClient } from '../../src/client/index.ts';
import { subscribeFunction } from '../../src/client/relay/index.ts';
import { forwardSubscription } from '../../src/client/urql/index.ts';
import { BLOCKS, blockEvent, gatewayOverChain } from './chain.ts';

const AFTER = { after: '98' };
const expected = [99, 100, 101].map((height) => blockEvent(height).data.data);

/** The data of three events: two from before the subscription, and one of a block that is mined meanwhile. */
async function followed(subscribe: (address: string, next: (data: unknown) => void) => void): Promise<unknown[]> {
  const { address, chain } = await gatewayOverChain();
  const seen: unknown[] = [];
  subscribe(address, (data) => seen.push(JSON.parse(JSON.stringify(data))));
  await until(() => expect(seen).toHaveLength(2));
  chain.height = 101;
  await until(() => expect(seen).toHaveLength(3));
  return seen;
}

const ignored = { error() {}, complete() {} };
/** The data without what caches ask for. */
const typeless = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (name, value: unknown) => (name === '__typename' ? undefined : value)));

/** Follows the chain by Apollo Client with this link. */
function followByApollo(link: ApolloLink, next: (data: unknown) => void): void {
  const apollo = new ApolloClient({ cache: new InMemoryCache(), link });
  const subscription = apollo.subscribe({ query: gql(BLOCKS), variables: AFTER }).subscribe(({ data }) => next(data));
  onTestFinished(() => subscription.unsubscribe());
}

/** Follows the chain by Relay's network layer with this function. */
function followByRelay(subscribe: SubscribeFunction, next: (data: unknown) => void): void {
  const network = Network.create(() => Promise.reject(new Error('No query is sent.')), subscribe);
  const parameters = {
    cacheID: '1',
    id: null,
    metadata: {},
    name: 'Blocks',
    operationKind: 'subscription',
    text: BLOCKS,
  };
  const subscription = network
    .execute(parameters as never, AFTER, {})
    .subscribe({ next: (response) => next((response as { data: unknown }).data) });
  onTestFinished(() => subscription.unsubscribe());
}

const socketUrl = (address: string) => address.replace('http', 'ws');

describe('subscriptions with other clients', () => {
  it('graphql-sse', async () => {
    const seen = await followed((address, next) => {
      const client = createSseClient({ url: address });
      onTestFinished(() => client.dispose());
      client.subscribe({ query: BLOCKS, variables: AFTER }, { ...ignored, next: ({ data }) => next(data) });
    });
    expect(seen).toEqual(expected);
  });

  it('Apollo Client', async () => {
    const seen = await followed((address, next) => {
      const client = createWsClient({ url: socketUrl(address), webSocketImpl: WebSocket });
      onTestFinished(() => void client.dispose());
      followByApollo(new GraphQLWsLink(client), next);
    });
    expect(typeless(seen)).toEqual(expected);
  });

  it('Apollo Client, by our link', async () => {
    const seen = await followed((url, next) => followByApollo(clientLink(createClient({ url })), next));
    expect(typeless(seen)).toEqual(expected);
  });

  it('urql, by its own fetch', async () => {
    const seen = await followed((url, next) => {
      const client = new Client({ url, exchanges: [fetchExchange], fetchSubscriptions: true, preferGetMethod: false });
      const { unsubscribe } = client.subscription(BLOCKS, AFTER).subscribe(({ data }) => next(data));
      onTestFinished(unsubscribe);
    });
    expect(seen).toEqual(expected);
  });

  it('urql, by graphql-ws', async () => {
    const seen = await followed((address, next) => {
      const sockets = createWsClient({ url: socketUrl(address), webSocketImpl: WebSocket });
      const forwardSubscription = ({ query, variables }: { query?: string; variables?: object }) => ({
        subscribe: (sink: object) => ({
          unsubscribe: sockets.subscribe(
            { query: query ?? '', variables: variables as Record<string, unknown> },
            sink as never,
          ),
        }),
      });
      const client = new Client({
        url: address,
        exchanges: [subscriptionExchange({ forwardSubscription }) as never],
        preferGetMethod: false,
      });
      const { unsubscribe } = client.subscription(BLOCKS, AFTER).subscribe(({ data }) => next(data));
      onTestFinished(unsubscribe);
    });
    expect(seen).toEqual(expected);
  });

  it("Relay's network layer, by graphql-sse", async () => {
    const seen = await followed((url, next) => {
      const client = createSseClient({ url });
      onTestFinished(() => client.dispose());
      followByRelay(
        ({ text }, variables) =>
          Observable.create((sink) => client.subscribe({ query: text ?? '', variables }, sink as never)) as never,
        next,
      );
    });
    expect(seen).toEqual(expected);
  });

  it("Relay's network layer, by our function", async () => {
    const seen = await followed((url, next) => followByRelay(subscribeFunction(createClient({ url })), next));
    expect(seen).toEqual(expected);
  });

  it('urql, by our function', async () => {
    const seen = await followed((url, next) => {
      const exchange = subscriptionExchange({ forwardSubscription: forwardSubscription(createClient({ url })) });
      const client = new Client({ url, exchanges: [exchange], preferGetMethod: false });
      const { unsubscribe } = client.subscription(BLOCKS, AFTER).subscribe(({ data }) => next(data));
      onTestFinished(unsubscribe);
    });
    expect(seen).toEqual(expected);
  });
});
