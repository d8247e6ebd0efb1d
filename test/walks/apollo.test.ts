import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { it } from 'vitest';
import { cacheConfig, clientLink } from '../../src/client/apollo/index.ts';
import { createClient } from '../../src/client/index.ts';
import * as documents from './documents.ts';
import { type PagedField, type WalkingClient, walk } from './walk.ts';

const QUERIES = { orders: documents.ORDERS, countries: documents.COUNTRIES, webhooks: documents.WEBHOOKS };
const FIRST = { orders: 25, countries: 100, webhooks: 10 };

function clientFor(url: string): WalkingClient {
  const cache = new InMemoryCache(cacheConfig());
  const client = new ApolloClient({ link: clientLink(createClient({ url })), cache });
  const after: Partial<Record<PagedField, string>> = {};

  function cached(field: PagedField) {
    const data = cache.readQuery<any>({ query: gql(QUERIES[field]), variables: { count: FIRST[field] } });
    return data?.[field].edges.map(({ node }: { node: { id: string } }) => node.id);
  }

  function cachedNodes(field: PagedField) {
    const data = cache.readQuery<any>({ query: gql(documents.nodesOf(field)), variables: { count: FIRST[field] } });
    return data?.[field].nodes.map(({ id }: { id: string }) => id);
  }

  return {
    cached,
    cachedNodes,
    async nextPage(field, count) {
      const variables = { count, ...(after[field] !== undefined && { cursor: after[field] }) };
      const { data } = await client.query<any>({
        query: gql(QUERIES[field]),
        variables,
        fetchPolicy: 'network-only',
      });
      after[field] = data[field].pageInfo.endCursor;
      return cached(field);
    },
    refetch: async (id) => (await client.query<any>({ query: gql(documents.ORDER), variables: { id } })).data.node,
    async createWebhook() {
      await client.mutate<any>({
        mutation: gql(documents.CREATE),
        variables: { input: {} },
        update(store, { data }) {
          store.updateQuery<any>({ query: gql(documents.WEBHOOKS), variables: { count: 10 } }, (found) => ({
            webhooks: { ...found.webhooks, edges: [data.createWebhook.webhookEdge, ...found.webhooks.edges] },
          }));
        },
      });
    },
    async deleteWebhook(id) {
      await client.mutate<any>({
        mutation: gql(documents.DELETE),
        variables: { input: { id } },
        update(store, { data }) {
          store.evict({ id: `Webhook:${data.deleteWebhook.deletedWebhookId}` });
          store.gc();
        },
      });
    },
    async upload(file) {
      const { data } = await client.mutate<any>({ mutation: gql(documents.UPLOAD), variables: { file } });
      return data.concurrentAppend;
    },
  };
}

it('walks through the graph with Apollo Client without a warning', () => walk(clientFor));
