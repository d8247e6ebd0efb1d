import { describe, expect, it } from 'vitest';
import { toGlobalId } from '#graph';
import { gatewayOverAll, json } from '#test/harness';
import { order, orderId, ordersAre } from '#test/orders';
import { ROUTES, served } from '#test/served';
import { apiKey, guarded, read, refusal } from '../callers/guarded.ts';

const ORDER = { __typename: 'Order', orderId: orderId(1) };
const COUNTRY = { __typename: 'Country', id: toGlobalId('Country', 'NLD') };
const EURO = { __typename: 'Currency', code: 'EUR' };
const ENTITIES = 'query ($r: [_Any!]!) { _entities(representations: $r)';
const SDL = '{ _service { sdl } }';

/** A federated gateway over two APIs, asked with these scopes. */
async function withScopes(route: (typeof ROUTES)[number], ...scopes: readonly (readonly string[])[]) {
  const keys = scopes.map((each, index) => apiKey(`router-${index}`, each));
  const { post, sent } = await guarded(
    route,
    { keys: keys.map(({ entry }) => entry) },
    {
      answers: { marketplace: ordersAre([order(1)]), countries: () => json({}, 500) },
      settings: { federation: true, performance: {} },
    },
  );
  const ask = (body: object, caller = 0) => post(body, { 'x-api-key': keys[caller]?.key ?? '' });
  return { ask, sent };
}

describe.each(ROUTES)('by the %s route', (route) => {
  it('no entity is reached without its scope', async () => {
    const { ask, sent } = await withScopes(route, ['countries']);
    const refused = async (selection: string) =>
      refusal(await ask({ query: `${ENTITIES} { ${selection} } }`, variables: { r: [ORDER] } }));

    const challenge = 'Bearer realm="manifold", error="insufficient_scope", scope="marketplace:read"';
    expect(await refused('... on Order { orderId }')).toEqual([403, 'FORBIDDEN', challenge]);
    expect(await refused('... on Node { ... on Order { orderId } }')).toEqual([403, 'FORBIDDEN', challenge]);
    expect(sent).toEqual([]);
  });

  it('those that only their representations name are refused one by one', async () => {
    const { ask, sent } = await withScopes(route, ['marketplace']);

    const answer = read(
      await ask({ query: `${ENTITIES} { __typename ... on Node { id } } }`, variables: { r: [ORDER, COUNTRY, EURO] } }),
    );

    expect(answer.data._entities).toEqual([
      { __typename: 'Order', id: toGlobalId('Order', orderId(1)) },
      null,
      { __typename: 'Currency', id: toGlobalId('Currency', 'EUR') },
    ]);
    expect(answer.errors).toEqual([
      expect.objectContaining({
        path: ['_entities', 1],
        extensions: expect.objectContaining({ code: 'FORBIDDEN', missingScopes: ['countries:read'] }),
      }),
    ]);
    expect(sent.map(({ target }) => target)).toEqual([`/order/${orderId(1)}`]);
  });

  it('the scope of a single root field is not enough', async () => {
    const { ask } = await withScopes(route, ['marketplace:read:order']);

    const answer = await ask({ query: `${ENTITIES} { ... on Order { orderId } } }`, variables: { r: [ORDER] } });

    expect(answer.status).toBe(403);
  });

  it('each caller sees the schema that it can use, cached or not', async () => {
    const { ask } = await withScopes(route, ['marketplace'], ['countries'], []);
    const sdlOf = async (caller: number): Promise<string> => read(await ask({ query: SDL }, caller)).data._service.sdl;
    const types = (sdl: string) => ['Order', 'Country', 'Currency'].filter((name) => sdl.includes(`\ntype ${name} `));

    for (const _again of [1, 2]) {
      expect(types(await sdlOf(0))).toEqual(['Order', 'Currency']);
      expect(types(await sdlOf(1))).toEqual(['Country', 'Currency']);
    }
  });
});

it('entities are looked up as their own caller, at the same time too', async () => {
  const { gateway, sent } = await gatewayOverAll(
    { marketplace: ({ headers }) => json(order(1, { sellerId: headers['authorization'] })) },
    {
      settings: {
        federation: true,
        apis: { marketplace: { forward: ['authorization'] } },
        performance: { cache: true, coalesceCalls: true, responseCache: true },
      },
    },
  );
  const { post } = await served(gateway);
  const ask = async (authorization: string) =>
    read(
      await post(
        { query: `${ENTITIES} { ... on Order { sellerId } } }`, variables: { r: [ORDER] } },
        { authorization },
      ),
    );

  const answers = await Promise.all(['Bearer ann', 'Bearer bob', 'Bearer ann'].map(ask));

  expect(answers.map(({ data }) => data._entities)).toEqual(
    ['Bearer ann', 'Bearer bob', 'Bearer ann'].map((sellerId) => [{ sellerId }]),
  );
  expect(sent.map(({ headers }) => headers['authorization']).toSorted()).toEqual(['Bearer ann', 'Bearer bob']);
});

describe('Query._service', () => {
  it('is the schema of the command line, without the fields of routers', async () => {
    const { run } = await gatewayOverAll(
      { marketplace: ordersAre([]) },
      { settings: { federation: { shareable: ['Order'] } } },
    );

    const { data } = await run(SDL);

    expect(data._service.sdl).toContain('https://specs.apollo.dev/federation/v2.9');
    expect(data._service.sdl).toContain(
      'type Order implements Node @key(fields: "id") @key(fields: "orderId") @shareable {',
    );
    expect(data._service.sdl).not.toMatch(/_entities|_service|_Any|_Entity|\bnode\(|@semanticNonNull|@requiresScopes/);
  });

  it('is no part of the graph where introspection is off', async () => {
    const { gateway } = await gatewayOverAll(
      { marketplace: ordersAre([]) },
      { settings: { federation: true, server: { introspection: false } } },
    );
    const { post } = await served(gateway);

    expect(refusal(await post({ query: SDL })).slice(0, 2)).toEqual([200, 'GRAPHQL_VALIDATION_FAILED']);
    expect(read(await post({ query: '{ _entities(representations: []) { __typename } }' }))).toEqual({
      data: { _entities: [] },
    });
  });
});
