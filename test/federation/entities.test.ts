import { describe, expect, it } from 'vitest';
import type { Slug } from '#contracts';
import { toGlobalId } from '#graph';
import { allCountriesAre } from '#test/countries';
import { gatewayOverAll, json, type Reply, type Sent } from '#test/harness';
import { order, orderId, ordersAre, range } from '#test/orders';
import { served } from '#test/served';

const ENTITIES = `query ($representations: [_Any!]!) {
  _entities(representations: $representations) {
    __typename
    ... on Order { orderId fulfillmentStatus }
    ... on Country { code code3 }
    ... on Currency { symbol }
  }
}`;

const NETHERLANDS = { cca2: 'NL', cca3: 'NLD', region: 'Europe' };
const ARUBA = { cca2: 'AW', cca3: 'ABW', region: 'Americas' };

/** A federated gateway over these APIs, asked for entities. */
async function federated(
  answers: Partial<Record<Slug, (request: Sent) => Reply>>,
  settings: Readonly<Record<string, unknown>> = {},
) {
  const countries = allCountriesAre([NETHERLANDS, ARUBA]);
  const over = await gatewayOverAll(
    { countries, ...shop(0), ...answers },
    { settings: { federation: true, ...settings } },
  );
  return {
    ...over,
    entities: (...representations: unknown[]) => over.run(ENTITIES, { representations }),
    targets: () => over.sent.map(({ target }) => target),
  };
}

const shop = (count: number) => ({ marketplace: ordersAre(range(count).map((n) => order(n))) });

describe('Query._entities', () => {
  it('looks up objects by any of their keys, in the order of the representations', async () => {
    const { entities } = await federated(shop(2));

    expect(
      await entities(
        { __typename: 'Country', code3: 'ABW' },
        { __typename: 'Order', orderId: orderId(1) },
        { __typename: 'Currency', code: 'EUR' },
        { __typename: 'Order', id: toGlobalId('Order', orderId(0)) },
        { __typename: 'Country', code: 'nl' },
        { __typename: 'Order', orderId: orderId(7) },
      ),
    ).toEqual({
      data: {
        _entities: [
          { __typename: 'Country', code: 'AW', code3: 'ABW' },
          { __typename: 'Order', orderId: orderId(1), fulfillmentStatus: 'NOT_STARTED' },
          { __typename: 'Currency', symbol: '€' },
          { __typename: 'Order', orderId: orderId(0), fulfillmentStatus: 'NOT_STARTED' },
          { __typename: 'Country', code: 'NL', code3: 'NLD' },
          null,
        ],
      },
    });
  });

  it('asks for no more keys in a call than the API takes, and for equal ones once', async () => {
    const { entities, targets } = await federated(shop(120));
    const ids = range(120).map((n) => ({ __typename: 'Order', orderId: orderId(n) }));
    const again = range(120).map((n) => ({ __typename: 'Order', id: toGlobalId('Order', orderId(n)) }));

    const { data } = await entities(...ids, ...again);

    expect(data._entities.map((each: { orderId: string }) => each.orderId)).toEqual(
      [...range(120), ...range(120)].map(orderId),
    );
    const asked = targets().map((target) => new URL(target, 'http://shop').searchParams.get('orderIds')?.split(','));
    expect(asked).toEqual(
      [range(50), range(50).map((n) => n + 50), range(20).map((n) => n + 100)].map((each) => each.map(orderId)),
    );
  });

  it('takes one call for any number of countries', async () => {
    const { entities, targets } = await federated({});

    const { data } = await entities(
      ...range(50).flatMap(() => [
        { __typename: 'Country', code: 'NL' },
        { __typename: 'Country', id: toGlobalId('Country', 'ABW') },
      ]),
    );

    expect(data._entities).toHaveLength(100);
    expect(targets()).toEqual(['/v3.1/alpha?codes=NL,ABW&fields=cca2,cca3']);
  });

  it('finds nothing by a key that the object does not have', async () => {
    const { entities } = await federated({});

    // The lookup takes codes of two and of three letters.
    expect(await entities({ __typename: 'Country', code3: 'NL' })).toEqual({ data: { _entities: [null] } });
  });

  it('is no part of the graph unless it is configured', async () => {
    const { run } = await gatewayOverAll(shop(1));

    const { errors } = await run('{ _entities(representations: []) { __typename } _service { sdl } }');

    expect(errors?.map(({ message }) => message)).toEqual([
      'Cannot query field "_entities" on type "Query".',
      'Cannot query field "_service" on type "Query".',
    ]);
  });
});

