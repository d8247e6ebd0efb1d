import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ConcreteRequest,
  createOperationDescriptor,
  Environment,
  fetchQuery,
  type GraphQLSingularResponse,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import { compile } from '#test/relay/compile';
import { fetchOf, graphResponse } from '../harness.ts';
import { createClient, GraphError } from '../index.ts';
import { fetchFunction, missingFieldHandlers } from './index.ts';

const MODULES = [
  { name: 'Order', text: 'graphql`query OrderQuery($id: ID!) { order(id: $id) { id orderId } }`;' },
  { name: 'Node', text: 'graphql`query NodeQuery($id: ID!) { node(id: $id) { id ... on Order { orderId } } }`;' },
];
const variables = { id: 'o1' };
const data = { order: { id: 'o1', orderId: '11-1' } };

/** The operations as Relay's compiler prepares them. */
async function compiled(): Promise<Readonly<Record<'OrderQuery' | 'NodeQuery', ConcreteRequest>>> {
  const { folder, wrong } = compile(MODULES);
  expect(wrong).toBe('');
  const load = async (name: string) =>
    ((await import(pathToFileURL(join(folder, `${name}.graphql.js`)).href)) as { default: ConcreteRequest }).default;
  return { OrderQuery: await load('OrderQuery'), NodeQuery: await load('NodeQuery') };
}

function environmentWith(fetch: typeof globalThis.fetch) {
  const client = createClient({ url: 'http://graph.test/graphql', fetch, retry: false });
  const network = Network.create(fetchFunction(client));
  return new Environment({ store: new Store(new RecordSource()), network, missingFieldHandlers });
}

describe('fetchFunction', () => {
  it('sends the text of the compiler with the name of the operation', async () => {
    const { OrderQuery } = await compiled();
    const { fetch, sent } = fetchOf(graphResponse({ data }));

    const result = await fetchQuery(environmentWith(fetch), OrderQuery, variables).toPromise();

    expect(result).toEqual(data);
    const query = OrderQuery.params.text;
    expect(JSON.parse(sent[0]?.init?.body as string)).toEqual({ query, operationName: 'OrderQuery', variables });
  });

  it('rejects with the error of the network', async () => {
    const { OrderQuery } = await compiled();
    const { fetch } = fetchOf(new TypeError('fetch failed'));

    const failed = fetchQuery(environmentWith(fetch), OrderQuery, variables).toPromise();

    await expect(failed).rejects.toBeInstanceOf(GraphError);
  });

  it('passes on the errors of fields beside partial data', async () => {
    const { OrderQuery } = await compiled();
    const errors = [{ message: 'It failed.', path: ['order'], extensions: { code: 'UPSTREAM_ERROR' } }];
    const { fetch } = fetchOf(graphResponse({ data: { order: null }, errors }));
    const responses: GraphQLSingularResponse[] = [];
    const { request } = createOperationDescriptor(OrderQuery, variables);

    await environmentWith(fetch)
      .getNetwork()
      .execute(OrderQuery.params, request.variables, {})
      .do({ next: (response) => responses.push(response as GraphQLSingularResponse) })
      .toPromise();

    expect(responses).toEqual([{ data: { order: null }, errors }]);
  });

  it('aborts the request when nothing waits for it', async () => {
    const { OrderQuery } = await compiled();
    const started = Promise.withResolvers<AbortSignal>();
    const environment = environmentWith((_url, init) => {
      if (init?.signal) started.resolve(init.signal);
      return new Promise(() => undefined);
    });

    const subscription = fetchQuery(environment, OrderQuery, variables).subscribe({});
    const signal = await started.promise;
    subscription.unsubscribe();

    expect(signal.aborted).toBe(true);
  });
});

it('reads a node from the store that another field has fetched', async () => {
  const { OrderQuery, NodeQuery } = await compiled();
  const { fetch } = fetchOf(graphResponse({ data: { order: { ...data.order, __typename: 'Order' } } }));
  const environment = environmentWith(fetch);
  const node = createOperationDescriptor(NodeQuery, variables);
  expect(environment.check(node).status).toBe('missing');

  environment.retain(createOperationDescriptor(OrderQuery, variables));
  await fetchQuery(environment, OrderQuery, variables).toPromise();

  expect(environment.check(node).status).toBe('available');
});
