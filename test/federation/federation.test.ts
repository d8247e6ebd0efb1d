import { beforeAll, describe, expect, it } from 'vitest';
import { installFolder } from '../../scripts/install-folder.ts';
import { composers } from './composers.ts';
import { PACKAGES } from './packages.ts';
import { routers } from './routers.ts';
import { subgraphOf, supergraphOverSandbox, travel } from './supergraph.ts';

beforeAll(() => {
  expect(installFolder(PACKAGES)).toBe(true);
}, 900_000);

describe.each(Object.entries(composers))('the composer of %s composes', (_vendor, compose) => {
  it('the whole graph with a subgraph of others', () => {
    expect(compose([subgraphOf('manifold'), travel]).errors).toEqual([]);
  });

  it('two gateways, and an API of both if it is shareable', () => {
    const first = subgraphOf('first', ['banking', 'marketplace', 'logistics', 'quotes']);
    expect(compose([first, subgraphOf('second', ['countries', 'journals']), travel]).errors).toEqual([]);
    expect(compose([first, subgraphOf('second', ['quotes'])]).errors).not.toEqual([]);
    const shared = [
      subgraphOf('first', ['quotes', 'banking'], ['quotes']),
      subgraphOf('second', ['quotes'], ['quotes']),
    ];
    expect(compose(shared).errors).toEqual([]);
  });

  it('`node` of one subgraph', () => {
    const { sdl, ...subgraph } = subgraphOf('first', ['quotes']);
    const withNode = `${sdl}\nextend type Query { node(id: ID!): Node }`;

    expect(compose([{ ...subgraph, sdl: withNode }, subgraphOf('second', ['jokes'])]).errors).toEqual([]);
  });
});

type Calls = Readonly<Record<string, number>>;

/** Operations over both subgraphs, and the upstream calls that they take; those of Hive Gateway's own planner, if others. */
const OPERATIONS: readonly [name: string, query: string, calls: Calls, ofHive?: Calls][] = [
  [
    '100 of our countries behind keys of others',
    '{ trips { destination { code name { common } advice } } }',
    { countries: 1 },
  ],
  ['100 of our orders behind keys of others', '{ trips { order { orderId createdAt giftNote } } }', { marketplace: 2 }],
  ['our fields of 100 products of others', '{ products { sku name isStocked inventory { sku } } }', { logistics: 1 }],
  [
    'fields and customers of others for 100 of our orders',
    '{ orders(first: 100) { nodes { orderId giftNote customer { username tier } } } }',
    { marketplace: 1 },
    // It asks for `customer` again, by the keys of the orders.
    { marketplace: 3 },
  ],
  [
    'a field of others that requires one of ours, for 100 countries',
    '{ countries(first: 100) { nodes { code population isCrowded } } }',
    { countries: 6 },
  ],
];

describe.each(Object.entries(routers))('%s executes', (router, start) => {
  it('operations over both subgraphs, in as few upstream calls as one gateway', async () => {
    const { supergraph, callsOf } = await supergraphOverSandbox();
    const ask = await start(supergraph);
    const answers: Record<string, any> = {};
    const calls: Record<string, object> = {};
    for (const [name, query] of OPERATIONS) {
      calls[name] = await callsOf(async () => {
        const { data, errors } = await ask(query);
        expect(errors).toBeUndefined();
        answers[name] = data;
      });
    }

    expect(calls).toEqual(
      Object.fromEntries(
        OPERATIONS.map(([name, , usual, ofHive = usual]) => [name, router === 'Hive Gateway' ? ofHive : usual]),
      ),
    );
    const [byCountry, byOrder, products, orders, countries] = OPERATIONS.map(([name]) => answers[name]);
    expect(byCountry.trips).toHaveLength(100);
    expect(byCountry.trips[0].destination).toEqual({ code: 'AW', name: { common: 'Aruba' }, advice: 'Pack for AW' });
    expect(byCountry.trips.every(({ destination }: any) => destination.name.common && destination.advice)).toBe(true);
    expect(byOrder.trips.every(({ order }: any) => order.createdAt && order.giftNote === `For ${order.orderId}`)).toBe(
      true,
    );
    expect(products.products).toHaveLength(100);
    expect(products.products[0]).toMatchObject({ isStocked: true, inventory: [{ sku: products.products[0].sku }] });
    expect(orders.orders.nodes).toHaveLength(100);
    expect(orders.orders.nodes.every(({ customer }: any) => /^(GOLD|BLUE)$/.test(customer.tier))).toBe(true);
    expect(countries.countries.nodes.filter(({ isCrowded }: any) => isCrowded)).not.toEqual([]);
    expect(
      countries.countries.nodes.every(({ population, isCrowded }: any) => isCrowded === population > 50_000_000),
    ).toBe(true);
  }, 120_000);
});