describe('a representation', () => {
  const polluted = JSON.parse('{ "__proto__": { "__typename": "Order" }, "orderId": "1" }');
  const REFUSED: readonly [name: string, representation: unknown, message: string][] = [
    ['a text', 'Order', 'A representation is an object with `__typename` and the fields of a key.'],
    ['a list', [{ __typename: 'Order' }], 'A representation is an object with `__typename` and the fields of a key.'],
    ['no type', { orderId: '1' }, '`__typename` of a representation is not the name of an entity of this graph.'],
    [
      'an unknown type',
      { __typename: 'Reader', id: '1' },
      '`__typename` of a representation is not the name of an entity of this graph.',
    ],
    [
      'a type without an identity',
      { __typename: 'Money', amount: '1' },
      '`__typename` of a representation is not the name of an entity of this graph.',
    ],
    [
      'an inherited name',
      { __typename: 'constructor' },
      '`__typename` of a representation is not the name of an entity of this graph.',
    ],
    [
      'a type of its prototype',
      polluted,
      '`__typename` of a representation is not the name of an entity of this graph.',
    ],
    [
      'a list as its type',
      { __typename: ['Order'], orderId: '1' },
      '`__typename` of a representation is not the name of an entity of this graph.',
    ],
    ['no key', { __typename: 'Order' }, 'A representation of Order has the fields of no key: `id`, `orderId`.'],
    [
      'a null key',
      { __typename: 'Order', orderId: null },
      'A representation of Order has the fields of no key: `id`, `orderId`.',
    ],
    [
      'a part of a key',
      { __typename: 'PaymentDispute', orderId: '1' },
      'A representation of PaymentDispute has the fields of no key: `id`, `orderId paymentDisputeId`.',
    ],
    [
      'a key that is an object',
      { __typename: 'Order', orderId: { a: 1 } },
      '`orderId` of a representation of Order is no ID.',
    ],
    [
      'a key of another form',
      { __typename: 'Currency', code: 'euro' },
      '`code` of a representation of Currency is no CurrencyCode.',
    ],
    [
      'a long key',
      { __typename: 'Order', orderId: 'x'.repeat(5000) },
      '`orderId` of a representation of Order is too long.',
    ],
    ['an `id` of nothing', { __typename: 'Order', id: 'x' }, '`id` is not one that this graph gave out.'],
    [
      'an `id` of another type',
      { __typename: 'Order', id: toGlobalId('Currency', 'EUR') },
      'This `id` is not of the type Order.',
    ],
  ];

  it.each(REFUSED)(
    'with %s is refused, without a call, and the others are answered',
    async (_name, representation, message) => {
      const { entities, sent } = await federated(shop(1));

      const { data, errors } = await entities({ __typename: 'Currency', code: 'EUR' }, representation);

      expect(data).toEqual({ _entities: [{ __typename: 'Currency', symbol: '€' }, null] });
      expect(errors).toEqual([
        expect.objectContaining({
          message,
          path: ['_entities', 1],
          extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }),
        }),
      ]);
      expect(sent).toEqual([]);
      expect(({} as Record<string, unknown>)['__typename']).toBeUndefined();
    },
  );

  it('stays one segment of a path', async () => {
    const { entities, targets } = await federated(shop(0));

    expect((await entities({ __typename: 'Order', orderId: '../admin' })).data).toEqual({ _entities: [null] });
    expect(targets()).toEqual(['/order/..%2Fadmin']);
  });

  it('with a value that joins to another key finds nothing', async () => {
    const { run, sent } = await federated({
      marketplace: () => json({ total: 1, fulfillments: [{ fulfillmentId: '2' }] }),
    });
    const found = async (orderId: string, fulfillmentId: string) => {
      const representation = { __typename: 'ShippingFulfillment', orderId, fulfillmentId };
      const query =
        'query ($r: [_Any!]!) { _entities(representations: $r) { ... on ShippingFulfillment { orderId } } }';
      return (await run(query, { r: [representation] })).data;
    };

    expect(await found('1', '2')).toEqual({ _entities: [{ orderId: '1' }] });
    expect(await found('1 2', '3')).toEqual({ _entities: [null] });
    expect(sent.map(({ target }) => target)).toEqual(Array(2).fill('/order/1/shipping_fulfillment'));
  });
});

