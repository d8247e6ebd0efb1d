import { describe, expect, it } from 'vitest';
import { gatewayOverAll, json, type Sent } from '#test/harness';
import { order, ordersAre, range } from '#test/orders';
import { apiKey, guarded, read, refusal } from '../callers/guarded.ts';
import { customerOfOrder, stockOfProduct } from './contributions.ts';

const edges = [stockOfProduct, customerOfOrder];
const PRODUCTS = 'query ($r: [_Any!]!) { _entities(representations: $r)';
const products = (count: number) => range(count).map((n) => ({ __typename: 'Product', sku: `sku-${n}` }));

/** Stock of every SKU that is asked for. */
function stock({ target }: Sent) {
  const skus = new URL(target, 'http://stock').searchParams
    .getAll('externalSkuNames')
    .flatMap((each) => each.split(','));
  return json({
    meta: { pagination: { total: skus.length } },
    data: skus.map((skuReference) => ({ item: { skuReference } })),
  });
}

const answers = { logistics: stock, marketplace: ordersAre([order(1, { buyer: { username: 'ann' } })]) };

describe('fields of ours for entities of others', () => {
  it('are resolved from the fields of the representation, in batches', async () => {
    const { run, sent } = await gatewayOverAll(answers, { settings: { federation: true }, edges });

    const { data, errors } = await run(`${PRODUCTS} { ... on Product { sku isStocked inventory { sku } } } }`, {
      r: products(250),
    });

    expect(errors).toBeUndefined();
    expect(data._entities).toEqual(products(250).map(({ sku }) => ({ sku, isStocked: true, inventory: [{ sku }] })));
    const asked = sent.map(({ target }) =>
      new URL(target, 'http://stock').searchParams.getAll('externalSkuNames').join().split(','),
    );
    expect(asked.flat()).toEqual(products(250).map(({ sku }) => sku));
    expect(Math.max(...asked.map((skus) => skus.length))).toBe(100);
    // Where a turn of the executor ends between two products of one batch, that is sent in two calls.
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  it('need the scopes of their APIs; the fields of the key need none', async () => {
    const { key, entry } = apiKey('router', ['marketplace']);
    const { post, sent } = await guarded(
      'direct',
      { keys: [entry] },
      { answers, settings: { federation: true }, edges },
    );
    const ask = (selection: string) =>
      post(
        { query: `${PRODUCTS} { ... on Product { ${selection} } } }`, variables: { r: products(1) } },
        { 'x-api-key': key },
      );

    for (const selection of ['isStocked', 'inventory { sku }', 'stock: isStocked @skip(if: true)']) {
      expect(refusal(await ask(selection)).slice(0, 2)).toEqual([403, 'FORBIDDEN']);
    }
    expect(read(await ask('sku'))).toEqual({ data: { _entities: [{ sku: 'sku-0' }] } });
    expect(sent).toEqual([]);
  });

  it('are part of the schema for composers', async () => {
    const { run } = await gatewayOverAll(answers, { settings: { federation: true }, edges });

    const { sdl } = (await run('{ _service { sdl } }')).data._service;

    expect(sdl).toContain('type Product @key(fields: "sku") {');
    expect(sdl).toContain('type Customer @key(fields: "username", resolvable: false) {');
  });

  it('are no part of the graph without federation', async () => {
    const { gateway } = await gatewayOverAll(answers, { edges });

    expect(['Product', 'Customer'].filter((name) => gateway.schema.getType(name))).toEqual([]);
  });
});

describe('a field of ours that leads to an entity of others', () => {
  it('has the fields of its key', async () => {
    const { run } = await gatewayOverAll(answers, { settings: { federation: true }, edges });

    expect(await run('{ orders { nodes { customer { username } } } }')).toEqual({
      data: { orders: { nodes: [{ customer: { username: 'ann' } }] } },
    });
  });

  it('does not make it an entity that routers ask for here', async () => {
    const { run } = await gatewayOverAll(answers, { settings: { federation: true }, edges });

    const { errors } = await run(`${PRODUCTS} { __typename } }`, { r: [{ __typename: 'Customer', username: 'ann' }] });

    expect(errors?.[0].message).toBe('`__typename` of a representation is not the name of an entity of this graph.');
  });
});
