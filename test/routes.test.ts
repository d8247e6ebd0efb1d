import { describe, expect, it } from 'vitest';
import { stoppedClock } from '#test/clock';
import { gatewayOver, json, type Sent } from '#test/harness';
import { allRoutes, askAll, compareToDirect } from '#test/routes/all-routes';
import type { Ask } from '#test/served';

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

async function routes() {
  const { gateway } = await gatewayOver('marketplace', shop);
  const all = await allRoutes(gateway);
  return (body: string, headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' }) =>
    askAll(all, { body, headers });
}

const operation = (query: string, variables?: unknown, operationName?: unknown) =>
  JSON.stringify({ query, variables, operationName });

describe('all routes', () => {
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
    ['an API', operation('{ node(id: "T3JkZXI6MTEtMQ") { __typename id ... on Order { orderId } } }')],
    [
      'introspection',
      operation(
        '{ __schema { queryType { name } } __type(name: "Order") { fields { name type { kind ofType { name } } } } }',
      ),
    ],
    ['__typename', operation('{ __typename orders { __typename nodes { __typename } } }')],
    ['a lookup that finds nothing', operation('{ order(id: "11-404") { orderId } }')],
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
        where: { fulfillment: 'FULFILLED' },
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
      operation(
        'query ($s: [PaymentDisputeStatusInput!]) { paymentDisputes(where: { statuses: $s }) { totalCount } }',
        {
          s: ['UNRECOGNIZED'],
        },
      ),
    ],
    [
      'a scalar that does not fit',
      operation('query ($t: DateTime) { paymentDisputes(where: { openedAt: { from: $t } }) { totalCount } }', {
        t: 'soon',
      }),
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
    const send = await routes();

    const { expected, others } = compareToDirect(await send(body));

    expect(others).toEqual(expected);
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
    const send = await routes();

    const { expected, others } = compareToDirect(
      await send(operation('{ __typename }'), type ? { 'content-type': type } : {}),
    );

    expect(others).toEqual(expected);
  });

  it.each([
    ['*/*'],
    ['application/json'],
    ['application/graphql-response+json'],
    ['application/json, */*;q=0.1'],
    ['text/html'],
    ['multipart/mixed'],
  ])('answer callers that accept %s alike', async (accept) => {
    const send = await routes();

    const { expected, others } = compareToDirect(
      await send(operation('{ order(id: "11-1") { orderId } }'), {
        'content-type': 'application/json',
        accept,
      }),
    );

    expect(others).toEqual(expected);
  });

  it('answer by a stream where it is accepted alone', async () => {
    const send = await routes();

    const { expected, others } = compareToDirect(
      await send(operation('{ order(id: "11-1") { orderId } }'), {
        'content-type': 'application/json',
        accept: 'text/event-stream',
      }),
    );

    expect(others).toEqual(expected);
    expect(expected['graphql-plugin']).toMatchObject({
      status: 200,
      body: 'event: next\ndata: {"data":{"order":{"orderId":"11-1"}}}\n\nevent: complete\ndata: \n\n',
    });
  });
});

/** The same gateway by all routes, its answers cached as long as the upstream says. Time stands still. */
async function routesByUrl() {
  stoppedClock();
  const control = { 'cache-control': 'public, max-age=60' };
  const { gateway } = await gatewayOver('marketplace', (request) => ({ ...shop(request), headers: control }), {
    settings: { performance: {}, defaults: { breaker: { failures: 0 } } },
  });
  const all = await allRoutes(gateway);
  return (ask: Ask) => askAll(all, { method: 'GET', ...ask });
}

const inUrl = (parameters: Readonly<Record<string, string>>) => `?${new URLSearchParams(parameters).toString()}`;
const ORDER = inUrl({ query: '{ order(id: "11-1") { orderId } }' });

describe('all routes, asked by GET,', () => {
  it.each<[string, string]>([
    ['an operation', ORDER],
    ['variables', inUrl({ query: 'query ($id: ID!) { order(id: $id) { orderId } }', variables: '{"id":"11-1"}' })],
    ['variables that are null', inUrl({ query: '{ order(id: "11-1") { orderId } }', variables: 'null' })],
    ['parameters that are empty', `${ORDER}&variables=&operationName=&extensions=&documentId=`],
    ['a parameter that nobody knows', `${ORDER}&more=1`],
    ['a parameter that is there twice', `${ORDER}&query=other`],
    [
      'one of several operations',
      inUrl({ query: 'query A { __typename } query B { orders { totalCount } }', operationName: 'B' }),
    ],
    ['none of several operations', inUrl({ query: 'query A { __typename } query B { __typename }' })],
    ['a lookup that finds nothing', inUrl({ query: '{ order(id: "11-404") { orderId } }' })],
    ['an upstream that fails', inUrl({ query: '{ order(id: "11-500") { orderId } }' })],
    ['a mutation', inUrl({ query: 'mutation { __typename }' })],
    [
      'a mutation beside a query',
      inUrl({ query: 'query A { __typename } mutation B { __typename }', operationName: 'B' }),
    ],
    ['a subscription', inUrl({ query: 'subscription { nothing }' })],
    ['variables that are no JSON', inUrl({ query: '{ __typename }', variables: '{' })],
    ['variables that are a list', inUrl({ query: '{ __typename }', variables: '[]' })],
    ['extensions that are a text', inUrl({ query: '{ __typename }', extensions: '"a"' })],
    [
      'a variable of the wrong type',
      inUrl({ query: 'query ($n: Int) { orders(first: $n) { totalCount } }', variables: '{"n":"x"}' }),
    ],
    ['a syntax error', inUrl({ query: '{ orders(' })],
    ['an unknown document', '?documentId=sha256:0'],
    ['nothing', '?'],
    ['escapes that are none', '?query=%'],
  ])('answer %s alike', async (_name, query) => {
    const send = await routesByUrl();

    for (const method of ['GET', 'HEAD']) {
      const first = await send({ method, query });
      const { expected, others } = compareToDirect(first);
      expect(others).toEqual(expected);
      // Again, with cached parts, and once more, with a cached whole.
      expect(await send({ method, query })).toEqual(first);
      expect(await send({ method, query })).toEqual(first);
    }
  });

  it.each<Record<string, string>>([
    { accept: 'application/graphql-response+json' },
    { accept: 'application/graphql-response+json, application/json;q=0.9' },
    { accept: 'application/graphql-response+json,application/json;q=0.9' },
    { accept: 'application/json, application/graphql-response+json' },
    { accept: 'image/png' },
    { 'content-type': 'application/json' },
    { 'content-type': 'text/plain' },
    { 'if-none-match': '*' },
    { 'if-none-match': '"other"' },
    { origin: 'https://a.example' },
  ])('answer with the header %j alike', async (headers) => {
    const send = await routesByUrl();

    for (const query of [ORDER, inUrl({ query: '{ order(id: "11-500") { orderId } }' }), '?query={']) {
      const { expected, others } = compareToDirect(await send({ query, headers }));

      expect(others).toEqual(expected);
    }
  });
});
