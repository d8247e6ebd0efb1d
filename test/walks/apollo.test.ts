import { readFileSync } from 'node:fs';
import { ApolloClient, gql, HttpLink, InMemoryCache, type TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { buildSchema, isObjectType } from 'graphql';
import { it } from 'vitest';
import * as documents from './documents.ts';
import { sendUpload } from './multipart.ts';
import { type PagedField, type WalkingClient, walk } from './walk.ts';

const QUERIES = { orders: documents.ORDERS, countries: documents.COUNTRIES, webhooks: documents.WEBHOOKS };
const FIRST = { orders: 25, countries: 100, webhooks: 10 };
const read = (file: string) => readFileSync(`schema/${file}`, 'utf8');

/** Types without an `id` are parts of their parents, so that answers add to them. */
function typePolicies(): TypePolicies {
  const types = Object.values(buildSchema(read('manifold.graphql')).getTypeMap()).filter(isObjectType);
  const embedded = types.filter((type) => !type.getFields()['id'] && !/^(Query|Mutation)$|Connection$/.test(type.name));
  const paged = relayStylePagination();
  return {
    ...Object.fromEntries(embedded.map(({ name }) => [name, { merge: true }])),
    Query: { fields: { orders: paged, countries: paged, webhooks: paged } },
  };
}

function clientFor(uri: string): WalkingClient {
  const cache = new InMemoryCache({
    possibleTypes: JSON.parse(read('possible-types.json')),
    typePolicies: typePolicies(),
  });
  const client = new ApolloClient({ link: new HttpLink({ uri }), cache });
  const after: Partial<Record<PagedField, string>> = {};

  function cached(field: PagedField) {
    const data = cache.readQuery<any>({ query: gql(QUERIES[field]), variables: { count: FIRST[field] } });
    return data?.[field].edges.map(({ node }: { node: { id: string } }) => node.id);
  }

  return {
    cached,
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
    upload: async (file) => (await sendUpload(uri, documents.UPLOAD, file))['concurrentAppend'],
  };
}

it('walks through the graph with Apollo Client without a warning', () => walk(clientFor), 60_000);
