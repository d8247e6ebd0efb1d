import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { json } from '#test/harness';
import { order, orderId, ordersAre } from '#test/orders';
import { ROUTES, type Route } from '#test/served';
import { temporaryFolder } from '#test/temporary-folder';
import { apiKey, guarded, read, refusal } from './guarded.ts';

const idOf = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64url');
const ORDER = idOf('Order', orderId(1));
const COUNTRY = idOf('Country', 'NLD');
const PERSISTED = 'query Saved { orders { totalCount } }';
const SHA = createHash('sha256').update(PERSISTED).digest('hex');

const unexpected = () => json({}, 500);

/** A gateway over three APIs, asked with these scopes. */
async function withScopes(route: Route, scopes: readonly string[]) {
  const folder = temporaryFolder();
  const manifest = join(folder, 'documents.json');
  writeFileSync(manifest, JSON.stringify({ [SHA]: PERSISTED }));
  const { key, entry } = apiKey('shop', scopes);
  const answers = {
    marketplace: ordersAre([order(1, { lineItems: [] })]),
    countries: unexpected,
    logistics: unexpected,
  };
  const found = await guarded(route, { keys: [entry] }, { answers, settings: { documents: { manifest } } });
  const headers = { 'x-api-key': key };
  return {
    ...found,
    ask: (query: string, more: object = {}) => found.post({ query, ...more }, headers),
    askSaved: () => found.get({ documentId: SHA }, headers),
  };
}

/** Each way to select a field, without its scope. */
const PATHS: readonly [name: string, query: string, missing: readonly string[], more?: object][] = [
  ['a root field', '{ orders { totalCount } }', ['marketplace:read:orders']],
  ['an alias', '{ jokes: orders { totalCount } }', ['marketplace:read:orders']],
  ['an inline fragment', '{ ... on Query { ... { orders { totalCount } } } }', ['marketplace:read:orders']],
  [
    'a fragment',
    '{ ...A } fragment A on Query { ...B } fragment B on Query { orders { totalCount } }',
    ['marketplace:read:orders'],
  ],
  ['a field that is skipped', '{ orders @skip(if: true) { totalCount } }', ['marketplace:read:orders']],
  [
    'a field that a variable excludes',
    'query ($w: Boolean = false) { orders @include(if: $w) { totalCount } }',
    ['marketplace:read:orders'],
  ],
  [
    'several fields',
    '{ orders { totalCount } countries { totalCount } }',
    ['countries:read:countries', 'marketplace:read:orders'],
  ],
  ['node and a fragment', `{ node(id: "${ORDER}") { ... on Order { orderId } } }`, ['marketplace:read']],
  ['nodes and a named fragment', `{ nodes(ids: []) { ...O } } fragment O on Order { orderId }`, ['marketplace:read']],
  [
    'node and a fragment of an API',
    `{ node(id: "x") { ... on Node { ... on Country { code } } } }`,
    ['countries:read'],
  ],
  [
    'a mutation',
    'mutation { createShippingFulfillment(input: { orderId: "1", lineItems: [] }) { __typename } }',
    ['marketplace:write:createShippingFulfillment'],
  ],
  [
    'one of two operations',
    'query A { orders { totalCount } } query B { __typename }',
    ['marketplace:read:orders'],
    { operationName: 'A' },
  ],
];