describe('representations', () => {
  it('beyond limits.representations are refused together, without a call', async () => {
    const { entities, sent } = await federated(shop(9), { limits: { representations: 8 } });
    const all = range(9).map((n) => ({ __typename: 'Order', orderId: orderId(n) }));

    const { data, errors } = await entities(...all);
    expect((await entities(...all.slice(0, 8))).errors).toBeUndefined();

    expect([data, errors]).toEqual([
      null,
      [
        expect.objectContaining({
          message: 'An operation has at most 8 `representations`, by limits.representations; this one has 9.',
        }),
      ],
    ]);
    expect(sent).toHaveLength(1);
  });

  it('of several aliases count together', async () => {
    const { run } = await federated({}, { limits: { representations: 8 } });
    const selection = '_entities(representations: $r) { ... on Currency { symbol } }';

    const { errors } = await run(`query ($r: [_Any!]!) { a: ${selection} b: ${selection} }`, {
      r: range(5).map(() => ({ __typename: 'Currency', code: 'EUR' })),
    });

    expect(errors).toEqual([
      expect.objectContaining({
        message: 'An operation has at most 8 `representations`, by limits.representations; this one has 10.',
        path: ['b'],
      }),
    ]);
  });

  it('of 100,000 objects are refused by the size of the body, at once', async () => {
    const { gateway, sent } = await federated(shop(1), { limits: { body: '64MiB' } });
    const { post } = await served(gateway);
    const representations = range(100_000).map((n) => ({ __typename: 'Order', orderId: String(n) }));
    const started = performance.now();

    const { status, body } = await post({ query: ENTITIES, variables: { representations } });

    expect([status, JSON.parse(String(body)).errors[0].extensions.code]).toEqual([413, 'BAD_REQUEST']);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(sent).toEqual([]);
  });

  it('end with the limit of calls where the API takes one key at a time', async () => {
    const { run, sent } = await federated({ logistics: () => json({}, 500) }, { limits: { calls: 10 } });

    const { data, errors } = await run(
      'query ($r: [_Any!]!) { _entities(representations: $r) { ... on FulfillmentOrder { orderId } } }',
      { r: range(11).map((n) => ({ __typename: 'FulfillmentOrder', orderId: String(n) })) },
    );

    expect(data).toEqual({ _entities: range(11).map(() => null) });
    expect(errors?.[0].extensions.code).toBe('OPERATION_TOO_COMPLEX');
    expect(sent).toEqual([]);
  });
});

describe('the price of entities', () => {
  const COST = { limits: { cost: 3 } };

  it('is that of their lookups', async () => {
    const { gateway } = await federated(shop(1), { server: { explain: true } });
    const { post } = await served(gateway);
    const costOf = async (representations: readonly object[]) => {
      const { body } = await post({ query: ENTITIES, variables: { representations }, extensions: { explain: true } });
      return JSON.parse(String(body)).extensions.explain.cost;
    };
    const orders = (count: number) => range(count).map((n) => ({ __typename: 'Order', orderId: orderId(n) }));

    expect(await costOf(orders(1))).toMatchObject({ worst: 1, expected: 1 });
    expect(await costOf(orders(100))).toMatchObject({ worst: 2, expected: 2 });
    expect(await costOf(orders(101))).toMatchObject({ worst: 3, expected: 3 });
    expect(await costOf([...orders(2), { __typename: 'Country', code: 'NL' }])).toMatchObject({
      worst: 2,
      expected: 2,
    });
    expect(
      await costOf([
        { __typename: 'Country', code: 'NL' },
        { __typename: 'Country', code3: 'NLD' },
      ]),
    ).toMatchObject({ worst: 2, expected: 1 });
    expect(await costOf([{ __typename: 'Currency', code: 'EUR' }, { __typename: 'Order' }])).toMatchObject({
      worst: 0,
    });
    expect(await costOf(orders(1001))).toMatchObject({ worst: 0 });
  });

  it('is limited', async () => {
    const { entities, sent } = await federated(shop(1), COST);

    const { errors } = await entities(...range(200).map((n) => ({ __typename: 'Order', orderId: orderId(n) })));

    expect(errors).toEqual([expect.objectContaining({ extensions: expect.objectContaining({ cost: 4, limit: 3 }) })]);
    expect(sent).toEqual([]);
  });
});
