import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ConcreteRequest,
  ConnectionHandler,
  createOperationDescriptor,
  Environment,
  type FetchFunction,
  fetchQuery,
  getRequest,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';
import { it } from 'vitest';
import { compile } from '../relay/compile.ts';
import * as documents from './documents.ts';
import { sendUpload } from './multipart.ts';
import { type PagedField, type WalkingClient, walk } from './walk.ts';

/** Relay pages a field that is marked as a connection, and edits it by directives of mutations. */
const asConnection = (text: string, field: PagedField) =>
  text.replace(/(first: \$count, after: \$cursor\))/, `$1 @connection(key: "Walk_${field}", filters: [])`);
const TEXTS = {
  WalkOrders: asConnection(documents.ORDERS, 'orders'),
  WalkCountries: asConnection(documents.COUNTRIES, 'countries'),
  WalkWebhooks: asConnection(documents.WEBHOOKS, 'webhooks'),
  WalkOrder: documents.ORDER,
  WalkCreate: documents.CREATE.replace('($input:', '($connections: [ID!]!, $input:').replace(
    'webhookEdge {',
    'webhookEdge @prependEdge(connections: $connections) {',
  ),
  WalkDelete: documents.DELETE.replace('($input:', '($connections: [ID!]!, $input:').replace(
    'deletedWebhookId',
    'deletedWebhookId @deleteEdge(connections: $connections) @deleteRecord',
  ),
};
const QUERIES = { orders: 'WalkOrders', countries: 'WalkCountries', webhooks: 'WalkWebhooks' } as const;
const FIRST = { orders: 25, countries: 100, webhooks: 10 };

type Requests = Readonly<Record<keyof typeof TEXTS, ConcreteRequest>>;

/** The operations as Relay's compiler prepares them. Each is named as its module demands. */
async function compiled(): Promise<Requests> {
  const modules = Object.entries(TEXTS).map(([name, text]) => {
    const kind = text.startsWith('mutation') ? 'Mutation' : 'Query';
    return { name, text: `graphql\`${text.replace(name, `${name}${kind}`)}\`;` };
  });
  const { folder, artifacts, wrong } = compile(modules);
  if (wrong) throw new Error(wrong);
  const loaded = artifacts.map(async (file) => {
    const { default: request } = (await import(pathToFileURL(join(folder, file)).href)) as { default: ConcreteRequest };
    return [file.replace(/(Query|Mutation)\.graphql\.js$/, ''), request] as const;
  });
  return Object.fromEntries(await Promise.all(loaded)) as Requests;
}

async function clientFor(endpoint: string): Promise<WalkingClient> {
  const requests = await compiled();
  const send: FetchFunction = async ({ text }, variables) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: text, variables }),
    });
    return (await response.json()) as never;
  };
  const environment = new Environment({ store: new Store(new RecordSource()), network: Network.create(send) });
  const after: Partial<Record<PagedField, string>> = {};
  const connectionId = (field: PagedField) => ConnectionHandler.getConnectionID('client:root', `Walk_${field}`);

  const query = (name: keyof Requests, variables: object) =>
    fetchQuery<any>(environment, requests[name], variables).toPromise() as Promise<any>;

  function mutate(name: keyof Requests, variables: object): Promise<void> {
    const operation = createOperationDescriptor(getRequest(requests[name]), variables as never);
    return new Promise((resolve, reject) => {
      environment.executeMutation({ operation }).subscribe({ complete: resolve, error: reject });
    });
  }

  function cached(field: PagedField) {
    const variables = { count: FIRST[field], cursor: null };
    const { fragment } = createOperationDescriptor(getRequest(requests[QUERIES[field]]), variables);
    const { data, isMissingData } = environment.lookup(fragment) as any;
    return isMissingData ? undefined : data[field].edges.map(({ node }: { node: { id: string } }) => node.id);
  }

  return {
    cached,
    async nextPage(field, count) {
      const name = QUERIES[field];
      const variables = { count, cursor: after[field] ?? null };
      environment.retain(createOperationDescriptor(getRequest(requests[name]), variables));
      await query(name, variables);
      const record = environment.getStore().getSource().get(connectionId(field)) as any;
      const pageInfo = environment.getStore().getSource().get(record.pageInfo.__ref) as any;
      after[field] = pageInfo.endCursor;
      return cached(field);
    },
    refetch: async (id) => (await query('WalkOrder', { id })).node,
    createWebhook: () => mutate('WalkCreate', { connections: [connectionId('webhooks')], input: {} }),
    deleteWebhook: (id) => mutate('WalkDelete', { connections: [connectionId('webhooks')], input: { id } }),
    upload: async (file) => (await sendUpload(endpoint, documents.UPLOAD, file))['concurrentAppend'],
  };
}

it('walks through the graph with Relay without a warning', () => walk(clientFor), 60_000);
