import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ConcreteRequest,
  ConnectionHandler,
  commitMutation,
  createOperationDescriptor,
  Environment,
  fetchQuery,
  getRequest,
  Network,
  RecordSource,
  Store,
  type UploadableMap,
  type Variables,
} from 'relay-runtime';
import { it } from 'vitest';
import { createClient } from '../../src/client/index.ts';
import { fetchFunction, handlerProvider, missingFieldHandlers } from '../../src/client/relay/index.ts';
import { compile } from '../relay/compile.ts';
import * as documents from './documents.ts';
import { type PagedField, type WalkingClient, walk } from './walk.ts';

/** Relay pages a field that is marked as a connection, and edits it by directives of mutations. */
const asConnection = (text: string, field: PagedField) =>
  text
    .replace(/(first: \$count, after: \$cursor\))/, `$1 @connection(key: "Walk_${field}", filters: [])`)
    .replace('pageInfo', 'nodes { id } pageInfo');
const TEXTS = {
  WalkOrders: asConnection(documents.ORDERS, 'orders'),
  WalkCountries: asConnection(documents.COUNTRIES, 'countries'),
  WalkWebhooks: asConnection(documents.WEBHOOKS, 'webhooks'),
  WalkOrder: documents.ORDER,
  WalkCreate: documents.CREATE.replace('($input:', '($connections: [ID!]!, $input:').replace(
    'webhookEdge {',
    'webhookEdge @prependEdge(connections: $connections) {',
  ),
  WalkUpload: documents.UPLOAD,
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
  const environment = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create(fetchFunction(createClient({ url: endpoint }))),
    handlerProvider,
    missingFieldHandlers,
  });
  const after: Partial<Record<PagedField, string>> = {};
  const connectionId = (field: PagedField) => ConnectionHandler.getConnectionID('client:root', `Walk_${field}`);

  const query = (name: keyof Requests, variables: object) =>
    fetchQuery<any>(environment, requests[name], variables).toPromise() as Promise<any>;

  function mutate(name: keyof Requests, variables: Variables, uploadables: UploadableMap = {}): Promise<any> {
    return new Promise((resolve, reject) => {
      const onCompleted = (data: unknown) => resolve(data);
      commitMutation(environment, { mutation: requests[name], variables, uploadables, onCompleted, onError: reject });
    });
  }

  function connection(field: PagedField) {
    const variables = { count: FIRST[field], cursor: null };
    const { fragment } = createOperationDescriptor(getRequest(requests[QUERIES[field]]), variables);
    const { data, isMissingData } = environment.lookup(fragment) as any;
    return isMissingData ? undefined : data[field];
  }
  const cached = (field: PagedField) => connection(field)?.edges.map(({ node }: { node: { id: string } }) => node.id);

  return {
    cached,
    cachedNodes: (field) => connection(field)?.nodes.map(({ id }: { id: string }) => id),
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
    upload: async (file) => (await mutate('WalkUpload', { file: null }, { file })).concurrentAppend,
  };
}

it('walks through the graph with Relay without a warning', () => walk(clientFor));
