import { Client, fetchExchange, gql } from '@urql/core';
import { type Cache, cacheExchange, type DataFields } from '@urql/exchange-graphcache';
import { it } from 'vitest';
import { cacheConfig } from '../../src/client/urql/index.ts';
import * as documents from './documents.ts';
import { type PagedField, type WalkingClient, walk } from './walk.ts';

const FIRST = { orders: 25, countries: 100, webhooks: 10 };
const QUERIES = { orders: documents.ORDERS, countries: documents.COUNTRIES, webhooks: documents.WEBHOOKS };
function clientFor(url: string): WalkingClient {
  const updates = {
    Mutation: {
      createWebhook: ({ createWebhook }: DataFields, _args: unknown, store: Cache) =>
        insertFirst(store, createWebhook as Created),
      deleteWebhook: ({ deleteWebhook }: DataFields, _args: unknown, store: Cache) =>
        remove(store, deleteWebhook as Deleted),
    },
  };
  const cache = cacheExchange(cacheConfig({ updates }));
  const client = new Client({
    url,
    exchanges: [cache, fetchExchange],
    preferGetMethod: false,
    fetchOptions: { headers: { 'graphql-preflight': '1' } },
  });
  const after: Partial<Record<PagedField, string | null>> = {};

  async function run(text: string, variables: object) {
    const isMutation = text.startsWith('mutation');
    const result = isMutation ? client.mutation(gql(text), variables) : client.query(gql(text), variables);
    const { data, error } = await result.toPromise();
    if (error) throw error;
    return data;
  }

  return {
    async nextPage(field, count) {
      const data = await run(QUERIES[field], { count, cursor: after[field] ?? null });
      after[field] = data[field].pageInfo.endCursor;
      return idsIn(data[field]);
    },
    cached(field) {
      const count = FIRST[field];
      const data = client.readQuery(gql(QUERIES[field]), { count, cursor: null })?.data;
      return data ? idsIn(data[field]) : undefined;
    },
    cachedNodes(field) {
      const variables = { count: FIRST[field], cursor: null };
      const data = client.readQuery(gql(documents.nodesOf(field)), variables)?.data;
      return data?.[field].nodes.map(({ id }: { id: string }) => id);
    },
    refetch: async (id) => (await run(documents.ORDER, { id })).node,
    createWebhook: async () => void (await run(documents.CREATE, { input: {} })),
    deleteWebhook: async (id) => void (await run(documents.DELETE, { input: { id } })),
    upload: async (file) => (await run(documents.UPLOAD, { file })).concurrentAppend,
  };
}

interface Connection {
  readonly edges: readonly { readonly node: { readonly id: string } }[];
}
type Created = { readonly webhookEdge?: object };
type Deleted = { readonly deletedWebhookId?: string };

const idsIn = ({ edges }: Connection) => edges.map(({ node }) => node.id);
const WEBHOOKS = { query: gql(documents.WEBHOOKS), variables: { count: 10, cursor: null } };

function insertFirst(store: Cache, { webhookEdge }: Created) {
  store.updateQuery(WEBHOOKS, (data: any) => {
    data?.webhooks.edges.unshift(webhookEdge);
    return data;
  });
}

function remove(store: Cache, { deletedWebhookId }: Deleted) {
  store.updateQuery(WEBHOOKS, (data: any) => {
    if (data) data.webhooks.edges = data.webhooks.edges.filter((edge: any) => edge.node.id !== deletedWebhookId);
    return data;
  });
  if (deletedWebhookId) store.invalidate({ __typename: 'Webhook', id: deletedWebhookId });
}

it('walks through the graph with urql and Graphcache without a warning', () => walk(clientFor));