describe.each(ROUTES)('without its scope, by the %s route,', (route) => {
  it.each(PATHS)('nothing is reached by %s', async (_name, query, missing, more) => {
    const { ask, sent } = await withScopes(route, ['logistics']);

    const answer = await ask(query, more);

    expect(refusal(answer)).toEqual([
      403,
      'FORBIDDEN',
      `Bearer realm="manifold", error="insufficient_scope", scope="${missing.join(' ')}"`,
    ]);
    expect(read(answer)).toEqual({
      errors: [expect.objectContaining({ extensions: expect.objectContaining({ missingScopes: missing }) })],
    });
    expect(sent).toEqual([]);
  });

  it('nothing is reached by a persisted document', async () => {
    const { askSaved, sent } = await withScopes(route, ['countries']);

    expect(refusal(await askSaved()).slice(0, 2)).toEqual([403, 'FORBIDDEN']);
    expect(sent).toEqual([]);
  });

  it.each([
    [['marketplace'], 'orders { nodes { fulfillmentOrder { orderId } } }', ['logistics:read']],
    [['marketplace'], 'orders { nodes { lineItems { inventory { sku } } } }', ['logistics:read']],
    [
      ['marketplace', 'logistics:read:inventory'],
      'orders { nodes { fulfillmentOrder { orderId } } }',
      ['logistics:read'],
    ],
    [
      ['marketplace:read:orders', 'logistics:read'],
      'orders { nodes { fulfillmentOrder { order { orderId } } } }',
      ['marketplace:read'],
    ],
    [['marketplace'], 'orders { nodes { buyer { taxAddress { country { code } } } } }', ['countries:read']],
  ])('nothing is reached over an edge: %j and { %s }', async (scopes, selection, missing) => {
    const { ask, sent } = await withScopes(route, scopes);

    expect(read(await ask(`{ ${selection} }`)).errors[0].extensions.missingScopes).toEqual(missing);
    expect(sent).toEqual([]);
  });

  it('no object is refetched by its id, and the rest of the operation is answered', async () => {
    const { ask, sent } = await withScopes(route, ['marketplace']);

    const answer = read(
      await ask('query ($ids: [ID!]!, $id: ID!) { nodes(ids: $ids) { id } node(id: $id) { __typename } }', {
        variables: { ids: [ORDER, COUNTRY], id: COUNTRY },
      }),
    );

    expect(answer.data).toEqual({ nodes: [expect.anything(), null], node: null });
    expect(answer.errors.map(({ path, extensions }: any) => [path, extensions.code, extensions.missingScopes])).toEqual(
      [
        [['nodes', 1], 'FORBIDDEN', ['countries:read']],
        [['node'], 'FORBIDDEN', ['countries:read']],
      ],
    );
    expect(sent.map(({ target }) => target)).toEqual([expect.stringContaining('/order')]);
  });

  it('the schema does not show a field, and shows the needs of others', async () => {
    const { ask } = await withScopes(route, ['marketplace:read:orders', 'countries:read']);

    const { data } = read(
      await ask(`{ __schema { queryType { fields { name description } } mutationType { name } }
        country: __type(name: "Country") { fields { name } } shipment: __type(name: "FulfillmentOrder") { name } }`),
    );
    const names = data.__schema.queryType.fields.map(({ name }: { name: string }) => name);

    expect(names.toSorted()).toEqual(['countries', 'country', 'currency', 'node', 'nodes', 'orders']);
    expect(data.__schema.queryType.fields.at(-1).description).toMatch(/\n\nNeeds `\w+:read`\.$/);
    expect([data.__schema.mutationType, data.shipment]).toEqual([null, null]);
    expect(data.country.fields.map(({ name }: { name: string }) => name)).toContain('name');
  });
});

describe('with its scope', () => {
  it.each([
    [['*']],
    [['*:read']],
    [['marketplace']],
    [['marketplace:read']],
    [['marketplace:read:orders']],
    [['marketplace:*:orders']],
    [['countries', 'marketplace:read:orders']],
  ])('a field is answered: %j', async (scopes) => {
    const { ask, askSaved } = await withScopes('direct', scopes);

    expect(read(await ask('{ all: orders { totalCount } }'))).toEqual({ data: { all: { totalCount: 1 } } });
    expect(read(await askSaved())).toEqual({ data: { orders: { totalCount: 1 } } });
  });

  it('an anonymous caller is asked for a credential where it lacks one', async () => {
    const { post } = await guarded('direct', { anonymous: [] });

    expect(refusal(await post({ query: '{ quotes(search: "a") { totalCount } }' }))).toEqual([
      401,
      'UNAUTHENTICATED',
      'Bearer realm="manifold"',
    ]);
    expect(read(await post({ query: '{ __typename }' }))).toEqual({ data: { __typename: 'Query' } });
  });
});
