import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { Defer20220824Handler, GraphQL17Alpha9Handler } from '@apollo/client/incremental';
import { Client, cacheExchange, fetchExchange } from '@urql/core';
import {
  type ConcreteRequest,
  createOperationDescriptor,
  Environment,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';
import { expect, it } from 'vitest';
import { createClient } from '../../src/client/index.ts';
import { fetchFunction } from '../../src/client/relay/index.ts';
import { CATEGORIES, heldMarketplace } from '../held-marketplace.ts';
import { compile } from '../relay/compile.ts';

const QUERY = `query Parts {
  jokeCategories
  ... @defer(label: "orders") { orders(first: 3) { totalCount nodes @stream(initialCount: 1, label: "rest") { orderId } } }
}`;
const nodes = ['11-1', '11-2', '11-3'].map((orderId) => ({ orderId }));

/** Reads the data of a client each time that it has changed. The held API replies after the first. */
async function expectParts(read: (url: string, next: (data: any) => void) => Promise<void>) {
  const { url, release } = await heldMarketplace();
  const seen: any[] = [];
  await read(url, (data) => {
    seen.push(JSON.parse(JSON.stringify(data), (key, value) => (key === '__typename' ? undefined : value)));
    release();
  });
  expect(seen[0]).toEqual({ jokeCategories: CATEGORIES });
  expect(seen.at(-1)).toMatchObject({ jokeCategories: CATEGORIES, orders: { totalCount: 7, nodes } });
  return seen;
}

/** The records of a store that the query selects. */
function inStore(store: Store) {
  const records = store.getSource().toJSON() as Record<string, any>;
  const { jokeCategories, 'orders(first:3)': orders } = records['client:root'];
  const { totalCount, nodes: found } = records[orders?.__ref] ?? {};
  return {
    jokeCategories,
    orders: orders && { totalCount, nodes: found.__refs.map((id: string) => ({ orderId: records[id].orderId })) },
  };
}

it.each([
  ['of August 2022', () => new Defer20220824Handler()],
  ['by ids', () => new GraphQL17Alpha9Handler()],
])('Apollo Client reads parts %s', async (_format, handler) => {
  await expectParts(async (url, next) => {
    const client = new ApolloClient({
      link: new HttpLink({ uri: url }),
      cache: new InMemoryCache(),
      incrementalHandler: handler(),
    });
    await new Promise<void>((resolve, reject) => {
      client.watchQuery<any>({ query: gql(QUERY) }).subscribe({
        next({ data, dataState, error }) {
          if (error) reject(error);
          if (data) next(data);
          if (dataState === 'complete') resolve();
        },
        error: reject,
      });
    });
    client.stop();
  });
});

it('urql reads parts', async () => {
  await expectParts(async (url, next) => {
    const client = new Client({ url, exchanges: [cacheExchange, fetchExchange], preferGetMethod: false });
    await new Promise<void>((resolve, reject) => {
      client.query(QUERY, {}).subscribe(({ data, error, hasNext }) => {
        if (error) reject(error);
        next(data);
        if (!hasNext) resolve();
      });
    });
  });
});

it('manifold-gateway/client reads parts, whose unchanged objects stay the same', async () => {
  const results: any[] = [];
  await expectParts(async (url, next) => {
    for await (const result of createClient({ url }).incremental(QUERY)) {
      results.push(result);
      next(result.data);
    }
  });
  expect(results.map(({ hasNext }) => hasNext)).toEqual([true, false]);
  expect(results[1].data.jokeCategories).toBe(results[0].data.jokeCategories);
  expect(results[1].added).toEqual([
    { label: 'rest', path: ['orders', 'nodes', 1], data: nodes[1], errors: [] },
    { label: 'rest', path: ['orders', 'nodes', 2], data: nodes[2], errors: [] },
    { label: 'orders', path: [], data: results[1].data, errors: [] },
  ]);
});

it('Relay reads parts', async () => {
  const { folder, wrong } = compile([
    { name: 'Parts', text: 'graphql`query PartsQuery { jokeCategories ...PartsOrders @defer }`;' },
    {
      name: 'PartsOrders',
      text: 'graphql`fragment PartsOrders on Query { orders(first: 3) { totalCount nodes @stream(initialCount: 1) { orderId } } }`;',
    },
  ]);
  expect(wrong).toBe('');
  const { default: query } = (await import(pathToFileURL(join(folder, 'PartsQuery.graphql.js')).href)) as {
    default: ConcreteRequest;
  };
  await expectParts(async (url, next) => {
    const store = new Store(new RecordSource());
    const network = Network.create(fetchFunction(createClient({ url })));
    const environment = new Environment({ store, network });
    const operation = createOperationDescriptor(query, {});
    await new Promise<void>((resolve, reject) => {
      environment.execute({ operation }).subscribe({
        next: () => next(inStore(store)),
        complete: resolve,
        error: reject,
      });
    });
  });
});
