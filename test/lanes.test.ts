import { request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '#gateway';
import { gatewayOver, json, type Sent } from '#test/harness';

/*
 * The same request down both lanes has to get the same answer: the express lane takes `/graphql`, and leaves
 * `/graphql?` to Yoga.
 */
const order = (n: number) => ({
  orderId: `11-${n}`,
  legacyOrderId: 'l',
  creationDate: '2026-03-01T09:00:00.000Z',
  lastModifiedDate: n === 3 ? 'yesterday' : '2026-03-02T10:00:00.000Z',
  orderFulfillmentStatus: 'NOT_STARTED',
  orderPaymentStatus: n === 2 ? 'SOMETHING_NEW' : 'PAID',
  cancelStatus: { cancelState: 'NONE_REQUESTED' },
  lineItems: [{ lineItemId: '1', quantity: n }],
});
const shop = ({ target }: Sent) => {
  const single = /^\/order\/11-(\d+)/.exec(target)?.[1];
  if (single === '404') return json({ errors: [{ errorId: 1 }] }, 404);
  if (single === '500') return json({ errors: [{ errorId: 30500 }] }, 500);
  if (single) return json(order(Number(single)));
  const count = Number(/limit=(\d+)/.exec(target)?.[1] ?? 2);
  return json({ total: 5, limit: count, offset: 0, orders: Array.from({ length: count }, (_, n) => order(n)) });
};

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

function send(port: string, path: string, headers: Readonly<Record<string, string>>, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, path, method: 'POST', headers: { 'x-request-id': 'same', ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { date: _date, ...rest } = response.headers;
          resolve({ status: response.statusCode, headers: rest, body: Buffer.concat(chunks).toString() });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function bothLanes() {
  const { gateway } = await gatewayOver('marketplace', shop);
  const server = await serve({
    ...gateway,
    settings: { ...gateway.settings, server: { ...gateway.settings.server, port: 0 } },
  });
  onTestFinished(() => server.stop());
  const { port } = new URL(server.origin);
  return async (body: string, headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' }) => ({
    express: await send(port, '/graphql', headers, body),
    yoga: await send(port, '/graphql?', headers, body),
  });
}

const operation = (query: string, variables?: unknown, operationName?: unknown) =>
  JSON.stringify({ query, variables, operationName });

describe('both lanes', () => {
  it.each([
    [
      'an operation',
      operation('{ orders(first: 2) { totalCount nodes { orderId paymentStatus lineItems { quantity } } } }'),
    ],
    ['variables', operation('query ($id: ID!) { order(id: $id) { id orderId } }', { id: '11-1' })],
    [
      'several operations, one of them named',
      operation('query A { order(id: "11-1") { orderId } } query B { order(id: "11-2") { orderId } }', {}, 'B'),
    ],
    [
      'several operations, none of them named',
      operation('query A { order(id: "11-1") { orderId } } query B { order(id: "11-2") { orderId } }'),
    ],
    ['a name that no operation has', operation('query A { order(id: "11-1") { orderId } }', {}, 'C')],
    [
      'fragments, aliases and directives',
      operation(
        'query ($no: Boolean = false) { a: order(id: "11-1") { ...F createdAt @include(if: $no) } b: order(id: "11-2") { ... on Order @skip(if: true) { orderId } ...F } } fragment F on Order { orderId paymentStatus }',
      ),
    ],
    ['an interface', operation('{ node(id: "T3JkZXI6MTEtMQ") { __typename id ... on Order { orderId } } }')],
    [
      'introspection',
      operation(
        '{ __schema { queryType { name } } __type(name: "Order") { fields { name type { kind ofType { name } } } } }',
      ),
    ],
    ['__typename', operation('{ __typename orders { __typename nodes { __typename } } }')],
    ['a look-up that finds nothing', operation('{ order(id: "11-404") { orderId } }')],
    [
      'an upstream that fails, beside one that does not',
      operation('{ a: order(id: "11-500") { raw } b: order(id: "11-1") { orderId raw } }'),
    ],
    ['a value that its type cannot carry', operation('{ order(id: "11-3") { orderId updatedAt } }')],
    [
      'an argument that makes no request',
      operation('{ order(id: "..") { orderId } orders(first: -1) { totalCount } }'),
    ],
    ['a cursor from nowhere', operation('{ orders(after: "nowhere") { totalCount nodes { orderId } } }')],
    ['a syntax error', operation('{ orders(')],
    ['a field that is not there', operation('{ nothing }')],
    [
      'an operation too deep',
      operation(`{ orders { edges { node { ${'buyer { taxAddress { '.repeat(6)} city ${'} } '.repeat(6)} } } } }`),
    ],
    ['an operation too long', operation(`{ ${'__typename '.repeat(2100)} }`)],
    ['a variable that is missing', operation('query ($id: ID!) { order(id: $id) { orderId } }')],
    [
      'a variable of the wrong type',
      operation('query ($first: Int) { orders(first: $first) { totalCount } }', { first: 'many' }),
    ],
    [
      'a number that is too large',
      operation('query ($first: Int) { orders(first: $first) { totalCount } }', { first: 3_000_000_000 }),
    ],
    [
      'one of several alternatives',
      operation('query ($where: OrderWhere) { orders(where: $where) { nodes { orderId } } }', {
        where: { filter: { fulfillment: 'FULFILLED' } },
      }),
    ],
    [
      'two alternatives at once',
      operation('query ($where: OrderWhere) { orders(where: $where) { totalCount } }', {
        where: { filter: {}, orderIds: ['1'] },
      }),
    ],
    ['no alternative', operation('query ($where: OrderWhere) { orders(where: $where) { totalCount } }', { where: {} })],
    [
      'UNRECOGNIZED as an argument',
      operation('query ($s: [PaymentDisputeStatus!]) { paymentDisputes(statuses: $s) { totalCount } }', {
        s: ['UNRECOGNIZED'],
      }),
    ],
    [
      'a scalar that does not fit',
      operation('query ($t: DateTime) { paymentDisputes(openedFrom: $t) { totalCount } }', { t: 'soon' }),
    ],
    ['a mutation that is not there', operation('mutation { nothing }')],
    ['a subscription', operation('subscription { nothing }')],
    ['no operation', '{}'],
    ['an empty document', operation('')],
    ['a query that is no text', JSON.stringify({ query: 1 })],
    ['variables that are a list', JSON.stringify({ query: '{ __typename }', variables: [] })],
    ['variables that are null', JSON.stringify({ query: '{ __typename }', variables: null, operationName: null })],
    ['a property that nobody knows', JSON.stringify({ query: '{ __typename }', more: 1 })],
    ['extensions', JSON.stringify({ query: '{ __typename }', extensions: { a: 1 } })],
    ['a list of operations', '[{"query":"{ __typename }"}]'],
    ['no JSON', '{"query":'],
    ['JSON that is null', 'null'],
    ['nothing', ''],
  ])('answer %s alike', async (_name, body) => {
    const send = await bothLanes();

    const { express, yoga } = await send(body);

    expect(express).toEqual(yoga);
  });

  it.each([
    ['application/json'],
    ['application/json; charset=utf-8'],
    ['application/json;charset=UTF-8'],
    ['application/json; charset=utf-16'],
    ['application/graphql'],
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['text/html'],
    [''],
  ])('answer a body of the type %j alike', async (type) => {
    const send = await bothLanes();

    const { express, yoga } = await send(operation('{ __typename }'), type ? { 'content-type': type } : {});

    expect(express).toEqual(yoga);
  });

  it.each([
    ['*/*'],
    ['application/json'],
    ['application/graphql-response+json'],
    ['application/json, */*;q=0.1'],
    ['text/html'],
    ['multipart/mixed'],
    ['text/event-stream'],
  ])('answer callers that accept %s alike', async (accept) => {
    const send = await bothLanes();

    const { express, yoga } = await send(operation('{ order(id: "11-1") { orderId } }'), {
      'content-type': 'application/json',
      accept,
    });

    expect(express).toEqual(yoga);
  });
});
