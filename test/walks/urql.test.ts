import { readFileSync } from 'node:fs';
import { Client, fetchExchange, gql } from '@urql/core';
import { type Cache, cacheExchange, type KeyGenerator } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import { buildSchema, isObjectType } from 'graphql';
import { it } from 'vitest';
import * as documents from './documents.ts';
import { type PagedField, type WalkingClient, walk } from './walk.ts';

const QUERIES = { orders: documents.ORDERS, countries: documents.COUNTRIES, webhooks: documents.WEBHOOKS };
const read = (file: string) => readFileSync(`schema/${file}`, 'utf8');

/** Types without an `id` are parts of their parents. */
function embedded(): Record<string, KeyGenerator> {
  const types = Object.values(buildSchema(read('manifold.graphql')).getTypeMap()).filter(isObjectType);
  return Object.fromEntries(
    types
      .filter((type) => !type.getFields()['id'] && !type.name.startsWith('__'))
      .map(({ name }) => [name, () => null]),
  );
}

function clientFor(url: string): WalkingClient {
  const cache = cacheExchange({
    schema: JSON.parse(read('introspection.json')),
    keys: embedded(),
    resolvers: { Query: { orders: relayPagination(), countries: relayPagination(), webhooks: relayPagination() } },
    updates: {
      Mutation: {
        createWebhook: ({ createWebhook }, _args, store) => insertFirst(store, createWebhook as Created),
        deleteWebhook: ({ deleteWebhook }, _args, store) => remove(store, deleteWebhook as Deleted),
      },
    },
  });
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
      const count = { orders: 25, countries: 100, webhooks: 10 }[field];
      const data = client.readQuery(gql(QUERIES[field]), { count, cursor: null })?.data;
      return data ? idsIn(data[field]) : undefined;
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

it('walks through the graph with urql and Graphcache without a warning', () => walk(clientFor), 60_000);
